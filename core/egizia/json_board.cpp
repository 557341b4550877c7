#include "core/egizia/json_board.h"

#include <algorithm>

namespace clerk::egizia {

namespace {

constexpr std::size_t most_raised = 20;
constexpr int most_steps = 9, most_food = 99, most_given = 99, most_strength = 99;
constexpr int most_of_choice = static_cast<int>(crews.size());
int amount(const Reader& reader, std::string_view key, int lowest, int highest) {
    const auto given = reader.find(key);
    return given ? given->integer(lowest, highest) : 0;
}

/// All of a gain but `raise` and `ring`, which an effect has otherwise.
Gain amounts(const Reader& reader) {
    Gain gain{.extra = reader.unknown({"raise", "fields", "quarry", "stones", "food", "sphinx", "points",
                                       "stone_market", "grain_market", "ring"})};
    if (const auto given = reader.find("fields")) {
        for (const std::string& key : given->keys())
            if (std::ranges::find(fields, key, [](Field field) { return id(field); }) == fields.end())
                given->without(key, phrase("no-such-field"));
        for (const Field field : fields) gain.fields[field] = amount(*given, id(field), -most_given, most_given);
    }
    gain.quarry = amount(reader, "quarry", -most_given, most_given);
    gain.stones = amount(reader, "stones", -most_given, most_given);
    gain.food = amount(reader, "food", 0, most_food);
    gain.sphinx = amount(reader, "sphinx", -most_given, most_given);
    gain.points = amount(reader, "points", -most_given, most_given);
    gain.steps[Market::stone] = amount(reader, "stone_market", 0, most_steps);
    gain.steps[Market::grain] = amount(reader, "grain_market", 0, most_steps);
    return gain;
}

Effect effect(const Reader& reader) {
    Effect effect{amounts(reader)};
    if (const auto raise = reader.find("raise")) {
        if (raise->is_number())
            effect.of_choice = raise->integer(0, most_of_choice);
        else
            effect.gain.raise = read_crews(*raise);
    }
    if (const auto ring = reader.find("ring")) {
        effect.moves_ring = ring->boolean();
        if (!effect.moves_ring) ring->expected(phrase("only-true"));
    }
    return effect;
}

/// An object whose keys are names.
template <class Read> void read_named(const Reader& reader, Read read) {
    for (const std::string& name : names(reader, limits::name)) read(name, reader.key(name));
}

void read_space(Board& board, const Reader& spaces, const std::string& name) {
    const bool known = std::ranges::find(ring_spaces, name) != ring_spaces.end();
    if (!known && !names_new_ring_space(name)) spaces.without(name, phrase("name-of-no-ring-space"));
    board.spaces.emplace_back(name, effect(spaces.key(name)));
}

/// Not a place twice, and the card spaces and the sites each in their order.
bool follows(const std::vector<Spot>& nile, const Spot& next) {
    return std::ranges::none_of(nile, [&](const Spot& before) {
        return before == next || (!next.is_ring() && before.kind == next.kind && before.number > next.number);
    });
}

std::vector<Spot> nile(const Reader& reader, const Board& board) {
    std::vector<Spot> list;
    for (const Reader& item : reader.items("places")) {
        Spot next = read_spot_of(item, board);
        if (!follows(list, next)) item.expected(phrase("each-place-once-in-order"));
        list.push_back(std::move(next));
    }
    return list;
}

// Monuments

Items some(const Reader& reader, std::string_view what, int most) {
    auto items = reader.items(what, static_cast<std::size_t>(most));
    if (items.empty()) reader.expected(phrase("some-of", phrase(what)));
    return items;
}

Values values(const Reader& reader, Part part) {
    Values list;
    for (const Reader& item : some(reader, "values", most_spaces(part))) list.push_back(item.integer(1, most_value));
    return list;
}

std::vector<int> columns(const Reader& reader, std::size_t columns_below) {
    std::vector<int> list;
    for (const Reader& item : reader.items("numbers")) {
        if (columns_below == 0) item.expected(phrase("no-row-below"));
        list.push_back(item.integer(1, static_cast<int>(columns_below)));
    }
    return list;
}

PyramidSpace pyramid_space(const Reader& reader, std::size_t columns_below) {
    if (!reader.is_object()) return {.value = reader.integer(1, most_value)};
    PyramidSpace space{.value = reader.key("value").integer(1, most_value), .extra = reader.unknown({"value", "on"})};
    if (const auto on = reader.find("on")) space.on = columns(*on, columns_below);
    return space;
}

std::vector<PyramidRow> pyramid(const Reader& reader) {
    std::vector<PyramidRow> rows;
    for (const Reader& row : some(reader, "rows", most_rows)) {
        const std::size_t below = rows.empty() ? 0 : rows.back().size();
        PyramidRow spaces;
        for (const Reader& item : some(row, "values", most_spaces(Part::pyramid)))
            spaces.push_back(pyramid_space(item, below));
        rows.push_back(std::move(spaces));
    }
    return rows;
}

Temple temple(const Reader& reader) {
    Temple temple{.extra = reader.unknown({"left", "right", "middle", "roof"})};
    if (const auto given = reader.find("left")) temple.left = values(*given, Part::left);
    if (const auto given = reader.find("right")) temple.right = values(*given, Part::right);
    if (const auto given = reader.find("middle")) temple.middle = given->integer(1, most_value);
    if (const auto given = reader.find("roof")) temple.roof = values(*given, Part::roof);
    return temple;
}

std::vector<int> numbers(const Reader& reader, std::size_t count, int lowest, int highest) {
    const auto items = reader.items("numbers");
    if (items.size() != count) reader.expected(phrase("so-many-numbers", count));
    std::vector<int> list;
    for (const Reader& item : items) list.push_back(item.integer(lowest, highest));
    return list;
}

Start start(const Reader& reader) {
    Start start{.extra = reader.unknown({"crews", "joker", "stones", "quarry", "green"})};
    if (const auto given = reader.find("crews"))
        start.strengths = numbers(*given, coloured_crews.size(), 1, most_strength);
    if (const auto given = reader.find("joker")) start.joker = given->integer(1, most_strength);
    if (const auto given = reader.find("stones")) start.stones = numbers(*given, start.stones.size(), 0, most_given);
    if (const auto given = reader.find("quarry")) start.quarry = given->integer(0, most_given);
    if (const auto given = reader.find("green")) start.green = given->integer(0, most_given);
    return start;
}

}

std::vector<Crew> read_crews(const Reader& reader) {
    std::vector<Crew> list;
    for (const Reader& item : reader.items("crews", most_raised)) list.push_back(one_of(item, crews));
    return list;
}

int read_ring(const Reader& reader) { return reader.integer(lowest_ring, highest_ring); }

Gain read_gain(const Reader& reader) {
    Gain gain = amounts(reader);
    if (const auto raise = reader.find("raise")) gain.raise = read_crews(*raise);
    if (const auto ring = reader.find("ring")) gain.ring = read_ring(*ring);
    return gain;
}

Spot read_spot_of(const Reader& reader, const Board& board) {
    return reader.readable(phrase("place-along-the-nile", "card-3", "edfu", "sphinx"), [&](std::string_view text) {
        const auto spot = read_spot(text);
        const bool unknown = spot && spot->is_ring() && names_new_ring_space(text) && !board.space(text);
        return unknown ? std::nullopt : spot;
    });
}

Board read_board(const Reader& reader) {
    Board board{.extra = reader.unknown(
                    {"nile", "spaces", "cards", "obelisk", "pyramid", "temple", "graves", "start", "max_strength"})};
    if (const auto given = reader.find("spaces"))
        read_named(*given, [&](const std::string& name, const Reader&) { read_space(board, *given, name); });
    if (const auto given = reader.find("cards"))
        read_named(*given, [&](const std::string& name, const Reader& card) {
            board.cards.emplace_back(name, read_gain(card));
        });
    if (const auto given = reader.find("nile")) board.nile = nile(*given, board);
    if (const auto given = reader.find("obelisk")) board.obelisk = values(*given, Part::obelisk);
    if (const auto given = reader.find("pyramid")) board.pyramid = pyramid(*given);
    if (const auto given = reader.find("temple")) board.temple = temple(*given);
    if (const auto given = reader.find("graves")) board.graves = numbers(*given, grave_tiles, 1, most_value);
    if (const auto given = reader.find("start")) board.start = start(*given);
    if (const auto given = reader.find("max_strength")) board.max_strength = given->integer(1, most_strength);
    return board;
}

namespace {

/// All of a gain but `raise` and `ring`, which an effect has otherwise.
void write_amounts(Json& json, const Gain& gain) {
    const auto number = [&](const char* key, int amount) {
        if (amount != 0) json[key] = amount;
    };
    Json given = Json::object();
    for (const Field field : fields)
        if (gain.fields[field] != 0) given[std::string(id(field))] = gain.fields[field];
    if (!given.empty()) json["fields"] = std::move(given);
    number("quarry", gain.quarry);
    number("stones", gain.stones);
    number("food", gain.food);
    number("sphinx", gain.sphinx);
    number("points", gain.points);
    number("stone_market", gain.steps[Market::stone]);
    number("grain_market", gain.steps[Market::grain]);
}

Json write_effect(const Effect& effect) {
    Json json = Json::object();
    if (effect.of_choice) json["raise"] = *effect.of_choice;
    if (!effect.gain.raise.empty()) json["raise"] = write_crews(effect.gain.raise);
    write_amounts(json, effect.gain);
    if (effect.moves_ring) json["ring"] = true;
    return with_extra(std::move(json), effect.gain.extra);
}

template <class List, class Write> Json write_named(const List& list, Write write) {
    Json json = Json::object();
    for (const auto& [name, value] : list) json[name] = write(value);
    return json;
}

Json write_space(const PyramidSpace& space) {
    if (!space.on && space.extra.empty()) return space.value;
    Json json{{"value", space.value}};
    if (space.on) json["on"] = *space.on;
    return with_extra(std::move(json), space.extra);
}

Json write_row(const PyramidRow& row) { return write_all(row, write_space); }

Json write_temple(const Temple& temple) {
    Json json = Json::object();
    if (temple.left) json["left"] = *temple.left;
    if (temple.right) json["right"] = *temple.right;
    if (temple.middle) json["middle"] = *temple.middle;
    if (temple.roof) json["roof"] = *temple.roof;
    return with_extra(std::move(json), temple.extra);
}

Json write_start(const Start& start) {
    const Start usual;
    Json json = Json::object();
    if (start.strengths != usual.strengths) json["crews"] = start.strengths;
    if (start.joker != usual.joker) json["joker"] = start.joker;
    if (start.stones != usual.stones) json["stones"] = start.stones;
    if (start.quarry != usual.quarry) json["quarry"] = start.quarry;
    if (start.green != usual.green) json["green"] = start.green;
    return with_extra(std::move(json), start.extra);
}

}

Json write_crews(const std::vector<Crew>& crews) {
    return write_all(crews, [](Crew crew) { return Json(id(crew)); });
}

Json write_gain(const Gain& gain) {
    Json json = Json::object();
    if (!gain.raise.empty()) json["raise"] = write_crews(gain.raise);
    write_amounts(json, gain);
    if (gain.ring) json["ring"] = *gain.ring;
    return with_extra(std::move(json), gain.extra);
}

Json write_board(const Board& board) {
    Json json = Json::object();
    if (!board.nile.empty()) json["nile"] = write_all(board.nile, [](const Spot& spot) { return Json(write(spot)); });
    if (!board.spaces.empty()) json["spaces"] = write_named(board.spaces, write_effect);
    if (!board.cards.empty()) json["cards"] = write_named(board.cards, write_gain);
    if (board.obelisk) json["obelisk"] = *board.obelisk;
    if (board.pyramid) json["pyramid"] = write_all(*board.pyramid, write_row);
    if (board.temple != Temple{}) json["temple"] = write_temple(board.temple);
    if (board.graves) json["graves"] = *board.graves;
    if (board.start != Start{}) json["start"] = write_start(board.start);
    if (board.max_strength) json["max_strength"] = *board.max_strength;
    return with_extra(std::move(json), board.extra);
}

}
