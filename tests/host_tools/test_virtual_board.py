"""Time, pins, buses and the glass of the virtual board, by small programs."""

import pytest

from crupier.sim.virtual import clock as virtual_clock
from tests.host_tools.board_tools import COUNTER, OLED, TASKS, eventually

# Time

def test_stepped_time_moves_only_inside_run(make_board):
    with make_board(COUNTER) as board:
        assert board.log == b""
        for ms, last in ((1, b"0"), (98, b"0"), (2, b"100"), (1000, b"1100"), (0, b"1100")):
            board.run(ms)
            assert board.log.split()[-1] == last


def test_two_stepped_runs_are_identical(make_board):
    outcomes = []
    for image in "ab":
        frames = []
        with make_board(TASKS, image=image) as board:
            board.on_frame(lambda board=board, frames=frames: frames.append(board.png()))
            for ms in (50, 1, 300):
                board.run(ms)
            outcomes.append((board.log, board.stats, frames))
    assert outcomes[0] == outcomes[1]
    assert b"done 120" in outcomes[0][0]
    assert len(set(outcomes[0][2])) > 10


@pytest.mark.parametrize("wait", [
    "while time.ticks_ms() < 200: pass",
    "while time.ticks_us() < 200_000: pass",
    "while pin.value(): pass",
    "while True: time.sleep_us(1)",
])
def test_busy_waiting_takes_stepped_time(run_program, wait):
    printed = run_program("import machine, time\npin = machine.Pin(9, pull=1)\n"
                          f"print('waits')\n{wait}\nprint('never')", ms=100)
    assert printed == "waits\n"


def test_live_clock_can_be_advanced(make_board):
    program = """
import select, time
print("one")
time.sleep(3600)
print("two")
select.poll().poll(3_600_000)
print("three", time.ticks_ms() // 3_600_000)
"""
    with make_board(program, live=True) as board:
        for word in (b"one", b"two"):
            eventually(lambda word=word: word in board.log)
            board.run(50)       # let it fall asleep
            board.advance(3_600_000)
        eventually(lambda: b"three 2" in board.log)


def test_a_live_board_goes_on_while_the_pc_sleeps(make_board, monkeypatch):
    """Games were dated hours too early on a laptop that had been closed."""
    slept = [5_000_000]
    monkeypatch.setattr(virtual_clock, "_slept", lambda: slept[0])
    monkeypatch.setattr(virtual_clock, "_LOOK_S", 0.02)
    program = """
import time
begun, before, jumped = time.time(), time.ticks_ms(), 0
while time.time() - begun < 50 * 3600:
    time.sleep(3600)
    now = time.ticks_ms()
    jumped, before = max(jumped, time.ticks_diff(now, before)), now
print("hours", (time.time() - begun) // 3600, jumped // 3_600_000)
"""
    with make_board(program, live=True, clock="host") as board:
        board.run(100)          # let it fall asleep
        slept[0] += 50 * 3_600_000_000
        eventually(lambda: b"hours 50 24" in board.log)


def test_garbage_is_collected_as_often_as_on_a_board(run_program):
    """Objects are twice as large here."""
    printed = run_program("""
import gc
gc.threshold(16_384)
gc.collect()
free = least = gc.mem_free()
for _ in range(2000):
    bytearray(100)
    least = min(least, gc.mem_free())
print(gc.threshold(), free - least)
gc.threshold(-1)
print(gc.threshold())
""")
    threshold, taken, none = map(int, printed.split()[:3])
    assert threshold == 16_384 and 15_500 < taken < 17_000 and none == -1


def test_clock(run_program):
    show = "import time\nprint(time.localtime(), time.time())"
    assert run_program(show).startswith("(2021, 1, 1, 0, 0, 0, 4, 1) 1609459200\n")
    assert run_program(show, clock=86400).startswith("(1970, 1, 2, 0, 0, 0, 4, 2) 86400\n")
    assert int(run_program("import time\nprint(time.time())", clock="host").split()[0]) > 1.7e9
    assert run_program("import time\nprint(time.mktime((2026, 8, 1, 12, 0, 0, 0, 0)))"
                       ).startswith("1785585600\n")


def test_clock_set_by_the_pc_outlives_a_soft_reset_only(make_board):
    program = """
import machine, time
print(time.localtime()[:5], machine.RTC().datetime()[3])
machine.RTC().datetime((2026, 8, 1, 0, 12, 30, 0, 0))
time.sleep(60)
machine.soft_reset()
"""
    with make_board(program) as board:
        board.run(61_000)
        board.reset()
        board.run(1)
        first, second, third = (line for line in board.log.decode().split("\n") if "(" in line)
    assert first == third == "(2021, 1, 1, 0, 0) 4"
    assert second.strip() == "(2026, 8, 1, 12, 31) 5"


# Pins

WATCH = """
import time
from machine import Pin
pin = Pin(15, Pin.IN, Pin.PULL_UP)
while True:
    print(pin.value(), end="")
    time.sleep_ms(10)
"""


def test_key_pulls_its_pin_down_also_at_boot(make_board):
    with make_board(WATCH) as board:
        board.key_down("OK")
        board.run(25)
        board.key_up("OK")
        board.run(20)
        board.press("OK", 20)
        board.press("BACK", 20)
        assert board.log == b"000" + b"11" + b"00" + b"11"


def test_input_without_pull_up_reads_low(run_program):
    assert run_program("from machine import Pin\nprint(Pin(15, Pin.IN).value())").startswith("0\n")


def test_interrupts_are_latched_between_two_runs(make_board):
    program = """
import time
from machine import Pin
def edge(pin):
    print(pin, pin())
Pin(15, Pin.IN, Pin.PULL_UP).irq(edge, Pin.IRQ_FALLING)
Pin(14, Pin.IN, Pin.PULL_UP).irq(edge, Pin.IRQ_RISING)
Pin(10, Pin.IN, Pin.PULL_UP).irq(edge)
Pin(10).irq(None)
while True:
    time.sleep_ms(10)
"""
    with make_board(program) as board:
        board.run(10)
        for key in ("OK", "NEXT", "UP"):
            board.press(key, 0)         # down and up while the board stands still
            board.run(20)
        assert board.log.split(b"\n")[:-1] == [b"Pin(GPIO15) 1", b"Pin(GPIO14) 1"]


def test_key_wakes_a_live_board(make_board):
    program = """
import time
from machine import Pin
Pin(15, Pin.IN, Pin.PULL_UP).irq(lambda pin: print("edge"), Pin.IRQ_FALLING)
print("asleep")
while True:
    time.sleep(3600)
"""
    with make_board(program, live=True) as board:
        eventually(lambda: b"asleep" in board.log)
        board.press("OK")
        eventually(lambda: b"edge" in board.log)


def test_outputs_pwm_and_adc(make_board):
    program = """
from machine import ADC, PWM, Pin
led = Pin("LED", Pin.OUT, value=1)
Pin("GP3", Pin.OUT).on()
Pin(3).toggle()
print(led.value(), Pin(3)(), ADC(26).read_u16(), ADC(Pin(27)).read_u16(), ADC(4).read_u16())
tone = PWM(Pin(20), freq=440, duty_u16=32768)
tone.freq(880)
"""
    with make_board(program) as board:
        board.set_adc(1, 1234)
        board.set_adc(4, 65535)
        board.run(1)
        assert board.log.startswith(b"1 0 0 1234 65535\n")
        assert board.outputs == {25: 1, 3: 0}
        assert board.pwm == {20: (32768, 880)}


@pytest.mark.parametrize("pin", ["30", "-1", "'LED2'"])
def test_there_are_30_pins(run_program, pin):
    assert "ValueError: invalid pin" in run_program(f"import machine\nmachine.Pin({pin})")


# Buses and the glass

def test_i2c_answers_only_where_the_display_is_wired(run_program):
    printed = run_program("""
from machine import I2C, Pin
def attempt(sda, scl, address):
    try:
        print(I2C(sda // 2 % 2, sda=Pin(sda), scl=Pin(scl)).writeto(address, b"\\x00\\xe3"))
    except (OSError, ValueError) as e:
        print(repr(e))
attempt(4, 5, 0x3C)
attempt(4, 5, 0x3D)
attempt(8, 9, 0x3C)
attempt(6, 7, 0x3C)
attempt(4, 7, 0x3C)
attempt(5, 5, 0x3C)
""")
    assert printed.split("\n")[:6] == [
        "2", "OSError(5,)", "OSError(5,)", "OSError(5,)", "ValueError('bad SCL pin',)",
        "ValueError('bad SDA pin',)"]


def test_frames_come_when_the_program_rests(make_board):
    program = OLED + """
import time
for n in range(1, 4):
    for half in range(2):
        show(b"\\xff" * 512 * (n % 2) + bytes(512 * (1 - n % 2)))
    time.sleep_ms(10)
    time.sleep_ms(10)
"""
    frames = []
    with make_board(program) as board:
        board.on_frame(lambda: frames.append(board.frame().histogram()[255]))
        board.run(100)
        assert frames == [8192, 0, 8192]
        assert board.frame_count == 3
        assert board.stats["i2c_transactions"] == 8
        assert board.stats["i2c_bytes"] == (1 + 1 + 15) + 1026 + 6 * 514


def test_live_frames_come_also_from_a_program_that_never_rests(make_board):
    with make_board(OLED + "while True: show(b'\\xff' * 1024)", live=True) as board:
        eventually(lambda: board.frame_count > 1)
        assert board.frame().getextrema() == (255, 255)
        assert board.display_on and board.contrast == 0x7F


def test_png_is_scaled_with_crisp_pixels(make_board):
    import io

    from PIL import Image

    with make_board(OLED + "show(b'\\x01' + bytes(1023))") as board:
        board.run(1)
        png = Image.open(io.BytesIO(board.png(scale=3)))
    assert png.size == (384, 192)
    assert png.getbbox() == (0, 0, 3, 3)
