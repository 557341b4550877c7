// The pages of `clerk --help`.
#pragma once

#include <string_view>

#include <wx/string.h>

namespace clerk::cli {

/// The page of a command; empty: the first page.
wxString page(std::string_view command);

}
