#include "core/alhambra/actions.h"
#include "tests/alhambra/scenarios.h"

namespace clerk::alhambra::test {

namespace {

constexpr Rulings freely{.swap = SwapTo::anywhere};

const Steps blue_placed = laid({{"blue-8-0", "1,0"}});
const Steps red_bought{buy("red-9-0")};
/// Two beside the fountain; a tile on 1,1 has both as neighbours.
const Steps two_arms = laid({{"blue-8-0", "1,0"}, {"brown-9-0", "0,1"}});
const Steps block = laid({{"blue-8-0", "1,0"}, {"brown-9-0", "0,1"}, {"green-10-0", "1,1"}});
const Steps in_a_row = laid({{"blue-8-0", "1,0"}, {"brown-9-0", "2,0"}});
/// All round 1,1 but the cell above it.
const Steps three_sides =
    laid({{"blue-8-0", "1,0"}, {"brown-9-0", "2,0"}, {"white-10-0", "2,1"}, {"brown-10-0", "0,1"}});
const Steps corner_beside = laid({{"white-11-0", "0,2"}});
const Steps whole_ring = laid({{"white-11-0", "0,2"}, {"green-10-0", "1,1"}, {"green-11-0", "1,2"}});

Game another_players_tile() {
    Game game = builds();
    next(game, {.steps = red_bought});
    return next(game, {.steps = {build("red-9-0", "1,0")}});
}

Game not_bought_and_given() {
    Game game = builds_with_dirk();
    return turn(game, {give("blue-8-0")});
}

/// A scenario of a build and one of a swap need the new tile in the reserve.
Game reserved(Text text, const Steps& palace, Steps last, const Rulings& rulings = {}) {
    return turns({{buy(text)}, palace, std::move(last)}, rulings);
}

Scenarios breaking_the_choice() {
    return {
        {"turn.tile", "place what was not bought", turns({{put("blue-8-0", "1,0")}}), {{of("blue-8-0"), 0}}},
        {"turn.tile", "place again", turns({blue_placed + Steps{put("blue-8-0", "0,1")}}), {{of("blue-8-0"), 0}}},
        {"turn.tile", "place from the reserve", turns({red_bought, {put("red-9-0", "1,0")}}), {{of("red-9-0"), 0}}},
        {"turn.tile", "give", not_bought_and_given(), {{of("blue-8-0"), 0}}},
        {"remove.empty", "remove", turns({{lift("1,0")}}), {{}, {"1,0"}}},
        {"remove.empty", "swap", reserved("red-9-0", blue_placed, {swap("0,1", "red-9-0")}), {{}, {"0,1"}}},
        {"remove.fountain", "remove", turns({{lift("0,0")}}), {{}, {"0,0"}}},
        {"remove.fountain", "swap", reserved("red-9-0", blue_placed, {swap("0,0", "red-9-0")}), {{}, {"0,0"}}},
        {"reserve.no-tile",
         "build what lies aside",
         turns({red_bought + Steps{build("red-9-0", "1,0")}}),
         {{of("red-9-0")}}},
        {"reserve.no-tile", "build another player's", another_players_tile(), {{of("red-9-0")}}},
        {"reserve.no-tile", "swap", reserved("red-9-0", blue_placed, {swap("1,0", "brown-9-0")}), {{of("brown-9-0")}}},
        {"swap.elsewhere",
         "swap",
         reserved("red-9-0", blue_placed, {swap("1,0", "red-9-0", "0,1")}),
         {{}, {"1,0", "0,1"}}},
    };
}

Scenarios breaking_the_place() {
    return {
        {"place.occupied",
         "place",
         turns({laid({{"blue-8-0", "1,0"}, {"red-9-0", "1,0"}})}),
         {{of("blue-8-0")}, {"1,0"}}},
        {"place.occupied", "place on the fountain", turns({laid({{"blue-8-0", "0,0"}})}), {{}, {"0,0"}}},
        {"place.occupied",
         "build",
         reserved("red-9-0", blue_placed, {build("red-9-0", "1,0")}),
         {{of("blue-8-0")}, {"1,0"}}},
        {"place.occupied",
         "swap",
         reserved("red-9-0", in_a_row, {swap("2,0", "red-9-0", "1,0")}, freely),
         {{of("blue-8-0")}, {"1,0"}}},
        {"place.apart", "place", turns({laid({{"blue-8-0", "1,1"}})}), {{of("blue-8-0"), 0}, {"1,1"}}, {"place.reach"}},
        {"place.apart",
         "build",
         reserved("red-9-0", blue_placed, {build("red-9-0", "2,1")}),
         {{of("red-9-0"), 0}, {"2,1"}},
         {"place.reach"}},
        {"place.apart",
         "swap",
         reserved("red-9-0", blue_placed, {swap("1,0", "red-9-0", "2,0")}, freely),
         {{of("red-9-0"), 0}, {"2,0"}},
         {"place.reach"}},
        {"place.reach",
         "place",
         turns({laid({{"blue-7-e", "0,1"}, {"red-7-w", "1,1"}})}),
         {{of("red-7-w"), 0}, {"1,1"}}},
        {"place.reach",
         "build",
         reserved("red-7-w", laid({{"blue-7-e", "0,1"}}), {build("red-7-w", "1,1")}),
         {{of("red-7-w"), 0}, {"1,1"}}},
        {"place.reach",
         "swap",
         reserved("red-7-w", laid({{"blue-7-e", "0,1"}, {"blue-8-0", "1,0"}}), {swap("1,0", "red-7-w", "1,1")}, freely),
         {{of("red-7-w"), 0}, {"1,1"}}},
    };
}

Scenarios breaking_walls() {
    const Said own_wall{{of("red-7-w"), 0, of(Side::w), 1, of("brown-9-0")}, {"1,1", "0,1"}};
    const Said in_a_swap{{of("red-7-w"), 1, of(Side::w), 1, of("brown-9-0")}, {"1,1", "0,1"}};
    return {
        {"place.edges",
         "a wall at the fountain",
         turns({laid({{"blue-8-0", "1,0"}, {"brown-9-0", "1,1"}, {"green-12-s", "0,1"}})}),
         {{of("green-12-s"), 0, of(Side::s), 1, redesign::the_fountain}, {"0,1", "0,0"}}},
        {"place.edges", "a wall at a tile without", turns({two_arms, laid({{"red-7-w", "1,1"}})}), own_wall},
        {"place.edges",
         "no wall at a tile with one",
         turns({laid({{"blue-7-e", "0,1"}, {"blue-8-0", "1,0"}, {"white-10-0", "1,1"}})}),
         {{of("white-10-0"), 0, of(Side::w), 0, of("blue-7-e")}, {"1,1", "0,1"}}},
        {"place.edges",
         "walls at two tiles",
         turns({laid({{"blue-8-0", "1,0"}, {"brown-9-0", "0,1"}, {"green-10-0", "1,1"}}),
                {buy("green-6-esw")},
                {swap("1,1", "green-6-esw")}}),
         {{of("green-6-esw"), 1, of(Side::s), 1, of("blue-8-0"), of(Side::w), 1, of("brown-9-0")},
          {"1,1", "1,0", "0,1"}},
         {"place.reach"}},
        {"place.edges", "build", reserved("red-7-w", two_arms, {build("red-7-w", "1,1")}), own_wall},
        {"place.edges", "swap", reserved("red-7-w", block, {swap("1,1", "red-7-w")}), in_a_swap},
    };
}

Scenarios breaking_the_palace() {
    const Said at_2_0{{of("blue-8-0"), of("brown-9-0")}, {"2,0"}}, at_1_1{{1}, {"1,1"}};
    return {
        {"palace.cut", "remove", turns({in_a_row, {lift("1,0")}}), at_2_0},
        {"palace.cut", "swap", reserved("red-9-0", in_a_row, {swap("1,0", "red-9-0", "0,1")}, freely), at_2_0},
        {"palace.hole", "place", turns({three_sides, corner_beside, laid({{"green-11-0", "1,2"}})}), at_1_1},
        {"palace.hole", "build", turns({three_sides, corner_beside, {buy("red-9-0")}, {build("red-9-0", "1,2")}}),
         at_1_1},
        {"palace.hole", "remove", turns({three_sides, whole_ring, {lift("1,1")}}), at_1_1},
        {"palace.hole", "swap",
         turns({three_sides, whole_ring, {buy("red-9-0")}, {swap("1,1", "red-9-0", "0,-1")}}, freely), at_1_1},
    };
}

}

Scenarios breaking_redesign() {
    Scenarios all;
    for (const auto part : {breaking_the_choice, breaking_the_place, breaking_walls, breaking_the_palace})
        std::ranges::move(part(), std::back_inserter(all));
    return all;
}

}
