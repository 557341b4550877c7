#include "tests/architecture/include_graph.h"

#include <algorithm>

namespace include_graph {
namespace {

/// Every unit that can be reached from one; itself only by way of others.
std::set<std::string> reached_from(const Graph& graph, const std::string& start) {
    std::set<std::string> reached;
    std::vector<std::string> open = {start};
    while (!open.empty()) {
        const auto unit = open.back();
        open.pop_back();
        for (const auto& next : graph.at(unit)) {
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    return reached;
}

}

std::string unit(const std::string& path) { return path.substr(0, path.rfind('.')); }

Graph of(const std::vector<sources::Source>& sources) {
    Graph graph;
    for (const auto& source : sources) graph[unit(source.path)];
    for (const auto& source : sources) {
        for (const auto& include : sources::includes(source)) {
            const bool own = unit(include) == unit(source.path);
            if (!own && graph.contains(unit(include))) graph[unit(source.path)].insert(unit(include));
        }
    }
    return graph;
}

std::vector<sources::Strings> circles(const Graph& graph) {
    std::map<std::string, std::set<std::string>> reached;
    for (const auto& [unit, next] : graph) reached[unit] = reached_from(graph, unit);
    std::set<sources::Strings> found;
    for (const auto& [unit, others] : reached) {
        if (!others.contains(unit)) continue;
        sources::Strings circle;
        std::copy_if(others.begin(), others.end(), std::back_inserter(circle),
                     [&](const std::string& other) { return reached.at(other).contains(unit); });
        found.insert(circle);
    }
    return {found.begin(), found.end()};
}

}
