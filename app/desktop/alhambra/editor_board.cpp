// The half of Alhambra's editor that follows the hand into the palace.
#include "app/desktop/alhambra/editor.h"
#include "app/desktop/alhambra/turn_words.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

#include <wx/menu.h>

namespace clerk::desktop::alhambra {

wxWindow* AlhambraEditor::make_board(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    dress_as_ground(*panel);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (position_.final()) {
        rounds_ = make_rounds(panel);
        rows->Add(rounds_, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, panel->FromDIP(near_gap));
    }
    canvas_ = new PalaceCanvas(panel);
    canvas_->SetName("board");
    rows->Add(canvas_, 1, wxEXPAND);
    panel->SetSizer(rows);
    canvas_->ghost_at = [this](game::Cell cell) { return ghost_at(cell); };
    canvas_->on_cell = [this](game::Cell cell, bool shift) { choose_cell(cell, shift); };
    canvas_->on_menu = [this](game::Cell cell) { offer(cell); };
    canvas_->on_aim = [this](std::optional<game::Cell> cell) {
        table_.point(cell ? std::optional(game::place(*cell)) : std::nullopt);
    };
    return panel;
}

const game::Palace* AlhambraEditor::past_palace() const {
    if (!look_.scoring || position_.final()) return nullptr;
    const std::vector<game::Scoring>& scorings = position_.table.scorings;
    const auto scoring = std::ranges::find(scorings, *look_.scoring, &game::Scoring::number);
    return scoring == scorings.end() ? nullptr : &scoring->palaces.at(static_cast<std::size_t>(look_.player));
}

void AlhambraEditor::show_board() {
    const game::Palace* past = past_palace();
    PalaceView view{.palace = past ? *past : position_.seat(look_.player).palace,
                    .marked = look_.marked,
                    .advised = look_.advised,
                    .lit = look_.lit};
    if (may_build()) {
        if (look_.offers) view.open = open_cells();
        view.lifted = hold_.lifted;
    }
    if (!past) view.fresh = fresh_cells();
    if (rounds_) show_rounds();
    canvas_->show(std::move(view));
    canvas_->refresh_ghost();
}

/// Without what is wrong at another scoring.
std::vector<Place> AlhambraEditor::marked() const {
    std::vector<Place> marked = look_.marked;
    for (const Breach& breach : position_.report.violations) {
        if (!position_.final() || breach.where.player != look_.player || breach.where.round == position_.round)
            continue;
        for (const Place& place : breach.finding.places)
            if (const auto there = std::ranges::find(marked, place); there != marked.end()) marked.erase(there);
    }
    return marked;
}

game::Cells AlhambraEditor::open_cells() const {
    if (hold_.taking_away) return position_.removable();
    if (!hold_.tile) return {};
    if (hold_.lifted) return position_.open_for_exchange(*hold_.tile, hold_.lifted);
    game::Cells open = position_.open_for(*hold_.tile);
    const game::Cells exchanged = position_.open_for_exchange(*hold_.tile, {});
    open.insert(open.end(), exchanged.begin(), exchanged.end());
    return open;
}

/// Where this turn, or the end of the game, has put something.
game::Cells AlhambraEditor::fresh_cells() const {
    game::Cells cells;
    const auto look_at = [&](const std::vector<game::Step>& steps) {
        for (const game::Step& step : steps)
            for (const Place& place : places(step)) cells.push_back({place.x, place.y});
    };
    if (position_.game.end)
        look_at(position_.game.end->at(static_cast<std::size_t>(look_.player)).steps);
    else if (begun(position_.game) && position_.table.player == look_.player)
        look_at(position_.game.turns.back().steps);
    return cells;
}

/// Whether a click only says which tile is to leave in an exchange.
bool AlhambraEditor::lifts(game::Cell cell, bool shift) const {
    if (!in_reserve() || !position_.ready->seat().palace.tile_at(cell) || hold_.lifted == cell) return false;
    return shift || hold_.lifted || position_.game.rulings.swap == game::SwapTo::anywhere;
}

/// What a click on the cell does with what is in hand.
std::optional<game::Step> AlhambraEditor::step_at(game::Cell cell) const {
    if (hold_.taking_away) return game::Step{game::Remove{cell}};
    if (!hold_.tile) return std::nullopt;
    if (!in_reserve()) return game::Step{game::PutDown{*hold_.tile, cell}};
    if (hold_.lifted) return game::Step{game::Swap{*hold_.lifted, *hold_.tile, cell}};
    if (position_.ready->seat().palace.tile_at(cell)) return game::Step{game::Swap{cell, *hold_.tile, cell}};
    return game::Step{game::Build{*hold_.tile, cell}};
}

std::optional<Ghost> AlhambraEditor::ghost_at(game::Cell cell) const {
    if (!may_build() || lifts(cell, false)) return std::nullopt;
    const bool built = position_.ready->seat().palace.tile_at(cell) != nullptr;
    if (hold_.taking_away && (!built || position_.final()))
        return built ? std::optional(Ghost{{}, true}) : std::nullopt;
    const std::optional<game::Step> step = step_at(cell);
    if (!step) return std::nullopt;
    return Ghost{hold_.taking_away ? std::nullopt : hold_.tile, position_.judged(*step).empty()};
}

void AlhambraEditor::choose_cell(game::Cell cell, bool shift) {
    if (!may_build()) return;
    if (lifts(cell, shift)) {
        hold_.lifted = cell;
        return hold(hold_);
    }
    if (hold_.taking_away && position_.final())
        return change(without_tile(position_.game, position_.round, position_.player, cell));
    const std::optional<game::Step> step = step_at(cell);
    if (step)
        enter(*step);
    else
        offer(cell);
}

std::vector<AlhambraEditor::Offer> AlhambraEditor::offers(game::Cell cell) {
    std::vector<Offer> all = offers_of_steps(cell);
    const game::Tile* there = may_build() ? position_.ready->seat().palace.tile_at(cell) : nullptr;
    if (!there) return all;
    const game::Tile tile = *there;
    if (position_.final()) {
        all.push_back({i18n::fill(_("Take up {1}"), {i18n::alhambra::name(tile)}), [this, tile, cell] {
                           hold_.tile = tile;
                           change(without_tile(position_.game, position_.round, position_.player, cell));
                       }});
    } else if (position_.stage == Stage::turn) {
        all.push_back({i18n::fill(_("Take {1} away to the reserve"), {i18n::alhambra::name(tile)}),
                       [this, cell] { enter({game::Remove{cell}}); }});
        if (in_reserve())
            all.push_back({i18n::fill(_("Exchange it for {1}"), {i18n::alhambra::name(*hold_.tile)}), [this, cell] {
                               enter({game::Swap{cell, *hold_.tile, cell}});
                           }});
    }
    return all;
}

/// The steps of this turn, or of the player's part of the end, that changed the cell.
std::vector<AlhambraEditor::Offer> AlhambraEditor::offers_of_steps(game::Cell cell) {
    const game::Game& game = position_.game;
    const bool in_turn = begun(game) && position_.table.player == look_.player;
    if (past_palace() || position_.final() || (!in_turn && !game.end)) return {};
    const auto turns = static_cast<int>(game.turns.size());
    const auto& steps = in_turn ? game.turns.back().steps : game.end->at(static_cast<std::size_t>(look_.player)).steps;
    std::vector<Offer> all;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!std::ranges::count(places(steps[i]), game::place(cell))) continue;
        const Where where{.player = look_.player, .turn = in_turn ? turns - 1 : turns, .step = static_cast<int>(i)};
        all.push_back({i18n::fill(_("Take back: {1}"), {words(steps[i])}),
                       [this, where] { change(alhambra::corrected(position_.game, where)); }});
    }
    return all;
}

void AlhambraEditor::offer(game::Cell cell) {
    const std::vector<Offer> all = offers(cell);
    if (all.empty()) return;
    wxMenu menu;
    for (const Offer& offer : all) {
        const int item = menu.Append(wxID_ANY, offer.words)->GetId();
        menu.Bind(
            wxEVT_MENU, [run = offer.run](wxCommandEvent&) { run(); }, item);
    }
    canvas_->PopupMenu(&menu, canvas_->centre(cell));
}

}
