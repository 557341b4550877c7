#include "app/table/alhambra/changes.h"

#include "core/alhambra/ending.h"

#include <algorithm>

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

}
