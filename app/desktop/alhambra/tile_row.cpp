#include "app/desktop/alhambra/tile_row.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/segments.h"
#include "i18n/text.h"
#include "i18n/words_alhambra.h"

#include <wx/wrapsizer.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int side = 42;

void show_tile(wxToggleButton& button, const game::Tile& tile) {
    button.SetBitmap(picture(button, button.FromDIP(side),
                             [&](wxGraphicsContext& gc, const Area& area) { draw_tile(gc, tile, area); }));
    button.SetToolTip(i18n::alhambra::name(tile));
    set_accessible_name(button, i18n::alhambra::name(tile));
}

}

TileRow::TileRow(wxWindow* parent, std::string prefix, const wxString& title)
    : wxPanel(parent), prefix_(std::move(prefix)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    title_ = label(this, title, Type::quiet);
    grid_ = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(title_);
    rows->Add(grid_, 0, wxEXPAND | wxTOP, FromDIP(2));
    SetSizer(rows);
}

wxToggleButton* TileRow::add_button() {
    const std::size_t place = buttons_.size();
    auto* button = new wxBitmapToggleButton(this, wxID_ANY, wxBitmap(FromDIP(side), FromDIP(side)), wxDefaultPosition,
                                            wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(text(prefix_ + "-" + std::to_string(place)));
    button->Bind(wxEVT_TOGGLEBUTTON, [this, place, button](wxCommandEvent&) {
        const game::Tile tile = tiles_.at(place);
        show_chosen(*button, tile == held_);
        if (on_tile) on_tile(tile);
    });
    grid_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(2));
    buttons_.push_back(button);
    return button;
}

void TileRow::show(const std::vector<game::Tile>& tiles, const std::optional<game::Tile>& held, bool choosable) {
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        wxToggleButton* button = i < buttons_.size() ? buttons_[i] : add_button();
        if (i >= tiles_.size() || tiles_[i] != tiles[i]) show_tile(*button, tiles[i]);
        show_chosen(*button, tiles[i] == held);
        button->Enable(choosable);
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i) buttons_[i]->Show(i < tiles.size());
    tiles_ = tiles;
    held_ = held;
    Show(!tiles.empty());
    Layout();
}

}
