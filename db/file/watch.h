// Long work in the history: who follows it is told how far it is, and may stop it.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

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

}
