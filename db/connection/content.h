// Whether what lies in an open file is still what SQLite wrote into it. A program that knows nothing of it, one that
// syncs or copies, may write over it where it lies: it is the same file then, with other content, and what SQLite
// remembers of it hides that.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

class Content {
public:
    /// Of an open history, as it is now.
    Content(SQLite::Database& db, std::filesystem::path file);

    /// Somebody wrote to it, and it is not the same history any more, sound and no older than its mark. Other programs
    /// of ours write to it, too, so all of it is looked at then. Throws Error where it cannot be looked at.
    [[nodiscard]] bool is_overwritten();
    [[nodiscard]] bool was_overwritten() const { return overwritten_; } ///< when it was last asked

    /// What was written last was written through SQLite, here.
    void note() { seen_ = look(); }

private:
    struct Seen {
        std::uintmax_t bytes;
        std::filesystem::file_time_type written;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    [[nodiscard]] std::optional<Seen> look() const; ///< none: there is no file, or it cannot be looked at
    [[nodiscard]] bool is_the_history() const;

    std::filesystem::path file_;
    std::optional<std::string> history_; ///< its UUID
    std::optional<Seen> seen_;
    bool overwritten_ = false; ///< for good
};

}
