// What SQLite and the file system say of a file, as our own reasons.
#pragma once

#include "db/store/store.h"

#include <filesystem>

#include <SQLiteCpp/Exception.h>

namespace clerk::db {

Error error(const std::filesystem::path& file, const SQLite::Exception& cause);

/// Does something with the file; what the libraries throw comes out as Error.
template <class Action> auto at_disk(const std::filesystem::path& file, Action action) -> decltype(action()) {
    try {
        return action();
    } catch (const SQLite::Exception& cause) {
        throw error(file, cause);
    } catch (const std::filesystem::filesystem_error& cause) {
        throw Error(Error::Reason::unreadable, file, cause.what());
    }
}

}
