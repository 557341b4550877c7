// A table writes down what is printed on its own copy.
#include "app/table/egizia/copy.h"
#include "app/table/egizia/gain_input.h"
#include "i18n/words.h"

#include <gmock/gmock.h>

namespace clerk::table::egizia {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class EgiziaCopy : public testing::Test {
protected:
    const CopyPart& part(std::string_view path) const {
        return *std::ranges::find(copy.parts(), path, &CopyPart::path);
    }
    std::string expected(std::string_view path) const { return copy.expected(part(path)).utf8_string(); }
    void enter(std::string_view path, const std::string& draft) { copy.edit(part(path), draft); }
    void use(std::string_view path, const std::string& draft) {
        enter(path, draft);
        EXPECT_THAT(expected(path), IsEmpty()) << path;
        copy.use(part(path));
    }
    game::Board board() const { return std::get<game::Game>(with_copy(game::Game{}, copy.copy())).board; }

    CopyDescription copy{game::game_id, copy_parts({}), empty_copy, {}};
};

const std::string spaces = R"({"memphis":{"stones":3},"selimon":{"raise":["blue","joker"]}})",
                  cards = R"({"a quarry":{"quarry":2}})", tiles = "1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 6 6";

TEST_F(EgiziaCopy, OneThatNobodyWritesDownIsNotBroughtIn) {
    const auto with_note = [](std::size_t bytes) {
        return R"({"cards":{"A":{"quarry":1,"note":")" + std::string(bytes, 'x') + R"("}}})";
    };
    const auto refused = copy.bring_in(with_note(128 << 10));
    ASSERT_FALSE(refused);
    EXPECT_THAT(i18n::expectation(refused.error()).utf8_string(), HasSubstr("expected at most 131072 bytes"));
    EXPECT_EQ(copy.copy(), empty_copy);
    ASSERT_TRUE(copy.bring_in(with_note(100 << 10)));
    EXPECT_EQ(board().card("A")->quarry, 1);
}

TEST_F(EgiziaCopy, EveryPartCanBeLeftForLaterAndDescribedByItself) {
    for (const CopyPart& each : copy.parts()) {
        EXPECT_EQ(copy.progress(each), CopyProgress::later) << each.path;
        EXPECT_FALSE(copy.expected(each).empty()) << each.path;
        EXPECT_FALSE(each.name.empty() || each.explained.empty()) << each.path;
    }
    const std::pair<std::string_view, std::string> drafts[] = {{spaces_part, spaces},
                                                               {nile_part, "edfu card-1 memphis sphinx"},
                                                               {cards_part, cards},
                                                               {obelisk_part, "1 2 2 3"},
                                                               {pyramid_part, "2 2 3\n3:1+2 4\n5:-"},
                                                               {temple_part, "1 2\n\n6\n7"},
                                                               {graves_part, tiles},
                                                               {start_part, "2 2 2\n3"},
                                                               {highest_strength_part, "9"}};
    ASSERT_EQ(std::size(drafts), copy.parts().size());
    for (const auto& [path, draft] : drafts) {
        use(path, draft);
        EXPECT_EQ(copy.progress(part(path)), CopyProgress::used) << path;
        EXPECT_FALSE(copy.in_words(part(path)).empty()) << path;
        EXPECT_EQ(copy.draft(part(path)), draft) << "as it was written down";
    }
    EXPECT_EQ(board().nile.size(), 4u);
    EXPECT_EQ(board().space("memphis")->gain.stones, 3);
    EXPECT_EQ(board().card("a quarry")->quarry, 2);
    EXPECT_EQ(board().obelisk, (game::Values{1, 2, 2, 3}));
    EXPECT_EQ(board().pyramid->at(1).at(0).on, (std::vector{1, 2}));
    EXPECT_EQ(board().pyramid->at(1).at(1).on, std::nullopt);
    EXPECT_EQ(board().pyramid->at(2).at(0).on, std::vector<int>{});
    EXPECT_EQ(board().temple.left, (game::Values{1, 2}));
    EXPECT_EQ(board().temple.right, std::nullopt);
    EXPECT_EQ(board().temple.middle, 6);
    EXPECT_EQ(board().graves->size(), 20u);
    EXPECT_EQ(board().start.joker, 3);
    EXPECT_EQ(board().start.stones, game::Start{}.stones) << "as in the rulebook";
    EXPECT_EQ(board().max_strength, 9);
}

TEST_F(EgiziaCopy, IsCheckedAsItIsTyped) {
    const std::tuple<std::string_view, std::string, const char*> wrong[] = {
        {nile_part, "edfu Karnak", "expected a place along the Nile, found Karnak"},
        {nile_part, "card-2 card-1", "Entry 2: "},
        {nile_part, "memphis", "Entry 1: "},
        {obelisk_part, "1 0", "Entry 2: expected a whole number from 1 to 99, found 0"},
        {obelisk_part, "1 x", "found x"},
        {pyramid_part, "2 2\n3:5", "Entry 2: "},
        {pyramid_part, "2\n\n3", "expected the values of each row"},
        {pyramid_part, "2 3:", "expected the values of each row"},
        {temple_part, "\n\n5 5", "expected one number alone"},
        {graves_part, "1 2 3", "20"},
        {start_part, "1 1", "3"},
        {start_part, "\n\n2 3", "4"},
        {highest_strength_part, "0", "expected a whole number from 1"},
        {cards_part, "{}", "expected a card"},
        {spaces_part, "[", "expected a ring space"}};
    for (const auto& [path, draft, words] : wrong) {
        enter(path, draft);
        EXPECT_THAT(expected(path), HasSubstr(words)) << path << " " << draft;
        copy.use(part(path));
        EXPECT_EQ(copy.copy(), empty_copy) << draft;
        EXPECT_EQ(copy.draft(part(path)), draft) << "what is entered is not lost";
    }
}

TEST_F(EgiziaCopy, ARingSpaceThatTheNileNamesStaysDescribed) {
    use(spaces_part, spaces);
    use(nile_part, "edfu memphis");
    EXPECT_THAT(copy.clear(part(spaces_part)).utf8_string(), HasSubstr("Nile: Entry 2"));
    EXPECT_TRUE(board().space("memphis"));
    enter(spaces_part, R"({"selimon":{"raise":2}})");
    EXPECT_THAT(expected(spaces_part), HasSubstr("Nile: Entry 2"));
    EXPECT_TRUE(copy.clear(part(nile_part)).empty());
    EXPECT_TRUE(copy.clear(part(spaces_part)).empty());
    EXPECT_EQ(copy.copy(), empty_copy);
}

TEST_F(EgiziaCopy, AFileMayBringTheNileAndItsRingSpacesAtOnce) {
    use(spaces_part, spaces);
    use(nile_part, "edfu memphis");
    const auto brought = copy.bring_in(R"({"spaces":{"karnak":{"points":1}},"nile":["karnak","card-1"]})");
    ASSERT_TRUE(brought);
    EXPECT_EQ(brought->size(), 2u);
    EXPECT_FALSE(board().space("memphis"));
    EXPECT_EQ(game::write(board().nile.front()), "karnak");
    const std::string before = copy.copy();
    const auto refused = copy.bring_in(R"({"nile":["memphis"]})");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().path, "/nile/0");
    EXPECT_EQ(copy.copy(), before);
}

TEST(EgiziaNile, OffersWhatItLacks) {
    const auto next = next_spots(nile_of("card-1 edfu card-3 sphinx"), *board_of(spaces_part, spaces));
    std::vector<std::string> ids;
    for (const game::Spot& spot : next) ids.push_back(write(spot));
    EXPECT_EQ(ids, (std::vector<std::string>{"card-2", "selimon", "thebae", "alyi", "passalon", "heliopolis",
                                             "beni-hasan", "memphis", "graves"}));
    EXPECT_TRUE(nile_of("\xff nothing-9 Edfu").empty());
}

TEST(EgiziaPyramid, WhatASpaceRestsOnIsClicked) {
    auto rows = *pyramid_of("2 2 2\n3 3");
    EXPECT_EQ(supports(rows, 2, 2), (std::vector{2, 3}));
    rows = with_support_changed(std::move(rows), 2, 2, 1);
    EXPECT_EQ(pyramid_draft(rows), "2 2 2\n3 3:1+2+3");
    rows = with_support_changed(std::move(rows), 2, 2, 1);
    EXPECT_EQ(pyramid_draft(rows), "2 2 2\n3 3") << "as it lies without a description";
    for (const int column : {1, 2}) rows = with_support_changed(std::move(rows), 2, 1, column);
    EXPECT_EQ(pyramid_draft(rows), "2 2 2\n3:- 3");
}

TEST(EgiziaGain, IsEnteredFigureByFigure) {
    game::Gain gain;
    for (const GainFigure& figure : gain_figures()) {
        EXPECT_EQ(figure.of_gain(gain), 0) << figure.name;
        EXPECT_EQ(figure.of_gain(figure.in(gain, 2)), 2) << figure.name;
        EXPECT_EQ(figure.in(figure.in(gain, 2), 0), gain) << figure.name;
        gain = figure.in(gain, 1);
    }
    EXPECT_EQ(gain.raise.size(), game::crews.size());
    EXPECT_THAT(in_words(gain).utf8_string(), HasSubstr("Quarry +1"));
    EXPECT_EQ(in_words(game::Gain{}), "nothing");
    EXPECT_THAT(in_words(*game::effect_of({}, "passalon")).utf8_string(), HasSubstr("the water ring moves"));
    EXPECT_THAT(in_words(*game::effect_of({}, "thebae")).utf8_string(), HasSubstr("2"));
}

}
}
