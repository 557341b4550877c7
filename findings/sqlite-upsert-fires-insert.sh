#!/usr/bin/env bash
# SQLite: INSERT ... ON CONFLICT DO UPDATE fires BEFORE INSERT triggers for a row that is not inserted.
#
# One would expect: where the row is there already and is updated, the triggers of UPDATE fire, and those of INSERT do not.
# What happens: those of BEFORE INSERT fire first, as whether there is a conflict is known only afterwards; then those of UPDATE.
# What such a trigger counts or writes down was never inserted. Those of AFTER INSERT do not fire.
# With: sqlite3 3.40.1-2+deb12u2 of Debian 12.
# Source: https://sqlite.org/lang_upsert.html; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
sqlite3_of_debian_12

seen "triggers that fired for the second row of the same name" "before-insert after-update" "$(answer "
    CREATE TABLE player(name PRIMARY KEY, wins); CREATE TABLE fired(what);
    CREATE TRIGGER b BEFORE INSERT ON player BEGIN INSERT INTO fired VALUES('before-insert'); END;
    CREATE TRIGGER a AFTER INSERT ON player BEGIN INSERT INTO fired VALUES('after-insert'); END;
    CREATE TRIGGER u AFTER UPDATE ON player BEGIN INSERT INTO fired VALUES('after-update'); END;
    INSERT INTO player VALUES('Ann', 1); DELETE FROM fired;
    INSERT INTO player VALUES('Ann', 2) ON CONFLICT(name) DO UPDATE SET wins = excluded.wins;
    SELECT what FROM fired")"
