#include "app/desktop/game/custom_piece_settings.h"

#include "app/desktop/game/editors.h"
#include "app/table/catalogue.h"
#include "i18n/own_names.h"
#include "i18n/text.h"

#include <wx/confbase.h>

namespace clerk::desktop {

namespace {

wxString place(std::string_view game, std::string_view piece, const char* what) {
    return "/pieces/" + text(std::string(game)) + "/" + text(std::string(piece)) + "/" + what;
}

void keep(const wxString& where, const wxString& value) {
    wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings) return;
    if (value.empty())
        settings->DeleteEntry(where, false);
    else
        settings->Write(where, value);
}

/// Of what anyone may have written into the settings: a line of letters that is no key of a menu.
wxString fit(const wxString& name) {
    wxString plain;
    for (const wxUniChar letter : name)
        if (letter != '&' && letter != '{' && letter != '}' && letter >= ' ' && letter != 0x7f) plain += letter;
    return plain.Strip(wxString::both).Left(longest_piece_name);
}

}

void load_custom_pieces() {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings) return;
    for (const std::string_view game : table::played_games())
        for (const CustomPiece& piece : custom_pieces(game)) {
            i18n::give_name(game, piece.id, fit(settings->Read(place(game, piece.id, "name"), wxString())));
            set_custom_colour(game, piece.id, wxColour(settings->Read(place(game, piece.id, "colour"), wxString())));
        }
}

void name_piece(std::string_view game, std::string_view piece, const wxString& name) {
    i18n::give_name(game, piece, fit(name));
    keep(place(game, piece, "name"), fit(name));
}

void colour_piece(std::string_view game, std::string_view piece, const wxColour& colour) {
    set_custom_colour(game, piece, colour);
    keep(place(game, piece, "colour"), colour.IsOk() ? colour.GetAsString(wxC2S_HTML_SYNTAX) : wxString());
}

}
