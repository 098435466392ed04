VERSION = "1.0.0"
DAY = "2026-11-29"      # of this version; no date that is asked for begins before it
ADDRESS = ""    # of a page that reads codes; without one a code is a text
