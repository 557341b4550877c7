// Why there is no answer though no document is at fault.
#pragma once

#include <string>

#include <wx/string.h>

namespace clerk::cli {

struct Refused {
    std::string path;  ///< JSON pointer to what of the record stands against an answer; empty: it is not the record
    wxString sentence; ///< with the way out
};

}
