// What went wrong with a file, in one sentence that names it and the way out.
#pragma once

#include "app/desktop/drawing/files.h"

#include <wx/string.h>

namespace clerk::desktop {

wxString sentence(const FileError& error);

}
