// Which unit includes which. A unit is a .h file with the .cpp file of its name.
#pragma once

#include "tests/architecture/sources.h"

#include <map>
#include <set>

namespace include_graph {

using Graph = std::map<std::string, std::set<std::string>>;

/// "core/game" for core/game.h and core/game.cpp.
std::string unit(const std::string& path);
/// Every unit with the units among SOURCES that it includes.
Graph of(const std::vector<sources::Source>& sources);
/// The groups of two units and more that include one another, each sorted.
std::vector<sources::Strings> circles(const Graph& graph);

}
