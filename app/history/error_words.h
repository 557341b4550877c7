// What went wrong with a history, in one sentence that names it and the way out.
#pragma once

#include "db/store/store.h"

#include <wx/string.h>

namespace clerk {

wxString sentence(const db::Error& error);

}
