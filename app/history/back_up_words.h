// Back-ups in words.
#pragma once

#include "db/back_up/back_up_files.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

wxString back_up_occasion(db::Occasion occasion);              ///< why one was made: "daily", "before a merge"
wxString file_size(std::uintmax_t bytes);                      ///< "236.0 KB"
wxString missing_files(const std::vector<std::string>& names); ///< of what was put back: there are some
wxString strange_records(int count); ///< of what was put back: more than none are not as they were written

}
