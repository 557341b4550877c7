// The files of a history on the disk: nothing else is written in their place.
#pragma once

#include <filesystem>

namespace clerk::db {

/// Whether what is written under that name would take the place of a history, of what belongs beside one, or would lie
/// among its back-ups. A history is known by its first bytes, whatever it is called.
[[nodiscard]] bool belongs_to_history(const std::filesystem::path& file);

}
