// Whether a history was used, by what lies beside it.
#pragma once

#include <filesystem>

namespace clerk::db {

/// There are back-ups of it, or an action was done on it. Throws Error where that cannot be looked at.
[[nodiscard]] bool was_used(const std::filesystem::path& history);

/// Of a history that is not there: throws Error::gone where an action was done on it, or a back-up holds something or
/// cannot be looked into; not if the history was never used.
void require_never_used(const std::filesystem::path& history);

}
