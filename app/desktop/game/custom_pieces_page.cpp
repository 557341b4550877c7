#include "app/desktop/game/custom_pieces_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/catalogue.h"
#include "i18n/game_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

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

namespace {

constexpr int piece_name_width = 180, words_width = 620;

wxString control_name(const char* what, std::string_view game, const CustomPiece& piece) {
    return wxString(what) + "-" + text(std::string(game)) + "-" + text(std::string(piece.id));
}

}

CustomPiecesPage::CustomPiecesPage(wxWindow* parent, std::function<void()> back, std::function<void()> not_kept)
    : wxPanel(parent), back_(std::move(back)), not_kept_(std::move(not_kept)) {
    use_ground_colours(*this);
    go_back_on_escape(*this, [this] { back_(); });
}

void CustomPiecesPage::show() {
    DestroyChildren();
    PageHead head = page_head(this, _("Names and colours"), "back", [this] { back_(); });
    wxButton* usual = named_button(this, _("All as usual"), "as-usual", [this] { as_usual(); });
    head.add_at_right({usual});
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(wrapped(this,
                      _("For a box that is printed differently, or for colours you see better. Only the display on "
                        "this computer changes, not the games you keep. The pieces also differ in shape."),
                      words_width, Type::quiet),
              0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(make_sheet(), 1, wxEXPAND);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    Layout();
    head.back->SetFocus();
}

/// Two games in a column.
wxWindow* CustomPiecesPage::make_sheet() {
    wxScrolledWindow* sheet = make_scroll_pane(this, "custom-pieces");
    auto* columns = new ColumnsSizer(*sheet, 0);
    wxSizer* column = nullptr;
    for (const std::string_view game : table::played_games()) {
        if (!column || column->GetItemCount() == 2) {
            column = new wxBoxSizer(wxVERTICAL);
            columns->Add(column);
        }
        column->Add(group(sheet, game), 0, wxEXPAND | wxRIGHT | wxBOTTOM, FromDIP(far_gap));
    }
    sheet->SetSizer(columns);
    return sheet;
}

wxWindow* CustomPiecesPage::group(wxWindow* parent, std::string_view game) {
    auto* panel = new wxPanel(parent);
    use_panel_colours(*panel);
    auto* grid = new wxFlexGridSizer(3, FromDIP(wxSize(far_gap, near_gap)));
    for (const CustomPiece& piece : custom_pieces(game)) add_row(panel, *grid, game, piece);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(panel, i18n::game_name(game), Type::heading), 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(grid);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    panel->SetSizer(edge);
    return panel;
}

void CustomPiecesPage::add_row(wxWindow* panel, wxSizer& rows, std::string_view game, const CustomPiece& piece) {
    rows.Add(label(panel, piece.usual_name), 0, wxALIGN_CENTRE_VERTICAL);
    rows.Add(make_name(panel, game, piece), 0, wxALIGN_CENTRE_VERTICAL);
    rows.Add(make_colour(panel, game, piece), 0, wxALIGN_CENTRE_VERTICAL);
}

KeptText* CustomPiecesPage::make_name(wxWindow* parent, std::string_view game, const CustomPiece& piece) {
    auto* name = new KeptText(parent, control_name("name", game, piece));
    name->show(i18n::given_name(game, piece.id, {}));
    name->SetHint(piece.usual_name);
    name->SetMaxLength(longest_piece_name);
    name->SetMinSize(parent->FromDIP(wxSize(piece_name_width, -1)));
    set_accessible_name(*name, i18n::fill(_("Name of {1}"), {piece.usual_name}));
    name->Bind(wxEVT_TEXT, [this, name, game, piece](wxCommandEvent&) {
        if (!name_piece(game, piece.id, name->GetValue())) not_kept_();
    });
    return name;
}

wxColourPickerCtrl* CustomPiecesPage::make_colour(wxWindow* parent, std::string_view game, const CustomPiece& piece) {
    auto* colour = new wxColourPickerCtrl(parent, wxID_ANY, custom_colour(game, piece.id, piece.usual_colour));
    colour->SetName(control_name("colour", game, piece));
    set_accessible_name(*colour->GetPickerCtrl(), i18n::fill(_("Colour of {1}"), {piece.usual_name}));
    colour->Bind(wxEVT_COLOURPICKER_CHANGED, [this, game, piece](wxColourPickerEvent& event) {
        if (!colour_piece(game, piece.id, event.GetColour())) not_kept_();
    });
    return colour;
}

void CustomPiecesPage::as_usual() {
    bool all = true;
    for (const std::string_view game : table::played_games())
        for (const CustomPiece& piece : custom_pieces(game)) {
            all = name_piece(game, piece.id, {}) && all;
            all = colour_piece(game, piece.id, {}) && all;
        }
    if (!all) not_kept_();
    show();
}

}
