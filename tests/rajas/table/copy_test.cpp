// A table writes down what is printed on its own copy.
#include "app/table/rajas/copy.h"
#include "core/rajas/game.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Copy : public testing::Test {
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
    CopyProgress progress(std::string_view path) const { return copy.progress(part(path)); }

    CopyDescription copy{clerk::rajas::game_id, copy_parts({}), empty_copy, {}};
};

const std::string palace = R"({"terrace":{"die":"blue","gain":{"dice":["any"]},"spaces":2}})",
                  river = R"({"spaces":[{"karma":2},{},{"palace":"yogi"}],"bridge":2})",
                  province = R"({"map":["...","#.."],"exits":["a2s"],"yields":[{"at":"c2n","gain":{"fame":3}}]})",
                  back = R"({"map":["..."],"exits":["a1s"],"yields":[{"at":"c1n","colour":"white"}]})";

TEST_F(Copy, EveryPartCanBeLeftForLaterAndDescribedByItself) {
    for (const CopyPart& each : copy.parts()) {
        EXPECT_EQ(copy.progress(each), CopyProgress::later) << each.path;
        EXPECT_FALSE(copy.expected(each).empty()) << each.path;
        EXPECT_FALSE(each.name.empty() || each.explained.empty()) << each.path;
    }
    const std::pair<std::string_view, std::string> drafts[] = {
        {quarry_part, "1 1 2 3"}, {harbour_part, "0, 1, 1, 2"}, {market_part, "2 1 1 1"},
        {palace_part, palace},    {river_part, river},          {facing_part, "[6,5,5]"},
        {last_bonus_part, "55"},  {province_part, province},    {back_side_part, back}};
    ASSERT_EQ(std::size(drafts), copy.parts().size());
    for (const auto& [path, draft] : drafts) {
        use(path, draft);
        EXPECT_EQ(progress(path), CopyProgress::used) << path;
        EXPECT_FALSE(copy.told(part(path)).empty()) << path;
    }
    EXPECT_THAT(copy.copy(), HasSubstr(R"("market":{"assorted":2,"silk":1,"tea":1,"spices":1})"));
    EXPECT_THAT(copy.copy(), HasSubstr(R"("last_money_bonus":55)"));
}

TEST_F(Copy, IsCheckedAsItIsTyped) {
    const std::tuple<std::string_view, std::string, const char*> wrong[] = {
        {quarry_part, "1 x", "expected a whole number, found x"},
        {quarry_part, "1 12", "Entry 2: expected a whole number from 0 to 9, found 12"},
        {quarry_part, "1 -1", "expected a whole number, found -1"},
        {quarry_part, "99999999999999999999", "expected a whole number"},
        {market_part, "2 1 1", "expected four numbers"},
        {market_part, "2 1 1 1 1", "expected four numbers"},
        {market_part, "2 1 1 x", "found x"},
        {last_bonus_part, "44", "expected a whole number from 45"},
        {last_bonus_part, "50 55", "expected one number alone"},
        {palace_part, "{}", "expected a place"},
        {river_part, R"({"spaces":[{}]})", "two at least"},
        {river_part, R"({"spaces":[{},{}]})", "expected the bridge"},
        {facing_part, "[5,6]", "expected the fame space"},
        {province_part, R"({"map":[".."]})", "expected an exit"},
        {province_part, "?", "expected the places"}};
    for (const auto& [path, draft, words] : wrong) {
        enter(path, draft);
        EXPECT_THAT(expected(path), HasSubstr(words)) << path << " " << draft;
        copy.use(part(path));
        EXPECT_EQ(copy.copy(), empty_copy) << draft;
        EXPECT_EQ(copy.draft(part(path)), draft) << "what is entered is not lost";
    }
}

TEST_F(Copy, ADraftCountsForNothingUntilSomebodySaysThatItIsSo) {
    enter(facing_part, "[61,61,60]");
    EXPECT_EQ(progress(facing_part), CopyProgress::begun);
    EXPECT_EQ(copy.copy(), empty_copy);
    use(quarry_part, "1 2");
    enter(quarry_part, "1 2 3");
    EXPECT_EQ(progress(quarry_part), CopyProgress::changed);
    EXPECT_EQ(copy.copy(), R"({"quarry":[1,2]})");
    enter(quarry_part, "1 2");
    EXPECT_EQ(progress(quarry_part), CopyProgress::used) << "as it counts";
    enter(quarry_part, "7");
    copy.let_go(part(quarry_part));
    EXPECT_EQ(copy.draft(part(quarry_part)), "1 2");
    copy.clear(part(quarry_part));
    EXPECT_EQ(progress(quarry_part), CopyProgress::later);
    EXPECT_EQ(copy.copy(), empty_copy);
}

TEST_F(Copy, IsThereAgainTheNextTime) {
    use(river_part, river);
    enter(quarry_part, "1 1 x");
    const CopyDescription again{clerk::rajas::game_id, copy_parts({}), copy.copy(), copy.drafts()};
    EXPECT_EQ(again.copy(), copy.copy());
    EXPECT_EQ(again.draft(part(quarry_part)), "1 1 x");
    EXPECT_EQ(again.draft(part(river_part)), river);
    const CopyDescription hostile{
        clerk::rajas::game_id, copy_parts({}), R"({"quarry":"\u0000"})", {{"/river", "\xff["}, {"/x", "y"}}};
    EXPECT_EQ(hostile.copy(), empty_copy);
    EXPECT_FALSE(hostile.expected(part(river_part)).empty());
}

TEST_F(Copy, GoesToAnotherTableAsAFileAllOrNothing) {
    use(quarry_part, "1 2");
    use(palace_part, palace);
    CopyDescription other{clerk::rajas::game_id, copy_parts({}), R"({"quarry":[9],"harbour":[0]})", {{"/quarry", "5"}}};
    EXPECT_EQ(other.bring_in(copy.exported()), (std::vector<wxString>{"Quarry", "Palace"}));
    EXPECT_EQ(other.copy(), R"({"quarry":[1,2],"harbour":[0],"palace":)" + palace + "}");
    EXPECT_EQ(other.progress(part(quarry_part)), CopyProgress::used);
    const std::string before = other.copy();
    const auto refused = other.bring_in(R"({"harbour":[1,2],"facing":[1,2]})");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().path, "/facing/1");
    EXPECT_EQ(other.copy(), before);
}

TEST_F(Copy, OfAFacingThatSaysOtherwiseThanTheRulebookDeservesASecondLook) {
    std::string proposal;
    for (int money = 0; money <= 70; ++money) proposal += (money ? "," : "") + std::to_string(61 - (money + 1) / 2);
    enter(facing_part, "[" + proposal + "]");
    EXPECT_EQ(copy.doubt(part(facing_part)), "");
    enter(
        facing_part, "[61" + [] {
            std::string same;
            for (int i = 0; i < 60; ++i) same += ",36";
            return same;
        }() + "]");
    EXPECT_EQ(copy.doubt(part(facing_part)), "In the rulebook's example fame 35 lies beside money 52; here it is 36.");
}

}
}
