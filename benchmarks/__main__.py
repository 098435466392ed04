"""All figures:  python -m benchmarks [name ...]   (also written to build/bench.json)"""

import json
import sys
from importlib import import_module
from pathlib import Path

# Each module offers run() -> list of Figure.
MODULES = ("engine", "device", "match", "install", "pull", "library",
           "silicon")


def main() -> None:
    wanted = sys.argv[1:] or MODULES
    kept = {}
    for name in wanted:
        print(f"\n{name}")
        for figure in import_module("benchmarks." + name).run():
            print("  " + str(figure))
            kept[f"{name}: {figure.what}"] = {"value": figure.value, "unit": figure.unit,
                                              "beside": figure.beside}
    target = Path("build/bench.json")
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"\nwritten to {target}")


if __name__ == "__main__":
    main()
