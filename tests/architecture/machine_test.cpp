// What is written here holds on every machine.
#include "tests/architecture/sources.h"

#include <gtest/gtest.h>

namespace {

using sources::Strings;

Strings named_in(const std::string& text, Strings places) {
    std::erase_if(places, [&](const std::string& place) { return text.find(place) == std::string::npos; });
    return places;
}

TEST(Machine, NoFileNamesAPlaceOnOneMachine) {
    const Strings places = {std::string("/wo") + "rk/", std::string("/ro") + "ot/", std::string("../sha") + "red"};
    for (const auto* folder : {"core", "db", "i18n", "app", "packaging", "tests", ".ci", ".github"}) {
        for (const auto& file : sources::files_under(folder))
            EXPECT_EQ(named_in(file.text, places), Strings{}) << file.path;
    }
    for (const auto* file : {"README.md", "CMakeLists.txt", "CMakePresets.json", ".clang-tidy", ".editorconfig",
                             ".gitignore", "unity.cmake"})
        EXPECT_EQ(named_in(sources::read(file), places), Strings{}) << file;
}

}
