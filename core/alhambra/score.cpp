// The three scorings: for each colour those with the most tiles of it, for everyone the longest wall.
#include "core/alhambra/score.h"

#include "core/alhambra/play.h"
#include "core/score_sheet.h"

#include <algorithm>
#include <cassert>

namespace clerk::alhambra {

namespace {

using Bill = std::vector<Category>;

constexpr std::string_view wall_id = "wall";

/// Points of a rank (from 0) for the first colour; each further colour is worth one more.
int points_of_rank(Colour colour, int scoring, int rank) {
    constexpr int first_colour[scorings][scorings] = {{1}, {8, 1}, {16, 8, 1}};
    assert(scoring >= 1 && scoring <= static_cast<int>(scorings));
    return rank < scoring ? first_colour[scoring - 1][rank] + static_cast<int>(colour) : 0;
}

int count(const Palace& palace, Colour colour) {
    return static_cast<int>(
        std::ranges::count(palace.tiles(), colour, [](const Laid& laid) { return laid.tile.colour; }));
}

void add_places(Category& category, const Palace& palace, Colour colour) {
    for (const Laid& laid : palace.tiles())
        if (laid.tile.colour == colour) category.add_place(place(laid.at));
}

/// How many tiles of the colour everyone has; Dirk is the last.
std::vector<int> counts(const Scoring& scoring, Colour colour) {
    std::vector<int> all;
    for (const Palace& palace : scoring.palaces) all.push_back(count(palace, colour));
    all.push_back(static_cast<int>(std::ranges::count(scoring.dirk, colour, &Tile::colour)));
    return all;
}

/// None past the last rank that brings points, and for one who has no tile.
std::optional<SharedRank> shared_rank(const std::vector<int>& counts, std::size_t who, int scoring) {
    const int own = counts[who];
    const auto ahead = std::ranges::count_if(counts, [own](int other) { return other > own; });
    if (own == 0 || ahead >= scoring) return std::nullopt;
    return SharedRank{static_cast<int>(ahead) + 1, static_cast<int>(std::ranges::count(counts, own))};
}

Category wall(const Palace& palace) {
    const std::vector<OuterSide> longest = longest_wall(palace);
    Category category{wall_id};
    category.add_line(static_cast<int>(longest.size()));
    for (const OuterSide& outer : longest) category.add_place(place(outer.cell, outer.side));
    return category;
}

ScoreRound typed(int number, int points) { return {number, {{unknown_category, {{points}}}}}; }

/// One round of every player's bill, and of Dirk's, the last.
std::vector<ScoreRound> bills(const Scoring& scoring) {
    std::vector<ScoreRound> all(scoring.palaces.size() + 1, ScoreRound{scoring.number});
    for (const Colour colour : colours) {
        const auto tiles = counts(scoring, colour);
        const auto points = shares(tiles, colour, scoring.number);
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].categories.push_back({id(colour), {{points[i]}}, shared_rank(tiles, i, scoring.number)});
        for (std::size_t i = 0; i < scoring.palaces.size(); ++i)
            add_places(all[i].categories.back(), scoring.palaces[i], colour);
    }
    for (std::size_t i = 0; i < scoring.palaces.size(); ++i) all[i].categories.push_back(wall(scoring.palaces[i]));
    return all;
}

std::vector<ScoreRound> entered(const Scoring& scoring) {
    std::vector<ScoreRound> all;
    for (const int points : scoring.points) all.push_back(typed(scoring.number, points));
    all.push_back(typed(scoring.number, scoring.dirk_points));
    return all;
}

void add_lines(Category& sum, const Category& category) {
    for (const ScoreLine& line : category.lines) {
        sum.add_line(line.points);
        for (const Place& place : category.places_of(line)) sum.add_place(place);
    }
}

/// The sums of the rounds, line by line.
Bill summed(const std::vector<ScoreRound>& rounds, const std::vector<std::string_view>& ids) {
    Bill bill;
    for (const std::string_view id : ids) {
        Category& sum = bill.emplace_back(Category{id});
        for (const ScoreRound& round : rounds)
            for (const Category& category : round.categories)
                if (category.id == id) add_lines(sum, category);
    }
    return bill;
}

std::vector<std::string_view> category_ids(bool of_a_player, bool with_typed) {
    std::vector<std::string_view> ids;
    for (const Colour colour : colours) ids.push_back(id(colour));
    if (of_a_player) ids.push_back(wall_id);
    if (with_typed) ids.push_back(unknown_category);
    return ids;
}

std::vector<Scoring> all_scorings(const State& state, bool complete) {
    std::vector<Scoring> all = state.scorings;
    if (state.depth != Depth::final && !complete) all.push_back(scoring(state, static_cast<int>(scorings)));
    return all;
}

std::vector<Fact> facts(const State& state, const Seat& seat) {
    std::vector<Fact> told;
    if (state.depth != Depth::final) told.push_back({"reserve", static_cast<int>(seat.reserve.size())});
    if (state.depth == Depth::full) told.push_back({"money", seat.hand.sum()});
    return told;
}

}

std::vector<int> shares(const std::vector<int>& counts, Colour colour, int scoring) {
    std::vector<int> points;
    for (const int count : counts) {
        const auto ahead = std::ranges::count_if(counts, [count](int other) { return other > count; });
        const auto level = std::ranges::count(counts, count);
        int sum = 0;
        for (auto rank = ahead; rank < ahead + level; ++rank)
            sum += points_of_rank(colour, scoring, static_cast<int>(rank));
        points.push_back(count == 0 ? 0 : sum / static_cast<int>(level));
    }
    return points;
}

std::vector<std::string_view> categories() { return category_ids(true, true); }

ScoreSheet score(const Game& game, const State& state) {
    ScoreSheet sheet{.complete = state.depth == Depth::final ? state.scorings.size() == scorings : state.ended};
    for (const Player& player : game.players) sheet.players.push_back({.name = player.name});
    PlayerScore dirk;
    const auto scored = all_scorings(state, sheet.complete);
    for (const Scoring& scoring : scored) {
        auto rounds = scoring.typed() ? entered(scoring) : bills(scoring);
        for (std::size_t i = 0; i < sheet.players.size(); ++i) sheet.players[i].rounds.push_back(std::move(rounds[i]));
        dirk.rounds.push_back(std::move(rounds.back()));
    }
    const bool some_typed = std::ranges::any_of(scored, &Scoring::typed);
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        PlayerScore& player = sheet.players[i];
        player.categories = summed(player.rounds, category_ids(true, some_typed));
        player.facts = facts(state, state.seats[i]);
    }
    if (with_dirk(game.players.size())) {
        dirk.categories = summed(dirk.rounds, category_ids(false, some_typed));
        sheet.neutral = NeutralScore{"dirk", state.rulings.dirk_ranked, std::move(dirk)};
    }
    rank(sheet, {});
    return sheet;
}

}
