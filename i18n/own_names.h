// Names that the table gave pieces in place of the usual ones.
#pragma once

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n {

/// From now on the piece is called so; empty: as usual. `piece` is its word in a record.
void give_name(std::string_view game, std::string_view piece, const wxString& name);
/// The name given to the piece, or else the usual one.
wxString given_name(std::string_view game, std::string_view piece, const wxString& usual);

}
