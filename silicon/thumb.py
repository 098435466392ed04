"""The processor's everyday instructions, for numba to compile: what rp2040py does, only faster.

ARMv6-M as rp2040py's core has it, flag by flag and cycle by cycle (tests/silicon/test_thumb.py
compares them). Whatever else comes, exceptions, sleep and most peripherals, is left to rp2040py,
by returning before it.
"""

from numba.types import CPointer, float64, int64, uint32

from silicon.bus import (
    ALL,
    ELSEWHERE,
    FLAGS,
    FLASH,
    FLASH_SIZE,
    LOADED,
    MEMORY,
    RAM,
    RAM_SIZE,
    RETURNS,
    ROM_SIZE,
    load,
    signed,
    store,
)
from silicon.steps import fetch, holds, move, pop, push

_ALIGNED = ALL - 3
TYPES = int64(CPointer(uint32), CPointer(uint32), *MEMORY, CPointer(int64), int64, *[float64] * 2)


def execute(regs, own, bytes_, halves, words, lines, limit, ns, cycle):
    """Runs until `limit` cycles have passed, or before an instruction for rp2040py -> cycles.

    regs: r0 to r15. own: see bus.py; own[FLAGS]: N, Z, C, V from the top, and at the bottom
    whether interrupts are off. lines: see steps.fetch(). ns, cycle: the time at the begin,
    and of a cycle.
    """
    n, z = own[FLAGS] & 0x8000_0000 != 0, own[FLAGS] & 0x4000_0000 != 0
    c, v = own[FLAGS] & 0x2000_0000 != 0, own[FLAGS] & 0x1000_0000 != 0
    off = own[FLAGS] & 1
    flash16, ram16, rom16 = halves[1], halves[0], halves[2]
    pc = int64(regs[15]) & (ALL - 1)
    cycles, line = int64(0), int64(0)
    while cycles < limit:
        # Fetch
        if 0 <= pc - FLASH < FLASH_SIZE - 2:
            if pc >> 3 != line:
                line = pc >> 3
                cycles += fetch(lines, line)
            op = int64(flash16[(pc - FLASH) >> 1])
            op2 = int64(flash16[((pc - FLASH) >> 1) + 1])
        elif 0 <= pc - RAM < RAM_SIZE - 2:
            op = int64(ram16[(pc - RAM) >> 1])
            op2 = int64(ram16[((pc - RAM) >> 1) + 1])
        elif pc < ROM_SIZE - 2:
            op = int64(rom16[pc >> 1])
            op2 = int64(rom16[(pc >> 1) + 1])
        else:
            break
        kind = op >> 11
        rd, rm = op & 7, (op >> 3) & 7
        rt = (op >> 8) & 7
        imm5 = (op >> 6) & 31
        following = pc + 2
        spent = 1
        # What loads, stores and arithmetic have in common is done below.
        size, address, narrow, loads = 0, int64(0), False, False
        adds, subs, logic = False, False, False
        a, b, result = int64(0), int64(0), int64(0)
        if kind == 0:               # LSLS
            b = int64(regs[rm])
            if imm5:
                c = b >> (32 - imm5) & 1 != 0
            result, logic = b << imm5, True
        elif kind == 1:             # LSRS
            b = int64(regs[rm])
            if imm5:
                c, result = b >> (imm5 - 1) & 1 != 0, b >> imm5
            else:
                c = b >> 31 != 0
            logic = True
        elif kind == 2:             # ASRS
            b = signed(int64(regs[rm]))
            shift = imm5 if imm5 else 32
            c, result, logic = b >> (shift - 1) & 1 != 0, b >> shift, True
        elif kind == 3:             # ADDS, SUBS of three registers, or two and a number
            a = int64(regs[rm])
            b = (op >> 6) & 7 if op & 0x400 else int64(regs[(op >> 6) & 7])
            if op & 0x200:
                subs = True
            else:
                adds = True
        elif kind == 4:             # MOVS
            rd, result, logic = rt, op & 0xFF, True
        elif kind == 5:             # CMP
            rd, a, b, subs = -1, int64(regs[rt]), op & 0xFF, True
        elif kind == 6:             # ADDS
            rd, a, b, adds = rt, int64(regs[rt]), op & 0xFF, True
        elif kind == 7:             # SUBS
            rd, a, b, subs = rt, int64(regs[rt]), op & 0xFF, True
        elif kind == 8 and not op & 0x400:
            a, b = int64(regs[rd]), int64(regs[rm])
            what = (op >> 6) & 15
            if what == 0:           # ANDS
                result, logic = a & b, True
            elif what == 1:         # EORS
                result, logic = a ^ b, True
            elif what == 2:         # LSLS
                b &= 0xFF
                if b:
                    c = a >> ((32 - b) & 31) & 1 != 0
                result, logic = a << b if b < 32 else 0, True
            elif what == 3:         # LSRS
                b &= 0xFF
                c = b <= 32 and a >> ((b - 1) & 31) & 1 != 0
                result, logic = a >> b if b < 32 else 0, True
            elif what == 4:         # ASRS
                b = min(b & 0xFF, 32)
                c = a >> ((b - 1) & 31) & 1 != 0
                result, logic = signed(a) >> b, True
            elif what == 5:         # ADCS
                a, b, adds = b, a + c, True
            elif what == 6:         # SBCS
                b, subs = b + (not c), True
            elif what == 7:         # RORS
                b &= 31
                result = (a >> b | a << (32 - b)) & ALL
                c, logic = result >> 31 != 0, True
            elif what == 8:         # TST
                result, logic = a & b, True
                rd = -1
            elif what == 9:         # RSBS
                a, subs = 0, True
            elif what == 10:        # CMP
                rd, subs = -1, True
            elif what == 11:        # CMN
                rd, adds = -1, True
            elif what == 12:        # ORRS
                result, logic = a | b, True
            elif what == 13:        # MULS
                result, logic = int64(uint32(a) * uint32(b)), True
            elif what == 14:        # BICS
                result, logic = a & ~b, True
            else:                   # MVNS
                result, logic = ~b, True
        elif kind == 8:             # with the high registers
            rd, rm = (op >> 4 & 8) | rd, (op >> 3) & 15
            what = (op >> 8) & 3
            b = pc + 4 if rm == 15 else int64(regs[rm])
            if what == 3:           # BX, BLX
                if op & 7 or (rm > 13 and op & 0x80) or rm == 15 or b >> 28 == RETURNS:
                    break
                if op & 0x80:
                    regs[14] = following | 1
                following, spent = b & (ALL - 1), 2
            elif what == 1:         # CMP
                if rd == 15 or rm == 15:
                    break
                a, subs = int64(regs[rd]), True
                rd = -1
            else:                   # ADD, MOV
                if what == 0:
                    b = (b + (pc + 4 if rd == 15 else int64(regs[rd]))) & ALL
                if rd == 15:
                    following, spent = b & (ALL - 1), 2
                else:
                    regs[rd] = b & _ALIGNED if rd == 13 else b
        elif kind == 9:             # LDR
            size, address, loads = 4, ((pc + 4) & _ALIGNED) + ((op & 0xFF) << 2), True
            rd = rt
        elif kind == 10 or kind == 11:
            address = (int64(regs[rm]) + int64(regs[(op >> 6) & 7])) & ALL
            what = (op >> 9) & 7
            loads = what > 2
            narrow = what == 3 or what == 7
            size = 4 if what % 4 == 0 else 2 if what % 4 == 1 or what == 7 else 1
        elif kind == 12 or kind == 13:      # STR, LDR
            size, address, loads = 4, (int64(regs[rm]) + (imm5 << 2)) & ALL, kind == 13
        elif kind == 14 or kind == 15:      # STRB, LDRB
            size, address, loads = 1, (int64(regs[rm]) + imm5) & ALL, kind == 15
        elif kind == 16 or kind == 17:      # STRH, LDRH
            size, address, loads = 2, (int64(regs[rm]) + (imm5 << 1)) & ALL, kind == 17
        elif kind == 18 or kind == 19:      # STR, LDR on the stack
            size, address, loads = 4, (int64(regs[13]) + ((op & 0xFF) << 2)) & ALL, kind == 19
            rd = rt
        elif kind == 20:            # ADR
            regs[rt] = ((pc + 4) & _ALIGNED) + ((op & 0xFF) << 2)
        elif kind == 21:            # ADD rd, sp
            regs[rt] = int64(regs[13]) + ((op & 0xFF) << 2)
        elif kind == 22 or kind == 23:
            what = (op >> 8) & 15
            if what == 0:           # ADD, SUB sp
                b = (op & 0x7F) << 2
                regs[13] = (int64(regs[13]) + (-b if op & 0x80 else b)) & _ALIGNED
            elif what == 2:         # SXTH, SXTB, UXTH, UXTB
                b = int64(regs[rm])
                if op & 0x80:
                    result = b & (0xFF if op & 0x40 else 0xFFFF)
                else:
                    result = ((b & 0xFF) ^ 0x80) - 0x80 if op & 0x40 else (
                        ((b & 0xFFFF) ^ 0x8000) - 0x8000)
                regs[rd] = result & ALL
            elif what == 4 or what == 5:
                spent = push(regs, words[0], op & 0x1FF)
                if spent == ELSEWHERE:
                    break
            elif what == 12 or what == 13:
                spent, target = pop(regs, words[0], op & 0x1FF)
                if spent == ELSEWHERE:
                    break
                if op & 0x100:
                    following = target & (ALL - 1)
            elif what == 10 and op & 0xC0 != 0x80:      # REV, REV16, REVSH
                b = int64(regs[rm])
                swapped = (b & 0xFF) << 8 | (b >> 8 & 0xFF)
                if op & 0x80:
                    regs[rd] = ((swapped ^ 0x8000) - 0x8000) & ALL
                else:
                    other = (b >> 16 & 0xFF) << 8 | b >> 24
                    regs[rd] = other << 16 | swapped if op & 0x40 else swapped << 16 | other
            elif op == 0xB672:      # CPSID
                off = uint32(1)
            elif op != 0xBF00:      # NOP; CPSIE, BKPT, WFI, WFE are for rp2040py
                break
        elif kind == 24 or kind == 25:      # STMIA, LDMIA
            spent = move(regs, words, rt, op & 0xFF, kind == 25)
            if spent == ELSEWHERE:
                break
        elif kind == 26 or kind == 27:      # B with a condition
            if op >> 9 & 7 == 7:
                break
            if holds(op >> 8 & 15, n, z, c, v):
                following = (pc + 4 + (((op & 0xFF) ^ 0x80) - 0x80) * 2) & ALL
                spent = 2
        elif kind == 28:            # B
            following, spent = (pc + 4 + (((op & 0x7FF) ^ 0x400) - 0x400) * 2) & ALL, 2
        elif kind == 30:
            if op2 & 0xD000 == 0xD000:      # BL
                sign = op >> 10 & 1
                offset = ((sign * 0xFF) << 24 | (1 - (sign ^ (op2 >> 13 & 1))) << 23
                          | (1 - (sign ^ (op2 >> 11 & 1))) << 22 | (op & 0x3FF) << 12
                          | (op2 & 0x7FF) << 1)
                regs[14] = (pc + 4) | 1
                following, spent = (pc + 4 + offset) & ALL, 3
            elif op == 0xF3EF and op2 & 0xF0FF == 0x8010:       # MRS rd, PRIMASK
                regs[op2 >> 8 & 15] = off
                following, spent = pc + 4, 3
            elif op == 0xF3BF and 0x8F40 <= op2 < 0x8F70:       # DSB, DMB, ISB
                following, spent = pc + 4, 3
            else:
                break
        else:
            break

        if size:
            if loads:
                spent = load(bytes_, halves, words, own, address, size, ns + cycle * cycles)
            else:
                spent = store(bytes_, halves, words, own, address, size, regs[rd])
            if spent == ELSEWHERE:
                break
            if loads:
                result = int64(own[LOADED])
                if narrow:
                    result = (result ^ 0x8000) - 0x8000 if size == 2 else (result ^ 0x80) - 0x80
                regs[rd] = result & ALL
        else:
            if adds:
                result = a + b
                c = result > ALL
                v = signed(a) + signed(b & ALL) != signed(result & ALL)
                logic = True
            elif subs:
                result = a - b
                c = a >= b
                v = (a ^ b) & (a ^ result) & 0x8000_0000 != 0
                logic = True
            if logic:
                result &= ALL
                n, z = result >> 31 != 0, result == 0
                if rd >= 0:
                    regs[rd] = result
        pc = following
        cycles += spent
    regs[15] = pc
    own[FLAGS] = n << 31 | z << 30 | c << 29 | v << 28 | off
    return cycles
