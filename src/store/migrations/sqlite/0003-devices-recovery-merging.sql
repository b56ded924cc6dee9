-- A player whose days went to another one keeps nothing but the rows that gave way there: they
-- are superseded. Everything else of it, devices too, belongs to the other from then on.
ALTER TABLE player ADD COLUMN merged_into TEXT REFERENCES player (id) ON DELETE CASCADE;

CREATE INDEX player_merged ON player (merged_into) WHERE merged_into IS NOT NULL;

-- Devices of a player; the token itself is never stored.
CREATE TABLE device (
    id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    token BLOB NOT NULL UNIQUE CHECK (length(token) = 32),
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    -- Names of few letters, such as 'Chrome' and 'Android'; empty where nothing known was said.
    browser TEXT NOT NULL CHECK (length(browser) <= 20),
    system TEXT NOT NULL CHECK (length(system) <= 20),
    created_at INTEGER NOT NULL,
    -- The last day on which it changed something; null while that is not known.
    used_on TEXT CHECK (used_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    -- The device that this one has become; its token ends when the other is first used.
    replaced_by TEXT REFERENCES device (id) ON DELETE CASCADE,
    CHECK (replaced_by <> id)
) STRICT, WITHOUT ROWID;

CREATE INDEX device_of_player ON device (player);
CREATE INDEX device_replaced ON device (replaced_by) WHERE replaced_by IS NOT NULL;

INSERT INTO device (id, token, player, browser, system, created_at)
SELECT lower(hex(randomblob(8))), hash, player, '', '', created_at FROM token;

DROP TABLE token;

-- One recovery code a player; the code itself is never stored.
CREATE TABLE recovery (
    player TEXT NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    code BLOB NOT NULL UNIQUE CHECK (length(code) = 32),
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
