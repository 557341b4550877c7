// Words that every game shares.
#include "tests/i18n/words.h"

namespace clerk::tests {

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

}
