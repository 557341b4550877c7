// What is asked of words in every game.
#pragma once

#include "i18n/game_words.h"
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

/// What was played, told in a language as it is kept in the history: no id of a ruling, a choice or a preset is left.
template <class Rulings, class Presets>
void expect_variants_in_words(std::string_view game, const Rulings& rulings, const Presets& presets) {
    const wxString builds = i18n::depth_name(Depth::builds);
    for (const auto& ruling : rulings) {
        const std::string kept = "builds, " + std::string(ruling.key) + '=';
        EXPECT_EQ(i18n::variant(game, kept + std::string(ruling.choices[0])), builds) << kept << " is as usual";
        const wxString other = i18n::variant(game, kept + std::string(ruling.choices[1]));
        EXPECT_TRUE(other.StartsWith(builds)) << other;
        EXPECT_GT(other.size(), builds.size() + 4) << kept;
        EXPECT_EQ(other.Find('='), wxNOT_FOUND) << other;
    }
    for (const auto& preset : presets) {
        const wxString words = i18n::variant(game, "full, preset=" + std::string(preset.id));
        EXPECT_TRUE(words.StartsWith(i18n::depth_name(Depth::full))) << words;
        EXPECT_EQ(words.Find('='), wxNOT_FOUND) << words;
        EXPECT_EQ(words.Find(std::string(preset.id)), wxNOT_FOUND) << words;
    }
}

inline void expect_sentence(const wxString& text, std::string_view id) {
    const std::string words = text.utf8_string();
    EXPECT_GT(words.size(), 10u) << id;
    EXPECT_NE(words, id);
    EXPECT_EQ(words.find('{'), std::string::npos) << words;
    EXPECT_TRUE(words.ends_with('.') || words.ends_with("。")) << words;
}

/// Every ruling and its choices are named and explained.
template <class Rulings> void expect_ruling_words(const Rulings& rulings, std::span<const i18n::RulingWords> table) {
    expect_words(rulings, [&](const auto& ruling) {
        const i18n::RulingWords& words = i18n::ruling_words(table, ruling.key);
        expect_words(words.choices, [](const auto& choice) { return wxGetTranslation(choice.name); });
        for (std::size_t i = 0; i < ruling.choices.size(); ++i) {
            EXPECT_NE(wxGetTranslation(words.choices[i].name).utf8_string(), ruling.choices[i]);
            expect_sentence(wxGetTranslation(words.choices[i].explained), ruling.choices[i]);
        }
        EXPECT_NE(wxGetTranslation(words.name).utf8_string(), ruling.key);
        return wxGetTranslation(words.name);
    });
}

}
