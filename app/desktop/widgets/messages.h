// What went wrong with a file, in one sentence that names it and the way out.
#pragma once

#include "app/exchange/files.h"
#include "app/history/error_words.h"
#include "core/record.h"

#include <wx/string.h>

namespace clerk::desktop {

using clerk::sentence;
wxString sentence(const std::filesystem::path& file, const Fault& fault);
/// Of the exception being handled; every action of the window ends here when it fails.
wxString sentence_of_current_exception();

}
