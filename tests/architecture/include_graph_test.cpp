#include "tests/architecture/include_graph.h"

#include <gtest/gtest.h>

namespace {

using sources::Source;
using sources::Strings;
using Circles = std::vector<Strings>;

std::vector<Source> program() {
    auto files = sources::generated_headers();
    for (const auto* folder : {"core", "db", "i18n", "app", "tests"}) {
        for (auto& file : sources::code_under(folder)) files.push_back(std::move(file));
    }
    return files;
}

TEST(IncludeGraph, AUnitIsAHeaderWithItsSource) {
    const auto graph = include_graph::of(
        {{"a/x.h", ""}, {"a/x.cpp", "#include \"a/x.h\"\n#include \"a/y.h\"\n"}, {"a/y.h", "#include <vector>\n"}});
    EXPECT_EQ(graph, (include_graph::Graph{{"a/x", {"a/y"}}, {"a/y", {}}}));
}

TEST(IncludeGraph, ACircleIsFoundThroughASourceAndThroughAThirdUnit) {
    const auto graph = include_graph::of({{"a/x.h", "#include \"a/y.h\"\n"},
                                          {"a/y.h", ""},
                                          {"a/y.cpp", "#include \"a/z.h\"\n"},
                                          {"a/z.h", "#include \"a/x.h\"\n"},
                                          {"a/user.cpp", "#include \"a/x.h\"\n"}});
    EXPECT_EQ(include_graph::circles(graph), (Circles{{"a/x", "a/y", "a/z"}}));
}

TEST(IncludeGraph, TwoWaysToOneUnitAreNoCircle) {
    const auto graph = include_graph::of(
        {{"a/x.h", "#include \"a/y.h\"\n#include \"a/z.h\"\n"}, {"a/y.h", "#include \"a/z.h\"\n"}, {"a/z.h", ""}});
    EXPECT_EQ(include_graph::circles(graph), Circles{});
}

TEST(IncludeGraph, OfTheProgramHasNoCircle) {
    for (const auto& circle : include_graph::circles(include_graph::of(program()))) {
        for (const auto& unit : circle) ADD_FAILURE() << unit;
    }
}

TEST(Folders, HoldAtMost45Units) {
    std::map<std::string, std::size_t> sizes;
    for (const auto& [unit, next] : include_graph::of(program())) ++sizes[unit.substr(0, unit.rfind('/'))];
    ASSERT_GT(sizes.size(), 20u);
    for (const auto& [folder, size] : sizes) EXPECT_LE(size, 45u) << folder;
}

}
