// The ships of a round, read plainly from the rulebook's table of the ships.
#pragma once

#include "tests/egizia/plain_checks.h"

namespace clerk::egizia::plain {

struct Lying {
    Spot at;
    int space = 0; ///< of a site; 0: it waits
    int player = 0;
};

class ShipsOfARound {
public:
    ShipsOfARound(Table& table, const std::vector<int>& order) : table_(table), game_(table.game), order_(order) {}

    /// What the ship breaks; carried out by `play` when it stands.
    std::vector<Found> check(const Ship& ship) const {
        std::vector<Found> found;
        const int player = ship.player;
        if (const auto* sail = std::get_if<Sail>(&ship.what))
            look(of_a_ship(player, *sail), found);
        else if (std::holds_alternative<Pass>(ship.what) && ships_left(player) > 0)
            look({has_passed(player), another_is_at_turn(player)}, found);
        return found;
    }

    void play(const Ship& ship) {
        const int player = ship.player;
        if (const auto* use = std::get_if<Use>(&ship.what)) return table_.give(player, use->gain);
        if (std::holds_alternative<Pass>(ship.what)) {
            passed_.push_back(player);
            if (ships_left(player) > 0) placed_or_passed_last_ = player;
            return;
        }
        const Sail& sail = std::get<Sail>(ship.what);
        passed_.erase(std::remove(passed_.begin(), passed_.end(), player), passed_.end());
        placed_or_passed_last_ = player;
        const int space = !sail.at.is_site() ? 0 : sail.space ? *sail.space : nearest_free(sail.at);
        lying_.push_back({sail.at, space, player});
        carry_out(player, sail);
    }

    /// The players with a ship at the site, from the Nile outwards; each by the nearest one.
    std::vector<int> outwards(Site site) const {
        std::vector<int> list;
        const auto add = [&](int space) {
            for (const Lying& one : lying_)
                if (one.at.is_site() && one.at.site() == site && one.space == space && !among(list, one.player))
                    list.push_back(one.player);
        };
        for (const int space : {1, 2, 3}) add(space);
        const int waiting = 0;
        add(waiting);
        return list;
    }
    int open_spaces() const { return count_of(game_.players) == 4 ? 3 : 2; }

private:
    Table& table_;
    const Game& game_;
    const std::vector<int> order_;
    std::vector<Lying> lying_;
    std::vector<int> passed_;
    int placed_or_passed_last_ = -1;

    std::vector<Check> of_a_ship(int player, const Sail& sail) const {
        return {
            has_passed(player),
            another_is_at_turn(player),
            {"ship.none", not_waivable, [=, this] { return ships_left(player) == 0; }},
            {"ship.upstream", waivable, [=, this] { return !sail.by_card && lies_upstream(player, sail.at); }},
            {"space.occupied", waivable, [=, this] { return !sail.by_card && is_occupied(sail); }},
            {"site.twice", waivable, [=, this] { return sail.at.is_site() && has_ship_at(player, sail.at); }},
            {"site.closed", waivable, [=, this] { return sail.space && *sail.space > open_spaces(); }},
            {"site.next", waivable, [=, this] { return !is_nearest_free(sail); }},
            {"space.no-cards", waivable, [=] { return sail.at.ring == "heliopolis" && (sail.gain || sail.by_card); }},
            {"space.raise", waivable, [=, this] { return !raises_those_of_the_effect(sail); }},
            {"ring.move", waivable, [=, this] { return !moves_ring_as_it_may(sail); }},
        };
    }
    Check has_passed(int player) const {
        return {"ship.passed", waivable, [=, this] { return has_passed_for_good(player); }};
    }
    Check another_is_at_turn(int player) const {
        return {"ship.order", waivable, [=, this] { return at_turn() != nobody && at_turn() != player; }};
    }

    // The turn

    static constexpr int nobody = -1;

    int ships_left(int player) const {
        int left = game_.rulings.ships == Ships::ten ? 10 : 8;
        for (const Lying& one : lying_)
            if (one.player == player) --left;
        return left;
    }
    bool has_passed_for_good(int player) const {
        return game_.rulings.passing == Passing::once_and_for_all && among(passed_, player);
    }
    int at_turn() const {
        if (placed_or_passed_last_ == nobody) return order_.front();
        int place = 0;
        while (nth(order_, place) != placed_or_passed_last_) ++place;
        for (int next = 1; next <= count_of(order_); ++next) {
            const int player = nth(order_, (place + next) % count_of(order_));
            if (ships_left(player) > 0 && !has_passed_for_good(player)) return player;
        }
        return nobody;
    }

    // The place

    bool has_ship_at(int player, const Spot& spot) const {
        return any(lying_, [&](const Lying& one) { return one.player == player && one.at == spot; });
    }
    bool lies_upstream(int player, const Spot& spot) const {
        return any(lying_, [&](const Lying& one) { return one.player == player && is_upstream(spot, one.at); });
    }
    bool is_upstream(const Spot& spot, const Spot& other) const {
        const std::vector<Spot>& nile = game_.board.nile;
        const auto place = [&](const Spot& one) { return std::find(nile.begin(), nile.end(), one) - nile.begin(); };
        if (among(nile, spot) && among(nile, other)) return place(spot) < place(other);
        return spot.kind == other.kind && !spot.is_ring() && spot.number < other.number;
    }
    bool is_occupied(const Sail& sail) const {
        if (sail.at.is_site()) return sail.space && is_taken(sail.at, *sail.space);
        return any(lying_, [&](const Lying& one) { return one.at == sail.at; });
    }
    bool is_taken(const Spot& site, int space) const {
        return any(lying_, [&](const Lying& one) { return one.at == site && one.space == space; });
    }
    /// Of the open spaces; 0: none is free.
    int nearest_free(const Spot& site) const {
        for (int space = 1; space <= open_spaces(); ++space)
            if (!is_taken(site, space)) return space;
        return 0;
    }
    bool is_nearest_free(const Sail& sail) const {
        if (game_.rulings.site_space != SiteSpace::next || !sail.space || nearest_free(sail.at) == 0) return true;
        return *sail.space == nearest_free(sail.at);
    }

    // The effect of a ring space

    bool raises_those_of_the_effect(const Sail& sail) const {
        const std::optional<Effect> effect = sail.at.is_ring() ? effect_at(game_.board, sail.at.ring) : std::nullopt;
        if (!effect) return true;
        if (effect->of_choice) {
            const std::vector<Crew> raised = sail.raise.value_or(std::vector<Crew>{});
            for (const Crew crew : raised)
                if (std::count(raised.begin(), raised.end(), crew) > 1) return false;
            return count_of(raised) == *effect->of_choice;
        }
        const std::vector<Crew>& shown = effect->gain.raise;
        return !sail.raise || std::is_permutation(sail.raise->begin(), sail.raise->end(), shown.begin(), shown.end());
    }
    bool moves_ring_as_it_may(const Sail& sail) const {
        const std::optional<Effect> effect = sail.at.is_ring() ? effect_at(game_.board, sail.at.ring) : std::nullopt;
        if (!effect) return true;
        if (!effect->moves_ring) return !sail.ring;
        const int from = table_.ring, to = sail.ring.value_or(from);
        if (to == from) return game_.rulings.ring == Ring::may;
        const bool between_3_and_1 = from + to == 4;
        return !between_3_and_1 || game_.rulings.ring_way == RingWay::circle;
    }

    void carry_out(int player, const Sail& sail) {
        if (sail.at.is_ring()) {
            Effect effect = effect_at(game_.board, sail.at.ring).value_or(Effect{});
            if (sail.raise) effect.gain.raise = *sail.raise;
            table_.give(player, effect.gain);
            if (sail.ring) table_.ring = *sail.ring;
        }
        if (sail.gain) return table_.give(player, *sail.gain);
        for (const auto& [name, gain] : game_.board.cards)
            if (sail.card == name) table_.give(player, gain);
    }
};

}
