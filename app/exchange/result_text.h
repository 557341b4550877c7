// A result as text, for the clipboard.
#pragma once

#include "db/plays/play.h"

#include <wx/string.h>

namespace clerk::exchange {

/// The game and its day, a line a player with rank, total and categories, the better first, and who won. In the
/// reader's language and time zone; names are on one line and cannot turn the direction of writing.
wxString result_text(const db::Play& play);

}
