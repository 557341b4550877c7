// Another history beside the open one, for as long as they are held against each other.
#pragma once

#include "db/connection/connection.h"

namespace clerk::db {

/// While it lives, the tables of the other file are those of the schema `other`: a copy on the latest step of the
/// ladder. The file itself is only read, and nothing is made beside it.
class AttachedHistory {
public:
    /// An empty one. Requires that no transaction is open.
    explicit AttachedHistory(Connection& connection);
    /// Requires that no transaction is open. Throws Error: not_a_history, newer, damaged, unreadable; not_closed for a
    /// file that a program has open, exists for the open history itself.
    AttachedHistory(Connection& connection, const std::filesystem::path& file);
    ~AttachedHistory();
    AttachedHistory(const AttachedHistory&) = delete;
    AttachedHistory& operator=(const AttachedHistory&) = delete;

private:
    struct Unfilled {};
    AttachedHistory(Connection& connection, Unfilled);

    Connection& connection_;
};

}
