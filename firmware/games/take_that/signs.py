"""Headings of the columns of a sheet of Take That."""

from ui.canvas import Icon

PLUS = Icon(7, b"..###.."
                b"..###.."
                b"#######"
                b"#######"
                b"#######"
                b"..###.."
                b"..###..")

MINUS = Icon(7, b"......."
                 b"......."
                 b"#######"
                 b"#######"
                 b"#######"
                 b"......."
                 b".......")

TOAD = Icon(9, b".##...##."
                b"#..#.#..#"
                b"#.#####.#"
                b".#######."
                b"#########"
                b"#.#####.#"
                b"##.....##")
