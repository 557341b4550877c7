// Whether what lies in an open file is still what SQLite wrote into it. A program that knows nothing of it, one that
// syncs or copies, may write over it where it lies: it is the same file then, with other content, and what SQLite
// remembers of it hides that.
#pragma once

#include "db/connection/mark.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

class Content {
public:
    /// Of an open history, as it is now. The connection stays open as long, and its logs are where they were.
    Content(SQLite::Database& db, std::filesystem::path file, const std::vector<Log>& logs);

    /// Somebody wrote to it, and it is not the same history any more, sound and no older than its mark. If it is,
    /// perhaps with more in it, SQLite forgets what it remembers. Where it was no program of ours that wrote last, all
    /// of it is looked at. Not of a file that was moved or replaced meanwhile. Throws Error where it cannot be looked
    /// at.
    [[nodiscard]] bool is_overwritten();
    [[nodiscard]] bool was_overwritten() const { return overwritten_; } ///< when it was last asked

    /// A transaction that writes has begun: while it goes on, SQLite goes on with what it remembers. False: that is
    /// older than what was written before, for an earlier log was put in place of the one that is open.
    [[nodiscard]] bool begin();
    /// What was written last was written through SQLite, here; with its mark, if that is another one now.
    void note();
    void note(std::optional<Mark> mark);

private:
    struct Seen {
        std::uintmax_t bytes;
        std::filesystem::file_time_type written;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    [[nodiscard]] std::optional<Seen> look() const; ///< none: there is no file, or it cannot be looked at
    void make_time_its_own(const Seen& now) const;
    [[nodiscard]] std::int64_t version() const; ///< changes when another connection writes through SQLite
    [[nodiscard]] bool is_the_history(bool whole, bool within_transaction);
    [[nodiscard]] bool became(const Mark& in_file, const std::optional<Mark>& found);

    SQLite::Database& db_;
    const std::filesystem::path file_;
    const std::vector<Log>& logs_;
    std::optional<Mark> known_;   ///< when it was last written here, or a transaction began
    std::optional<Mark> in_file_; ///< at least so far; the rest may be in the log
    std::optional<Seen> seen_;
    std::int64_t version_ = 0;
    bool overwritten_ = false; ///< for good
};

}
