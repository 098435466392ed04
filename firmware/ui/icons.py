"""Small one-bit pictures."""

from ui.canvas import Icon

UP = Icon(7, b"...#..."
             b"..###.."
             b".#####."
             b"#######")

DOWN = Icon(7, b"#######"
               b".#####."
               b"..###.."
               b"...#...")

FIRE = Icon(7, b"..#...."
               b"..##..."
               b".###.#."
               b".######"
               b"###.###"
               b"##...##"
               b".##.##.")

DECK = Icon(7, b"#####.."
               b"#...##."
               b"#...###"
               b"#...###"
               b"#...###"
               b"#...###"
               b"#####.#"
               b".######")

UNDO = Icon(9, b"..#......"
               b".##......"
               b"########."
               b".##.....#"
               b"..#.....#"
               b"........#"
               b"...#####.")

# The pile under the mark takes the card ...
FITS = Icon(5, b"..#.."
               b".###."
               b"#####")

# ... by the reverse trick.
TRICK = Icon(9, b".#.....#."
                b"###...###"
                b".#######."
                b"..#...#..")
