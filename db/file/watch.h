// Errors of a history, and long work that is followed, bounded and stopped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// What can go wrong with a history. The words are the application's.

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

// Long work in the history: who follows it is told how far it is, and may stop it.

class Watch {
public:
    /// Asked often while work goes on: how many of how many pieces are done (0 of 0: nobody knows). False: stop. What
    /// it does in turn must not need the history.
    using Ask = std::function<bool(std::size_t done, std::size_t all)>;

    Watch() = default; ///< nobody follows
    explicit Watch(Ask ask) : ask_(std::move(ask)) {}

    bool is_asking() const { return asking_; }

    bool goes_on(); ///< asks again with what was told last
    /// Whoever works tells it. Throws Error::stopped.
    void tell(std::size_t done, std::size_t all);

private:
    Ask ask_;
    std::size_t done_ = 0;
    std::size_t all_ = 0;
    bool asking_ = false;
};

inline constexpr int steps_between_asks = 10'000; ///< of SQLite's machine: about a millisecond

/// Whether whoever was asked last said stop: then a statement that was interrupted was stopped, and is no sign of
/// damage.
[[nodiscard]] bool was_stopped();

/// While it lives, statements ask too. One that is stopped fails with SQLITE_INTERRUPT, and its transaction with it.
class Watched {
public:
    Watched(SQLite::Database& db, Watch& watch);
    ~Watched();
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

private:
    SQLite::Database& db_;
};

/// While it lives, somebody follows.
class Following {
public:
    Following(Watch& watch, Watch::Ask ask) : watch_(watch), before_(std::exchange(watch, Watch(std::move(ask)))) {}
    ~Following() { watch_ = before_; }
    Following(const Following&) = delete;
    Following& operator=(const Following&) = delete;

private:
    Watch& watch_;
    Watch before_;
};

// How much SQLite may do on a file from elsewhere.

/// While it lives, statements of the connection together take no more steps than all of such a file can need; then they
/// fail with SQLITE_INTERRUPT.
class StepBound {
public:
    /// `watch` is asked as well: SQLite asks one alone.
    StepBound(SQLite::Database& db, std::uintmax_t bytes_of_file, Watch watch = {});
    ~StepBound();
    StepBound(const StepBound&) = delete;
    StepBound& operator=(const StepBound&) = delete;

private:
    static int is_passed(void* bound);

    SQLite::Database& db_;
    Watch watch_;
    std::uintmax_t left_; ///< times that SQLite asks
};

}
