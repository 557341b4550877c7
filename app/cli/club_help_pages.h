// The pages of `clerk club COMMAND --help`.
#pragma once

#include <string_view>

#include <wx/string.h>

namespace clerk::cli {

/// Empty: it is no command for a club.
wxString club_page(std::string_view command);

}
