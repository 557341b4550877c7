// The rules of Egizia once more, read plainly from the rulebook's tables: what is broken and where, what stands waived,
// and where the game then is. Slow, and held against the core.
#pragma once

#include "tests/egizia/plain_builds.h"

namespace clerk::egizia::plain {

class Referee {
public:
    explicit Referee(const Game& game) : game_(game), table_(game), monuments_(game) {
        for (int player = 0; player < count_of(game.players); ++player) order_.push_back(player);
        if (game.depth == Depth::final)
            look_at_tiles();
        else
            play();
    }

    const Verdict& verdict() const { return verdict_; }
    const Table& table() const { return table_; }
    const Monuments& monuments() const { return monuments_; }
    /// Of turns, in the last round begun.
    const std::vector<int>& last_order() const { return order_; }

private:
    const Game& game_;
    Table table_;
    Monuments monuments_;
    Verdict verdict_;
    std::vector<int> order_;

    std::vector<int> order_due() const { return verdict_.rounds_played == 0 ? order_ : table_.hindmost_first(); }

    void play() {
        verdict_.order = order_due();
        const bool stood = play_rounds();
        verdict_.track = table_.track();
        if (stood) look_at_the_end();
    }
    bool play_rounds() {
        for (const Round& round : game_.turns)
            if (!begin(round) || !play(round)) return false;
        return true;
    }

    bool begin(const Round& round) {
        const std::vector<int> due = order_due();
        std::vector<Found> found;
        look({{"round.game-over", not_waivable, [&] { return verdict_.rounds_played == 5; }},
              {"round.order", waivable,
               [&] { return round.order && *round.order != due && !differs_among_equals(*round.order, due); }}},
             found);
        if (!stands(verdict_, found, round.waived, {.round = verdict_.rounds_played + 1})) return false;
        order_ = round.order.value_or(due);
        if (!table_.full() && order_ != due && found.empty()) table_.stand_behind_each_other(order_);
        verdict_.order = order_;
        ++table_.round;
        return true;
    }
    /// With depth builds it is not known for sure who came first to a space of the track.
    bool differs_among_equals(const std::vector<int>& order, const std::vector<int>& due) const {
        if (table_.full() || verdict_.rounds_played == 0) return false;
        for (int place = 0; place < count_of(due); ++place)
            if (table_.person(nth(order, place)).on_track != table_.person(nth(due, place)).on_track) return false;
        return true;
    }

    bool play(const Round& round) {
        const int number = table_.round;
        ShipsOfARound ships(table_, order_);
        BuildsOfARound builds(table_, monuments_, order_);
        for (Person& person : table_.people) person.food = 0;
        for (int i = 0; i < count_of(round.ships); ++i) {
            const Ship& ship = nth(round.ships, i);
            const Broken where{.player = ship.player, .round = number, .part = "ship", .index = i};
            if (!stands(verdict_, ships.check(ship), ship.waived, where)) return false;
            ships.play(ship);
        }
        if (table_.full() && (round.done || round.builds)) {
            for (const int player : order_) table_.feed(player);
            for (const int player : order_) table_.get_stones(player);
        }
        for (const int player : order_)
            if (!round.other.empty()) table_.score(player, "other", nth(round.other, player));
        for (const int player : order_)
            if (!round.feeding.empty()) table_.score(player, "feeding", nth(round.feeding, player));
        for (int i = 0; round.builds && i < count_of(*round.builds); ++i) {
            const Build& build = nth(*round.builds, i);
            const Broken where{.player = build.player, .round = number, .part = "build", .index = i};
            if (!stands(verdict_, builds.check(build, ships), build.waived, where)) return false;
            builds.play(build);
        }
        if (!round.done) return true;
        builds.cooperate();
        ++verdict_.rounds_played;
        verdict_.order = order_due();
        return true;
    }

    void look_at_the_end() {
        if (!game_.end) return;
        std::vector<Found> found;
        look({{"end.not-yet", not_waivable, [&] { return verdict_.rounds_played < 5; }}}, found);
        if (!stands(verdict_, found, false, {.end = true})) return;
        for (int player = 0; player < count_of(*game_.end); ++player) {
            const End& end = nth(*game_.end, player);
            const int cards = table_.person(player).sphinx_cards;
            std::vector<Found> of_a_player;
            look({{"end.sphinx", waivable, [&] { return table_.full() && count_of(end.sphinx) != cards; }}},
                 of_a_player);
            if (!stands(verdict_, of_a_player, end.waived, {.player = player, .end = true})) return;
        }
    }

    /// Depth final: each tile for itself, and the check goes on.
    void look_at_tiles() {
        std::vector<int> before;
        for (int player = 0; game_.end && player < count_of(*game_.end); ++player) {
            const End& end = nth(*game_.end, player);
            for (int i = 0; i < count_of(end.graves); ++i) {
                const int tile = nth(end.graves, i);
                std::vector<Found> found;
                look({{"grave.too-many", waivable, [&] { return count_of(before) >= 12; }},
                      {"grave.tile", waivable, [&] { return no_more_are_left(tile, before); }}},
                     found);
                stands(verdict_, found, end.waived, {.player = player, .part = "tile", .index = i});
                before.push_back(tile);
            }
        }
    }
    bool no_more_are_left(int tile, const std::vector<int>& before) const {
        const std::optional<Values>& all = game_.board.graves;
        if (!all) return false;
        return std::count(before.begin(), before.end(), tile) >= std::count(all->begin(), all->end(), tile);
    }
};

inline Verdict judge(const Game& game) { return Referee(game).verdict(); }

}
