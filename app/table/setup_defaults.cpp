#include "app/table/setup_defaults.h"

#include "app/table/catalogue.h"

#include <algorithm>

namespace clerk {

namespace {

/// Whoever sat in that game, then the others.
std::vector<std::string> names(const db::Store& store, const db::GameSummary& latest) {
    std::vector<std::string> names;
    for (const db::SeatResult& seat : latest.seats) names.push_back(seat.name);
    for (const std::string& name : store.player_names())
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    return names;
}

}

SetupDefaults setup_defaults(const db::Store& store) {
    const std::optional<db::GameSummary> latest = store.latest_game();
    if (!latest) return {.names = store.player_names()};
    SetupDefaults defaults{.names = names(store, *latest),
                           .players = latest->seats.size(),
                           .depth = latest->depth,
                           .aids = aids(store.load(latest->id).head)};
    if (table::is_played(latest->game)) defaults.game = latest->game;
    return defaults;
}

}
