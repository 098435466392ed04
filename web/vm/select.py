"""`select` of a board that has no cable: nothing ever comes."""

POLLIN, POLLOUT = 1, 4


class poll:
    def register(self, thing, mask=POLLIN | POLLOUT):
        pass

    def ipoll(self, timeout=-1):
        return ()
