// What can go wrong with a history. The words are the application's.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

namespace clerk::db {

/// A file that is refused on opening (not_a_history, newer) is left as it was; an action that fails leaves nothing
/// behind.
struct Error : std::runtime_error {
    enum class Reason {
        unreadable,    ///< cannot be opened, created or written
        not_a_history, ///< no database, or another program's
        newer,         ///< made by a newer version of this program
        locked,        ///< another program holds it
        changed,       ///< another program has changed the game meanwhile
        not_closed,    ///< another program has it open, or was ended before it closed it: not all of it is in the file
        leads_elsewhere, ///< lies beside a history, but is a link or no file
        gone,            ///< is not there any more, but was used, or is in its back-ups
        damaged,         ///< fails SQLite's own checks, or a game in it cannot be read; the other games still can
        altered,         ///< its tables, indexes or triggers are not as this program makes them
        foreign,         ///< holds a table or a view of another program, where only ours may be
        crowded,         ///< holds a play with more seats, or more categories at a seat, than can be entered
        behind,          ///< older than it was when an action was last told to be done
        moved,           ///< renamed, deleted or replaced while it was open
        full,            ///< no room on the disk
        not_found,       ///< no game, or whatever `part` says, with that id
        exists,          ///< a game with that id is there already
        stopped,         ///< by whoever follows it; nothing was changed
    };
    Reason reason;
    std::filesystem::path file;
    std::string part; ///< of the file, where the words name it: "table diary", "player"
    Error(Reason why, std::filesystem::path where, const std::string& detail, std::string of_file = {});
};

}
