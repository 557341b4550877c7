// A walk through a game written into a file, without a window.
#pragma once

#include <filesystem>

#include <wx/string.h>

namespace clerk::desktop {

/// As a page (*.html) or a moving picture (*.png). Empty: it is written; else in a sentence why not.
wxString write_walk(const std::filesystem::path& record, const std::filesystem::path& to);

}
