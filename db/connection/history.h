// An open history, as everything takes it that reads or writes one.
#pragma once

#include "db/file/watch.h"

#include <filesystem>
#include <memory>

namespace clerk::db {

struct Connection;

/// Copies share the connection.
class History {
public:
    /// Opens the file, or makes it; brings an older one up to date after a back-up beside it. Throws Error.
    explicit History(const std::filesystem::path& file);

    [[nodiscard]] const std::filesystem::path& file() const; ///< absolute
    Watch& watch() const;                                    ///< of the action that goes on
    [[nodiscard]] const std::shared_ptr<Connection>& connection() const { return connection_; }

private:
    std::shared_ptr<Connection> connection_;
};

}
