// The answers of `clerk` as text for people.
#pragma once

#include "core/game.h"
#include "i18n/words.h"

#include <iosfwd>
#include <string>

#include <wx/string.h>

namespace clerk::cli {

wxString told(const std::string& source, const Fault& fault); ///< one line: which file, where in it, the way out
wxString told(const Record& record, const ScoreSheet& sheet);
wxString told(const i18n::BestWords& best);
void tell(std::ostream& out, const Record& record, const Report& report); ///< harmless, in UTF-8; it may be very long
wxString reviewed(const Record& record); ///< every turn beside its best; requires a legal one of a game that tells it

}
