"""Pictures of the suits of Martes 13."""

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

# Again, 7 rows high, for headings.
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

# Names of larger pictures, without their size at the end.
PICTURES = "cat", "mirror", "ladder", "martes"


def suit_of(play):
    """0 to 3; see engine/martes13/notation.py for the number of a play."""
    return play % 100 // 10 - 1
