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
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::listed({"a", "b", "c"}).utf8_string(), "a、b 和 c");
}

TEST(Text, KeepsWhatIsNoUtf8) {
    EXPECT_EQ(i18n::text("約翰").utf8_string(), "約翰");
    EXPECT_EQ(i18n::text("a\xff").length(), 2u);
}

}
