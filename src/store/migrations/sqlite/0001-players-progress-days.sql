-- Instants are milliseconds since 1970 in UTC, dates are 'YYYY-MM-DD'.
-- A published migration is never edited; a new one follows it.

PRAGMA application_id = 1145130305; -- 'DAMA'

CREATE TABLE player (
    id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 32),
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Devices of a player; the token itself is never stored.
CREATE TABLE token (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX token_of_player ON token (player);

-- Where a player stands in the puzzle of a day.
CREATE TABLE progress (
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    game TEXT NOT NULL CHECK (game <> ''),
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    status TEXT NOT NULL CHECK (status IN ('playing', 'solved', 'lost')),
    -- The attempt being played, or the one that decided.
    attempt INTEGER NOT NULL CHECK (attempt BETWEEN 1 AND 3),
    ply INTEGER NOT NULL CHECK (ply BETWEEN 0 AND 255),
    position TEXT NOT NULL,
    attempts_left INTEGER NOT NULL CHECK (attempts_left BETWEEN 0 AND 3),
    gave_up INTEGER NOT NULL CHECK (gave_up IN (0, 1)),
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    hints TEXT NOT NULL CHECK (json_valid(hints) AND json_type(hints) = 'array'),
    -- The first judged move; a hint alone begins nothing.
    begun_at INTEGER,
    finished_at INTEGER,
    revision INTEGER NOT NULL CHECK (revision >= 1),
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (player, game, date),
    CHECK (attempt + attempts_left <= 4),
    CHECK ((status = 'playing') = (finished_at IS NULL)),
    CHECK (gave_up = 0 OR status = 'lost')
) STRICT, WITHOUT ROWID;

CREATE TRIGGER progress_gives_no_attempt_back
BEFORE UPDATE ON progress
WHEN NEW.attempt < OLD.attempt OR NEW.attempts_left > OLD.attempts_left
BEGIN
    SELECT RAISE(ABORT, 'an attempt cannot be given back');
END;

-- One row for each judged legal move, with the answer that was sent.
CREATE TABLE judged (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    date TEXT NOT NULL,
    attempt INTEGER NOT NULL CHECK (attempt BETWEEN 1 AND 3),
    ply INTEGER NOT NULL CHECK (ply BETWEEN 0 AND 255),
    move_text TEXT NOT NULL,
    -- Equal for two texts of one move.
    move_key TEXT NOT NULL,
    -- Null where the line ends with the player's own move.
    reply TEXT,
    verdict TEXT NOT NULL CHECK (verdict <> ''),
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    at INTEGER NOT NULL,
    PRIMARY KEY (player, game, date, attempt, ply),
    FOREIGN KEY (player, game, date) REFERENCES progress (player, game, date) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Everybody's results made on the day, without names.
CREATE TABLE spread (
    game TEXT NOT NULL CHECK (game <> ''),
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    first INTEGER NOT NULL DEFAULT 0 CHECK (first >= 0),
    second INTEGER NOT NULL DEFAULT 0 CHECK (second >= 0),
    third INTEGER NOT NULL DEFAULT 0 CHECK (third >= 0),
    lost INTEGER NOT NULL DEFAULT 0 CHECK (lost >= 0),
    PRIMARY KEY (game, date)
) STRICT, WITHOUT ROWID;

-- The puzzle of a day, fixed for ever once it is here.
CREATE TABLE day (
    game TEXT NOT NULL CHECK (game <> ''),
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    puzzle TEXT NOT NULL CHECK (puzzle <> ''),
    position TEXT NOT NULL CHECK (position <> ''),
    PRIMARY KEY (game, date)
) STRICT, WITHOUT ROWID;

CREATE TABLE void (
    game TEXT NOT NULL CHECK (game <> ''),
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (game, date)
) STRICT, WITHOUT ROWID;
