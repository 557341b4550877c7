// What is told of a game in English and in Traditional Chinese.
#pragma once

#include "i18n/words.h"

#include <string>

#include <gtest/gtest.h>

namespace clerk::tests {

/// `tell` tells it in the language that is spoken.
template <class Tell> void expect_told(Tell tell, const std::string& english, const std::string& chinese) {
    i18n::start("en");
    EXPECT_EQ(tell().utf8_string(), english);
    i18n::start("zh_TW");
    EXPECT_EQ(tell().utf8_string(), chinese);
    i18n::start("en");
}

template <class Game> Finding first_breach(const Game& game) {
    const auto report = replay(game).report;
    return report.legal() ? Finding{} : report.violations.front().finding;
}

/// Of its first breach.
template <class Game>
void expect_said(std::string_view word, const Game& game, const std::string& english, const std::string& chinese) {
    const Finding finding = first_breach(game);
    ASSERT_NE(finding.rule, nullptr);
    expect_told([&] { return i18n::sentence(word, finding); }, english, chinese);
}

/// What would make that legal.
template <class Game>
void expect_remedy(std::string_view word, const Game& game, const std::string& english, const std::string& chinese) {
    const Finding finding = first_breach(game);
    ASSERT_NE(finding.rule, nullptr);
    expect_told([&] { return i18n::remedy(word, finding); }, english, chinese);
}

}
