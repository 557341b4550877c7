-- Photos that lie under the grid of a board. The photo is a file in the folder of photos, which may be one of a night's;
-- of it a game keeps where the corners of the board are, not the picture.
CREATE TABLE traced_photo (
    game    TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    player  INTEGER NOT NULL CHECK (player >= 0), -- whose board it is
    file    TEXT NOT NULL,
    corners TEXT NOT NULL, -- eight numbers, divided by spaces: north-west, north-east, south-east, south-west
    cells   TEXT NOT NULL, -- four whole numbers: the first column and row between them, and the last
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
