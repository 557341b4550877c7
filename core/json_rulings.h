// Rulings in a record: the name of a preset, or an object with the choice of each.
#pragma once

#include "core/json_reader.h"
#include "core/ruling.h"

namespace clerk {

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

}
