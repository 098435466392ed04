from tests.host_tools.browser import chromium  # noqa: F401 (a fixture)
