"""All figures:  python -m benchmarks [name ...]   (also written to build/bench.json)

python -m benchmarks engine library silicon --beside FOLDER   compares with another checkout,
in one run
"""

import argparse
import json
from importlib import import_module
from pathlib import Path

# Each module offers run() -> Figures.
MODULES = ("engine", "batch", "device", "browser", "presses", "entry", "install", "pull",
           "library", "silicon", "motion", "advice", "bots", "talk")
COMPARING = ("engine", "library", "silicon")    # run(beside), a checkout or None


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks")
    parser.add_argument("names", nargs="*", default=MODULES)
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout")
    args = parser.parse_args()
    for name in set(args.names) - set(MODULES):
        parser.error(f"no figures are called {name}; there are {', '.join(MODULES)}")
    kept = {}
    for name in args.names:
        print(f"\n{name}")
        run = import_module("benchmarks." + name).run
        for figure in run(args.beside) if name in COMPARING else run():
            print("  " + str(figure), flush=True)
            kept[f"{name}: {figure.what}"] = {"value": figure.value, "unit": figure.unit,
                                              "beside": figure.beside}
    target = Path("build/bench.json")
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"\nwritten to {target}")


if __name__ == "__main__":
    main()
