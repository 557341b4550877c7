// Another history beside the open one, for as long as they are held against each other.
#pragma once

#include "db/store/connection.h"

namespace clerk::db {

/// While it lives, the tables of the other file are those of the schema `other`: a copy on the latest step of the
/// ladder. The file itself is only read, and nothing is made beside it.
class OtherHistory {
public:
    /// Requires that no transaction is open. Throws Error: not_a_history, newer, damaged, unreadable; locked for a file
    /// that a program has open, exists for the open history itself.
    OtherHistory(Connection& connection, const std::filesystem::path& file);
    ~OtherHistory();
    OtherHistory(const OtherHistory&) = delete;
    OtherHistory& operator=(const OtherHistory&) = delete;

private:
    explicit OtherHistory(Connection& connection); ///< an empty one
    Connection& connection_;
};

}
