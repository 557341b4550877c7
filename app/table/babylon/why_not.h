// Why what a person does can do nothing now. Empty: it can.
#pragma once

#include "app/table/babylon/entry.h"

#include <wx/string.h>

namespace clerk::table::babylon {

wxString why_not_build(const Position& position, const Entry& entry);
wxString why_not_place(const Position& position, const Entry& entry); ///< the terrace in hand
wxString why_not_turn(const Position& position, const Entry& entry);  ///< it, or choose its level, or its open corner
wxString why_not_enter_face(const Position& position, const Entry& entry);
wxString why_not_take_tile(const Position& position, const Entry& entry);
wxString why_not_end_turn(const Position& position, const Entry& entry);

}
