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

TEST(Language, TagsOfSimplifiedChineseAreOne) {
    for (const char* tag : {"zh_CN", "zh_SG", "zh_Hans", "zh-Hans-HK", "zh_Hans_TW", "zh", "zh_CN.GB18030"})
        EXPECT_EQ(spoken(tag), "zh_CN") << tag;
}

TEST(Language, CountriesShareOne) {
    for (const char* tag : {"de", "de_DE", "de_AT.UTF-8@euro", "de-CH"}) EXPECT_EQ(spoken(tag), "de") << tag;
    for (const char* tag : {"fr", "fr_FR.UTF-8", "fr-CA", "fr_BE@euro"}) EXPECT_EQ(spoken(tag), "fr") << tag;
}

TEST(Language, UnknownTagsReadEnglish) {
    for (const char* tag : {"en", "en_GB.UTF-8", "zhx_TW", "frr", "den_CA", "nonsense", "C", "tr_TR", "fa_IR"})
        EXPECT_EQ(spoken(tag), "en") << tag;
}

TEST(Language, OfTheEnvironmentByItsOrder) {
    EXPECT_EQ(language_of({}), "en");
    EXPECT_EQ(language_of({{"LANG", "zh_TW.UTF-8"}}), "zh_TW");
    EXPECT_EQ(language_of({{"LANG", "zh_TW"}, {"LC_MESSAGES", "en_GB"}}), "en");
    EXPECT_EQ(language_of({{"LC_MESSAGES", "en_GB"}, {"LC_ALL", "zh_HK"}}), "zh_TW");
    EXPECT_EQ(language_of({{"LANG", "en_US"}, {"LANGUAGE", "tlh:zh_Hant:en"}}), "zh_TW");
    EXPECT_EQ(language_of({{"LANG", "zh_TW"}, {"LANGUAGE", "en"}}), "en");
    EXPECT_EQ(language_of({{"LC_ALL", "C"}, {"LANGUAGE", "zh_TW"}}), "en");
}

TEST(Language, MayBeChanged) {
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::game_name("alhambra").utf8_string(), "阿爾罕布拉宮");
    i18n::start("de");
    EXPECT_EQ(i18n::game_name("alhambra"), "Der Palast von Alhambra");
    i18n::start("en");
    EXPECT_EQ(i18n::game_name("babylon"), "Babylon");
}

TEST(Language, HasItsOwnPlurals) {
    const auto games = [](const char* language, int number) {
        i18n::start(language);
        return i18n::fill(wxPLURAL("{1} game", "{1} games", static_cast<unsigned>(number)), {i18n::figure(number)});
    };
    EXPECT_EQ(games("fr", 0), "0 partie") << "nothing is one in French";
    EXPECT_EQ(games("fr", 2), "2 parties");
    EXPECT_EQ(games("de", 0), "0 Partien");
    EXPECT_EQ(games("de", 1), "1 Partie");
    EXPECT_EQ(games("zh_CN", 2), wxString::FromUTF8("2 局"));
    i18n::start("en");
}

}
