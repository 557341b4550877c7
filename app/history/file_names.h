// What a file is called that is made of a game.
#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

/// "2026-11-20 Linda, John.clerk.json", without what a file name cannot have.
wxString file_name(const wxString& day, const std::vector<std::string>& players, const wxString& ending);

}
