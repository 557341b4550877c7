#include "core/babylon/record.h"
#include "core/babylon/record_ids.h"
#include "core/json_gains.h"
#include "core/json_rulings.h"

#include <algorithm>

namespace clerk::babylon {

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
