#include "db/connection/connection.h"

namespace clerk::db {

History::History(const std::filesystem::path& file) : connection_(std::make_shared<Connection>(file)) {}

const std::filesystem::path& History::file() const { return connection_->file; }

Watch& History::watch() const { return connection_->watch; }

void remember_purged(Connection& connection, const char* kind, const std::string& id) {
    run(connection, "INSERT OR IGNORE INTO main.purged (kind, id) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM main.club)",
        kind, id);
    run(connection,
        "INSERT INTO main.unsent (kind, id) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM main.club)"
        " ON CONFLICT DO UPDATE SET changes = changes + 1, refused = 0",
        kind, id);
}

}
