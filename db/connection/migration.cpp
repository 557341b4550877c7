#include "db/connection/migration.h"

#include "db/back_up/back_up.h"
#include "db/connection/seals.h"
#include "db/file/error.h"
#include "db/file/transaction.h"
#include "db/schema/expected_schema.h"

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

void require_no_newer(int version, const fs::path& file, SchemaSteps steps) {
    if (version > static_cast<int>(steps.size()))
        throw Error(Error::Reason::newer, file, "made by a newer version of this program");
}

/// Those of an earlier program have none yet.
bool has_seals(SchemaSteps steps) { return steps.size() == schema().size(); }

/// Else the seals that are written then would hide what another program changed.
void mark_strange_changes(SQLite::Database& db, int from, SchemaSteps steps) {
    constexpr int first_sealed = 6;
    if (from >= first_sealed && has_seals(steps)) Seals(db).mark_strange_changes_before_steps(from);
}

/// The steps ask for it, and drop some of it.
void make_what_is_missing(SQLite::Database& db, int from, SchemaSteps steps) {
    const bool are_ours = steps.size() == schema().size();
    if (from > 0 && are_ours) make_what_held_nothing(db);
}

/// A step changes nothing that a club should be sent.
void seal(SQLite::Database& db) {
    Seals seals(db);
    seals.lists_unsent = false;
    seals.seal();
}

}

void migrate_copy(SQLite::Database& db, const fs::path& file, SchemaSteps steps) {
    const int from = schema_version(db);
    require_no_newer(from, file, steps);
    if (from == static_cast<int>(steps.size())) return; // what is not sealed there is not to be hidden
    Transaction transaction(db);
    make_what_is_missing(db, from, steps);
    mark_strange_changes(db, from, steps);
    take_steps(db, from, steps);
    if (has_seals(steps)) seal(db);
    transaction.commit();
}

void migrate(SQLite::Database& db, const fs::path& file, SchemaSteps steps, Time now) {
    const int last = static_cast<int>(steps.size());
    if (schema_version(db) == last) return;
    Transaction transaction(db, Transaction::Kind::writes);
    const int from = schema_version(db); // asked again: another program may have migrated it meanwhile
    require_no_newer(from, file, steps);
    if (from == last) return;
    if (from > 0) back_up(file, Occasion::schema_step, now);
    make_what_is_missing(db, from, steps);
    mark_strange_changes(db, from, steps);
    take_steps(db, from, steps);
    if (has_seals(steps)) seal(db);
    transaction.commit();
}

}
