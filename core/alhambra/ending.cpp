#include "core/alhambra/ending.h"

#include "core/alhambra/actions.h"

#include <algorithm>

namespace clerk::alhambra::ending {

namespace {

constexpr int cards_laid_out = 4;

bool full(const State& state) { return state.depth == Depth::full; }

int how_many(const auto& list) { return static_cast<int>(list.size()); }

int copies_in_the_box(const State& state) { return copies(state.seats.size()); }

/// Six after the first scoring, a third of the bag after the second.
int due_to_dirk(const TurnEnd& end, int bag) {
    if (!end.turn.scoring || !with_dirk(end.state.seats.size())) return 0;
    return end.state.scorings.empty() ? std::min<int>(dirks_first_tiles, bag) : bag / 3;
}

int copies_out(const TurnEnd& end, const Card& card) {
    int count = end.state.money.count(card) + static_cast<int>(std::ranges::count(end.turn.cards, card));
    for (const Seat& seat : end.state.seats) count += seat.hand.count(card);
    return count;
}

/// Tiles that came up before, or stand twice among them.
Verdict twice_among(TileSet came_up, const std::vector<Tile>& drawn) {
    std::vector<int> again;
    for (const Tile& tile : drawn) {
        if (came_up[number(tile)] && std::ranges::find(again, figure(tile)) == again.end())
            again.push_back(figure(tile));
        came_up.set(number(tile));
    }
    if (again.empty()) return {};
    return Evidence{{}, std::move(again)};
}

/// The player who wins what is left on the space: none when nobody has most.
std::optional<std::size_t> richest(const State& state, Currency space) {
    std::vector<int> riches;
    for (const Seat& seat : state.seats)
        riches.push_back(state.rulings.leftovers == Leftovers::sum ? seat.hand.sum(space) : seat.hand.count(space));
    const auto most = std::ranges::max_element(riches);
    if (*most == 0 || std::ranges::count(riches, *most) > 1) return std::nullopt;
    return static_cast<std::size_t>(most - riches.begin());
}

Verdict no_action(const TurnEnd& end) {
    if (!full(end.state) || end.state.progress.acted) return {};
    return Evidence{};
}

Verdict refill_cards(const TurnEnd& end) {
    if (!full(end.state)) return {};
    const int due = cards_due(end.state);
    if (how_many(end.turn.cards) == due) return {};
    return Evidence{{}, {how_many(end.turn.cards), due, end.state.money.count()}};
}

Verdict card_copies(const TurnEnd& end) {
    const int most = copies_in_the_box(end.state);
    std::vector<int> told;
    for (const Card& card : end.turn.cards)
        if (copies_out(end, card) > most && std::ranges::find(told, figure(card)) == told.end())
            told.push_back(figure(card));
    if (told.empty()) return {};
    told.insert(told.begin() + 1, most);
    return Evidence{{}, std::move(told)};
}

Verdict no_draw(const TurnEnd& end) {
    if (!full(end.state) || !end.turn.scoring || !end.turn.cards.empty()) return {};
    return Evidence{};
}

/// The third scoring is the end of the game.
Drawing drawing(const TurnEnd& end) {
    if (end.turn.scoring) return Drawing::after_scoring;
    return end.state.scorings.size() + 1 < scorings ? Drawing::without_scoring : Drawing::scorings_over;
}

Verdict dirk_count(const TurnEnd& end) {
    const int due = draw(end.state, end.turn).dirk;
    if (how_many(end.turn.dirk) == due) return {};
    return Evidence{{}, {how_many(end.turn.dirk), due, static_cast<int>(drawing(end))}};
}

Verdict twice(const TurnEnd& end) {
    std::vector<Tile> drawn = end.turn.dirk;
    std::ranges::copy(end.turn.tiles.tiles(), std::back_inserter(drawn));
    return twice_among(end.state.came_up, drawn);
}

Verdict refill_space(const TurnEnd& end) {
    std::vector<int> full;
    for (const Currency space : currencies)
        if (end.turn.tiles.at(space) && end.state.market.at(space)) full.push_back(static_cast<int>(space));
    if (full.empty()) return {};
    return Evidence{{}, std::move(full)};
}

Verdict refill_tiles(const TurnEnd& end) {
    if (!full(end.state)) return {};
    const int due = draw(end.state, end.turn).market, drawn = how_many(end.turn.tiles.tiles());
    if (drawn == due) return {};
    return Evidence{{}, {drawn, due}};
}

Verdict not_yet(const State& state) {
    if (state.over) return {};
    return Evidence{{}, {state.bag}};
}

Verdict too_many(const Winnings& winnings) {
    const int left = winnings.state.tiles_on_market();
    if (full(winnings.state) || how_many(winnings.won) <= left) return {};
    return Evidence{{}, {how_many(winnings.won), left}};
}

Verdict won_twice(const Winnings& winnings) {
    if (full(winnings.state)) return {};
    return twice_among(winnings.state.came_up, winnings.won);
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<TurnEnd> ending_a_turn[] = {
    {{"turn.no-action", waivable}, no_action},  //
    {{"refill.cards", waivable}, refill_cards}, // cards turned up, cards due, cards laid out before
    {{"card.copies", waivable}, card_copies},   // card, copies in the box, other cards
    {{"scoring.no-draw", waivable}, no_draw},   //
    {{"dirk.count", waivable}, dirk_count},     // tiles drawn, tiles due, Drawing
    {actions::tile_twice, twice},               // tiles
    {full_space, refill_space},                 // currencies of the spaces
    {{"refill.tiles", waivable}, refill_tiles}, // tiles drawn, tiles due
};

constexpr Check<State> ending_the_game[] = {
    {{"end.not-yet"}, not_yet}, // tiles in the bag
};

constexpr Check<Winnings> winning[] = {
    {{"end.tiles"}, too_many},        // tiles won, tiles left on the market
    {actions::tile_twice, won_twice}, // tiles
};

}

Checks<TurnEnd> of_the_turn() { return ending_a_turn; }
Checks<State> of_the_game() { return ending_the_game; }
Checks<Winnings> of_winning() { return winning; }

/// As far as the box has them outside the hands and the four.
int cards_due(const State& state) {
    int out_of_the_box = state.money.count();
    for (const Seat& seat : state.seats) out_of_the_box += seat.hand.count();
    const int box = copies_in_the_box(state) * how_many(currencies) * highest_value;
    return std::max(0, std::min(cards_laid_out - state.money.count(), box - out_of_the_box));
}

Draw draw(const State& state, const Turn& turn) {
    Draw draw{.left = state.bag};
    const auto take = [&](int tiles) { draw.left = std::max(0, draw.left - tiles); };
    const auto for_dirk = [&] {
        draw.dirk = due_to_dirk({state, turn}, draw.left);
        take(how_many(turn.dirk));
    };
    const auto for_the_market = [&] {
        draw.market = std::min(state.empty_spaces(), draw.left);
        take(full(state) ? how_many(turn.tiles.tiles()) : draw.market);
    };
    const bool dirk_first = state.rulings.dirk_draws == DirkDraws::before_market;
    if (dirk_first) for_dirk();
    for_the_market();
    if (!dirk_first) for_dirk();
    return draw;
}

std::vector<std::vector<Tile>> give_out(State& state) {
    std::vector<std::vector<Tile>> won(state.seats.size());
    for (const Currency space : currencies) {
        auto& tile = state.market.at(space);
        const auto winner = richest(state, space);
        if (!tile || !winner) continue;
        won[*winner].push_back(*tile);
        tile.reset();
    }
    return won;
}

}
