// The play of a game of ours: it is there from the game's start and follows it.
#pragma once

#include "db/figures/summaries.h"

#include <string>
#include <vector>

namespace clerk::db {

/// The row of the play with that id; none when there is no such play.
std::optional<std::int64_t> find_play(Connection& connection, const std::string& id);

/// Of a game that was just stored. A play that came from elsewhere under its id becomes the game's. Within the caller's
/// transaction, as all below.
void insert_play(Connection& connection, const std::string& game, const std::vector<std::string>& names);
/// Who sits where. A seat whose name stays keeps its player, whatever they are called by now. Requires a play that is
/// not tallied.
void write_seats(Connection& connection, std::int64_t play, const std::vector<std::string>& names);
/// Takes over what the stored game and its result say by now. Requires a play that is not tallied.
void refresh_play(Connection& connection, const std::string& game, std::int64_t play);

/// Whether the play is what the stored game and its result say. Requires that there is such a game.
bool play_follows(SQLite::Database& db, const std::string& game);
/// Whether its seats have what the result that stands gives them. Requires that its head follows.
bool seats_follow(SQLite::Database& db, std::int64_t play);

/// Changes a stored game, and its play with it.
template <class Change> void change_game(Connection& connection, const std::string& game, Change change) {
    const std::int64_t play = find_play(connection, game).value();
    change_play(connection, play, [&] {
        change();
        refresh_play(connection, game, play);
    });
}

}
