#include "core/babylon/record.h"

#include "core/json_record.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace clerk::babylon {

// Words of the record that no piece of the game carries itself, in the order of their enumerations.
inline constexpr std::array<std::string_view, 2> from_ids{"dug", "slot"};
inline constexpr std::array<std::string_view, 2> unplaced_ids{"discard", "store"};

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

namespace {

Json write_spaces(const std::vector<Space>& spaces) {
    Json list = Json::array();
    for (Space space : spaces) list.push_back(write(space));
    return list;
}

Json write_entry(const TileEntry& entry) {
    Json json = write(entry.tile);
    write_unknown(json, entry.extra);
    return json;
}

Json write_player(const Player& player) {
    Json json{{"name", player.name}, {"flower", id(player.flower)}};
    if (player.start_tile) json["start_tile"] = write_entry(*player.start_tile);
    write_unknown(json, player.extra);
    return json;
}

void write_lying(Json& json, const Placement& placement) {
    json["at"] = write(placement.at);
    if (placement.rotation != 0) json["rotation"] = placement.rotation;
    json["level"] = placement.level;
    if (placement.open) json["open"] = id(*placement.open);
}

Json write_placement(const Placement& placement) {
    Json json = Json::object();
    if (placement.tile)
        json["tile"] = write_entry(*placement.tile);
    else
        json["from"] = word(placement.from, from_ids);
    write_lying(json, placement);
    write_unknown(json, placement.extra);
    return json;
}

Json write_building(const Building& building) {
    Json json{{"kind", id(building.kind)}, {"at", write_spaces(building.at)}};
    if (!building.as_if.empty()) json["as_if"] = write_spaces(building.as_if);
    return json;
}

Json write_step(const Step& step) {
    Json json = Json::object();
    if (const auto* placement = std::get_if<Placement>(&step.what)) {
        json["terrace"] = write_placement(*placement);
    } else {
        const auto& building = std::get<Building>(step.what);
        json["ornament"] = write_building(building);
        write_unknown(json["ornament"], building.extra);
    }
    write_waiver(json, step);
    write_unknown(json, step.extra);
    return json;
}

Json write_dig(const Dig& dig) {
    Json json{{"at", write(dig.at)}, {"tile", write_entry(dig.tile)}};
    write_waiver(json, dig);
    write_unknown(json, dig.extra);
    return json;
}

Json write_turn(const Turn& turn) {
    Json json = Json::object();
    if (turn.dig) json["dig"] = write_dig(*turn.dig);
    json["steps"] = Json::array();
    for (const Step& step : turn.steps) json["steps"].push_back(write_step(step));
    if (turn.unplaced == Unplaced::store) json["unplaced"] = "store";
    if (!turn.done) json["done"] = false;
    write_unknown(json, turn.extra);
    return json;
}

Json write_terrace(const FinalTerrace& terrace) {
    Json json{{"tile", write_entry(*terrace.placement.tile)}};
    write_lying(json, terrace.placement);
    write_waiver(json, terrace);
    write_unknown(json, terrace.placement.extra);
    return json;
}

Json write_ornament(const FinalOrnament& ornament) {
    Json json = write_building(ornament.building);
    write_waiver(json, ornament);
    write_unknown(json, ornament.building.extra);
    return json;
}

Json write_garden(const FinalGarden& garden) {
    Json json{{"terraces", Json::array()}, {"ornaments", Json::array()}};
    for (const FinalTerrace& terrace : garden.terraces) json["terraces"].push_back(write_terrace(terrace));
    for (const FinalOrnament& ornament : garden.ornaments) json["ornaments"].push_back(write_ornament(ornament));
    write_waiver(json, garden);
    write_unknown(json, garden.extra);
    return json;
}

Json write_move(const TerraceMove& move, Depth depth) {
    Json json = Json::object();
    if (depth == Depth::full) json["from"] = word(move.from, from_ids);
    json["at"] = write(move.at);
    json["level"] = move.level;
    json["open"] = move.open ? Json(id(*move.open)) : Json();
    if (depth == Depth::full) json["pillars"] = move.pillars;
    return json;
}

}

Json write(const Tile& tile) {
    Json json{{"flower", id(tile.flower)}};
    if (tile.symbols_entered())
        json["symbols"] =
            write_all(tile.symbols, [](Symbol s) { return is_ornament(s) ? Json(id(static_cast<Kind>(s))) : Json(); });
    return json;
}

Json write(const Rulings& rulings) { return write_rulings(rulings, presets, all_rulings); }

void write_game(Json& document, const Game& game) {
    document["players"] = write_all(game.players, write_player);
    document["depth"] = id(game.depth);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    if (game.depth == Depth::full)
        document["removed_clay"] = write_all(game.removed_clay, [](Cell stack) { return write(stack); });
    if (game.depth == Depth::final) {
        document["gardens"] = write_all(game.gardens, write_garden);
        return;
    }
    document["tokens"] = write_all(game.tokens, [](Effect effect) { return id(effect); });
    document["turns"] = write_all(game.turns, write_turn);
}

Json write(const Moves& moves, Depth depth) {
    Json json{{"game", game_id}, {"player", moves.player}, {"turn", moves.turn}};
    if (moves.over) {
        json["over"] = true;
    } else if (!moves.begun) {
        json["digs"] = write_all(moves.digs, [](const DigMove& dig) {
            return Json{{"at", write(dig.at)}, {"edges", dig.edges}};
        });
    } else {
        json["terraces"] =
            write_all(moves.terraces, [depth](const TerraceMove& move) { return write_move(move, depth); });
        json["ornaments"] = write_all(moves.ornaments, write_building);
    }
    return json;
}

Json write(const std::vector<Missed>& missed) {
    return {{"game", game_id}, {"missed", write_all(missed, [](const Missed& turn) {
                                    return Json{{"player", turn.player},
                                                {"turn", turn.turn},
                                                {"points", turn.points},
                                                {"ornaments", write_all(turn.ornaments, write_building)}};
                                })}};
}

namespace {

Json write_build(const Build& build, bool with_pillars) {
    Json json{{"points", build.points}};
    if (with_pillars) json["pillars"] = build.pillars;
    json["gains"] = write_gains(build.gains);
    json["steps"] = write_all(build.steps, write_step);
    return json;
}

void write_builds(Json& json, const Builds& builds, bool with_pillars) {
    json["exact"] = builds.exact();
    json["bound"] = builds.bound;
    json["builds"] = write_all(builds.list, [&](const Build& build) { return write_build(build, with_pillars); });
}

}

Json write(const Best& best) {
    Json json{{"game", game_id}, {"player", best.player}, {"turn", best.turn}};
    if (best.over) {
        json["over"] = true;
    } else if (best.begun) {
        write_builds(json, best.builds, best.tile_known);
    } else {
        json["digs"] = write_all(best.digs, [](const DigAdvice& dig) {
            Json one{{"at", write(dig.at)}, {"pillars", dig.pillars}};
            write_builds(one, dig.slot, true);
            return one;
        });
    }
    return json;
}

Json write(const TurnReview& review) {
    Json json = write_compared(review);
    json["gains"] = write_gains(review.gains);
    json["steps"] = write_all(review.steps, write_step);
    return json;
}

std::vector<Tile> faces(const Game& game) {
    std::vector<Tile> list;
    const auto add = [&](const std::optional<TileEntry>& entry) {
        if (entry && entry->tile.symbols_entered() && std::ranges::find(list, entry->tile) == list.end())
            list.push_back(entry->tile);
    };
    for (const Player& player : game.players) add(player.start_tile);
    for (const Turn& turn : game.turns) {
        if (turn.dig) add(turn.dig->tile);
        for (const Step& step : turn.steps)
            if (const auto* placement = std::get_if<Placement>(&step.what)) add(placement->tile);
    }
    for (const FinalGarden& garden : game.gardens)
        for (const FinalTerrace& terrace : garden.terraces) add(terrace.placement.tile);
    return list;
}

int waivers(const Game& game) {
    int count = 0;
    for (const Turn& turn : game.turns) {
        count += turn.dig && turn.dig->waived;
        count += static_cast<int>(std::ranges::count(turn.steps, true, &Step::waived));
    }
    for (const FinalGarden& garden : game.gardens) {
        count += garden.waived;
        count += static_cast<int>(std::ranges::count(garden.terraces, true, &FinalTerrace::waived));
        count += static_cast<int>(std::ranges::count(garden.ornaments, true, &FinalOrnament::waived));
    }
    return count;
}

}
