#include "tests/alhambra/scenarios.h"

namespace clerk::alhambra::test {

namespace {

const Steps bought{buy(yellow, {"yellow-8"})};
const Steps took{take({"yellow-1"})};

Market drawn(Currency space, Text text) { return spaces({{space, text}}); }

Game with_purchase(Turn end) {
    end.steps = bought;
    return first_turn({"yellow-8"}, end);
}

Game turning_up(const Texts& cards, const Texts& hand = {}) {
    return first_turn(hand, {.steps = took, .cards = card_list(cards)});
}

Game third_of_two_copies() {
    Game game = full_with_dirk({{"yellow-5"}, {"yellow-5"}});
    return next(game, {.steps = took, .cards = card_list({"yellow-5"})});
}

/// Who holds all fives of two currencies sees two more turned up.
Game two_fourths(const Texts& cards) {
    return first_turn({"yellow-5", "yellow-5", "yellow-5", "blue-5", "blue-5", "blue-5"},
                      {.steps = {take({"yellow-1", "green-2"})}, .cards = card_list(cards)});
}

Game dirk_draws(bool scoring, const Texts& drawn) {
    Game game = builds_with_dirk();
    return next(game, {.scoring = scoring, .dirk = tile_list(drawn)});
}

Game end_at_once() {
    Game game = builds();
    return ended(game);
}

/// Two tiles are left on the market, and two have never come up.
Game end_with(const Texts& won_by_the_first, const Texts& won_by_the_last = {}) {
    Game game = builds();
    ended(buy_out(game)).end->front().tiles = tile_list(won_by_the_first);
    game.end->back().tiles = tile_list(won_by_the_last);
    return game;
}

Scenarios breaking_the_end_of_a_turn() {
    return {
        {"turn.no-action", "an empty turn", first_turn({}, Turn{})},
        {"refill.cards", "too few", turning_up({}), {{0, 1, 3}}},
        {"refill.cards", "too many", turning_up({"yellow-2", "yellow-3"}), {{2, 1, 3}}},
        {"card.copies",
         "a fourth",
         turning_up({"yellow-5"}, {"yellow-5", "yellow-5", "yellow-5"}),
         {{of_card("yellow-5"), 3}}},
        {"card.copies",
         "a fourth of two",
         two_fourths({"yellow-5", "blue-5"}),
         {{of_card("yellow-5"), 3, of_card("blue-5")}}},
        {"card.copies", "a fourth and a fifth", two_fourths({"yellow-5", "yellow-5"}), {{of_card("yellow-5"), 3}}},
        {"card.copies", "a third where two play", third_of_two_copies(), {{of_card("yellow-5"), 2}}},
        {"scoring.no-draw", "a scoring", with_purchase({.scoring = true, .tiles = drawn(yellow, "green-10-0")})},
        {"dirk.count", "none after the first scoring", dirk_draws(true, {}), {{0, 6, 1}}},
        {"dirk.count", "one without a scoring", dirk_draws(false, {"blue-8-0"}), {{1, 0, 0}}},
        {"tile.twice",
         "drawn for the market again",
         with_purchase({.tiles = drawn(yellow, "blue-8-0")}),
         {{of("blue-8-0")}}},
        {"tile.twice",
         "drawn twice by Dirk",
         dirk_draws(true, {"blue-8-0", "red-9-0", "brown-9-0", "blue-8-0", "white-9-w", "white-9-s"}),
         {{of("blue-8-0")}}},
        {"tile.twice",
         "drawn three times by Dirk",
         dirk_draws(true, {"blue-8-0", "red-9-0", "blue-8-0", "blue-8-0", "white-9-w", "white-9-s"}),
         {{of("blue-8-0")}}},
        {"tile.twice",
         "two drawn twice by Dirk",
         dirk_draws(true, {"blue-8-0", "red-9-0", "red-9-0", "blue-8-0", "white-9-w", "white-9-s"}),
         {{of("red-9-0"), of("blue-8-0")}}},
        {"refill.space", "another space", with_purchase({.tiles = drawn(green, "green-10-0")}), {{of(green)}}},
        {"refill.tiles", "none", with_purchase({}), {{0, 1}}},
    };
}

Scenarios breaking_the_end_of_the_game() {
    return {
        {"end.not-yet", "an end at once", end_at_once(), {{50}}},
        {"end.tiles", "three won by one", end_with({"purple-13-e", "purple-12-0", "purple-11-0"}), {{3, 2}}},
        {"end.tiles",
         "one too many won by the last",
         end_with({"purple-13-e", "purple-12-0"}, {"purple-11-0"}),
         {{1, 0}}},
        {"tile.twice", "won after it came up", end_with({"blue-8-0"}), {{of("blue-8-0")}}},
        {"tile.twice", "won by two", end_with({"purple-13-e"}, {"purple-13-e"}), {{of("purple-13-e")}}},
    };
}

}

Scenarios breaking_ends() {
    Scenarios all = breaking_the_end_of_a_turn();
    std::ranges::move(breaking_the_end_of_the_game(), std::back_inserter(all));
    return all;
}

Scenarios all_scenarios() {
    Scenarios all;
    for (const auto part : {breaking_actions, breaking_redesign, breaking_ends})
        std::ranges::move(part(), std::back_inserter(all));
    return all;
}

}
