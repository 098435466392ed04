VERSION = "1.0.0"
ADDRESS = ""    # of a page that reads codes; without one a code is a text
