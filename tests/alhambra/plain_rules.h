// The rules of a turn and of the end of Alhambra once more, read plainly from the rulebook's tables: a list of rows for
// each kind of step, asked one after the other. Nothing of the core but the record and its words; slow, and held
// against the core.
#pragma once

#include "tests/alhambra/plain_final.h"
#include "tests/alhambra/plain_table.h"

namespace clerk::alhambra::plain {

class Referee {
public:
    explicit Referee(const Game& game) : game_(game), table_(game) {}

    Verdict judge() {
        play_all();
        verdict_.turns_played = turns_played_;
        verdict_.scorings = static_cast<int>(table_.scorings.size());
        verdict_.over = table_.over;
        return verdict_;
    }
    const Table& table() const { return table_; }

private:
    const Game& game_;
    Table table_;
    Verdict verdict_;
    int turns_played_ = 0;
    std::size_t player_ = 0;
    // Of the turn:
    std::vector<Tile> aside_;
    int actions_ = 1;
    bool acted_ = false, placed_ = false;

    bool full() const { return game_.depth == Depth::full; }
    Seat& seat() { return table_.seats[player_]; }
    bool keeps(Told where, const Rows& rows, bool waived) {
        return verdict_.keeps(std::move(where), rows, waived, is_waivable);
    }

    void play_all() {
        for (std::size_t turn = 0; turn < game_.turns.size(); ++turn) {
            player_ = turn % game_.players.size();
            if (!play(game_.turns[turn])) return;
        }
        if (game_.end) end(*game_.end);
    }

    Told here(int step, bool of_the_end = false) const {
        const int turn = of_the_end ? static_cast<int>(game_.turns.size()) : turns_played_;
        return {.player = static_cast<int>(player_), .turn = turn, .step = step};
    }

    bool play(const Turn& turn) {
        begin({});
        if (!keeps(here(-1), {{"turn.game-over", [&] { return table_.over; }}}, false)) return false;
        if (!play(turn.steps, false)) return false;
        if (!turn.done) return true;
        if (!keeps(here(-1), rows_of_the_end(turn), turn.waived)) return false;
        finish(turn);
        ++turns_played_;
        return true;
    }

    void begin(std::vector<Tile> aside) {
        aside_ = std::move(aside);
        actions_ = 1;
        acted_ = placed_ = false;
    }

    bool play(const std::vector<Step>& steps, bool of_the_end) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto rows = std::visit([&](const auto& what) { return rows_of(what); }, steps[i].what);
            if (!keeps(here(static_cast<int>(i), of_the_end), rows, steps[i].waived)) return false;
            std::visit([&](const auto& what) { carry_out(what); }, steps[i].what);
        }
        return true;
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

    // The end of a turn

    Rows rows_of_the_end(const Turn& turn) {
        const Draws due = table_.draws_due(turn);
        return {
            {"turn.no-action", [this] { return full() && !acted_; }},
            {"refill.cards", [&] { return full() && static_cast<int>(turn.cards.size()) != table_.cards_due(); }},
            {"card.copies", [&] { return full() && table_.would_have_too_many(turn.cards); }},
            {"scoring.no-draw", [&] { return full() && turn.scoring && turn.cards.empty(); }},
            {"dirk.count", [&, due] { return static_cast<int>(turn.dirk.size()) != due.dirk; }},
            {"tile.twice", [&] { return table_.came_up_twice(drawn(turn)); }},
            {"refill.space", [&] { return full() && table_.fills_a_full_space(turn.tiles); }},
            {"refill.tiles", [&, due] { return full() && tile_count(turn.tiles) != due.market; }},
        };
    }

    void finish(const Turn& turn) {
        const Draws due = table_.draws_due(turn);
        for (const Card& card : turn.cards) table_.money.push_back(card);
        for (const Tile& tile : aside_) seat().reserve.push_back(tile);
        aside_.clear();
        if (turn.scoring) table_.score(static_cast<int>(table_.scorings.size()) + 1);
        table_.draw(turn, due);
    }

    // The end of the game

    void end(const std::vector<LastPart>& parts) {
        player_ = game_.turns.size() % game_.players.size();
        if (!keeps(here(-1, true), {{"end.not-yet", [this] { return !table_.over; }}}, false)) return;
        const auto falling = table_.leftovers_by_player();
        std::size_t won = 0;
        for (player_ = 0; player_ < parts.size(); ++player_) {
            const LastPart& part = parts[player_];
            won += part.tiles.size();
            const Rows rows{
                {"end.tiles", [&] { return !full() && static_cast<int>(won) > table_.on_market; }},
                {"tile.twice", [&] { return !full() && table_.came_up_twice(part.tiles); }},
            };
            if (!keeps(here(-1, true), rows, false)) return;
            for (const Tile& tile : part.tiles) table_.came_up.push_back(tile);
            begin(full() ? falling[player_] : part.tiles);
            if (!play(part.steps, true)) return;
            for (const Tile& tile : aside_) seat().reserve.push_back(tile);
        }
        table_.score(3);
        table_.ended = true;
    }
};

inline Verdict judge(const Game& game) {
    return game.depth == Depth::final ? judge_palaces(game) : Referee(game).judge();
}

}
