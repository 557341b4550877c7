// What lies on the table in a game of Egizia, read plainly from the rulebook: lists that are searched, nothing of the
// core but the record and its words.
#pragma once

#include "core/egizia/game.h"

#include <algorithm>
#include <string>
#include <vector>

namespace clerk::egizia::plain {

template <class List, class Condition> bool any(const List& list, Condition condition) {
    return std::find_if(list.begin(), list.end(), condition) != list.end();
}
template <class List, class Thing> bool among(const List& list, const Thing& thing) {
    return std::find(list.begin(), list.end(), thing) != list.end();
}
template <class List> auto& nth(List& list, int number) { return list[static_cast<std::size_t>(number)]; }
template <class List> int count_of(const List& list) { return static_cast<int>(list.size()); }

struct Person {
    std::vector<int> strength; ///< blue, black, yellow, joker
    std::vector<int> fields;   ///< green, yellow, brown
    int stones = 0;
    int quarry = 0;
    int stone_level = 1, grain_level = 1;
    int sphinx_cards = 1;
    int food = 0; ///< grain that cards give for this round
    int on_track = 0;
    int came = 0; ///< when the marker came to its space of the track
};

/// A line of the score.
struct Line {
    int round = 0, player = 0;
    std::string name;
    int points = 0;
};

struct Table {
    const Game& game;
    std::vector<Person> people;
    std::vector<Line> lines;
    int ring = 2;
    int round = 0; ///< the last one begun, from 1
    int moves = 0; ///< of markers

    explicit Table(const Game& game) : game(game) {
        const Start& start = game.board.start;
        const int count = count_of(game.players);
        for (int player = 0; player < count; ++player) {
            Person person;
            person.strength = start.strengths;
            person.strength.push_back(start.joker);
            person.fields = {start.green, 0, 0};
            person.stones = nth(start.stones, player);
            person.quarry = start.quarry;
            const bool first_behind = game.rulings.start_track == StartTrack::first_behind;
            person.came = first_behind ? count - player : player;
            people.push_back(person);
        }
        moves = count;
    }

    bool full() const { return game.depth == Depth::full; }
    Person& person(int player) { return nth(people, player); }
    const Person& person(int player) const { return nth(people, player); }

    // The track

    void score(int player, const std::string& line, int points) {
        lines.push_back({round, player, line, points});
        advance(player, points);
    }
    void advance(int player, int points) {
        if (points == 0) return;
        person(player).on_track += points;
        person(player).came = ++moves;
    }
    bool in_front(int one, int other) const {
        const Person &a = person(one), &b = person(other);
        return a.on_track != b.on_track ? a.on_track > b.on_track : a.came < b.came;
    }
    std::vector<int> leader_first() const {
        std::vector<int> order;
        for (int player = 0; player < count_of(people); ++player) order.push_back(player);
        std::sort(order.begin(), order.end(), [&](int one, int other) { return in_front(one, other); });
        return order;
    }
    std::vector<int> hindmost_first() const {
        std::vector<int> order = leader_first();
        std::reverse(order.begin(), order.end());
        return order;
    }
    /// On each space the earlier in the order stands further behind.
    void stand_behind_each_other(const std::vector<int>& order) {
        for (int place = count_of(order) - 1; place >= 0; --place) person(nth(order, place)).came = ++moves;
    }
    std::vector<int> track() const {
        std::vector<int> scores;
        for (const Person& person : people) scores.push_back(person.on_track);
        return scores;
    }

    // What cards and ring spaces give

    void raise(int player, const std::vector<Crew>& crews) {
        for (const Crew crew : crews) {
            int& strength = nth(person(player).strength, static_cast<int>(crew));
            const bool highest = game.board.max_strength && strength >= *game.board.max_strength;
            if (!highest) ++strength;
        }
    }
    void step(int player, Market market) {
        Person& who = person(player);
        if (market == Market::stone) {
            who.stone_level = std::min(who.stone_level + 1, 4);
            if (who.stone_level == 4) who.stones += 3;
        } else {
            who.grain_level = std::min(who.grain_level + 1, 5);
            if (who.grain_level == 5) score(player, "grain_market", 2);
        }
    }
    void give(int player, const Gain& gain) {
        Person& who = person(player);
        raise(player, gain.raise);
        for (int field = 0; field < 3; ++field)
            nth(who.fields, field) = std::max(0, nth(who.fields, field) + nth(gain.fields.values, field));
        who.quarry = std::max(0, who.quarry + gain.quarry);
        who.stones = std::max(0, who.stones + gain.stones);
        who.food += gain.food;
        who.sphinx_cards = std::max(0, who.sphinx_cards + gain.sphinx);
        score(player, "other", gain.points);
        for (int steps = gain.steps[Market::stone]; steps > 0; --steps) step(player, Market::stone);
        for (int steps = gain.steps[Market::grain]; steps > 0; --steps) step(player, Market::grain);
        if (gain.ring) ring = *gain.ring;
    }

    // Feeding and stones

    int need(int player) const {
        int strengths = 0;
        for (const int strength : person(player).strength) strengths += strength;
        return strengths;
    }
    int grain(int player) const {
        int grain = person(player).food;
        for (int field = 0; field < ring; ++field) grain += nth(person(player).fields, field);
        return grain;
    }
    void feed(int player) {
        constexpr int points_lost[] = {0, 3, 2, 2, 1, 1};
        const int missing = std::max(0, need(player) - grain(player));
        score(player, "feeding", -missing * points_lost[person(player).grain_level]);
    }
    void get_stones(int player) { person(player).stones += person(player).quarry; }
};

/// The effect of a ring space, by the board, else by the rules; none: it is not known.
inline std::optional<Effect> effect_at(const Board& board, const std::string& ring_space) {
    for (const auto& [name, effect] : board.spaces)
        if (name == ring_space) return effect;
    Effect effect;
    if (ring_space == "edfu")
        effect.gain.steps[Market::stone] = effect.gain.steps[Market::grain] = 1;
    else if (ring_space == "selimon" || ring_space == "thebae" || ring_space == "heliopolis")
        effect.of_choice = 2;
    else if (ring_space == "alyi")
        effect.of_choice = 1, effect.gain.stones = 2;
    else if (ring_space == "passalon")
        effect.gain.raise = {Crew::joker}, effect.moves_ring = true;
    else
        return std::nullopt;
    return effect;
}

}
