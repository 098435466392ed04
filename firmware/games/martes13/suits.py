"""Icons of the suits of Martes 13."""

from ui.canvas import Icon

CAT = Icon(9, b"#.......#"
              b"##.....##"
              b"#########"
              b"#########"
              b"##.###.##"
              b"#########"
              b"####.####"
              b".#######."
              b"..#####..")

MIRROR = Icon(9, b"..#####.."
                 b".#.....#."
                 b".#...#.#."
                 b".#..#..#."
                 b".#.#...#."
                 b".#.....#."
                 b"..#####.."
                 b"....#...."
                 b"..#####..")

LADDER = Icon(9, b".#.....#."
                 b".#######."
                 b".#.....#."
                 b".#.....#."
                 b".#######."
                 b".#.....#."
                 b".#.....#."
                 b".#######."
                 b".#.....#.")

MARTES = Icon(9, b".#..####."
                 b"##.....#."
                 b".#.....#."
                 b".#..####."
                 b".#.....#."
                 b".#.....#."
                 b"###.####."
                 b"........."
                 b"########.")

SUITS = (CAT, MIRROR, LADDER, MARTES)

# The same, 7 rows high, for headings.
SMALL = (
    Icon(7, b"#.....#"
            b"##...##"
            b"#######"
            b"#.###.#"
            b"#######"
            b"###.###"
            b".#####."),
    Icon(6, b".####."
            b"#...##"
            b"#..#.#"
            b"#.#..#"
            b".####."
            b"..##.."
            b".####."),
    Icon(6, b"#....#"
            b"######"
            b"#....#"
            b"######"
            b"#....#"
            b"######"
            b"#....#"),
    Icon(7, b".#..###"
            b"##....#"
            b".#..###"
            b".#....#"
            b"###.###"
            b"......."
            b"#######"),
)

# Names of larger pictures, without the suffix of their size.
PICTURES = "cat", "mirror", "ladder", "martes"


def suit_of(play):
    """The suit of a play, 0...3; for the number of a play see engine/martes13/notation.py."""
    return play % 100 // 10 - 1
