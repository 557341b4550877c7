#include "app/desktop/game/custom_piece_settings.h"

#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/catalogue.h"
#include "i18n/own_names.h"
#include "i18n/text.h"

namespace clerk::desktop {

namespace {

std::string place(std::string_view game, std::string_view piece, const char* what) {
    return "pieces/" + std::string(game) + "/" + std::string(piece) + "/" + what;
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
    if (!keeps_settings()) return;
    for (const std::string_view game : table::played_games())
        for (const CustomPiece& piece : custom_pieces(game)) {
            i18n::give_name(game, piece.id, fit(text(kept_setting(place(game, piece.id, "name")))));
            set_custom_colour(game, piece.id, wxColour(text(kept_setting(place(game, piece.id, "colour")))));
        }
}

bool name_piece(std::string_view game, std::string_view piece, const wxString& name) {
    i18n::give_name(game, piece, fit(name));
    return keep_setting(place(game, piece, "name"), utf8(fit(name)));
}

bool colour_piece(std::string_view game, std::string_view piece, const wxColour& colour) {
    set_custom_colour(game, piece, colour);
    return keep_setting(place(game, piece, "colour"),
                        colour.IsOk() ? utf8(colour.GetAsString(wxC2S_HTML_SYNTAX)) : std::string());
}

}
