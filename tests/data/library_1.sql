CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    device TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
    game TEXT, players INTEGER, level TEXT, fire INTEGER, seed TEXT, names TEXT NOT NULL,
    outcome TEXT, "left" INTEGER, rating TEXT, played_at TEXT, pulled_at TEXT NOT NULL,
    verified INTEGER NOT NULL, problem TEXT);
CREATE INDEX IF NOT EXISTS games_by_number ON games (device, seq);
CREATE TABLE IF NOT EXISTS boards (
    device TEXT PRIMARY KEY, last_seq INTEGER NOT NULL, pulled_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS damaged (
    device TEXT NOT NULL, line BLOB NOT NULL, pulled_at TEXT NOT NULL, UNIQUE (device, line));
PRAGMA user_version = 1;
