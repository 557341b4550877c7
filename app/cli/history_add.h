// `clerk history add`: a finished game of any kind, from the command line.
#pragma once

#include "app/cli/history_store.h"

#include <string>
#include <vector>

namespace clerk::cli {

struct AddRequest {
    std::string game;               ///< its name
    std::vector<std::string> seats; ///< "Linda=12", "Linda=4+8-1": a figure a row; "Linda": none
    std::vector<std::string> teams; ///< "Reds=Linda"
    std::string wins = "highest";   ///< as a record has it
    std::string rows;               ///< names with commas between them; empty: 1, 2, … where there are several
    std::vector<std::string> ahead; ///< names, of those that are level
    bool shared = false;            ///< the victory, by all that are level
    bool won = false, lost = false; ///< together against the game
    bool first_began = false;
    std::string at, place, notes; ///< RFC 3339; empty: now, nowhere, none
};

Status add_game(const HistoryOptions& options, const AddRequest& request);

}
