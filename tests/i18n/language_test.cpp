// Which language the environment and the tags mean.
#include "i18n/words.h"

#include <cstdlib>
#include <utility>

#include <gtest/gtest.h>

namespace clerk::tests {

namespace {

using Variables = std::vector<std::pair<const char*, const char*>>;

std::string language_of(const Variables& variables) {
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
    for (const auto& [name, value] : variables) setenv(name, value, 1);
    i18n::start();
    return i18n::language();
}

std::string spoken(const char* tag) {
    i18n::start(tag);
    return i18n::language();
}

}

TEST(Language, TagsOfTraditionalChineseAreOne) {
    for (const char* tag :
         {"zh_TW", "zh_HK", "zh_MO", "zh_Hant", "zh-Hant", "zh-Hant-HK", "zh_TW.UTF-8", "zh_hk@x", "ZH-tw"})
        EXPECT_EQ(spoken(tag), "zh_TW") << tag;
}

TEST(Language, UnknownTagsReadEnglish) {
    for (const char* tag : {"en", "en_GB.UTF-8", "zh_CN", "zh_Hans_HK", "zh", "fr", "zhx_TW", "nonsense", "C"})
        EXPECT_EQ(spoken(tag), "en") << tag;
}

TEST(Language, OfTheEnvironmentByItsOrder) {
    EXPECT_EQ(language_of({}), "en");
    EXPECT_EQ(language_of({{"LANG", "zh_TW.UTF-8"}}), "zh_TW");
    EXPECT_EQ(language_of({{"LANG", "zh_TW"}, {"LC_MESSAGES", "en_GB"}}), "en");
    EXPECT_EQ(language_of({{"LC_MESSAGES", "en_GB"}, {"LC_ALL", "zh_HK"}}), "zh_TW");
    EXPECT_EQ(language_of({{"LANG", "en_US"}, {"LANGUAGE", "fr:zh_Hant:en"}}), "zh_TW");
    EXPECT_EQ(language_of({{"LANG", "zh_TW"}, {"LANGUAGE", "en"}}), "en");
    EXPECT_EQ(language_of({{"LC_ALL", "C"}, {"LANGUAGE", "zh_TW"}}), "en");
}

TEST(Language, MayBeChanged) {
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::game_name("babylon").utf8_string(), "巴比倫");
    i18n::start("en");
    EXPECT_EQ(i18n::game_name("babylon"), "Babylon");
}

}
