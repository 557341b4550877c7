#include "tests/alhambra/scenarios.h"

namespace clerk::alhambra::test {

namespace {

const Steps placed{buy("blue-8-0"), put("blue-8-0", "1,0")};
const Steps red_bought{buy("red-9-0")};
const Steps two_bought{buy("blue-8-0"), buy("red-9-0")};

Game after_the_end() {
    Game game = builds();
    return next(buy_out(game), {});
}

Game given_before() {
    Game game = builds_with_dirk();
    return turn(game, {buy("blue-8-0"), give("blue-8-0"), buy("red-9-0")});
}

Game of_dirks_first() {
    Game game = builds_with_dirk();
    return turn(game, {buy("purple-9-ne")});
}

Scenarios breaking_the_turn() {
    const Steps exact{buy(yellow, {"yellow-8"})};
    return {
        {"turn.game-over", "a turn", after_the_end()},
        {"turn.order", "buy", turns({placed + red_bought}), {{0}}},
        {"turn.order", "buy after a gift", given_before(), {{1}}},
        {"turn.order", "build", turns({red_bought, placed + Steps{build("red-9-0", "2,0")}}), {{0}}},
        {"turn.order", "remove", turns({placed + Steps{lift("1,0")}}), {{0}}},
        {"turn.order", "swap", turns({red_bought, placed + Steps{swap("1,0", "red-9-0")}}), {{0}}},
        {"turn.order",
         "take",
         first_turn({"yellow-8"}, exact + Steps{put("blue-8-0", "1,0"), take({"yellow-1"})}),
         {{0}}},
        {"turn.actions", "take", first_turn({}, {take({"yellow-1"}), take({"green-2"})}), {{0}}},
        {"turn.actions",
         "buy",
         first_turn({"yellow-9", "green-9"}, {buy(yellow, {"yellow-9"}), buy(green, {"green-9"})}),
         {{1}}},
        {"turn.actions", "build", turns({two_bought, {build("blue-8-0", "1,0"), build("red-9-0", "0,1")}}), {{0}}},
        {"turn.actions",
         "remove",
         turns({laid({{"blue-8-0", "1,0"}, {"red-9-0", "0,1"}}), {lift("1,0"), lift("0,1")}}),
         {{0}}},
        {"turn.actions", "swap", turns({red_bought, placed, {swap("1,0", "red-9-0"), swap("1,0", "blue-8-0")}}), {{0}}},
    };
}

Scenarios breaking_money() {
    return {
        {"take.not-there", "another card", first_turn({}, {take({"orange-9"})}), {{of_card("orange-9"), 0}}},
        {"take.not-there",
         "one card twice",
         first_turn({}, {take({"yellow-1", "yellow-1"})}),
         {{of_card("yellow-1"), 1}}},
        {"take.sum", "two cards", first_turn({}, {take({"green-2", "orange-4"})}), {{6}}},
        {"buy.empty",
         "a space",
         first_turn({"yellow-8", "yellow-9"}, {buy(yellow, {"yellow-8"}), buy(yellow, {"yellow-9"})}),
         {{of(yellow)}}},
        {"buy.empty", "a fifth tile",
         turns({two_bought + Steps{buy("brown-9-0"), buy("white-10-0"), buy("green-10-0")}})},
        {"tile.twice", "buy", turns({{buy("blue-8-0"), buy("blue-8-0")}}), {{of("blue-8-0")}}},
        {"tile.twice", "buy what Dirk drew", of_dirks_first(), {{of("purple-9-ne")}}},
        {"pay.not-held",
         "another card",
         first_turn({"yellow-8"}, {buy(yellow, {"yellow-9"})}),
         {{of_card("yellow-9"), 0}}},
        {"pay.not-held",
         "one card twice",
         first_turn({"green-5"}, {buy(green, {"green-5", "green-5"})}),
         {{of_card("green-5"), 1}}},
        {"pay.currency",
         "one card of two",
         first_turn({"yellow-8", "blue-1"}, {buy(yellow, {"yellow-8", "blue-1"})}),
         {{of_card("blue-1"), of(yellow)}}},
        {"pay.currency",
         "two alike beside the right one",
         first_turn({"yellow-8", "blue-1", "blue-1"}, {buy(yellow, {"yellow-8", "blue-1", "blue-1"})}),
         {{of_card("blue-1"), of(yellow)}}},
        {"pay.short", "buy", first_turn({"orange-9"}, {buy(orange, {"orange-9"})}), {{9, 10}}},
    };
}

}

Scenarios breaking_actions() {
    Scenarios all = breaking_the_turn();
    std::ranges::move(breaking_money(), std::back_inserter(all));
    return all;
}

}
