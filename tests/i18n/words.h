// What is asked of words in every game.
#pragma once

#include "i18n/words.h"

#include <set>
#include <string>

#include <gmock/gmock.h>

namespace clerk::tests {

/// Runs a check in every language.
template <class Check> void in_every_language(Check check) {
    for (const auto& language : i18n::languages()) {
        SCOPED_TRACE(language.tag);
        i18n::start(language.tag);
        check();
    }
    i18n::start("en");
}

/// Words for all of these: none empty, none its id, no two the same.
template <class Values, class Name> void expect_words(const Values& values, Name name) {
    std::set<std::string> seen;
    for (const auto& value : values) {
        const std::string words = name(value).utf8_string();
        EXPECT_NE(words, "");
        EXPECT_TRUE(seen.insert(words).second) << words;
    }
}

inline void expect_sentence(const wxString& text, std::string_view id) {
    const std::string words = text.utf8_string();
    EXPECT_GT(words.size(), 10u) << id;
    EXPECT_NE(words, id);
    EXPECT_EQ(words.find('{'), std::string::npos) << words;
    EXPECT_TRUE(words.ends_with('.') || words.ends_with("。")) << words;
}

}
