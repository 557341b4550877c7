// The steps of a turn of Alhambra, for the plain reading of the rules: a list of rows for each kind, asked one after
// the other, and what the step does.
#pragma once

#include "tests/alhambra/plain_table.h"
#include "tests/alhambra/plain_verdict.h"

namespace clerk::alhambra::plain {

class Steps {
public:
    explicit Steps(const Game& game) : game_(game), table_(game) {}

protected:
    const Game& game_;
    Table table_;
    std::size_t player_ = 0;
    // Of the turn:
    std::vector<Tile> aside_;
    int actions_ = 1;
    bool acted_ = false, placed_ = false;

    bool full() const { return game_.depth == Depth::full; }
    Seat& seat() { return table_.seats[player_]; }
    void begin(std::vector<Tile> aside) {
        aside_ = std::move(aside);
        actions_ = 1;
        acted_ = placed_ = false;
    }

    // Actions

    Rows rows_of_an_action(Rows more) const {
        Rows rows{{"turn.order", [this] { return placed_; }}, {"turn.actions", [this] { return actions_ == 0; }}};
        rows.insert(rows.end(), more.begin(), more.end());
        return rows;
    }
    void count_action() {
        acted_ = true;
        if (actions_ > 0) --actions_;
    }

    Rows rows_of(const Take& take) {
        return rows_of_an_action({
            {"take.not-there", [&] { return full() && !are_among(take.cards, table_.money); }},
            {"take.sum", [&] { return full() && take.cards.size() > 1 && worth(take.cards) > 5; }},
        });
    }
    void carry_out(const Take& take) {
        count_action();
        for (const Card& card : take.cards) {
            take_out(table_.money, card);
            seat().hand.push_back(card);
        }
    }

    Rows rows_of(const Buy& buy) {
        const auto price = [&] { return table_.market.at(buy.space)->price; };
        const auto is_foreign = [&](const Card& card) { return card.currency != buy.space; };
        return rows_of_an_action({
            {"buy.empty", [&] { return full() ? !table_.market.at(buy.space) : table_.on_market == 0; }},
            {"tile.twice", [&] { return !full() && is_in(table_.came_up, *buy.tile); }},
            {"pay.not-held", [&] { return full() && !are_among(buy.pay, seat().hand); }},
            {"pay.currency", [=, this] { return full() && std::ranges::any_of(buy.pay, is_foreign); }},
            {"pay.short", [=, this] { return full() && worth(buy.pay) < price(); }},
        });
    }
    void carry_out(const Buy& buy) {
        count_action();
        if (!full()) {
            --table_.on_market;
            ++actions_;
            table_.came_up.push_back(*buy.tile);
            return aside_.push_back(*buy.tile);
        }
        std::optional<Tile>& space = table_.market.at(buy.space);
        if (worth(buy.pay) == space->price) ++actions_;
        for (const Card& card : buy.pay) take_out(seat().hand, card);
        aside_.push_back(*space);
        space.reset();
    }

    // Redesigning and placing

    Row is_aside(const Tile& tile) {
        return {"turn.tile", [&] { return !is_in(aside_, tile); }};
    }
    Row lies_there(Cell at) {
        return {"remove.empty", [=, this] { return seat().palace.is_empty(at); }};
    }
    static Row is_no_fountain(Cell at) {
        return {"remove.fountain", [=] { return at == Cell{0, 0}; }};
    }
    Row is_in_reserve(const Tile& tile) {
        return {"reserve.no-tile", [&] { return !is_in(seat().reserve, tile); }};
    }
    /// Of a tile that is laid into `without`, which makes the palace `after` of the palace as it is.
    Rows rows_of_laying(Cell at, const Palace& without, const Palace& after) {
        return {
            {"place.occupied", [=] { return !without.is_empty(at); }},
            {"place.apart", [=] { return !without.has_neighbour(at); }},
            {"place.edges", [=] { return after.edges_differ(at); }},
            {"place.reach", [=] { return !is_in(after.reachable(), at); }},
        };
    }
    Row cuts_nothing_off(Cell out, Cell in, const Palace& after) {
        return {"palace.cut", [=, this] {
                    const auto now = after.reachable();
                    for (const Cell cell : seat().palace.reachable())
                        if (cell != out && cell != in && !is_in(now, cell)) return true;
                    return false;
                }};
    }
    Row makes_no_hole(const Palace& after) {
        return {"palace.hole", [=, this] {
                    const auto before = holes(seat().palace);
                    return std::ranges::any_of(holes(after), [&](Cell cell) { return !is_in(before, cell); });
                }};
    }

    Rows rows_of(const PutDown& put) {
        const Palace after = seat().palace.with(put.tile, put.at);
        return joined({{is_aside(put.tile)}, rows_of_laying(put.at, seat().palace, after), {makes_no_hole(after)}});
    }
    void carry_out(const PutDown& put) {
        take_out(aside_, put.tile);
        seat().palace = seat().palace.with(put.tile, put.at);
        placed_ = true;
    }

    Rows rows_of(const Give& give) { return {is_aside(give.tile)}; }
    void carry_out(const Give& give) {
        take_out(aside_, give.tile);
        table_.dirk.push_back(give.tile);
        placed_ = true;
    }

    Rows rows_of(const Build& build) {
        const Palace after = seat().palace.with(build.tile, build.at);
        return rows_of_an_action(joined(
            {{is_in_reserve(build.tile)}, rows_of_laying(build.at, seat().palace, after), {makes_no_hole(after)}}));
    }
    void carry_out(const Build& build) {
        count_action();
        take_out(seat().reserve, build.tile);
        seat().palace = seat().palace.with(build.tile, build.at);
    }

    Rows rows_of(const Remove& remove) {
        const Palace after = seat().palace.without(remove.at);
        return rows_of_an_action({lies_there(remove.at), is_no_fountain(remove.at),
                                  cuts_nothing_off(remove.at, remove.at, after), makes_no_hole(after)});
    }
    void carry_out(const Remove& remove) {
        count_action();
        seat().reserve.push_back(seat().palace.tile_on(remove.at)->tile);
        seat().palace = seat().palace.without(remove.at);
    }

    Rows rows_of(const Swap& swap) {
        const Palace without = seat().palace.without(swap.out), after = without.with(swap.tile, swap.at);
        const Row stays = {"swap.elsewhere",
                           [&] { return game_.rulings.swap == SwapTo::same_place && swap.at != swap.out; }};
        return rows_of_an_action(joined({{lies_there(swap.out), is_no_fountain(swap.out)},
                                         {is_in_reserve(swap.tile), stays},
                                         rows_of_laying(swap.at, without, after),
                                         {cuts_nothing_off(swap.out, swap.at, after), makes_no_hole(after)}}));
    }
    void carry_out(const Swap& swap) {
        count_action();
        take_out(seat().reserve, swap.tile);
        seat().reserve.push_back(seat().palace.tile_on(swap.out)->tile);
        seat().palace = seat().palace.without(swap.out).with(swap.tile, swap.at);
    }
};

}
