#include "app/desktop/drawing/text_lines.h"
#include "i18n/words.h"

#include <gtest/gtest.h>
#include <wx/init.h>

namespace clerk::desktop {
namespace {

std::vector<wxString> of(const char* text, int width) {
    return lines(wxString::FromUTF8(text), width, [](const wxString& line) { return static_cast<int>(line.length()); });
}

std::vector<wxString> are(std::initializer_list<const char*> lines) {
    std::vector<wxString> all;
    for (const char* line : lines) all.push_back(wxString::FromUTF8(line));
    return all;
}

TEST(LineBreaks, WordsStayTogether) {
    EXPECT_EQ(of("a garden grows level by level", 12), are({"a garden", "grows level", "by level"}));
    EXPECT_EQ(of("unbreakable", 4), are({"unbreakable"}));
    EXPECT_EQ(of("", 4), are({""}));
    EXPECT_EQ(of("one\ntwo", 20), are({"one", "two"}));
}

TEST(LineBreaks, ChineseBreaksBetweenCharactersButNotBeforeAFullStop) {
    EXPECT_EQ(of("你必須逐層建造", 4), are({"你必須逐", "層建造"}));
    EXPECT_EQ(of("逐層建造。", 4), are({"逐層建", "造。"}));
    EXPECT_EQ(of("第 12 層還沒有", 5), are({"第 12", "層還沒有"}));
}

TEST(LineBreaks, NoLineOfChineseBeginsOrEndsWithAWrongMark) {
    const wxInitializer library; // catalogues are loaded with it
    const char* text = "他說：“你好（真的）”，然後‘笑’著走了《書》！「對嗎？」他想……好。";
    const wxString ends_none = wxString::FromUTF8("（「《“‘"), begins_none = wxString::FromUTF8("：，。！？）」》”’…");
    for (const i18n::Language& language : i18n::languages()) {
        i18n::start(language.tag);
        for (int width = 6; width < 30; ++width)
            for (const wxString& line : of(text, width)) {
                EXPECT_EQ(ends_none.Find(line.Last()), wxNOT_FOUND) << language.tag << width << line;
                EXPECT_EQ(begins_none.Find(line[0]), wxNOT_FOUND) << language.tag << width << line;
                EXPECT_LE(static_cast<int>(line.length()), width) << language.tag << line;
            }
    }
    i18n::start("en");
}

TEST(LineBreaks, QuotesOfGermanAndFrenchStayWithTheirWords) {
    const wxInitializer library;
    for (const i18n::Language& language : {i18n::Language{"de", ""}, {"fr", ""}}) {
        i18n::start(language.tag);
        EXPECT_EQ(of("Was ist „das“ hier?", 9), are({"Was ist", "„das“", "hier?"}));
        EXPECT_EQ(of("C’est «\u00a0le jeu\u00a0» ici", 9), are({"C’est", "«\u00a0le", "jeu\u00a0» ici"}));
    }
    i18n::start("en");
}

TEST(LineBreaks, WhatIsLongerThanAnyWordIsBrokenWhereItHasASlashOrAnywhere) {
    const auto measure = [](const wxString& line) { return static_cast<int>(line.length()); };
    const wxString path = "/home/a-player/of-board-games/clerk-of-works/history.db was moved";
    EXPECT_EQ(long_words_broken(path, 30, measure),
              "/home/a-player/of-board-games/\nclerk-of-works/history.db was moved");
    EXPECT_EQ(long_words_broken(path, 60, measure), path);
    EXPECT_EQ(long_words_broken(wxString(50, 'W'), 30, measure), wxString(30, 'W') + "\n" + wxString(20, 'W'));
    EXPECT_EQ(long_words_broken("Donaudampfschifffahrt", 4, measure), "Donaudampfschifffahrt") << "a word stays whole";
}

}
}
