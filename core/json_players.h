// Players in a record, and lists of one entry a player.
#pragma once

#include "core/json_reader.h"

#include <algorithm>

namespace clerk {

/// 2 players at least, no two of one colour; `read` reads one of them.
template <class Read> auto read_players(const Reader& reader, std::size_t most, Read read) {
    const auto items = reader.items("players", limits::players);
    if (items.size() < 2 || items.size() > most) reader.expected(phrase("players-from-to", 2, most));
    std::vector<decltype(read(reader))> list;
    for (const Reader& item : items) {
        auto next = read(item);
        const bool again = std::ranges::any_of(list, [&](const auto& other) { return other.colour == next.colour; });
        if (next.colour && again) item.key("colour").expected(phrase("colour-of-nobody-else"));
        list.push_back(std::move(next));
    }
    return list;
}

/// The items of a list that has to have one for each player.
inline Items one_a_player(const Reader& reader, std::string_view what, std::size_t players) {
    auto items = reader.items(what, limits::players);
    if (items.size() != players) reader.expected(phrase("one-a-player", players));
    return items;
}

}
