// How names are sorted and lines may end. As ICU 72 and 76 have it, and Windows.
#include "i18n/unicode.h"
#include "i18n/words.h"

#include <gmock/gmock.h>

namespace clerk::i18n {

namespace {

using testing::ElementsAre;
using Texts = std::vector<std::string>;

Texts sorted(const char* language, Texts names) {
    start(language);
    sort_by_name(names, std::identity());
    start("en");
    return names;
}

TEST(Names, AreSortedWithoutRegardToCaseAndAccents) {
    for (const char* language : {"en", "de", "fr"})
        EXPECT_THAT(sorted(language, {"Zoe", "anna", "Ärzte", "Émile", "Arzt", "Emil", "Anna"}),
                    ElementsAre("anna", "Anna", "Arzt", "Ärzte", "Emil", "Émile", "Zoe"))
            << language;
}

TEST(Names, AreSortedByStrokesInTaipeiAndBySoundInShanghai) {
    EXPECT_THAT(sorted("zh_TW", {"張", "李", "anna", "王"}), ElementsAre("王", "李", "張", "anna"));
    EXPECT_THAT(sorted("zh_CN", {"张", "王", "anna", "李"}), ElementsAre("李", "王", "张", "anna"));
}

TEST(Names, ThatAreHeldEqualStandByTheirBytesAndThoseOfOneNameAsBefore) {
    const std::string composed = "\xC3\x84nne", decomposed = "A\xCC\x88nne";
    EXPECT_EQ(sort_key(composed), sort_key(decomposed));
    for (const char* language : {"en", "de", "fr", "zh_TW", "zh_CN"})
        for (const Texts& names : {Texts{composed, decomposed}, Texts{decomposed, composed}})
            EXPECT_THAT(sorted(language, names), ElementsAre(decomposed, composed));
    std::vector<std::pair<std::string, int>> people{{"Li", 2}, {"anna", 3}, {"Li", 1}};
    sort_by_name(people, [](const auto& one) { return one.first; });
    EXPECT_THAT(people, ElementsAre(std::pair("anna", 3), std::pair("Li", 2), std::pair("Li", 1)));
}

TEST(Names, ThatAreNoTextAreSortedToo) {
    for (const std::string& name : Texts{"", "\xFF\xFE", "\xED\xA0\x80", {"a\0b", 3}})
        EXPECT_EQ(sort_key(name), sort_key(name));
    EXPECT_THAT(sorted("de", {"b", "\xFF", "", "a"}), testing::UnorderedElementsAre("", "a", "b", "\xFF"));
}

}

}
