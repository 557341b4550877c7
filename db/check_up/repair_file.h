// Repairs of what no single game is to blame for: indexes, tables, rows that lead nowhere. A player, a night, a photo
// or a play from which something is taken, or that is taken as it is, loses to a version elsewhere that is whole.
#pragma once

#include "db/connection/seals.h"

#include <vector>

namespace clerk::db {

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
/// Those that are accepted so. A game has its moment at its play.
void date_back_records(Connection& connection, const std::vector<Seals::StrangeRecord>& records);
void clear_table(Connection& connection); ///< of a game that is not there, or beside another

}
