// Words that every game shares.
#include "tests/i18n/words.h"

#include <algorithm>

namespace clerk::tests {

namespace {

constexpr std::ptrdiff_t two_lines_of_a_card = 44; ///< in the width of a Latin letter

/// In the width of a Latin letter; a Chinese character takes two.
std::ptrdiff_t width(const wxString& text) {
    return std::ranges::count_if(text, [](const wxUniChar letter) { return letter.GetValue() >= 0x2E80; }) +
           static_cast<std::ptrdiff_t>(text.size());
}

}

TEST(Words, EveryDepthIsNamedAndExplained) {
    in_every_language([] {
        expect_words(depths, [](Depth depth) { return i18n::depth_name(depth); });
        for (const Depth depth : depths) expect_sentence(i18n::depth_explained(depth), id(depth));
    });
}

TEST(Words, EveryGameIsNamed) {
    in_every_language([] {
        expect_words(games(), [](std::string_view game) { return i18n::game_name(game); });
        for (const auto game : games()) EXPECT_NE(i18n::game_name(game).utf8_string(), game);
        EXPECT_EQ(i18n::game_name("chess").utf8_string(), "chess");
    });
}

TEST(Words, EveryRuleHasATitleOfItsOwn) {
    in_every_language([] {
        for (const std::string_view game : games()) {
            expect_words(rules(game), [&](const Rule* rule) { return i18n::title(game, *rule); });
            for (const Rule* rule : rules(game)) {
                const wxString title = i18n::title(game, *rule);
                EXPECT_LE(width(title), two_lines_of_a_card) << title;
                EXPECT_EQ(title.find_first_of(wxString::FromUTF8(".。{}0123456789")), wxString::npos) << title;
            }
        }
    });
}

}
