// A menu that opens at a point of a window. While it is open everything else goes on: another game may come onto the
// table and do away with the window.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop {

/// Which of the entries was chosen. None: none was, or there is no window any more to do it.
std::optional<std::size_t> ask_by_menu(wxWindow& window, wxPoint at, const std::vector<wxString>& entries);

}
