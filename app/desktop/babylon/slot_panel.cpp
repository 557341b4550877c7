#include "app/desktop/babylon/slot_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/translation.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int side = 60;

wxBitmap tile_picture(const wxWindow& window, const std::optional<game::Tile>& tile, int rotation) {
    return picture(window, window.FromDIP(side), [&](wxGraphicsContext& gc, const Area& area) {
        if (tile) draw_face(gc, tile->flower, game::turned(tile->symbols, rotation), 1, area);
    });
}

wxString pillars_in_words(const game::State& table) {
    const int singles = table.seat().pillars;
    wxString words = wxString::Format(wxPLURAL("%d pillar", "%d pillars", static_cast<unsigned>(singles)), singles);
    if (table.hand && table.hand->double_pillar) words += "\n" + _("and the round's double");
    return words;
}

}

SlotPanel::SlotPanel(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    const wxBitmap empty = tile_picture(*this, std::nullopt, 0);
    tiles_ = new Segments(
        this, {{"tile-taken", _("The tile taken"), empty}, {"tile-slot", _("The tile in the slot"), empty}});
    tiles_->on_choose = [this](int index) { on_choose(index == 0 ? game::From::dug : game::From::slot); };
    tiles_->on_release = [this](int) { on_choose(std::nullopt); };
    pillars_ = label(this, wxEmptyString);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(tiles_);
    rows->Add(pillars_, 0, wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void SlotPanel::show_tile(int index, const std::optional<game::Tile>& tile, int rotation) {
    wxToggleButton& button = tiles_->button(index);
    button.SetBitmap(tile_picture(*this, tile, rotation));
    button.Show(tile.has_value());
}

void SlotPanel::show(const Position& position, std::optional<game::From> held, int rotation, int width) {
    const game::State& table = position.state;
    const auto rotation_of = [&](game::From from) { return held == from ? rotation : 0; };
    show_tile(0, table.hand ? table.hand->dug : std::nullopt, rotation_of(game::From::dug));
    show_tile(1, table.over() ? std::nullopt : table.seat().slot, rotation_of(game::From::slot));
    tiles_->choose(held ? static_cast<int>(*held) : -1);
    rewrap(*pillars_, table.over() ? wxString() : pillars_in_words(table), width);
    Layout();
}

}
