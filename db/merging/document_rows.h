// The documents of records as rows again: a record that came alone, without the history that it was in.
#pragma once

#include "db/merging/comparison.h"

namespace clerk::db {

/// Writes into the schema `other`, which is a history. Requires a transaction.
class DocumentRows {
public:
    explicit DocumentRows(Connection& connection) : connection_(connection), versions_(connection.db, "other") {}

    /// The record and, where they are not there yet, the player or night that it names: as they are in the open
    /// history, or by the name alone. False: nobody can have written that version, and nothing was put; the reasons are
    /// many, from a text that is no JSON to a photo whose name leads elsewhere.
    [[nodiscard]] bool put(std::size_t table, const std::string& id, const Version& version);

private:
    Connection& connection_;
    Versions versions_;
};

}
