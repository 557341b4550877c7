// Records of another history written into this one: the winning versions, and documents that came alone.
#pragma once

#include "db/merging/versions.h"

namespace clerk::db {

/// The winning versions of another history written into this one. Requires that it is there as the schema `other`.
/// Within the caller's transaction. What loses is kept in `superseded`.
void write_winners(Connection& connection, const Comparison& comparison);

/// The documents of records as rows again: a record that came alone, without the history that it was in.
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
