#include "app/table/alhambra/position.h"

#include "core/alhambra/ending.h"
#include "core/alhambra/moves.h"
#include "core/alhambra/state.h"
#include "core/finding.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>
#include <map>

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace {

using Index = std::size_t;

int how_many(const auto& list) { return static_cast<int>(list.size()); }

/// Takes the tile out of the list, or puts it there when it was not.
void toggle(std::vector<game::Tile>& tiles, const game::Tile& tile) {
    if (std::erase(tiles, tile) == 0) tiles.push_back(tile);
}

game::Round& round_of(game::Game& game, int round) { return game.rounds.at(Index(round - 1)); }

/// What each player won of the market, whatever was done with it since.
std::vector<std::vector<game::Tile>> won(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::full) {
        game::State before = fold.after.back();
        return game::ending::give_out(before);
    }
    std::vector<std::vector<game::Tile>> tiles;
    for (const game::LastPart& part : *game.end) tiles.push_back(part.tiles);
    return tiles;
}

const game::Tile* put_away(const game::Step& step) {
    if (const auto* put = std::get_if<game::PutDown>(&step.what)) return &put->tile;
    if (const auto* give = std::get_if<game::Give>(&step.what)) return &give->tile;
    return nullptr;
}

}

game::Turn turn_of(const TurnEnd& end) {
    return {.cards = end.cards, .scoring = end.scoring, .dirk = end.dirk, .tiles = end.tiles};
}

TurnEnd end_of(const game::Turn& turn) {
    return {.cards = turn.cards, .scoring = turn.scoring, .dirk = turn.dirk, .tiles = turn.tiles};
}

Due due(const game::State& state, const TurnEnd& end) {
    const game::ending::Draw draw = game::ending::draw(state, turn_of(end));
    Due due{.dirk = draw.dirk};
    if (state.depth != Depth::full) return due;
    due.cards = game::ending::cards_due(state);
    for (const game::Currency space : game::currencies)
        if (!state.market.at(space) && how_many(due.spaces) < draw.market) due.spaces.push_back(space);
    return due;
}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_step(game::Game game, game::Step step) {
    if (!begun(game)) game.turns.push_back({.done = false});
    game.turns.back().steps.push_back(std::move(step));
    return game;
}

game::Game with_turn_ended(game::Game game, const TurnEnd& end) {
    if (!begun(game)) game.turns.push_back({});
    game::Turn& turn = game.turns.back();
    turn.cards = end.cards;
    turn.scoring = end.scoring;
    turn.dirk = end.dirk;
    turn.tiles = end.tiles;
    turn.done = true;
    return game;
}

game::Game with_end(game::Game game) {
    game.end.emplace(game.players.size());
    return game;
}

game::Game with_last_step(game::Game game, int player, game::Step step) {
    game.end->at(Index(player)).steps.push_back(std::move(step));
    return game;
}

game::Game with_won(game::Game game, int player, const game::Tile& tile) {
    toggle(game.end->at(Index(player)).tiles, tile);
    return game;
}

std::vector<std::vector<game::Tile>> aside_at_end(const game::Game& game, const game::Fold& fold) {
    if (!game.end) return {};
    std::vector<std::vector<game::Tile>> aside = won(game, fold);
    for (Index player = 0; player < aside.size(); ++player)
        for (const game::Step& step : game.end->at(player).steps)
            if (const game::Tile* tile = put_away(step)) std::erase(aside[player], *tile);
    return aside;
}

game::Game with_rounds(game::Game game, int rounds) {
    const game::Round empty{.palaces = std::vector<game::FinalPalace>(game.players.size())};
    while (how_many(game.rounds) < rounds) {
        const bool goes_on = !game.rounds.empty() && !game.rounds.back().typed();
        game.rounds.push_back(goes_on ? game::Round(game.rounds.back()) : empty);
    }
    game.rounds.resize(Index(rounds));
    return game;
}

game::Game with_tile(game::Game game, int round, int player, const game::Tile& tile, game::Cell at) {
    round_of(game, round).palaces.at(Index(player)).push_back({tile, at});
    return game;
}

game::Game without_tile(game::Game game, int round, int player, game::Cell at) {
    game::FinalPalace& palace = round_of(game, round).palaces.at(Index(player));
    const auto there = std::ranges::find(palace, at, &game::FinalTile::at);
    if (there != palace.end()) palace.erase(there);
    return game;
}

game::Game with_dirks_tile(game::Game game, int round, const game::Tile& tile) {
    toggle(round_of(game, round).dirk, tile);
    return game;
}

game::Game with_points(game::Game game, int round, const std::vector<int>& points, int dirk_points) {
    game::Round& typed = round_of(game, round);
    typed = {.points = points, .dirk_points = dirk_points, .extra = std::move(typed.extra)};
    return game;
}

game::Game with_palaces(game::Game game, int round) {
    game::Round& drawn = round_of(game, round);
    drawn = {.palaces = std::vector<game::FinalPalace>(game.players.size()), .extra = std::move(drawn.extra)};
    return game;
}

std::vector<game::Card> sorted(const game::Cards& cards) {
    std::vector<game::Card> all;
    for (const game::Currency currency : game::currencies)
        for (int value = 1; value <= game::highest_value; ++value)
            all.insert(all.end(), Index(cards.count({currency, value})), game::Card{currency, value});
    return all;
}

std::vector<game::Card> payment(const game::Cards& hand, game::Currency currency, int price) {
    std::vector<game::Card> cards = sorted(hand);
    std::erase_if(cards, [currency](const game::Card& card) { return card.currency != currency; });
    if (hand.sum(currency) < price) return cards;
    // For each sum the fewest cards that make it.
    std::vector<std::optional<std::vector<game::Card>>> paying(Index(hand.sum(currency)) + 1);
    paying[0].emplace();
    for (const game::Card& card : cards)
        for (Index sum = paying.size() - 1; sum >= Index(card.value); --sum) {
            const auto& without = paying[sum - Index(card.value)];
            if (!without || (paying[sum] && paying[sum]->size() <= without->size() + 1)) continue;
            paying[sum] = without;
            paying[sum]->push_back(card);
        }
    const auto enough = paying.begin() + price;
    return **std::find_if(enough, paying.end(), [](const auto& way) { return way.has_value(); });
}

namespace {

bool among(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

game::State shown(const game::Game& game, const game::Replay& replay) {
    if (game.depth == Depth::final || replay.report.legal()) return replay.state;
    const game::Step* step = game::step_at(game, replay.report.violations.front().where);
    if (!step || !can_stand(game::check(replay.state, *step))) return replay.state;
    return game::play(replay.state, *step);
}

Stage stage_of(const game::Game& game, const Report& report, const game::State& state, int round) {
    if (game.depth == Depth::final) return game.rounds.at(Index(round - 1)).typed() ? Stage::points : Stage::palaces;
    if (!report.legal()) return Stage::decision;
    if (game.end) return Stage::end;
    return state.over ? Stage::give_out : Stage::turn;
}

/// The end of a player: what was won lies aside as long as it was not put anywhere, and no action is left.
game::State at_end(game::State state, int player, const std::vector<game::Tile>& aside) {
    state.player = player;
    state.progress = {.aside = aside, .actions_left = 0};
    state.over = false;
    for (const game::Tile& tile : state.progress.aside) std::erase(state.seat().reserve, tile);
    return state;
}

/// A finished palace as one that is built on.
game::State in_round(game::State state, int round, int player) {
    const game::Scoring scoring = state.scorings.at(Index(round - 1));
    for (Index i = 0; i < state.seats.size(); ++i) state.seats[i].palace = scoring.palaces.at(i);
    state.dirk = scoring.dirk;
    state.player = player;
    return state;
}

game::Cells neighbours(const game::Palace& palace) {
    game::Cells cells;
    const auto look_round = [&](game::Cell cell) {
        for (const game::Side side : game::sides)
            if (!palace.built(cell.beyond(side))) cells.push_back(cell.beyond(side));
    };
    look_round(game::fountain);
    for (const game::Laid& laid : palace.tiles()) look_round(laid.at);
    return cells;
}

}

bool can_stand(const Findings& findings) { return !cannot_exist(findings); }

Position::Position(const game::Game& record, int looked_at, int round_looked_at)
    : Position(record, game::fold(record), looked_at, round_looked_at) {}

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at, int round_looked_at)
    : game(record), player(looked_at), round(round_looked_at), report(fold.report), state(shown(record, fold)),
      stage(stage_of(record, report, fold.state, round)), aside_at_end(alhambra::aside_at_end(record, fold)) {
    if (stage == Stage::turn) ready = fold.state;
    if (stage == Stage::end) ready = at_end(fold.state, player, aside_at_end.at(Index(player)));
    if (stage == Stage::palaces) ready = in_round(fold.state, round, player);
    if (final() && ready) state = *ready;
    if (ready && !final()) offered = game::moves(*ready);
}

const game::Scoring* Position::scoring(int number) const {
    const auto scoring = std::ranges::find(state.scorings, number, &game::Scoring::number);
    return scoring == state.scorings.end() ? nullptr : &*scoring;
}

const std::vector<game::Tile>& Position::aside() const { return (ready ? *ready : state).progress.aside; }

const std::vector<game::Tile>& Position::reserve() const { return (ready ? *ready : state).seat().reserve; }

bool Position::lies_aside(const game::Tile& tile) const { return among(aside(), tile); }
bool Position::in_reserve(const game::Tile& tile) const { return among(reserve(), tile); }

game::TileSet Position::gone() const {
    if (!final()) return state.came_up;
    game::TileSet gone;
    for (const game::FinalPalace& palace : final_round().palaces)
        for (const game::FinalTile& tile : palace) gone.set(game::number(tile.tile));
    for (const game::Tile& tile : final_round().dirk) gone.set(game::number(tile));
    return gone;
}

Findings Position::judged(const game::Step& step) const {
    if (!final()) return game::check(*ready, step);
    game::State with_tile_aside = *ready;
    if (const auto* put = std::get_if<game::PutDown>(&step.what)) with_tile_aside.progress.aside = {put->tile};
    return game::check(with_tile_aside, step);
}

game::Cells Position::open_for(const game::Tile& tile) const {
    game::Cells cells;
    for (const game::PutDown& put : offered.places)
        if (put.tile == tile) cells.push_back(put.at);
    for (const game::Build& build : offered.builds)
        if (build.tile == tile) cells.push_back(build.at);
    if (final() && ready)
        for (const game::Cell cell : neighbours(ready->seat().palace))
            if (judged({game::PutDown{tile, cell}}).empty()) cells.push_back(cell);
    return cells;
}

game::Cells Position::open_for_exchange(const game::Tile& tile, std::optional<game::Cell> out) const {
    game::Cells cells;
    for (const game::Swap& swap : offered.swaps)
        if (swap.tile == tile && (!out || swap.out == *out)) cells.push_back(out ? swap.at : swap.out);
    return cells;
}

game::Cells Position::removable() const {
    game::Cells cells;
    for (const game::Remove& remove : offered.removes) cells.push_back(remove.at);
    if (stage == Stage::palaces)
        for (const game::Laid& laid : ready->seat().palace.tiles()) cells.push_back(laid.at);
    return cells;
}

game::Game Position::with(game::Step step) const {
    if (const auto* put = std::get_if<game::PutDown>(&step.what); final() && put)
        return with_tile(game, round, player, put->tile, put->at);
    if (stage == Stage::end) return with_last_step(game, player, std::move(step));
    return with_step(game, std::move(step));
}

std::optional<int> player_at_turn(const Position& position) {
    if (position.final() || position.stage == Stage::give_out) return std::nullopt;
    if (!position.state.over) return position.state.player;
    if (!position.game.end) return std::nullopt;
    for (int player = 0; player < static_cast<int>(position.game.players.size()); ++player)
        if (!position.aside_at_end.at(static_cast<std::size_t>(player)).empty()) return player;
    return std::nullopt;
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.state.over) return _("The game is over");
    const auto scorings = static_cast<int>(position.state.scorings.size());
    const int round = position.state.turns_played / static_cast<int>(position.game.players.size()) + 1;
    if (scorings == 0) return i18n::fill(_("Round {1}"), {figure(round)});
    return i18n::fill(_("Round {1}, after scoring {2}"), {figure(round), figure(scorings)});
}

/// In depth builds it is not known what else lies on the market until all of it was won.
bool finished(const Position& position) {
    if (position.stage != Stage::end || player_at_turn(position)) return false;
    return position.full() || position.state.market_tiles == 0;
}

namespace game = clerk::alhambra;

game::Palace built_palace(const game::Game& game, const Position& position, int player) {
    if (!position.final()) return position.seat(player).palace;
    return Position(game, player, static_cast<int>(game.rounds.size())).seat(player).palace;
}

std::vector<BuiltPiece> built(const Position& position, int player) {
    const game::Palace palace = built_palace(position.game, position, player);
    std::vector<BuiltPiece> pieces;
    for (const game::Laid& laid : palace.tiles())
        pieces.push_back({i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(laid.at), i18n::alhambra::name(laid.tile)}),
                          {game::place(laid.at)}});
    return pieces;
}

namespace {

std::vector<wxString> needed(const game::Palace& palace) {
    std::map<game::Colour, int> count;
    for (const game::Laid& laid : palace.tiles()) ++count[laid.tile.colour];
    std::vector<wxString> parts;
    for (const auto& [colour, tiles] : count)
        parts.push_back(i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(colour), figure(tiles)}));
    return parts;
}

}

std::vector<PlanStep> guide_plan(const game::Palace& palace) {
    if (palace.tiles().empty()) return {};
    std::vector<PlanStep> steps{{_("What is needed"), needed(palace), palace, {}}};
    game::Palace so_far;
    for (const game::Laid& laid : rebuilding(palace)) {
        so_far.lay(laid.tile, laid.at);
        const wxString title =
            i18n::fill(_("{1} on {2}"), {i18n::alhambra::name(laid.tile), i18n::alhambra::name(laid.at)});
        steps.push_back({title, {}, so_far, {laid.at}});
    }
    return steps;
}

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    return {{full ? _("Choose what was done: money that was taken, or a tile that was bought and its cards.")
                  : _("Choose the tile that was bought: its colour, then its price."),
             (full ? steps_of<game::Take>(game) : 0) + steps_of<game::Buy>(game)},
            {_("Place the tile in the palace: point at its cell. Green is legal, red is not."),
             steps_of<game::PutDown>(game)},
            {_("What is not placed goes to the reserve. In a later turn, take a tile from there: build it or exchange "
               "one."),
             steps_of<game::Build>(game) + steps_of<game::Swap>(game) + steps_of<game::Remove>(game)},
            {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
