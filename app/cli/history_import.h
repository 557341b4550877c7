// `clerk history import`, its preview in words and in JSON; and `clerk history add`.
#pragma once

#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/history/import_plan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace clerk::cli {

Json json(const ImportPlan& plan);
wxString in_words(const ImportPlan& plan);

// `clerk history import`.

/// A file to bring in, or the number of an import to take back.
struct ImportRequest {
    std::vector<std::string> files = {}; ///< as one; "-": standard input
    bool dry_run = false;
    std::vector<std::string> matches = {};   ///< "NAME=NAME", the one in the file first
    std::vector<std::string> leave_out = {}; ///< plays of the file, by their ids or the beginnings of them
    bool leave_out_unreadable = false;
    std::optional<std::int64_t> undo = {};
};

Status import_plays(const HistoryOptions& options, const ImportRequest& request);

/// `clerk history add`: a finished game of any kind.
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
