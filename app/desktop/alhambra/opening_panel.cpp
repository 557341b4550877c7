#include "app/desktop/alhambra/opening_panel.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

constexpr int space_side = 56;
constexpr int cards_in_a_row = 9;
constexpr int parts_in_a_row = 3;
constexpr int room_for_name = 96; ///< pixels, on the button of a part

bool of_cards(const Part& part) { return part.what == Opening::hand || part.what == Opening::money; }

std::string button_name(const Part& part) {
    switch (part.what) {
    case Opening::hand: return "part-hand-" + std::to_string(part.player + 1);
    case Opening::money: return "part-money";
    case Opening::market: return "part-market";
    case Opening::dirk: return "part-dirk";
    }
    return {};
}

wxString entered_of(std::size_t entered, std::size_t due) {
    return i18n::fill(_("{1} of {2} entered."), {figure(static_cast<int>(entered)), figure(static_cast<int>(due))});
}

}

OpeningPanel::OpeningPanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    dress_as_ground(*this);
    asked_ = label(this, wxEmptyString);
    cards_ = new CardRow(this, "entered", cards_in_a_row);
    spaces_ = new MarketSpaces(this, space_side);
    dirk_ = new TileRow(this, "dirk", _("Dirk's tiles"));
    put_back_ = label(this, _("A click on what was entered puts it back."), Type::quiet);
    card_picker_ = new CardPicker(this);
    tile_picker_ = new TilePicker(this);
    lay_out();
    listen();
}

void OpeningPanel::lay_out() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("On the table before the first turn"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    parts_ = make_parts();
    rows->Add(parts_, 0, wxBOTTOM, FromDIP(near_gap));
    for (wxWindow* row :
         std::initializer_list<wxWindow*>{asked_, spaces_, card_picker_, tile_picker_, cards_, dirk_, put_back_})
        rows->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void OpeningPanel::listen() {
    card_picker_->on_card = [this](const game::Card& card) { enter(with_card(game_, part_, card)); };
    cards_->on_card = [this](std::size_t place) { enter(without_card(game_, part_, place)); };
    dirk_->on_tile = [this](const game::Tile& tile) { enter(without_dirks_tile(game_, tile)); };
    tile_picker_->on_tile = [this](const game::Tile& tile) { enter_tile(tile); };
    tile_picker_->on_colour = [this](game::Colour colour) {
        pick_ = with_colour(colour);
        on_change(game_);
    };
    spaces_->on_choose = [this](int space) {
        space_ = game::currencies.at(static_cast<std::size_t>(space));
        on_change(game_);
    };
}

void OpeningPanel::choose(const Part& part) {
    part_ = part;
    pick_ = {};
    space_ = next_space(game_, space_);
}

void OpeningPanel::enter_tile(const game::Tile& tile) {
    const game::Game next =
        part_.what == Opening::dirk ? with_dirks_tile(game_, tile) : with_market_tile(game_, space_, tile);
    pick_ = {};
    space_ = next_space(next, space_);
    enter(next);
}

/// What completes a part leads to the next one.
void OpeningPanel::enter(const game::Game& next) {
    if (!complete(game_, part_) && complete(next, part_)) part_ = next_part(next, part_);
    on_change(next);
    keep_focus();
}

/// Keys go to the picker when what they went to is not there any more, or past the panel when all is entered.
void OpeningPanel::keep_focus() {
    const wxWindow* focus = FindFocus();
    if (focus && focus->IsShownOnScreen() && focus->IsEnabled()) return;
    if (is_full())
        Navigate();
    else if (of_cards(part_))
        card_picker_->SetFocus();
    else
        tile_picker_->SetFocus();
}

/// Nothing can be picked before something is put back.
bool OpeningPanel::is_full() const {
    return (part_.what == Opening::money || part_.what == Opening::dirk) && complete(game_, part_);
}

void OpeningPanel::show(const game::Game& game) {
    const std::vector<Part> all = parts(game);
    const bool others = all != parts(game_);
    game_ = game;
    Show(!all.empty());
    if (all.empty()) return;
    if (others) choose(next_part(game_, all.front()));
    show_parts();
    rewrap(*asked_, asked(), width_);
    show_entered();
    show_pickers();
    Layout();
}

wxString OpeningPanel::title(const Part& part, int room) const {
    switch (part.what) {
    case Opening::hand: {
        const wxString name = text(game_.players.at(part.player).name);
        // TRANSLATORS: the cards dealt to the player {1}.
        return i18n::fill(_("{1}'s cards"), {ellipsized(*asked_, name, room)});
    }
    case Opening::money: return _("Cards laid out");
    case Opening::market: return _("Market");
    case Opening::dirk: return _("Dirk's tiles");
    }
    return {};
}

Segments* OpeningPanel::make_parts() {
    std::vector<Segment> segments;
    for (const Part& part : parts(game_))
        segments.push_back({button_name(part), title(part, FromDIP(room_for_name)), {}, title(part, width_)});
    auto* made = new Segments(this, std::move(segments), parts_in_a_row);
    made->on_choose = [this](int index) {
        choose(parts(game_).at(static_cast<std::size_t>(index)));
        on_change(game_);
    };
    return made;
}

/// Made anew only where there are others, or they are called otherwise.
void OpeningPanel::show_parts() {
    const std::vector<Part> all = parts(game_);
    std::vector<wxString> titles;
    for (const Part& part : all) titles.push_back(title(part, width_));
    if (titles != titles_) {
        Segments* made = make_parts();
        GetSizer()->Replace(parts_, made);
        parts_->Destroy();
        parts_ = made;
        titles_ = std::move(titles);
    }
    parts_->Show(all.size() > 1);
    parts_->choose(static_cast<int>(std::ranges::find(all, part_) - all.begin()));
}

wxString OpeningPanel::asked() const {
    switch (part_.what) {
    case Opening::hand: {
        const wxString name = text(game_.players.at(part_.player).name);
        const wxString so_far = figure(game::sum(cards(game_, part_)));
        return i18n::fill(_("{1} is dealt cards worth 20 or more. So far: {2}."), {name, so_far});
    }
    case Opening::money:
        return _("Which four cards are laid out?") + " " + entered_of(game_.money.size(), cards_laid_out);
    case Opening::market: return asked_of_market();
    case Opening::dirk:
        return _("Which six tiles did Dirk draw?") + " " + entered_of(game_.dirk.size(), game::dirks_first_tiles);
    }
    return {};
}

wxString OpeningPanel::asked_of_market() const {
    if (complete(game_, part_)) return _("All four lie there; a tile picked now replaces the one chosen.");
    return i18n::fill(_("Which tile lies on the {1} space?"), {i18n::alhambra::name(space_)});
}

void OpeningPanel::show_entered() {
    const std::vector<game::Card> there = of_cards(part_) ? cards(game_, part_) : std::vector<game::Card>();
    cards_->show(there, std::vector<bool>(there.size()), true);
    cards_->Show(!there.empty());
    spaces_->Show(part_.what == Opening::market);
    spaces_->show(game_.market);
    spaces_->choose(static_cast<int>(space_));
    const std::vector<game::Tile> drawn = part_.what == Opening::dirk ? game_.dirk : std::vector<game::Tile>();
    dirk_->show(drawn, std::nullopt, true);
    put_back_->Show(!there.empty() || !drawn.empty());
}

void OpeningPanel::show_pickers() {
    card_picker_->Show(of_cards(part_));
    card_picker_->show(cards_out(game_), is_full() ? 0 : game::copies(game_.players.size()));
    tile_picker_->Show(!of_cards(part_) && !is_full());
    tile_picker_->show(pick_, tiles_out(game_));
}

}
