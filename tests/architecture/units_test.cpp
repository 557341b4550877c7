// A unit is a header with the source of its name: what includes what, and how small a unit may be.
#include "tests/architecture/sources.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace {

using sources::Source;
using sources::Strings;
using Graph = std::map<std::string, std::set<std::string>>; ///< each unit with the units that it includes

/// "core/game" for core/game.h and core/game.cpp.
std::string unit(const std::string& path) { return path.substr(0, path.rfind('.')); }

Graph includes_among(const std::vector<Source>& files) {
    Graph graph;
    for (const auto& file : files) graph[unit(file.path)];
    for (const auto& file : files) {
        for (const auto& include : sources::includes(file)) {
            const bool own = unit(include) == unit(file.path);
            if (!own && graph.contains(unit(include))) graph[unit(file.path)].insert(unit(include));
        }
    }
    return graph;
}

/// Every unit that can be reached from one; itself only by way of others.
std::set<std::string> reached_from(const Graph& graph, const std::string& start) {
    std::set<std::string> reached;
    std::vector<std::string> open = {start};
    while (!open.empty()) {
        const auto here = open.back();
        open.pop_back();
        for (const auto& next : graph.at(here)) {
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    return reached;
}

/// The units that include themselves by way of others.
Strings in_circles(const Graph& graph) {
    Strings found;
    for (const auto& [name, next] : graph) {
        if (reached_from(graph, name).contains(name)) found.push_back(name);
    }
    return found;
}

std::vector<Source> code_of(const Strings& folders) {
    std::vector<Source> files;
    for (const auto& folder : folders) {
        for (auto& file : sources::code_under(folder)) files.push_back(std::move(file));
    }
    return files;
}

TEST(Units, IncludeOneAnotherInNoCircle) {
    EXPECT_EQ(in_circles(includes_among({{"a/x.h", "#include \"a/y.h\"\n"},
                                         {"a/y.h", ""},
                                         {"a/y.cpp", "#include \"a/z.h\"\n"},
                                         {"a/z.h", "#include \"a/x.h\"\n"},
                                         {"a/user.cpp", "#include \"a/x.h\"\n"}})),
              (Strings{"a/x", "a/y", "a/z"}))
        << "a circle through a source and a third unit is not seen";
    auto files = code_of({"core", "db", "i18n", "app", "tests"});
    for (auto& file : sources::generated_headers()) files.push_back(std::move(file));
    EXPECT_EQ(in_circles(includes_among(files)), Strings{});
}

// A pair of files for one function is opened in vain. What is of one system alone and a game's entry in the catalogue
// are short by their nature.
TEST(Units, UnderFortyLinesAreThoseListedAndBecomeFewer) {
    std::map<std::string, long> lines;
    for (const auto& file : code_of({"core", "db", "i18n", "app"})) {
        lines[unit(file.path)] += std::count(file.text.begin(), file.text.end(), '\n');
    }
    std::set<std::string> small;
    for (const auto& [name, count] : lines) {
        const bool short_by_nature =
            name.ends_with("_posix") || name.ends_with("_windows") || name.ends_with("/catalogue");
        if (count < 40 && !short_by_nature) small.insert(name);
    }
    std::set<std::string> listed;
    std::istringstream list(sources::read("tests/architecture/small_units.txt"));
    for (std::string line; std::getline(list, line);) listed.insert(line);
    for (const auto& name : small) {
        EXPECT_TRUE(listed.contains(name))
            << name << " has " << lines[name] << " lines: which subject's unit does it belong to?";
    }
    for (const auto& name : listed) {
        EXPECT_TRUE(small.contains(name))
            << name << " is gone or has grown: take it off tests/architecture/small_units.txt";
    }
}

}
