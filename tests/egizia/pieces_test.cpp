// The places of Egizia as a record writes them, and what stands on them.
#include "core/egizia/pieces.h"
#include "core/egizia/rounds.h"
#include "core/egizia/state.h"
#include "tests/egizia/games.h"

#include <gmock/gmock.h>

namespace clerk::egizia::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(EgiziaPlaces, AlongTheNileAreReadAsTheyAreWritten) {
    std::vector<Spot> all;
    for (int number = 1; number <= card_spaces; ++number) all.push_back(card_space(number));
    for (const std::string_view name : ring_spaces) all.push_back(ring_space(name));
    for (const Site site : sites) all.push_back(spot(site));
    for (const Spot& one : all) {
        EXPECT_EQ(read_spot(write(one)), one);
        EXPECT_EQ(write(place(one).value()), write(one)) << "to mark";
    }
    for (const char* name : {"memphis", "card", "card-x"})
        EXPECT_EQ(read_spot(name), ring_space(name)) << "of a table's own board";
    EXPECT_EQ(place(ring_space("memphis")), std::nullopt);
    for (const char* text : {"", "card-0", "card-11", "card-01", "card-1x", "card-1-1", "card-99999999999999999999",
                             "Edfu", "obelisk", "obelisk-1"})
        EXPECT_EQ(read_spot(text), std::nullopt) << text;
}

TEST(EgiziaPlaces, ARingSpaceOfATablesOwnHasANameThatNothingElseHas) {
    EXPECT_TRUE(names_new_ring_space("memphis"));
    EXPECT_TRUE(names_new_ring_space("abu-simbel"));
    EXPECT_TRUE(names_new_ring_space(std::string(40, 'z')));
    EXPECT_FALSE(names_new_ring_space(std::string(41, 'z')));
    for (const char* text : {"", "-memphis", "memphis1", "Memphis", "mem phis", "mem{phis", "edfu", "sphinx", "obelisk",
                             "temple-left", "joker", "black", "brown", "green"})
        EXPECT_FALSE(names_new_ring_space(text)) << text;
}

TEST(EgiziaPlaces, OnTheMonumentsAreReadAsTheyAreWritten) {
    for (const Space& space :
         {Space{Part::obelisk, 20}, Space{Part::grave, 12}, Space{Part::pyramid, 4, 12}, Space{Part::left, 1},
          Space{Part::right, 2}, Space{Part::middle, 1}, Space{Part::roof, 12}}) {
        EXPECT_EQ(read_space(write(space)), space);
        EXPECT_EQ(write(place(space)), write(space)) << "to mark";
    }
    for (const char* text : {"", "obelisk", "obelisk-0", "obelisk-21", "obelisk-1x", "grave-13", "pyramid-1",
                             "pyramid-13-1", "pyramid-1-13", "pyramid--1", "temple-middle-1", "temple", "house-1"})
        EXPECT_EQ(read_space(text), std::nullopt) << text;
}

Monuments with_stones(const std::vector<Stone>& stones, const Document& game = builds_game()) {
    const State state(std::get<Game>(read(game).game));
    Monuments monuments;
    for (const Stone& stone : stones) monuments.set(*state.table, stone, 0);
    return monuments;
}

TEST(EgiziaMonuments, OpenAreTheFirstFourGravesThatAreNotBuilt) {
    const Monuments monuments = with_stones({{.at = {Part::grave, 2}, .value = 1}});
    std::vector<int> open;
    for (int number = 1; number <= most_graves; ++number)
        if (monuments.is_open({Part::grave, number})) open.push_back(number);
    EXPECT_THAT(open, ElementsAre(1, 3, 4, 5));
}

TEST(EgiziaMonuments, ARowIsFinishedOnce) {
    const Stone last{.at = {Part::pyramid, 2, 1}, .value = 1, .last = true};
    EXPECT_THAT(with_stones({last, {.at = {Part::pyramid, 3, 1}, .value = 1, .last = true}}).finished_rows,
                ElementsAre(1));
}

TEST(EgiziaMonuments, AStoneRestsOnTheDescribedSpacesBelow) {
    const Document game = with_board(builds_game(), "pyramid",
                                     R"([[{"value":1},{"value":1},{"value":1}],[{"value":2},{"value":2,"on":[3]}]])");
    const Board board = std::get<Game>(read(game).game).board;
    EXPECT_THAT(supports(board, {Part::pyramid, 1, 2}),
                ElementsAre(Space{Part::pyramid, 1, 1}, Space{Part::pyramid, 2, 1}));
    EXPECT_THAT(supports(board, {Part::pyramid, 2, 2}), ElementsAre(Space{Part::pyramid, 3, 1}));
    EXPECT_THAT(supports(board, {Part::pyramid, 1, 1}), IsEmpty()) << "it lies on the ground";
    EXPECT_THAT(supports(board, {Part::pyramid, 3, 2}), IsEmpty()) << "there is no such space";
    EXPECT_THAT(supports({}, {Part::pyramid, 1, 2}), IsEmpty()) << "nothing is described";
}

TEST(EgiziaMonuments, AValueIsKnownOfADescribedSpace) {
    const Board board = std::get<Game>(read(with_board(builds_game(), "obelisk", "[3]")).game).board;
    EXPECT_EQ(board.value_of({Part::obelisk, 1}), 3);
    EXPECT_EQ(board.value_of({Part::obelisk, 2}), std::nullopt) << "there is no such space";
    EXPECT_EQ(board.value_of({Part::left, 1}), std::nullopt) << "it is not described";
    EXPECT_EQ(board.value_of({Part::grave, 1}), std::nullopt) << "those are tiles";
    EXPECT_TRUE(board.value_of({Part::middle, 1})) << "which is in the rules";
}

TEST(EgiziaRounds, PlayersAreFedOnce) {
    State state(std::get<Game>(read(full_game()).game));
    rounds::begin(state, {});
    rounds::feed(state);
    const State fed = state;
    EXPECT_GT(fed.seat(0).stones, 2) << "with the stones of the quarry";
    rounds::feed(state);
    EXPECT_EQ(state, fed);
}

}

}
