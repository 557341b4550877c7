// What the records of all games, their rulings and their scores have in common in JSON.
#pragma once

#include "core/best.h"
#include "core/json.h"
#include "core/json_reader.h"
#include "core/ruling.h"
#include "core/score_sheet.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace clerk {

// What all games' records have in common, as JSON: the head, players and lists of one entry a player, rulings, and the
// whole.

/// With keys that nobody knows. Throws Fault.
Head read_head(const Reader& document, Extra unknown, bool start_required);

// Players in a record, and lists of one entry a player.

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

// Rulings in a record: the name of a preset, or an object with the choice of each.

/// The place of the choice in the list.
template <class Rulings> std::size_t read_choice(const Reader& reader, const Ruling<Rulings>& ruling) {
    if (ruling.written == Written::word) return reader.choice(ruling.choices);
    if (ruling.written == Written::boolean) return reader.boolean() != (ruling.choices[0] == "true") ? 1 : 0;
    for (const std::size_t choice : {0, 1})
        if (reader.is_whole_number() && reader.is(parsed(ruling.choices[choice]))) return choice;
    reader.expected(phrase("either-number", ruling.choices[0], ruling.choices[1]));
}

template <class Rulings, class Presets, class List>
Rulings read_rulings(const Reader& reader, const Presets& presets, const List& list) {
    if (reader.is_text()) return one_of(reader, presets).rulings;
    if (!reader.is_object()) reader.expected(phrase("preset-or-rulings"));
    Rulings rulings;
    for (const Ruling<Rulings>& ruling : list)
        if (const auto given = reader.find(ruling.key)) ruling.choose(rulings, read_choice(*given, ruling));
    for (const std::string& key : reader.keys())
        if (std::ranges::find(list, key, &Ruling<Rulings>::key) == list.end())
            reader.without(key, phrase("no-such-ruling"));
    return rulings;
}

template <class Rulings, class Presets, class List>
Json write_rulings(const Rulings& rulings, const Presets& presets, const List& list) {
    const auto preset = std::ranges::find(presets, rulings, &Preset<Rulings>::rulings);
    if (preset != presets.end()) return preset->id;
    Json json = Json::object();
    for (const Ruling<Rulings>& ruling : list) {
        const std::string_view choice = ruling.choices[ruling.chosen(rulings)];
        json[std::string(ruling.key)] = ruling.written == Written::word ? Json(choice) : parsed(choice);
    }
    return json;
}

// A record as JSON, for what keeps or changes it as such.

class Reader;
struct Record;

Record read_record(const Reader& document);                            ///< throws Fault
Json json_of(const Record& record);                                    ///< canonical
std::span<const std::string_view> record_lists(std::string_view game); ///< the keys of what is kept sheet by sheet

// A score as JSON, as `clerk score` prints it and the store keeps it; what categories gain, and what a turn could have
// brought.

/// How points that the table wrote down are told.
using TellPoints = Json (*)(const Points&);
/// A text where it is no whole number of 32 bits: for those who reckon with numbers and may not lose any of them.
Json numbers_of_32_bits(const Points& points);

/// `complete`, `players`, and who takes points without playing.
void write_score(Json& json, const ScoreSheet& sheet, TellPoints tell = json_of);
Json write_player(const PlayerScore& score, TellPoints tell = json_of);

// What categories gain, and what a turn could have brought, as JSON.

inline Json write_gains(const std::vector<Gain>& gains) {
    Json json = Json::object();
    for (const Gain& gain : gains) json[std::string(gain.category)] = gain.points;
    return json;
}

inline Json write_compared(const ComparedTurn& turn) {
    return {{"turn", turn.turn},   {"player", turn.player}, {"points", turn.points}, {"best", turn.best},
            {"left", turn.left()}, {"exact", turn.exact()}, {"bound", turn.bound}};
}

}
