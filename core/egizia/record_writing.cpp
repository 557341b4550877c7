#include "core/egizia/json_board.h"
#include "core/egizia/record.h"
#include "core/json_rulings.h"

#include <algorithm>

namespace clerk::egizia {

namespace {

Json write_player(const Player& player) {
    Json json{{"name", player.name}};
    if (player.colour) json["colour"] = id(*player.colour);
    return with_extra(std::move(json), player.extra);
}

// Ships

void write_ship(Json& json, const Sail& sail) {
    json["at"] = write(sail.at);
    if (sail.space) json["space"] = *sail.space;
    if (sail.by_card) json["by_card"] = true;
    if (sail.card) json["card"] = *sail.card;
    if (sail.gain) json["gain"] = write_gain(*sail.gain);
    if (sail.raise) json["raise"] = write_crews(*sail.raise);
    if (sail.ring) json["ring"] = *sail.ring;
}
void write_ship(Json& json, const Pass& /*pass*/) { json["pass"] = true; }
void write_ship(Json& json, const Use& use) { json["use"] = write_gain(use.gain); }

Json write_any_ship(const Ship& ship) {
    Json json{{"player", ship.player}};
    std::visit([&](const auto& what) { write_ship(json, what); }, ship.what);
    write_waiver(json, ship);
    return with_extra(std::move(json), ship.extra);
}

// Builds

Json write_stone(const Stone& stone) {
    Json json{{"at", write(stone.at)}};
    if (stone.value) json["value"] = *stone.value;
    if (stone.last) json["last"] = true;
    return with_extra(std::move(json), stone.extra);
}

void write_build(Json& json, const Draw& draw) {
    json["draw"] = draw.cards;
    if (draw.kept != 0) json["keep"] = draw.kept;
}
void write_build(Json& json, const Stones& stones) { json["place"] = write_all(stones, write_stone); }
void write_build(Json& json, const Use& use) { json["use"] = write_gain(use.gain); }

Json write_any_build(const Build& build) {
    Json json{{"player", build.player}};
    if (build.crew) json["crew"] = id(*build.crew);
    if (build.joker) json["joker"] = true;
    if (build.plus != 0) json["plus"] = build.plus;
    std::visit([&](const auto& what) { write_build(json, what); }, build.what);
    if (build.market) json["market"] = id(*build.market);
    if (build.other != 0) json["other"] = build.other;
    write_waiver(json, build);
    return with_extra(std::move(json), build.extra);
}

// Rounds and the end

Json write_round(const Round& round) {
    Json json = Json::object();
    if (round.order) json["order"] = *round.order;
    if (!round.ships.empty()) json["ships"] = write_all(round.ships, write_any_ship);
    if (!round.other.empty()) json["other"] = round.other;
    if (!round.feeding.empty()) json["feeding"] = round.feeding;
    if (round.builds) json["builds"] = write_all(*round.builds, write_any_build);
    write_waiver(json, round);
    if (!round.done) json["done"] = false;
    return with_extra(std::move(json), round.extra);
}

Json write_end(const End& end) {
    Json json = Json::object();
    if (end.score) json["score"] = *end.score;
    if (end.stones != 0) json["stones"] = end.stones;
    if (end.stone_market != 1) json["stone_market"] = end.stone_market;
    if (!end.graves.empty()) json["graves"] = end.graves;
    if (end.grave_sum) json["grave_sum"] = *end.grave_sum;
    if (!end.sphinx.empty()) json["sphinx"] = end.sphinx;
    write_waiver(json, end);
    return with_extra(std::move(json), end.extra);
}

// Moves

Json write_berth(const Berth& berth) {
    Json json{{"at", write(berth.at)}};
    if (berth.space) json["space"] = *berth.space;
    return json;
}

Json write_feeding(const Feeding& told) {
    return {{"player", told.player}, {"need", told.need}, {"grain", told.grain}, {"points", told.points}};
}

Json write_open_space(const OpenSpace& open) {
    Json json{{"at", write(open.at)}};
    if (open.value) json["value"] = *open.value;
    return json;
}

Json write_builder(const Builder& builder) {
    return {{"player", builder.player}, {"site", id(builder.site)}, {"most", builder.most}};
}

}

Json write(const Rulings& rulings) { return write_rulings(rulings, presets, all_rulings); }

Json write_copy(const Game& game) { return write_board(game.board); }

void write_game(Json& document, const Game& game) {
    document["depth"] = id(game.depth);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    document["players"] = write_all(game.players, write_player);
    if (game.board != Board{}) document["board"] = write_board(game.board);
    if (!game.graves.empty()) document["graves"] = game.graves;
    if (game.depth != Depth::final) document["rounds"] = write_all(game.turns, write_round);
    if (game.end) document["end"] = write_all(*game.end, write_end);
    if (game.track) document["track"] = *game.track;
    if (game.order) document["order"] = *game.order;
}

int waivers(const Game& game) {
    std::ptrdiff_t count = 0;
    for (const Round& round : game.turns) {
        count += (round.waived ? 1 : 0) + std::ranges::count(round.ships, true, &Ship::waived);
        if (round.builds) count += std::ranges::count(*round.builds, true, &Build::waived);
    }
    if (game.end) count += std::ranges::count(*game.end, true, &End::waived);
    return static_cast<int>(count);
}

Json write(const Moves& moves, Depth depth) {
    if (moves.over) return {{"game", game_id}, {"over", true}};
    Json json{{"game", game_id}, {"round", moves.round}, {"phase", moves.of_ships ? "ships" : "builds"}};
    if (moves.of_ships) {
        if (moves.player) json["player"] = *moves.player;
        json["places"] = write_all(moves.places, write_berth);
        json["feeding"] = write_all(moves.feeding, write_feeding);
        return json;
    }
    json["stones"] = write_all(moves.stones, write_open_space);
    if (depth == Depth::full) json["builders"] = write_all(moves.builders, write_builder);
    return json;
}

}
