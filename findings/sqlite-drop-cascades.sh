#!/usr/bin/env bash
# SQLite: DROP TABLE deletes the rows of other tables that refer to it with ON DELETE CASCADE.
#
# One would expect: a table that is dropped, as its copy takes its place and name, either may not go while others refer to it,
# or leaves them as they are; rows go by DELETE.
# What happens: with foreign keys on, dropping a table first deletes its rows, and that cascades. After the usual four steps of
# changing a table (make a new one, copy, drop, rename) the rows of the others are gone, and foreign_key_check finds nothing.
# With: sqlite3 3.40.1-2+deb12u2 of Debian 12.
# Source: https://sqlite.org/foreignkeys.html#fk_schemacommands; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
sqlite3_of_debian_12

seen "results of a game whose table was changed, troubles" "0 0" "$(answer "PRAGMA foreign_keys = ON;
    CREATE TABLE game(id INTEGER PRIMARY KEY); INSERT INTO game VALUES(1);
    CREATE TABLE result(game REFERENCES game ON DELETE CASCADE, points); INSERT INTO result VALUES(1, 42), (1, 37);
    CREATE TABLE changed(id INTEGER PRIMARY KEY, name); INSERT INTO changed(id) SELECT id FROM game;
    DROP TABLE game; ALTER TABLE changed RENAME TO game;
    SELECT count(*) FROM result; SELECT count(*) FROM pragma_foreign_key_check")"
