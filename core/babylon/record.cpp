#include "core/babylon/record.h"

#include "core/json_fields.h"
#include "core/json_record.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace clerk::babylon {

// Words of the record that no piece of the game carries itself, in the order of their enumerations.
inline constexpr std::array<std::string_view, 2> from_ids{"dug", "slot"};
inline constexpr std::array<std::string_view, 2> unplaced_ids{"discard", "store"};

namespace {

/// What of the game decides which keys there are.
struct Format {
    Depth depth = Depth::full;

    bool full() const { return depth == Depth::full; }
};

const Phrase a_cell = phrase("cell", "a1…h8");
const Phrase a_stack = phrase("stack", "a1…d4");
const Phrase a_space = phrase("space", "c4@2", 1, max_level);
const Phrase named_by_from = phrase("tile-named-by", "\"from\"");

std::optional<Cell> read_stack(std::string_view text) {
    const auto cell = read_cell(text);
    return cell && cell->x < quarry_size && cell->y < quarry_size ? cell : std::nullopt;
}

constexpr auto cell = codec::readable<a_cell, read_cell>;
constexpr auto stack = codec::readable<a_stack, read_stack>;
constexpr auto spaces = codec::list(codec::readable<a_space, read_space>, "spaces");

constexpr auto in_full = [](const auto&, const Format& format) { return format.full(); };
constexpr auto quarry_in_full = [](const auto&, const Format& format) {
    return refused_if(!format.full(), "quarry-in-full");
};

// Tiles

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

TileEntry read_entry(const Reader& reader, Depth depth) {
    TileEntry entry{{.flower = one_of(reader.key("flower"), flowers)}, reader.unknown({"flower", "symbols"})};
    const auto given = depth == Depth::full ? reader.key("symbols") : reader.find("symbols");
    if (given) entry.tile.symbols = symbols(*given);
    return entry;
}

constexpr Codec tile{[](const Reader& reader, const Format& format) { return read_entry(reader, format.depth); },
                     [](const TileEntry& entry) { return with_extra(write(entry.tile), entry.extra); }};

constexpr std::tuple player_fields{RecordField{"name", &Player::name, codec::text, always},
                                   RecordField{"flower", &Player::flower, codec::word<flowers>, always},
                                   RecordField{"start_tile", &Player::start_tile, tile, in_full}};

std::vector<Player> players(const Reader& reader, const Format& format) {
    const auto items = reader.items("players", limits::players);
    if (items.size() < 2 || items.size() > 4) reader.expected(phrase("players-from-to", 2, 4));
    std::vector<Player> list;
    for (const Reader& item : items) {
        Player next = read_object<Player>(item, format, player_fields);
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
        list.push_back(stack.read(item, Format{}));
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

// Turns

constexpr std::tuple dig_fields{RecordField{"at", &Dig::at, stack, always},
                                RecordField{"tile", &Dig::tile, tile, always}, WaiverField()};

/// No corner is told as null.
constexpr Codec corner{[](const Reader& reader, const Format&) {
                           return reader.is_null() ? std::nullopt : std::optional(one_of(reader, corners));
                       },
                       [](Corner corner) { return Json(id(corner)); }};
constexpr Codec from{[](const Reader& reader, const Format&) { return chosen<From>(reader, from_ids); },
                     [](From from) { return Json(word(from, from_ids)); }};
constexpr auto with_from = [](const Placement& placement, const Format& format) {
    return format.full() && !placement.tile;
};
/// What a terrace of a turn and one of a finished garden share.
constexpr std::tuple lying_fields{RecordField{"at", &Placement::at, cell, always},
                                  RecordField{"rotation", &Placement::rotation, codec::degrees},
                                  RecordField{"level", &Placement::level, codec::whole(1, max_level), always},
                                  RecordField{"open", &Placement::open, corner}};
constexpr std::tuple tile_fields{
    RecordField{"tile", &Placement::tile, tile, [](const Placement&, const Format& format) { return !format.full(); },
                [](const Placement&, const Format& format) { return format.full() ? &named_by_from : nullptr; }},
    RecordField{"from", &Placement::from, from, with_from, [](const Placement&, const Format& format) {
                    return refused_if(!format.full(), "tile-with-terrace");
                }}};

/// Of a terrace where it lies is read first, and which tile it is written first.
void read_terrace(const Reader& reader, const Format& format, Placement& placement, const auto& tile) {
    read_fields(reader, format, placement, lying_fields);
    read_fields(reader, format, placement, tile);
}
Json write_terrace(const Placement& placement, const Format& format, const auto& tile) {
    Json json = Json::object();
    write_fields(json, format, placement, tile);
    write_fields(json, format, placement, lying_fields);
    return json;
}
constexpr Codec terrace{[](const Reader& reader, const Format& format) {
                            Placement placement;
                            read_terrace(reader, format, placement, tile_fields);
                            placement.extra = reader.unknown(keys_of(std::tuple_cat(tile_fields, lying_fields)));
                            return placement;
                        },
                        [](const Placement& placement, const Format& format) {
                            return with_extra(write_terrace(placement, format, tile_fields), placement.extra);
                        }};

constexpr std::tuple building_fields{RecordField{"kind", &Building::kind, codec::word<kinds>, always},
                                     RecordField{"at", &Building::at, spaces, always},
                                     RecordField{"as_if", &Building::as_if, spaces}};

constexpr std::tuple step_kinds{RecordKind{"terrace", terrace},
                                RecordKind{"ornament", codec::object<Building, building_fields>}};
constexpr Codec step{[](const Reader& reader, const Format& format) {
                         return read_step<Step>(kind_of(reader, step_kinds), reader, format, step_kinds);
                     },
                     [](const Step& step, const Format& format) { return write_step(step, format, step_kinds); }};

constexpr Codec unplaced{[](const Reader& reader, const Format&) { return chosen<Unplaced>(reader, unplaced_ids); },
                         [](Unplaced unplaced) { return Json(word(unplaced, unplaced_ids)); }};
constexpr std::tuple turn_fields{
    RecordField{"dig", &Turn::dig, codec::object<Dig, dig_fields>, never, quarry_in_full},
    RecordField{"steps", &Turn::steps, codec::list(step, "steps"), always},
    RecordField{"unplaced", &Turn::unplaced, unplaced, never,
                [](const Turn&, const Format& format) { return refused_if(!format.full(), "slot-in-full"); }},
    RecordField{"done", &Turn::done, codec::flag}};

std::vector<Turn> turns(const Reader& reader, const Format& format) {
    std::vector<Turn> list;
    const auto items = reader.items("turns", limits::turns);
    list.reserve(items.size());
    for (const Reader& item : items) {
        list.push_back(read_object<Turn>(item, format, turn_fields));
        if (!list.back().done && list.size() < items.size()) item.key("done").expected(phrase("only-last-unfinished"));
    }
    return list;
}

// Finished gardens

constexpr std::tuple final_tile_fields{RecordField{"tile", &Placement::tile, tile, always}};
constexpr std::tuple waiver_fields{WaiverField()};

constexpr Codec final_terrace{[](const Reader& reader, const Format& format) {
                                  FinalTerrace terrace;
                                  read_terrace(reader, format, terrace.placement, final_tile_fields);
                                  read_waiver(reader, terrace);
                                  terrace.placement.extra = reader.unknown(
                                      keys_of(std::tuple_cat(final_tile_fields, lying_fields, waiver_fields)));
                                  return terrace;
                              },
                              [](const FinalTerrace& terrace, const Format& format) {
                                  Json json = write_terrace(terrace.placement, format, final_tile_fields);
                                  write_waiver(json, terrace);
                                  return with_extra(std::move(json), terrace.placement.extra);
                              }};
constexpr Codec final_ornament{[](const Reader& reader, const Format& format) {
                                   FinalOrnament ornament;
                                   read_fields(reader, format, ornament.building, building_fields);
                                   read_waiver(reader, ornament);
                                   ornament.building.extra =
                                       reader.unknown(keys_of(std::tuple_cat(building_fields, waiver_fields)));
                                   return ornament;
                               },
                               [](const FinalOrnament& ornament, const Format& format) {
                                   Json json = Json::object();
                                   write_fields(json, format, ornament.building, building_fields);
                                   write_waiver(json, ornament);
                                   return with_extra(std::move(json), ornament.building.extra);
                               }};

constexpr std::tuple garden_fields{
    RecordField{"terraces", &FinalGarden::terraces, codec::list(final_terrace, "terraces", max_terraces), always},
    RecordField{"ornaments", &FinalGarden::ornaments, codec::list(final_ornament, "ornaments", max_ornaments), always},
    WaiverField()};

std::vector<FinalGarden> gardens(const Reader& reader, const Format& format, std::size_t player_count) {
    const auto items = reader.items("gardens", limits::players);
    if (items.size() != player_count) reader.expected(phrase("garden-a-player", player_count));
    std::vector<FinalGarden> list;
    for (const Reader& item : items) list.push_back(read_object<FinalGarden>(item, format, garden_fields));
    return list;
}

}

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    const Format format{game.depth};
    game.players = players(document.key("players"), format);
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (format.full()) {
        static const JsonTree none(Json::array());
        game.removed_clay =
            removed(document.find("removed_clay").value_or(Reader(none, "/removed_clay")), game.players.size());
    } else {
        document.without("removed_clay", phrase("quarry-in-full"));
    }
    if (game.depth == Depth::final) {
        for (const char* key : {"tokens", "turns"}) document.without(key, phrase("no-turns-in-final"));
        game.gardens = gardens(document.key("gardens"), format, game.players.size());
    } else {
        document.without("gardens", phrase("gardens-in-final"));
        if (const auto given = document.find("tokens")) game.tokens = tokens(*given, game.players.size());
        game.turns = turns(document.key("turns"), format);
    }
    return game;
}

std::optional<Tile> read_face(std::string_view json) {
    const Json face = parsed(json);
    if (face.is_discarded()) return std::nullopt;
    try {
        return read_entry(Reader(JsonTree(face)), Depth::full).tile;
    } catch (const Fault&) {
        return std::nullopt;
    }
}

namespace {

Json write_building(const Building& building) { return write_object(building, Format{}, building_fields); }

Json write_any_step(const Step& one) { return step.write(one, Format{}); }

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
    const Format format{game.depth};
    const auto write_objects = [&](const auto& list, const auto& fields) {
        return write_all(list, [&](const auto& one) { return write_object(one, format, fields); });
    };
    document["players"] = write_objects(game.players, player_fields);
    document["depth"] = id(game.depth);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    if (format.full()) document["removed_clay"] = write_all(game.removed_clay, stack.write);
    if (game.depth == Depth::final) {
        document["gardens"] = write_objects(game.gardens, garden_fields);
        return;
    }
    document["tokens"] = write_all(game.tokens, [](Effect effect) { return id(effect); });
    document["turns"] = write_objects(game.turns, turn_fields);
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
    json["steps"] = write_all(build.steps, write_any_step);
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
    json["steps"] = write_all(review.steps, write_any_step);
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
