#include "app/desktop/rajas/start_tiles_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

StartTilesPanel::StartTilesPanel(wxWindow* parent, int width) : wxPanel(parent) {
    dress_as_ground(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Tiles that lie there already"), Type::heading), 0, wxBOTTOM | wxTOP, FromDIP(near_gap));
    places_ = new wxChoice(this, wxID_ANY);
    places_->SetName("start-place");
    fit_height_to_finger(*places_, wide(*this, width));
    set_accessible_name(*places_, _("Another tile..."));
    places_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        if (event.GetSelection() > 0) CallAfter([this, listed = event.GetSelection() - 1] { add(listed); });
    });
    rows->Add(places_);
    tiles_ = new wxBoxSizer(wxVERTICAL);
    rows->Add(tiles_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    tile_ = new wxPanel(this);
    dress_as_ground(*tile_);
    auto* entered = new wxBoxSizer(wxVERTICAL);
    on_board_ = new RewardPad(tile_, GiftsOf::board, width);
    on_river_ = new RewardPad(tile_, GiftsOf::river, width);
    for (RewardPad* pad : {on_board_, on_river_}) {
        entered->Add(pad, 0, wxEXPAND);
        pad->on_reward = [this](const game::Reward& gain) { on_game(with_start_reward(game_, chosen_, gain)); };
    }
    wxButton* off = named_button(tile_, _("Remove the tile"), "start-tile-off",
                                 [this] { on_game(without_start_tile(game_, chosen_)); });
    fit_to_finger(*off);
    entered->Add(off);
    tile_->SetSizer(entered);
    rows->Add(tile_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void StartTilesPanel::add(int listed) {
    const StartPlace place = start_places(game_).at(static_cast<std::size_t>(listed));
    game::Game next = with_start_tile(game_, place);
    const auto all = start_tiles(next);
    const auto found = std::ranges::find_if(all, [&](const StartTile& tile) {
        return tile.place.player == place.player && tile.place.space == place.space && tile.place.at == place.at;
    });
    chosen_ = static_cast<std::size_t>(found - all.begin());
    on_game(std::move(next));
}

void StartTilesPanel::show(const game::Game& game) {
    game_ = game;
    const auto places = start_places(game_);
    wxArrayString words;
    words.Add(_("Another tile..."));
    for (const StartPlace& place : places) words.Add(place.words);
    if (words != places_->GetStrings()) places_->Set(words);
    places_->SetSelection(0);
    places_->Show(!places.empty());
    show_tiles();
    Show(!places.empty() || tile_->IsShown());
}

void StartTilesPanel::show_tiles() {
    const auto all = start_tiles(game_);
    tiles_->Clear(true);
    chosen_ = all.empty() ? 0 : std::min(chosen_, all.size() - 1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const wxString gain = i18n::rajas::told(all[i].gain);
        const wxString words =
            gain.empty() ? all[i].place.words : i18n::fill(_("{1}: {2}"), {all[i].place.words, gain});
        wxButton* button = named_button(this, words, wxString::Format("start-tile-%zu", i + 1), [this, i] {
            chosen_ = i;
            show(game_);
        });
        fit_to_finger(*button);
        if (i == chosen_) button->SetFont(GetFont().Bold());
        tiles_->Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(2));
    }
    tile_->Show(!all.empty());
    if (all.empty()) return;
    const bool river = all[chosen_].gifts == GiftsOf::river;
    on_river_->Show(river);
    on_board_->Show(!river);
    (river ? on_river_ : on_board_)->show(all[chosen_].gain);
}

}
