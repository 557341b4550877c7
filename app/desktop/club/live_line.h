// What goes on at the club's tables, told and heard on a thread of its own.
#pragma once

#include "app/table/snapshot.h"
#include "db/club/club.h"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace clerk::desktop {

// A club's server and the password that was typed for it.

/// An empty password: none is given where one is asked for.
[[nodiscard]] inline db::ClubAccess access(const std::string& address, const std::string& password) {
    return {.address = address, .ask_password = [password](const std::string&) {
                return password.empty() ? std::nullopt : std::optional(password);
            }};
}

// What goes on at the club's tables, on a thread with a history of its own: the game under way here is published, and
// those of others are told. Nobody waits for the server but this thread; without it, it tries again.

struct LiveTable {
    db::LiveGame game;
    std::shared_ptr<table::Snapshot> read = {}; ///< none: it cannot be read. Its progress is told by who shows it.
};

struct LiveNews {
    std::vector<LiveTable> tables = {};        ///< as the server told them last
    std::optional<db::ClubError> why_not = {}; ///< they are not those of now
};

class LiveLine {
public:
    using Clock = std::chrono::steady_clock;

    /// `tell` is called on the line's thread. `between_signs`: how often a game is published again that has not
    /// changed.
    LiveLine(std::filesystem::path history, std::function<void(const LiveNews&)> tell,
             Clock::duration between_signs = db::longest_live_silence / 3);
    LiveLine(const LiveLine&) = delete;
    LiveLine& operator=(const LiveLine&) = delete;

    /// The game under way here, or that there is none. It is not waited for; of several the newest is sent.
    void publish(std::shared_ptr<const Record> game);
    void know_password(const std::string& password); ///< for a server that asks for one
    void listen(bool listens);                       ///< the games of others are told from now on
    /// What is published is ended, if the server answers within a second. Not waited for.
    void hang_up();

private:
    struct Wish {
        std::shared_ptr<const Record> game = {};
        bool listens = false;
        std::string password = {};
    };

    void wish(const std::function<void(Wish&)>& change);
    void work(const std::stop_token& stop);
    bool wait_for_work(const std::stop_token& stop);
    void talk(const std::stop_token& stop);
    void send(db::ClubLine& line, const std::shared_ptr<const Record>& game);
    void publish(db::ClubLine& line, const std::shared_ptr<const Record>& game);
    void read(const std::vector<db::LiveGame>& games);
    bool goes_on(const std::stop_token& stop);
    bool has_work() const; ///< while the wish is held

    std::filesystem::path history_;
    std::function<void(const LiveNews&)> tell_;
    Clock::duration between_signs_;
    mutable std::mutex mutex_;
    std::condition_variable_any wished_;
    Wish wish_;

    // The thread's alone.
    std::vector<LiveTable> tables_;
    std::shared_ptr<const Record> sent_;             ///< published last, or not to be published
    std::string password_ = {};                      ///< that was tried last
    std::string published_;                          ///< the game that the server shows; empty: none
    Clock::time_point published_at_ = {};            ///< or tried to
    bool is_first_ = true;                           ///< nothing was published on this line yet
    bool talks_ = false;                             ///< the line is open
    Clock::time_point asked_ = {};                   ///< for the games
    bool is_news_ = true;                            ///< since then
    std::optional<Clock::time_point> farewell_ = {}; ///< when even a goodbye is given up

    std::jthread thread_; ///< the last: it ends before what it works with goes
};

}
