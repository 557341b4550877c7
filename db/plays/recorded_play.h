// The play of a game of ours: it is there from the game's start and follows the record and the result.
#pragma once

#include "core/game.h"
#include "db/figures/summaries.h"

#include <string>
#include <vector>

namespace clerk::db {

/// The row of the play with that id; none when there is no such play.
std::optional<std::int64_t> find_play(Connection& connection, const std::string& id);

/// Of a game that was just stored. A play that came from elsewhere under its id becomes the game's. Within the caller's
/// transaction, as all below.
void insert_play(Connection& connection, const Record& record);
/// Writes who sits where. A seat whose name stays keeps its player, whatever they are called by now. Requires a play
/// that is not tallied.
void write_seats(Connection& connection, std::int64_t play, const std::vector<std::string>& names);
/// Takes over what the record and the stored result say by now. Requires a play that is not tallied.
void refresh_play(Connection& connection, std::int64_t play, const Record& record);

/// Whether the play is what the record and the stored result say.
bool play_follows(SQLite::Database& db, const Record& record);
/// Whether its seats have what the result that stands gives them. Requires that its head follows.
bool seats_follow(SQLite::Database& db, std::int64_t play);

/// Changes a stored game to this one, and its play with it.
template <class Change> void change_game(Connection& connection, const Record& changed, Change change) {
    const std::int64_t play = find_play(connection, changed.head.id).value();
    change_play(connection, play, [&] {
        change();
        refresh_play(connection, play, changed);
    });
}

}
