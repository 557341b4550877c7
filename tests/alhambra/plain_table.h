// What lies on the table of Alhambra, kept in plain lists.
#pragma once

#include "tests/alhambra/plain_palace.h"

namespace clerk::alhambra::plain {

inline int worth(const std::vector<Card>& cards) {
    int sum = 0;
    for (const Card& card : cards) sum += card.value;
    return sum;
}
/// Each of them needs its own.
inline bool are_among(const std::vector<Card>& cards, std::vector<Card> there) {
    for (const Card& card : cards) {
        if (!is_in(there, card)) return false;
        take_out(there, card);
    }
    return true;
}
inline int tile_count(const Market& market) { return static_cast<int>(market.tiles().size()); }
/// All that is drawn at the end of a turn.
inline std::vector<Tile> drawn(const Turn& turn) {
    std::vector<Tile> all = turn.dirk;
    for (const Tile& tile : turn.tiles.tiles()) all.push_back(tile);
    return all;
}

struct Seat {
    Palace palace = {};
    std::vector<Tile> reserve = {};
    std::vector<Card> hand = {};
};

/// What is scored, as it lies.
struct Scoring {
    int number = 1;
    std::vector<Palace> palaces = {};
    std::vector<Tile> dirk = {};
};

/// The tiles due at the end of a turn, and what the bag then holds.
struct Draws {
    int dirk = 0, market = 0, bag = 0;
};

struct Table {
    const Game& game;
    std::vector<Seat> seats;
    std::vector<Card> money = game.money;
    Market market = game.market; ///< depth full
    int on_market = 4;           ///< depth builds: how many tiles
    int bag = 54 - 4;
    std::vector<Tile> dirk = game.dirk, came_up = game.dirk;
    std::vector<Scoring> scorings = {};
    bool over = false, ended = false;

    explicit Table(const Game& played) : game(played), seats(played.players.size()) {
        if (has_dirk()) bag -= 6;
        for (const Tile& tile : market.tiles()) came_up.push_back(tile);
        for (std::size_t i = 0; i < game.hands.size(); ++i) seats[i].hand = game.hands[i];
    }

    bool full() const { return game.depth == Depth::full; }
    bool has_dirk() const { return seats.size() == 2; }
    int empty_spaces() const { return 4 - (full() ? tile_count(market) : on_market); }

    // The end of a turn

    int cards_due() const {
        int left = (has_dirk() ? 72 : 108) - static_cast<int>(money.size());
        for (const Seat& seat : seats) left -= static_cast<int>(seat.hand.size());
        return std::max(0, std::min(4 - static_cast<int>(money.size()), left));
    }
    bool would_have_too_many(const std::vector<Card>& turned_up) const {
        std::vector<Card> all = money;
        all.insert(all.end(), turned_up.begin(), turned_up.end());
        for (const Seat& seat : seats) all.insert(all.end(), seat.hand.begin(), seat.hand.end());
        return std::ranges::any_of(
            turned_up, [&](const Card& card) { return std::ranges::count(all, card) > (has_dirk() ? 2 : 3); });
    }
    bool came_up_twice(const std::vector<Tile>& tiles) const {
        return std::ranges::any_of(
            tiles, [&](const Tile& tile) { return is_in(came_up, tile) || std::ranges::count(tiles, tile) > 1; });
    }
    bool fills_a_full_space(const Market& filled) const {
        return std::ranges::any_of(currencies, [&](Currency space) { return filled.at(space) && market.at(space); });
    }

    /// Asked before the scoring of that turn.
    Draws draws_due(const Turn& turn) const {
        Draws draws{.bag = bag};
        const auto take_from_bag = [&](int count) { draws.bag = std::max(0, draws.bag - count); };
        const auto for_dirk = [&] {
            if (turn.scoring && has_dirk()) draws.dirk = scorings.empty() ? std::min(6, draws.bag) : draws.bag / 3;
            take_from_bag(static_cast<int>(turn.dirk.size()));
        };
        const auto for_the_market = [&] {
            draws.market = std::min(empty_spaces(), draws.bag);
            take_from_bag(full() ? tile_count(turn.tiles) : draws.market);
        };
        if (game.rulings.dirk_draws == DirkDraws::before_market) {
            for_dirk();
            for_the_market();
        } else {
            for_the_market();
            for_dirk();
        }
        return draws;
    }
    void draw(const Turn& turn, const Draws& due) {
        for (const Tile& tile : turn.dirk) dirk.push_back(tile);
        for (const Tile& tile : drawn(turn)) came_up.push_back(tile);
        for (const Currency space : currencies)
            if (turn.tiles.at(space)) market.at(space) = turn.tiles.at(space);
        if (!full()) on_market += due.market;
        bag = due.bag;
        over = bag == 0 && (game.rulings.game_end == GameEnd::bag || empty_spaces() > 0);
    }

    void score(int number) {
        Scoring scoring{.number = number, .dirk = dirk};
        for (const Seat& seat : seats) scoring.palaces.push_back(seat.palace);
        scorings.push_back(std::move(scoring));
    }

    // The end of the game

    /// Of cards of that currency, by the ruling.
    int riches(const Seat& seat, Currency currency) const {
        std::vector<Card> cards = seat.hand;
        std::erase_if(cards, [&](const Card& card) { return card.currency != currency; });
        return game.rulings.leftovers == Leftovers::sum ? worth(cards) : static_cast<int>(cards.size());
    }
    /// One list a player; what stays on the market is in none.
    std::vector<std::vector<Tile>> leftovers_by_player() const {
        std::vector<std::vector<Tile>> falling(seats.size());
        for (const Currency space : currencies) {
            std::vector<int> all;
            for (const Seat& seat : seats) all.push_back(riches(seat, space));
            const int most = *std::ranges::max_element(all);
            if (!market.at(space) || most == 0 || std::ranges::count(all, most) > 1) continue;
            falling[static_cast<std::size_t>(std::ranges::find(all, most) - all.begin())].push_back(*market.at(space));
        }
        return falling;
    }
};

}
