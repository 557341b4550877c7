// What a repair repairs: the file, games, summaries.
#pragma once

#include "core/game.h"
#include "db/connection/seals.h"

#include <functional>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Adds up the summaries anew.
/// Changes plays while the summaries are empty, then fills them from the plays as these are: nothing that was wrong in
/// a play or in a summary is carried on. What a play and its seats keep of each other is made right too. Within the
/// caller's transaction.
void rebuild_summaries(SQLite::Database& db, const std::function<void()>& change);

// Repairs of what no single game is to blame for: indexes, tables, rows that lead nowhere. A player, a night, a photo
// or a play from which something is taken, or that is taken as it is, loses to a version elsewhere that is whole.

struct Connection;

// Within the caller's transaction.

void repair_indexes(Connection& connection);
void repair_schema(Connection& connection);   ///< makes what is missing, where that loses nothing
void drop_orphans(Connection& connection);    ///< of games, plays and nights that are not there
void drop_file_names(Connection& connection); ///< of pictures and photos that lead out of their folders
void cut_texts(Connection& connection);       ///< that are too long, and adds up the plays again
void drop_numbers(Connection& connection);    ///< that are out of bounds, and adds up the plays again
void accept_older(Connection& connection);    ///< a history that has lost actions is the newest there is
void accept_missing(Connection& connection);  ///< records that another program or damage took away are not missed
void accept_contents(Connection& connection); ///< what another program or damage changed is as it now is
/// The records that are accepted so. A game has its moment at its play.
void date_back_records(Connection& connection, const std::vector<Seals::StrangeRecord>& records);
void clear_table(Connection& connection); ///< of a game that is not there, or beside another

// Repairs of one game: what follows from its record is made anew from it.

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
