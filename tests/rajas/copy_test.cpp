// What is printed on a table's own copy, as a document of its own.
#include "core/rajas/json_board.h"
#include "core/record_copy.h"
#include "tests/i18n/told.h"
#include "tests/rajas/games.h"

#include <gmock/gmock.h>

namespace clerk::rajas::test {
namespace {

using testing::HasSubstr;
using tests::PathAndWords;

Document whole_board() {
    return {{"quarry", {1, 1, 2}},
            {"harbour", {0, 1}},
            {"market", {{"assorted", 2}, {"silk", 1}, {"tea", 1}, {"spices", 1}}},
            {"palace", {{"terrace", {{"gain", {{"karma", 1}}}}}}},
            {"river", long_river()},
            {"facing", {6, 5, 5}},
            {"last_money_bonus", 55},
            {"provinces", {{"basic", small_province()}, {"navaratnas", back_province()}}}};
}

Game game_of(const Document& document) { return std::get<Game>(parse(document.dump())->game); }

TEST(Copy, IsAGamesOwnAndNotEveryOnes) {
    EXPECT_TRUE(has_copy(game_id));
    EXPECT_EQ(copy_of(clerk::Game(Game{})), empty_copy);
}

TEST(Copy, TellsWhatTheBoardOfARecordTells) {
    const auto copy = read_copy(game_id, whole_board().dump());
    ASSERT_TRUE(copy) << diagnosis(copy.error());
    EXPECT_EQ(parsed(*copy), whole_board());
    const Game described = game_of(with(full_game(), "board", whole_board()));
    EXPECT_EQ(with_copy(clerk::Game(game_of(full_game())), *copy), clerk::Game(described));
    EXPECT_EQ(copy_of(clerk::Game(described)), *copy);
}

TEST(Copy, IsPutTogetherPartByPart) {
    std::string copy(empty_copy);
    for (const char* path : {"/provinces/navaratnas", "/quarry", "/palace", "/river", "/facing", "/market", "/harbour",
                             "/last_money_bonus", "/provinces/basic"}) {
        EXPECT_FALSE(part_of_copy(copy, path));
        const std::string part = whole_board()[Document::json_pointer(path)].dump();
        const auto next = with_part(game_id, copy, path, part);
        ASSERT_TRUE(next) << path << diagnosis(next.error());
        copy = *next;
        EXPECT_EQ(parsed(part_of_copy(copy, path).value()), parsed(part));
    }
    EXPECT_EQ(parsed(copy), whole_board());
    for (const char* path : {"/provinces/navaratnas", "/palace", "/quarry", "/river", "/facing", "/market", "/harbour",
                             "/last_money_bonus", "/provinces/basic"})
        copy = *without_part(game_id, copy, path);
    EXPECT_EQ(copy, empty_copy);
}

TEST(Copy, APartTakesThePlaceOfTheOneThatWasThere) {
    const auto before = with_part(game_id, empty_copy, "/palace", R"({"balcony":{"gain":{"fame":1}}})");
    const auto after = with_part(game_id, *before, "/palace", R"({"terrace":{"gain":{}}})");
    EXPECT_EQ(part_of_copy(*after, "/palace"), R"({"terrace":{"gain":{}}})");
}

TEST(Copy, APartThatIsNotOfTheFormIsRefusedWithItsPath) {
    const auto wrong = with_part(game_id, empty_copy, "/quarry", "[1,2,10]");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(tests::path_and_words(wrong.error()),
              PathAndWords("/quarry/2", "expected a whole number from 0 to 9, found 10"));
    EXPECT_FALSE(with_part(game_id, empty_copy, "/quarry", "[1,"));
    EXPECT_FALSE(with_part(game_id, empty_copy, "/facing", "[1,2]"));
}

TEST(Copy, OfAFileIsABoardOrTheOneOfARecord) {
    const std::string copy = read_copy(game_id, whole_board().dump()).value();
    for (const Document& file : {whole_board(), with(full_game(), "board", whole_board()),
                                 Document{{"game", "rajas"}, {"board", whole_board()}}}) {
        const auto read = read_copy_file(game_id, file.dump());
        ASSERT_TRUE(read) << diagnosis(read.error());
        EXPECT_EQ(*read, copy);
    }
    EXPECT_EQ(read_copy_file(game_id, print_copy_file(game_id, copy)), copy);
}

TEST(Copy, OfAHostileFileIsRefused) {
    EXPECT_EQ(read_copy_file(game_id, R"({"game":"alhambra","board":{}})").error().path, "/game");
    EXPECT_EQ(read_copy_file(game_id, R"({"game":"rajas"})").error().path, "/board");
    EXPECT_EQ(read_copy_file(game_id, R"({"game":"rajas","board":{"quarry":["1"]}})").error().path, "/board/quarry/0");
    EXPECT_EQ(read_copy_file(game_id, R"({"facing":[3,4]})").error().path, "/facing/1");
    for (const std::string& text : {std::string("[]"), std::string("null"), std::string("\"x\""), std::string("{"),
                                    std::string(), std::string(100000, '['), std::string("{\"quarry\":[\xff]}")})
        EXPECT_FALSE(read_copy_file(game_id, text)) << text.substr(0, 20);
}

TEST(Copy, PartsAreReadAsTheyArePrinted) {
    const Board board = game_of(with(full_game(), "board", whole_board())).board;
    EXPECT_EQ(read_palace(print(*board.palace)), board.palace);
    EXPECT_EQ(read_facing(print(*board.facing)), board.facing);
    EXPECT_EQ(read_side(print(*board.provinces.basic), false), board.provinces.basic);
    EXPECT_EQ(read_side(print(*board.provinces.navaratnas), true), board.provinces.navaratnas);
    EXPECT_EQ(read_side(print(*board.provinces.navaratnas), false), std::nullopt) << "the front has no slots";
    for (const RiverDraft& river : {RiverDraft{board.river->spaces, 3}, RiverDraft{board.river->spaces, std::nullopt}})
        EXPECT_EQ(read_river(print(river)), river);
    EXPECT_TRUE(read_river(R"({"spaces":[{"karma":1}],"bridge":1})")) << "its other spaces are still to be entered";
    EXPECT_FALSE(read_river(R"({"spaces":[{"karma":1}],"bridge":2})"));
    EXPECT_FALSE(read_river(R"({"spaces":[{"karma":1},{"karma":1},{"karma":1}],"bridge":3})"));
}

TEST(Copy, KeepsWhatOnlyALaterProgramKnows) {
    EXPECT_EQ(read_copy(game_id, R"({"quarry":[1],"weather":"fine"})"), R"({"quarry":[1],"weather":"fine"})");
}

}
}
