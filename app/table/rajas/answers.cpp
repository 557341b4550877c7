#include "app/table/rajas/answers.h"

#include "app/table/rajas/full_input.h"
#include "app/table/rajas/position.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/words.h"
#include "core/rajas/visiting.h"
#include "i18n/game_words.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>
#include <cstdlib>

namespace clerk::table::rajas {

namespace {

using Index = std::size_t;

bool of_a_step(const Where& where) { return where.step.value_or(-1) >= 0; }
bool of_last_turn(const game::Game& game, const Where& where) { return Index(*where.turn) + 1 == game.turns.size(); }

/// Whether nothing was left to play when the turn began.
bool over_before(const game::Game& game, const Where& where) {
    if (game.depth != Depth::full) return false;
    game::Game before = game;
    before.turns.resize(Index(*where.turn));
    return game::replay(before).state.over;
}

/// A turn whose only step is taken back has not begun.
void forget_empty_turn(game::Game& game) {
    if (begun(game) && game.turns.back().steps.empty()) game.turns.pop_back();
}

void take_out_step(game::Game& game, const Where& where) {
    auto& steps = game.turns.at(Index(*where.turn)).steps;
    steps.erase(steps.begin() + *where.step);
    forget_empty_turn(game);
}

/// Of the last turn all of its end, of an earlier one the marker alone.
void correct_end(game::Game& game, const Where& where) {
    if (!of_last_turn(game, where)) {
        game.turns.at(Index(*where.turn)).fame.reset();
        return;
    }
    game.turns.back() = game::reopened(std::move(game.turns.back()));
    forget_empty_turn(game);
}

}

bool correctable(const game::Game& game, const Where& where) {
    if (!where.turn) return game.finals.at(Index(where.player)).met.has_value();
    if (of_a_step(where) || of_last_turn(game, where) || over_before(game, where)) return true;
    return game.turns.at(Index(*where.turn)).fame.has_value();
}

game::Game corrected(game::Game game, const Where& where) {
    if (!where.turn) return with_place_turned(std::move(game), where.player);
    if (of_a_step(where))
        take_out_step(game, where);
    else if (over_before(game, where))
        game.turns.resize(Index(*where.turn));
    else
        correct_end(game, where);
    return game;
}

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::rajas::Game& game, const Where& where) {
    if (!where.turn) return waiver_mark(game.finals.at(static_cast<std::size_t>(where.player)));
    auto& turn = game.turns.at(static_cast<std::size_t>(*where.turn));
    if (where.step.value_or(-1) >= 0) return waiver_mark(turn.steps.at(static_cast<std::size_t>(*where.step)));
    return waiver_mark(turn);
}

}

namespace clerk::table::rajas {

namespace {

using Advised = Advice<game::Game>;

/// Cells that can be written, the nearest first.
game::Cells cells_around(game::Cell from) {
    game::Cells cells;
    for (int x = 1; x <= game::most_columns; ++x)
        for (int y = 1; y <= game::most_rows; ++y) cells.push_back({x, y});
    std::ranges::stable_sort(cells, {},
                             [&](game::Cell cell) { return std::abs(cell.x - from.x) + std::abs(cell.y - from.y); });
    return cells;
}

game::Lay turned(game::Lay lay, int rotation) {
    lay.rotation = rotation;
    return lay;
}

game::Lay moved(game::Lay lay, game::Cell at) {
    lay.at = at;
    return lay;
}

bool stands(const game::State& state, const game::Lay& lay) { return game::check(state, {lay}).empty(); }

std::optional<game::Lay> legal_turned(const game::State& state, const game::Lay& wrong) {
    for (const int by : {90, 270, 180})
        if (const game::Lay lay = turned(wrong, (wrong.rotation + by) % 360); stands(state, lay)) return lay;
    return std::nullopt;
}

std::optional<game::Lay> legal_near(const game::State& state, const game::Lay& wrong) {
    for (const game::Cell cell : cells_around(wrong.at))
        if (const game::Lay lay = moved(wrong, cell); stands(state, lay)) return lay;
    return std::nullopt;
}

wxString in_words(const game::Lay& wrong, const game::Lay& right) {
    if (right.at == wrong.at)
        return i18n::fill(_("It is legal there when it is turned clockwise by {1} degrees."),
                          {figure((right.rotation - wrong.rotation + 360) % 360)});
    if (const auto words = i18n::legal_that_way(right.at.x - wrong.at.x, right.at.y - wrong.at.y)) return *words;
    return i18n::fill(_("It is legal on {1}."), {text(write(right.at))});
}

std::optional<Advised> for_tile(const game::State& state, const game::Lay& wrong, game::Game game, const Where& where) {
    auto legal = legal_turned(state, wrong);
    if (!legal) legal = legal_near(state, wrong);
    if (!legal) return std::nullopt;
    game.turns.at(static_cast<std::size_t>(*where.turn)).steps.at(static_cast<std::size_t>(*where.step)).what = *legal;
    return Advised{in_words(wrong, *legal), {place(legal->at)}, std::move(game)};
}

/// With a die that is held as it lies, or once it is turned.
std::optional<Advised> for_payer(const game::State& state, game::Visit visit, game::Game game, const Where& where) {
    const game::Asked asked = game::visiting::asked(state, visit.at);
    if (asked.kind == game::Asked::Kind::none) return std::nullopt;
    auto& steps = game.turns.at(static_cast<std::size_t>(*where.turn)).steps;
    const auto step = steps.begin() + *where.step;
    for (const game::Die die : state.seat().dice) {
        visit.pay = {die};
        if (!asked.met_by(die) || !game::check(state, {visit}).empty()) continue;
        step->what = visit;
        return Advised{i18n::fill(_("It is legal with the die {1}."), {i18n::rajas::name(die)}), {}, std::move(game)};
    }
    for (const game::Die die : state.seat().dice) {
        const game::Die shown = turned(die);
        visit.pay = {shown};
        const game::Step flip{game::Flip{die}};
        if (!asked.met_by(shown) || !game::check(state, flip).empty()) continue;
        if (!game::check(game::play(state, flip), {visit}).empty()) continue;
        step->what = visit;
        steps.insert(step, flip);
        return Advised{i18n::fill(_("With one karma the die {1} becomes {2}: then it is legal."),
                                  {i18n::rajas::name(die), i18n::rajas::name(shown)}),
                       {},
                       std::move(game)};
    }
    return std::nullopt;
}

std::optional<Advised> for_worker(const game::State& state, game::Visit visit, game::Game game, const Where& where) {
    const auto due = game::visiting::coins_due(state, visit.at);
    if (!due) return std::nullopt;
    visit.coins = due->lowest;
    if (!game::check(state, {visit}).empty()) return std::nullopt;
    game.turns.at(static_cast<std::size_t>(*where.turn)).steps.at(static_cast<std::size_t>(*where.step)).what = visit;
    return Advised{i18n::fill(_("It is legal if it costs {1} money."), {figure(due->lowest)}), {}, std::move(game)};
}

}

std::optional<Advised> advice(const game::Game& game) { return advice(game, game::fold(game)); }

std::optional<Advised> advice(const game::Game& game, const game::Fold& fold) {
    const Where& where = fold.report.violations.front().where;
    const game::Step* step = step_at(game, where);
    if (!step) return std::nullopt;
    if (const auto* lay = std::get_if<game::Lay>(&step->what)) return for_tile(fold.state, *lay, game, where);
    const auto* visit = std::get_if<game::Visit>(&step->what);
    if (!visit) return std::nullopt;
    if (game::takes_coins(visit->at.kind))
        if (auto advised = for_worker(fold.state, *visit, game, where)) return advised;
    return for_payer(fold.state, *visit, game, where);
}

namespace {

wxString in_full_turn(const Position& position) {
    const wxString name = name_line(position.known_as(position.player).name);
    if (owes_tile(position))
        return i18n::fill(_("{1}: which tile? Its colour, price and roads; then its place."), {name});
    if (owes_yield(position)) return i18n::fill(_("{1}: where does the yield tile lie?"), {name});
    if (position.ready->progress.workers == 0) return i18n::fill(_("{1}: where does the worker go?"), {name});
    return i18n::fill(_("{1}: anything more? Then end the turn."), {name});
}

/// What is typed after a letter; empty: nothing.
wxString figures_in_words(const Position& position, const Entry& entry) {
    switch (entry.figures) {
    case Figures::place:
        return spots(position).size() > 10 ? _("Type the number of the place; 0 is the tenth, P once more counts on.")
                                           : _("Type the number of the place.");
    case Figures::later_place: return _("Type the number of the place less 10: 1 is the eleventh.");
    case Figures::held: return _("Which of the dice held? Type its number, counted from the left.");
    case Figures::boat: return _("How many free spaces does the boat move?");
    case Figures::rolled:
        return i18n::fill(_("What does the die show, {1}? J: the next colour that is owed."),
                          {i18n::rajas::name(entry.rolled)});
    case Figures::tile: return {};
    }
    return {};
}

wxString in_turn(const Position& position, const Entry& entry) {
    if (wxString words = figures_in_words(position, entry); !words.empty()) return words;
    if (entry.in_hand)
        return i18n::fill(_("Where does the tile lie? Its roads: {1}. R turns it."), {road_names(entry.tile.roads)});
    if (entry.typing == Track::money) return _("Type the space of the money marker, then F or D.");
    if (entry.typing == Track::fame) return _("Type the space of the fame marker, then M or D.");
    if (position.full()) return in_full_turn(position);
    const wxString name = name_line(position.known_as(position.player).name);
    if (entry.markers != Markers{} || begun(position.game))
        return i18n::fill(_("{1}: anything more? Then end the turn."), {name});
    return i18n::fill(_("{1}: a tile by its roads, or where the markers stand now."), {name});
}

}

wxString next_in_words(const Position& position, const Entry& entry) {
    if (position.final()) return _("Where did the markers end? Type it, or click on the tracks.");
    if (position.stage == Stage::over && !position.facing_described())
        return _("The game is over. By how many fame spaces have the markers passed?");
    const wxString why = why_not_enter(position);
    return why.empty() ? in_turn(position, entry) : why;
}

}
