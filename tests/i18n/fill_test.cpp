#include "i18n/words.h"

#include <gtest/gtest.h>

namespace clerk::tests {

TEST(Fill, PutsTheTextsInTheirPlaces) {
    EXPECT_EQ(i18n::fill("{2} before {1}", {"one", "two"}), "two before one");
    EXPECT_EQ(i18n::fill_figures("{1}{1}", {7}), "77");
}

TEST(Fill, LeavesWhatIsNoPlace) { EXPECT_EQ(i18n::fill("{} {0} {3} {x} {1", {"one", "two"}), "{} {0} {3} {x} {1"); }

TEST(Fill, DoesNotLookIntoWhatItFilledIn) { EXPECT_EQ(i18n::fill("{1} {2}", {"{2}", "two"}), "{2} two"); }

TEST(Listed, JoinsAsALanguageDoes) {
    i18n::start("en");
    EXPECT_EQ(i18n::listed({}), "");
    EXPECT_EQ(i18n::listed({"a"}), "a");
    EXPECT_EQ(i18n::listed({"a", "b"}), "a and b");
    EXPECT_EQ(i18n::listed({"a", "b", "c"}), "a, b and c");
    EXPECT_EQ(i18n::listed({"{1}", "{2}"}), "{1} and {2}") << "what is listed is not looked at";
    EXPECT_EQ(i18n::either({"a", "b", "c"}), "a, b or c");
    EXPECT_EQ(i18n::one_by_one({"a", "b", "c"}), "a; b; c");
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::listed({"a", "b"}).utf8_string(), "a、b");
    EXPECT_EQ(i18n::listed({"a", "b", "c"}).utf8_string(), "a、b、c") << "one kind of separator";
    i18n::start("en");
}

TEST(Listed, ReadsEachTextOnce) {
    const std::vector<wxString> many(100000, "a1@1");
    EXPECT_EQ(i18n::listed(many).length(), many.size() * 4 + (many.size() - 2) * 2 + 5)
        << "over a minute, when each is copied for each";
}

TEST(Text, KeepsWhatIsNoUtf8) {
    EXPECT_EQ(i18n::text("約翰").utf8_string(), "約翰");
    EXPECT_EQ(i18n::text("a\xff").length(), 2u);
}

}
