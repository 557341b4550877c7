// The README.md of each room: it is there, it is one page, and what it names can be found.
#include "tests/architecture/sources.h"

#include <algorithm>
#include <regex>

#include <gtest/gtest.h>

namespace {

using sources::Strings;

const Strings rooms = {"core", "app", "app/desktop", "db", "i18n", "tests", "packaging"};

bool is_there(const std::string& path) { return sources::is_file(path) || sources::is_folder(path); }

Strings matches(const std::string& text, const std::regex& pattern) {
    Strings found;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
        found.push_back(match->str(1));
    return found;
}

/// Files and folders between backquotes: `core/game.h`, `widgets/`. What has <a part> to fill in is no name.
Strings named(const std::string& page) {
    static const std::regex name(R"(`([\w./-]*(?:/|\.(?:h|cpp|sql|md|txt|sh|json|po|pot|cmake|ndjson)))`)");
    return matches(page, name);
}

Strings linked(const std::string& page) {
    static const std::regex link(R"(\]\(([\w./-]+)\))");
    return matches(page, link);
}

/// Those that are neither under the root nor in the page's own folder.
Strings missing(const std::string& folder, Strings paths) {
    std::erase_if(paths, [&](const std::string& path) { return is_there(path) || is_there(folder + "/" + path); });
    return paths;
}

TEST(DoorSigns, WhatIsMissingIsSeen) {
    const std::string page =
        "`core/game.h`, `game.h`, `none.h`, `<game>/play.h`, [x](../app/none.md), [y](../app/README.md)";
    EXPECT_EQ(missing("core", named(page)), (Strings{"none.h"}));
    EXPECT_EQ(missing("core", linked(page)), (Strings{"../app/none.md"}));
}

TEST(DoorSigns, HangInEveryRoomAndAreOnePage) {
    for (const auto& room : rooms) {
        const auto sign = sources::read(room + "/README.md");
        EXPECT_FALSE(sign.empty()) << room;
        EXPECT_LE(std::count(sign.begin(), sign.end(), '\n'), 90) << room;
    }
}

TEST(DoorSigns, NameWhatCanBeFound) {
    for (const auto& room : rooms)
        EXPECT_EQ(missing(room, named(sources::read(room + "/README.md"))), Strings{}) << room;
}

TEST(DoorSigns, LinkToWhatCanBeFound) {
    const Strings pages = {".github/CONTRIBUTING.md", "core/GLOSSARY.md", "README.md"};
    for (const auto& page : pages)
        EXPECT_EQ(missing(page.substr(0, page.find('/')), linked(sources::read(page))), Strings{}) << page;
    for (const auto& room : rooms)
        EXPECT_EQ(missing(room, linked(sources::read(room + "/README.md"))), Strings{}) << room;
}

}
