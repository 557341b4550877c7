// Repairs of one game: what follows from its record is made anew from it.
#pragma once

#include "core/game.h"

namespace clerk::db {

struct Connection;

/// A play that is repaired was not changed by anyone: a version of it from elsewhere that is newer stays the newer one.
/// Requires that the game can be read. Within the caller's transaction, as all below.
void repair_game(Connection& connection, const std::string& game, void (*repair)(Connection&, const Record&));

void rewrite_game_row(Connection& connection, const Record& record); ///< kind, depth and date
void repair_play(Connection& connection, const Record& record);
void repair_seats(Connection& connection, const Record& record);
void repair_faces(Connection& connection, const Record& record);
void repair_journal(Connection& connection, const Record& record); ///< what can be replayed stays
void repair_result(Connection& connection, const Record& record);  ///< awards it again, by today's rules alone
void drop_result(Connection& connection, const Record& record);

}
