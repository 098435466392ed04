"""What a person does on the page of one's own board, in a headless Chromium."""

from contextlib import contextmanager

from tests.host_tools.tab_cable import STAND_IN

READY = "window.crupier?.ready"
FREE = "!document.querySelector('#connect').disabled && document.querySelector('#busy').hidden"
# Of the tab's own file system. What an order "gives" is gone afterwards.
FORGET = """crupier.tool.sent({ order: { call: "games", words: ["en"],
  gives: ["/home/you/.local/share/crupier/library.sqlite"] } })
  .then(() => document.querySelectorAll("#games tr").forEach((row) => row.remove()))"""
# What stands before the camera, as a picture; or the name of the error that there is instead.
CAMERA = """([picture, error]) => {
  navigator.mediaDevices.getUserMedia = async () => {
    if (error) throw new DOMException("so", error);
    const canvas = document.createElement("canvas"), image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    Object.assign(canvas, { width: 2 * image.width, height: 2 * image.height });
    const { width, height } = canvas, context = canvas.getContext("2d");
    const paint = () => context.drawImage(image, 0, 0, width, height);
    setInterval(paint, 50);
    paint();
    return canvas.captureStream();
  };
}"""


def context_of(chromium, **options):
    """A browser without memories, whose cable is a stand-in."""
    # What looks at the page may evaluate text, the page may not.
    context = chromium.new_context(**{"locale": "en-GB", "bypass_csp": True, **options})
    context.add_init_script(STAND_IN)
    return context


def opened(context, url, query=""):
    page = context.new_page()
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.goto(f"{url}board.html{query}")
    page.wait_for_function(READY, timeout=90_000)
    return page


def connect(page, address):
    page.evaluate("address => { navigator.serial.offered = [address]; }", address)
    with waiting(page):
        page.click("#connect")


@contextmanager
def waiting(page):
    """Until what the block begins has been done."""
    before = page.evaluate("window.crupier.orders")
    yield
    page.wait_for_function(f"before => window.crupier.orders > before && {FREE}", arg=before,
                           timeout=90_000)


def do(page, name, *answers):
    """Presses a button, and answers -> how it ended."""
    with waiting(page):
        page.click(f"#{name}")
        for selector in answers:
            page.click(selector)
    return page.inner_text("#outcome")


def given(page, name, path):
    with waiting(page):
        page.set_input_files(f"#{name} input", path)
    return page.inner_text("#outcome")


def saved(page, name, path):
    with waiting(page), page.expect_download() as download:
        page.click(f"#{name}")
    download.value.save_as(path)
    return path.read_bytes()


def kept(page, code):
    """The game of a code, which is kept."""
    before = page.locator("#games tbody tr").count()
    page.click("#code")
    page.fill("#reading textarea", code)
    page.click("#reading button[value=read]")
    page.wait_for_selector("#paper[open]")
    page.click("#keep-game")
    page.locator("#games tbody tr").nth(before).wait_for()
