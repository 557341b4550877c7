#include "db/store/journal.h"

#include "db/file/sql.h"

namespace clerk::db {

namespace {

std::optional<JournalStep> step(SQLite::Database& db, const char* sql, const std::string& game) {
    std::optional<JournalStep> found;
    each(
        db, sql,
        [&](SQLite::Statement& row) {
            found = {row.getColumn(0).getString(), row.getColumn(1).getInt()};
        },
        game);
    return found;
}

}

std::optional<JournalStep> undo_step(SQLite::Database& db, const std::string& game) {
    return step(db,
                "SELECT back, number - 1 FROM journal JOIN game ON game.id = journal.game"
                " WHERE journal.game = ? AND number = actions",
                game);
}

std::optional<JournalStep> redo_step(SQLite::Database& db, const std::string& game) {
    return step(db,
                "SELECT forward, number FROM journal JOIN game ON game.id = journal.game"
                " WHERE journal.game = ? AND number = actions + 1",
                game);
}

void write_action(SQLite::Database& db, const std::string& game, const Document& from, const Document& to) {
    run(db, "DELETE FROM journal WHERE game = ?1 AND number > (SELECT actions FROM game WHERE id = ?1)", game);
    run(db, "DELETE FROM result WHERE game = ?1 AND actions > (SELECT actions FROM game WHERE id = ?1)", game);
    run(db, "UPDATE game SET actions = actions + 1 WHERE id = ?", game);
    run(db,
        "INSERT INTO journal (game, number, forward, back, acted_at)"
        " SELECT id, actions, ?, ?, unixepoch() FROM game WHERE id = ?",
        difference(from, to), difference(to, from), game);
}

void write_position(SQLite::Database& db, const std::string& game, const JournalStep& step) {
    run(db, "UPDATE game SET actions = ? WHERE id = ?", step.actions, game);
}

}
