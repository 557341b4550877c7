// A game is one word in its places: what games share names none, and no game knows another.
#include "tests/architecture/sources.h"

#include <algorithm>
#include <cctype>

#include <gtest/gtest.h>

namespace {

using sources::Source;
using sources::Strings;

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// "db/store.cpp names babylon": in its code or in a comment.
Strings names_a_game(const std::vector<Source>& files) {
    Strings found;
    for (const auto& file : files) {
        const auto text = lower(file.text);
        for (const auto& game : games::all()) {
            if (games::is_named(game, text)) found.push_back(file.path + " names " + game);
        }
    }
    return found;
}

/// All that several games share. Catalogues of words (.po) quote every file, door signs (.md) give examples: both are
/// left out.
std::vector<Source> shared_files() {
    std::vector<Source> shared;
    for (const auto* folder : {"core", "i18n", "db", "app"}) {
        for (auto& file : sources::files_under(folder)) {
            const bool names_them = file.path.starts_with("i18n/po/") || file.path.ends_with(".md");
            if (!names_them && !games::one_owns(file.path)) shared.push_back(std::move(file));
        }
    }
    return shared;
}

std::vector<Source> code_of(const std::string& game) {
    std::vector<Source> own;
    for (const auto* folder : {"core", "i18n", "app", "tests"}) {
        for (auto& source : sources::code_under(folder)) {
            if (games::owns(game, source.path)) own.push_back(std::move(source));
        }
    }
    return own;
}

TEST(Games, StandInTheListAndInTheirFolders) {
    const auto list = lower(sources::read("CMakeLists.txt"));
    ASSERT_FALSE(games::all().empty());
    for (const auto& game : games::all()) {
        EXPECT_NE(list.find("\n  " + game), std::string::npos) << game << " is not in the list";
        for (const auto* place : {"core/", "tests/"}) EXPECT_TRUE(sources::is_folder(place + game)) << place << game;
        EXPECT_GE(sources::is_folder("app/table/" + game), sources::is_folder("app/desktop/" + game))
            << game << " is in the window, but not at the table";
        EXPECT_TRUE(sources::is_file("i18n/words_" + game + ".cpp")) << game;
        EXPECT_TRUE(sources::is_file("tests/fixtures/" + game + ".ndjson")) << game;
    }
}

TEST(Games, NamesAreSeenInCodeAndInComments) {
    const auto game = games::all().front();
    EXPECT_EQ(names_a_game({{"a.cpp", "use " + game + "::Game"}, {"b.cpp", "// unlike " + game}, {"c.cpp", "game"}}),
              (Strings{"a.cpp names " + game, "b.cpp names " + game}));
    EXPECT_TRUE(games::one_owns("core/" + game + "/play.cpp"));
    EXPECT_TRUE(games::one_owns("i18n/words_" + game + "_moves.cpp"));
    EXPECT_FALSE(games::one_owns("app/desktop/game/editors.cpp"));
}

TEST(Games, AreNotNamedInWhatTheyShare) {
    ASSERT_GT(shared_files().size(), 50u);
    EXPECT_EQ(names_a_game(shared_files()), Strings{});
}

TEST(Games, DoNotKnowEachOther) {
    for (const auto& game : games::all()) {
        const auto own = code_of(game);
        ASSERT_FALSE(own.empty()) << game;
        for (const auto& source : own) {
            for (const auto& include : sources::includes(source)) {
                const bool anothers = games::one_owns(include) && !games::owns(game, include);
                EXPECT_FALSE(anothers) << source.path << " includes " << include;
            }
        }
    }
}

}
