#include "core/babylon/record.h"
#include "core/babylon/record_ids.h"
#include "core/json_rulings.h"

#include <algorithm>
#include <array>

namespace clerk::babylon {

namespace {

const Phrase a_cell = phrase("cell", "a1…h8");
const Phrase a_stack = phrase("stack", "a1…d4");
const Phrase a_space = phrase("space", "c4@2", 1, max_level);
const Phrase named_by_from = phrase("tile-named-by", "\"from\"");

Cell cell(const Reader& reader) { return reader.readable(a_cell, read_cell); }

Cell stack(const Reader& reader) {
    return reader.readable(a_stack, [](std::string_view text) {
        const auto cell = read_cell(text);
        return cell && cell->x < quarry_size && cell->y < quarry_size ? cell : std::nullopt;
    });
}

std::vector<Space> spaces(const Reader& reader) {
    const auto items = reader.items("spaces");
    std::vector<Space> list;
    list.reserve(items.size());
    for (const Reader& item : items) list.push_back(item.readable(a_space, read_space));
    return list;
}

Symbol symbol(const Reader& reader) {
    return reader.is_null() ? Symbol::blank : babylon::symbol(one_of(reader, kinds));
}

std::array<Symbol, 4> symbols(const Reader& reader) {
    const auto items = reader.items("symbols");
    if (items.size() != 4) reader.expected(phrase("four-symbols"));
    std::array<Symbol, 4> read{};
    std::ranges::transform(items, read.begin(), symbol);
    return read;
}

TileEntry tile(const Reader& reader, Depth depth) {
    TileEntry entry{{.flower = one_of(reader.key("flower"), flowers)}, reader.unknown({"flower", "symbols"})};
    const auto given = depth == Depth::full ? reader.key("symbols") : reader.find("symbols");
    if (given) entry.tile.symbols = symbols(*given);
    return entry;
}

Player player(const Reader& reader, Depth depth) {
    Player player{reader.key("name").text(),
                  one_of(reader.key("flower"), flowers),
                  {},
                  reader.unknown({"name", "flower", "start_tile"})};
    const auto start = depth == Depth::full ? reader.key("start_tile") : reader.find("start_tile");
    if (start) player.start_tile = tile(*start, depth);
    return player;
}

std::vector<Player> players(const Reader& reader, Depth depth) {
    const auto items = reader.items("players", limits::players);
    if (items.size() < 2 || items.size() > 4) reader.expected(phrase("players-from-to", 2, 4));
    std::vector<Player> list;
    for (const Reader& item : items) {
        Player next = player(item, depth);
        if (std::ranges::find(list, next.flower, &Player::flower) != list.end())
            item.key("flower").expected(phrase("flower-of-nobody-else"));
        list.push_back(std::move(next));
    }
    return list;
}

std::vector<Cell> removed(const Reader& reader, std::size_t player_count) {
    const auto due = static_cast<std::size_t>(removed_clay(player_count));
    const auto items = reader.items("stacks");
    if (items.size() != due) reader.expected(phrase("so-many-stacks", due));
    std::vector<Cell> list;
    for (const Reader& item : items) {
        list.push_back(stack(item));
        if (std::ranges::count(list, list.back()) > 1) item.expected(phrase("each-stack-once"));
    }
    return list;
}

std::vector<Effect> tokens(const Reader& reader, std::size_t player_count) {
    std::vector<Effect> list;
    for (const Reader& item : reader.items("round-tokens", static_cast<std::size_t>(rounds(player_count) - 1)))
        list.push_back(one_of(item, effects));
    return list;
}

Dig dig(const Reader& reader) {
    Dig dig{stack(reader.key("at")), tile(reader.key("tile"), Depth::full)};
    read_waiver(reader, dig);
    dig.extra = reader.unknown({"at", "tile", "waived", "reason"});
    return dig;
}

/// The keys that a terrace of a turn and one of a finished garden share.
Placement lying(const Reader& reader) {
    Placement placement{.at = cell(reader.key("at"))};
    if (const auto turn = reader.find("rotation")) placement.rotation = rotation(*turn);
    placement.level = reader.key("level").integer(1, max_level);
    if (const auto open = reader.find("open"); open && !open->is_null()) placement.open = one_of(*open, corners);
    return placement;
}

Placement placement(const Reader& reader, Depth depth) {
    Placement placement = lying(reader);
    if (depth == Depth::full) {
        reader.without("tile", named_by_from);
        placement.from = chosen<From>(reader.key("from"), from_ids);
    } else {
        reader.without("from", phrase("tile-with-terrace"));
        placement.tile = tile(reader.key("tile"), depth);
    }
    placement.extra = reader.unknown({"from", "tile", "at", "rotation", "level", "open"});
    return placement;
}

Building building(const Reader& reader) {
    Building building{.kind = one_of(reader.key("kind"), kinds), .at = spaces(reader.key("at"))};
    if (const auto as_if = reader.find("as_if")) building.as_if = spaces(*as_if);
    building.extra = reader.unknown({"kind", "at", "as_if"});
    return building;
}

Step step(const Reader& reader, Depth depth) {
    const auto terrace = reader.find("terrace"), ornament = reader.find("ornament");
    if (terrace.has_value() == ornament.has_value())
        reader.expected(phrase("step-with-either", "\"terrace\"", "\"ornament\""));
    Step step;
    if (terrace)
        step.what = placement(*terrace, depth);
    else
        step.what = building(*ornament);
    read_waiver(reader, step);
    step.extra = reader.unknown({"terrace", "ornament", "waived", "reason"});
    return step;
}

Turn turn(const Reader& reader, Depth depth, bool last) {
    Turn turn;
    if (depth != Depth::full) {
        reader.without("dig", phrase("quarry-in-full"));
        reader.without("unplaced", phrase("slot-in-full"));
    }
    if (const auto given = reader.find("dig")) turn.dig = dig(*given);
    const auto steps = reader.key("steps").items("steps");
    turn.steps.reserve(steps.size());
    for (const Reader& item : steps) turn.steps.push_back(step(item, depth));
    if (const auto unplaced = reader.find("unplaced")) turn.unplaced = chosen<Unplaced>(*unplaced, unplaced_ids);
    if (const auto done = reader.find("done")) turn.done = done->boolean();
    if (!turn.done && !last) reader.key("done").expected(phrase("only-last-unfinished"));
    turn.extra = reader.unknown({"dig", "steps", "unplaced", "done"});
    return turn;
}

std::vector<Turn> turns(const Reader& reader, Depth depth) {
    std::vector<Turn> list;
    const auto items = reader.items("turns", limits::turns);
    list.reserve(items.size());
    for (const Reader& item : items) list.push_back(turn(item, depth, list.size() + 1 == items.size()));
    return list;
}

FinalTerrace final_terrace(const Reader& reader) {
    FinalTerrace terrace{.placement = lying(reader)};
    terrace.placement.tile = tile(reader.key("tile"), Depth::final);
    read_waiver(reader, terrace);
    terrace.placement.extra = reader.unknown({"tile", "at", "rotation", "level", "open", "waived", "reason"});
    return terrace;
}

FinalOrnament final_ornament(const Reader& reader) {
    FinalOrnament ornament{.building = building(reader)};
    read_waiver(reader, ornament);
    ornament.building.extra = reader.unknown({"kind", "at", "as_if", "waived", "reason"});
    return ornament;
}

FinalGarden garden(const Reader& reader) {
    FinalGarden garden;
    for (const Reader& item : reader.key("terraces").items("terraces", max_terraces))
        garden.terraces.push_back(final_terrace(item));
    for (const Reader& item : reader.key("ornaments").items("ornaments", max_ornaments))
        garden.ornaments.push_back(final_ornament(item));
    read_waiver(reader, garden);
    garden.extra = reader.unknown({"terraces", "ornaments", "waived", "reason"});
    return garden;
}

std::vector<FinalGarden> gardens(const Reader& reader, std::size_t player_count) {
    const auto items = reader.items("gardens", limits::players);
    if (items.size() != player_count) reader.expected(phrase("garden-a-player", player_count));
    std::vector<FinalGarden> list;
    for (const Reader& item : items) list.push_back(garden(item));
    return list;
}

}

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    const bool full = game.depth == Depth::full, final = game.depth == Depth::final;
    game.players = players(document.key("players"), game.depth);
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (full) {
        static const Json none = Json::array();
        game.removed_clay =
            removed(document.find("removed_clay").value_or(Reader(none, "/removed_clay")), game.players.size());
    } else {
        document.without("removed_clay", phrase("quarry-in-full"));
    }
    if (final) {
        for (const char* key : {"tokens", "turns"}) document.without(key, phrase("no-turns-in-final"));
        game.gardens = gardens(document.key("gardens"), game.players.size());
    } else {
        document.without("gardens", phrase("gardens-in-final"));
        if (const auto given = document.find("tokens")) game.tokens = tokens(*given, game.players.size());
        game.turns = turns(document.key("turns"), game.depth);
    }
    return game;
}

std::optional<Tile> read_face(std::string_view json) {
    const Json face = parsed(json);
    if (face.is_discarded()) return std::nullopt;
    try {
        return tile(Reader(face, ""), Depth::full).tile;
    } catch (const Fault&) {
        return std::nullopt;
    }
}

}
