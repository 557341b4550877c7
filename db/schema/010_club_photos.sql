-- Photos of up to so many bytes go to the club's server and come from it, as it was when it was last asked; 0: none.
ALTER TABLE club ADD COLUMN photo_limit INTEGER NOT NULL DEFAULT 0;
