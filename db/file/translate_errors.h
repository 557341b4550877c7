// What SQLite and the file system say of a file, as our own reasons.
#pragma once

#include "db/file/error.h"

#include <optional>

#include <SQLiteCpp/Exception.h>

namespace clerk::db {

/// Throws std::bad_alloc where it was memory that was missing.
[[nodiscard]] Error error(const std::filesystem::path& file, const SQLite::Exception& cause);
[[nodiscard]] Error error(const std::filesystem::path& file, const std::filesystem::filesystem_error& cause);

/// Does something with the file; what the libraries throw comes out as Error.
template <class Action> auto translate_errors(const std::filesystem::path& file, Action action) -> decltype(action()) {
    try {
        return action();
    } catch (const SQLite::Exception& cause) {
        throw error(file, cause);
    } catch (const std::filesystem::filesystem_error& cause) {
        throw error(file, cause);
    } catch (const std::bad_optional_access&) {
        throw Error(Error::Reason::damaged, file, "what belongs to something that is there is missing");
    }
}

}
