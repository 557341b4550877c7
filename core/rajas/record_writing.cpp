#include "core/json_rulings.h"
#include "core/rajas/json_board.h"
#include "core/rajas/record.h"

#include <algorithm>

namespace clerk::rajas {

namespace {

Json texts(const Dice& dice) {
    return write_all(dice, [](const Die& die) { return Json(write(die)); });
}

void write_gain(Json& json, const std::optional<Reward>& gain) {
    if (gain) json["gain"] = write_reward(*gain);
}

Json write_player(const Player& player) {
    Json json{{"name", player.name}};
    if (player.colour) json["colour"] = *player.colour;
    if (player.expert) json["expert"] = true;
    return with_extra(std::move(json), player.extra);
}

// Steps

Json write_step(const Flip& flip) { return {{"flip", write(flip.die)}}; }

Json write_step(const Visit& visit) {
    Json json{{"at", id(visit.at)}};
    if (visit.coins) json["coins"] = *visit.coins;
    if (!visit.pay.empty()) json["pay"] = texts(visit.pay);
    write_gain(json, visit.gain);
    return {{"worker", with_extra(std::move(json), visit.extra)}};
}

Json write_step(const Lay& lay) {
    Json json{{"tile", write(lay.tile)}, {"at", write(lay.at)}};
    if (lay.rotation != 0) json["rotation"] = lay.rotation;
    if (!lay.pay.empty()) json["pay"] = texts(lay.pay);
    write_gain(json, lay.gain);
    return {{"tile", with_extra(std::move(json), lay.extra)}};
}

Json write_step(const Drawn& drawn) {
    constexpr std::string_view ids[] = {"die", "money", "upgrade", "karma"};
    return {{"drawn", word(drawn.tile, ids)}};
}

Json write_step(const Roll& roll) { return {{"dice", texts(roll.dice)}}; }
Json write_step(const Drop& drop) { return {{"drop", texts(drop.dice)}}; }
Json write_step(const Upgrade& upgrade) { return {{"upgrade", id(upgrade.building)}}; }

Json write_step(const Sail& sail) {
    Json json{{"by", sail.by}};
    write_gain(json, sail.gain);
    return {{"boat", with_extra(std::move(json), sail.extra)}};
}

Json write_step(const Sell& sell) { return {{"market", id(sell.good)}}; }
Json write_step(const LayYield& laid) { return {{"yield", write_yield_tile(laid.tile)}}; }
Json write_step(const Gain& gain) { return {{"gain", write_reward(gain.reward)}}; }

Json write_any_step(const Step& step) {
    Json json = std::visit([](const auto& what) { return write_step(what); }, step.what);
    write_waiver(json, step);
    return with_extra(std::move(json), step.extra);
}

Json write_turn(const Turn& turn, Depth depth) {
    Json json = Json::object();
    if (depth == Depth::builds) json["player"] = turn.player;
    if (!turn.steps.empty()) json["steps"] = write_all(turn.steps, write_any_step);
    if (turn.money) json["money"] = *turn.money;
    if (turn.fame) json["fame"] = *turn.fame;
    if (turn.met) json["met"] = true;
    write_waiver(json, turn);
    if (!turn.done) json["done"] = false;
    return with_extra(std::move(json), turn.extra);
}

Json write_final(const Final& final) {
    Json json = Json::object();
    if (final.money) json["money"] = *final.money;
    if (final.fame) json["fame"] = *final.fame;
    if (final.gap) json["gap"] = *final.gap;
    if (final.met) json["met"] = *final.met;
    write_waiver(json, final);
    return with_extra(std::move(json), final.extra);
}

Json write_gap(const std::optional<int>& gap) { return gap ? Json(*gap) : Json(); }

Json write_yields(const std::vector<YieldTile>& tiles) { return write_all(tiles, write_yield_tile); }

void write_played(Json& document, const Game& game) {
    if (!game.ganges.empty()) document["ganges"] = write_all(game.ganges, write_ganges_tile);
    if (!game.yields.empty()) document["yields"] = write_all(game.yields, write_yields);
    if (game.depth == Depth::full) document["dice"] = write_all(game.dice, texts);
    document["turns"] = write_all(game.turns, [&](const Turn& turn) { return write_turn(turn, game.depth); });
    if (!game.gaps.empty()) document["gaps"] = write_all(game.gaps, write_gap);
}

// Moves

Json write_worker(const WorkerMove& move) {
    Json json{{"at", id(move.at)}};
    if (move.coins) json["coins"] = *move.coins;
    if (move.dice) json["dice"] = texts(*move.dice);
    return json;
}

Json write_site(const Site& site) {
    return {{"at", write(site.at)}, {"roads", write_all(site.roads, [](Roads roads) { return Json(write(roads)); })}};
}

}

Json write(const Rulings& rulings) { return write_rulings(rulings, presets, all_rulings); }

Json write(const Tile& tile) {
    Json json = Json::object();
    if (tile.colour) json["colour"] = id(*tile.colour);
    if (tile.price) json["price"] = *tile.price;
    if (tile.roads != Roads{}) json["roads"] = write(tile.roads);
    if (!tile.markets.empty())
        json["markets"] = write_all(tile.markets, [](const Market& market) {
            return Json::array({id(market.good), market.value});
        });
    if (!tile.buildings.empty())
        json["buildings"] = write_all(tile.buildings, [](Building building) { return Json(id(building)); });
    return with_extra(std::move(json), tile.extra);
}

Json write_copy(const Game& game) { return write_board(game.board); }

void write_game(Json& document, const Game& game) {
    document["depth"] = id(game.depth);
    if (game.variant != Variant::basic) document["variant"] = id(game.variant);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    document["players"] = write_all(game.players, write_player);
    if (game.board != Board{}) document["board"] = write_board(game.board);
    if (game.depth == Depth::final)
        document["finals"] = write_all(game.finals, write_final);
    else
        write_played(document, game);
}

int waivers(const Game& game) {
    auto count = std::ranges::count(game.finals, true, &Final::waived);
    for (const Turn& turn : game.turns) count += turn.waived + std::ranges::count(turn.steps, true, &Step::waived);
    return static_cast<int>(count);
}

std::vector<Tile> faces(const Game& game) {
    std::vector<Tile> list;
    for (const Turn& turn : game.turns)
        for (const Step& step : turn.steps)
            if (const Lay* lay = std::get_if<Lay>(&step.what); lay && lay->tile.colour && lay->tile.price)
                if (std::ranges::find(list, lay->tile) == list.end()) list.push_back(lay->tile);
    return list;
}

Json write(const Moves& moves, Depth /*depth*/) {
    Json json{{"game", game_id}, {"player", moves.player}, {"turn", moves.turn}};
    if (moves.over) {
        json["over"] = true;
        return json;
    }
    json["workers"] = write_all(moves.workers, write_worker);
    json["sites"] = write_all(moves.sites, write_site);
    json["covers"] = write_all(moves.covers, write_site);
    return json;
}

}
