#include "db/connection/history.h"

#include "db/connection/connection.h"

namespace clerk::db {

History::History(const std::filesystem::path& file) : connection_(std::make_shared<Connection>(file)) {}

const std::filesystem::path& History::file() const { return connection_->file; }

Watch& History::watch() const { return connection_->watch; }

}
