// What was done last and can be undone, or was undone and can be done again, in a few words. They come from the game as
// it is and as it would be: the journal keeps both, and no names.
#pragma once

#include "core/game.h"

#include <wx/string.h>

namespace clerk {
class Desk;
}

namespace clerk::table {

/// What made one record of a game into another: "place terrace".
wxString action_in_words(const Record& before, const Record& after);

wxString undo_in_words(const Desk& desk); ///< "Undo place terrace". With nothing to undo: "Undo"
wxString redo_in_words(const Desk& desk); ///< "Redo place terrace". With nothing to do again: "Redo"

}
