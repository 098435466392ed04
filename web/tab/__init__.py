"""The command in a browser tab: the same modules, run by Pyodide in a worker of the page."""
