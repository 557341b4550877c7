// What SQLite and the file system say of a file, as our own reasons.
#pragma once

#include "db/file/error.h"

#include <SQLiteCpp/Exception.h>

namespace clerk::db {

[[nodiscard]] Error error(const std::filesystem::path& file, const SQLite::Exception& cause);

/// Does something with the file; what the libraries throw comes out as Error.
template <class Action> auto translate_errors(const std::filesystem::path& file, Action action) -> decltype(action()) {
    try {
        return action();
    } catch (const SQLite::Exception& cause) {
        throw error(file, cause);
    } catch (const std::filesystem::filesystem_error& cause) {
        throw Error(Error::Reason::unreadable, file, cause.what());
    }
}

}
