// The files that were opened or exported last, newest first. They are kept in the state folder, if there is one; a list
// that cannot be read counts as empty.
#pragma once

#include <filesystem>
#include <vector>

#include <wx/string.h>

namespace clerk::desktop {

inline constexpr std::size_t most_recent_files = 9;

std::vector<std::filesystem::path> recent_files();
void note_recent_file(const std::filesystem::path& file); ///< it is first from now on
void drop_recent_file(const std::filesystem::path& file);
void drop_recent_files();

/// As an entry of a menu: its name and folder in one line, whatever they hold; "&" is a letter like others.
wxString recent_file_in_words(const std::filesystem::path& file);

}
