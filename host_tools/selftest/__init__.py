"""`crupier doctor --selftest`: a guided test of a real board, which ends in a report to share.

The board runs its own drivers, so what is tested is what plays.
"""
