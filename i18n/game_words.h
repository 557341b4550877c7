// What a game brings to i18n: its words, behind one table of functions. The games are listed in words.cpp.
#pragma once

#include "core/game.h"

#include <functional>
#include <optional>
#include <string_view>

#include <wx/string.h>

namespace clerk::i18n {

struct GameWords {
    std::string_view game;
    wxString (*name)();
    wxString (*sentence)(const Finding&);
    wxString (*remedy)(const Finding&);
    wxString (*piece)(std::string_view piece, int number); ///< "terrace 3", of a list of the record
    wxString (*category)(std::string_view id);
    wxString (*fact)(std::string_view id);
    wxString (*tie_break)(std::string_view fact);
    std::optional<wxString> (*moves)(const Record&);
    std::optional<wxString> (*missed)(const Record&);
};

/// Replaces every {…} that `noun` has a text for; what it fills in is not looked at again.
wxString replace_places(const wxString& text, const std::function<std::optional<wxString>(const wxString&)>& noun);

}
