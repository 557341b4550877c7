#include "core/alhambra/record.h"
#include "core/json_gains.h"
#include "core/json_rulings.h"

#include <algorithm>

namespace clerk::alhambra {

namespace {

template <class List> Json texts(const List& list) {
    return write_all(list, [](const auto& item) { return Json(write(item)); });
}

Json write_player(const Player& player) {
    Json json{{"name", player.name}};
    if (player.colour) json["colour"] = id(*player.colour);
    write_unknown(json, player.extra);
    return json;
}

Json write_market(const Market& market) {
    Json json = Json::object();
    for (const Currency space : currencies)
        if (const auto& tile = market.at(space)) json[std::string(id(space))] = write(*tile);
    return json;
}

Json lying(const Tile& tile, Cell at) { return {{"tile", write(tile)}, {"at", write(at)}}; }

Json keyed(const char* kind, Json inside, const Extra& extra) {
    write_unknown(inside, extra);
    return {{kind, std::move(inside)}};
}

Json write_step(const Take& take) { return keyed("take", texts(take.cards), {}); }

Json write_step(const Buy& buy) {
    if (buy.tile) return keyed("buy", {{"tile", write(*buy.tile)}}, buy.extra);
    return keyed("buy", {{"space", id(buy.space)}, {"pay", texts(buy.pay)}}, buy.extra);
}

Json write_step(const Build& build) { return keyed("build", lying(build.tile, build.at), build.extra); }

Json write_step(const Remove& remove) { return keyed("remove", {{"at", write(remove.at)}}, remove.extra); }

Json write_step(const Swap& swap) {
    Json json{{"out", write(swap.out)}, {"tile", write(swap.tile)}};
    if (swap.at != swap.out) json["at"] = write(swap.at);
    return keyed("swap", std::move(json), swap.extra);
}

Json write_step(const PutDown& put) { return keyed("place", lying(put.tile, put.at), put.extra); }

Json write_step(const Give& give) { return keyed("give", {{"tile", write(give.tile)}}, give.extra); }

Json write_any_step(const Step& step) {
    Json json = std::visit([](const auto& what) { return write_step(what); }, step.what);
    write_waiver(json, step);
    write_unknown(json, step.extra);
    return json;
}

Json write_turn(const Turn& turn) {
    Json json = Json::object();
    if (!turn.steps.empty()) json["steps"] = write_all(turn.steps, write_any_step);
    if (!turn.cards.empty()) json["cards"] = texts(turn.cards);
    if (turn.scoring) json["scoring"] = true;
    if (!turn.dirk.empty()) json["dirk"] = texts(turn.dirk);
    if (turn.tiles != Market{}) json["tiles"] = write_market(turn.tiles);
    write_waiver(json, turn);
    if (!turn.done) json["done"] = false;
    write_unknown(json, turn.extra);
    return json;
}

Json write_last_part(const LastPart& part) {
    Json json = Json::object();
    if (!part.tiles.empty()) json["tiles"] = texts(part.tiles);
    if (!part.steps.empty()) json["steps"] = write_all(part.steps, write_any_step);
    write_unknown(json, part.extra);
    return json;
}

Json write_final_tile(const FinalTile& tile) {
    Json json = lying(tile.tile, tile.at);
    write_waiver(json, tile);
    write_unknown(json, tile.extra);
    return json;
}

Json write_palace(const FinalPalace& palace) { return write_all(palace, write_final_tile); }

Json write_round(const Round& round) {
    Json json = Json::object();
    if (round.typed())
        json["points"] = round.points;
    else
        json["palaces"] = write_all(round.palaces, write_palace);
    if (round.dirk_points != 0) json["dirk_points"] = round.dirk_points;
    if (!round.dirk.empty()) json["dirk"] = texts(round.dirk);
    write_waiver(json, round);
    write_unknown(json, round.extra);
    return json;
}

}

Json write(const Rulings& rulings) { return write_rulings(rulings, presets, all_rulings); }

void write_game(Json& document, const Game& game) {
    document["players"] = write_all(game.players, write_player);
    document["depth"] = id(game.depth);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    if (game.depth == Depth::final) {
        document["rounds"] = write_all(game.rounds, write_round);
        return;
    }
    if (game.depth == Depth::full) {
        document["hands"] = write_all(game.hands, texts<std::vector<Card>>);
        document["money"] = texts(game.money);
        document["market"] = write_market(game.market);
    }
    if (with_dirk(game.players.size())) document["dirk"] = texts(game.dirk);
    document["turns"] = write_all(game.turns, write_turn);
    if (game.end) document["end"] = write_all(*game.end, write_last_part);
}

Json write(const Moves& moves, Depth) {
    Json json{{"game", game_id}, {"player", moves.player}, {"turn", moves.turn}};
    if (moves.over) {
        json["over"] = true;
        return json;
    }
    json["places"] = write_all(moves.places, [](const PutDown& put) { return lying(put.tile, put.at); });
    json["builds"] = write_all(moves.builds, [](const Build& build) { return lying(build.tile, build.at); });
    json["removes"] = write_all(moves.removes, [](const Remove& remove) { return Json{{"at", write(remove.at)}}; });
    json["swaps"] = write_all(moves.swaps, [](const Swap& swap) {
        return Json{{"out", write(swap.out)}, {"tile", write(swap.tile)}, {"at", write(swap.at)}};
    });
    return json;
}

Json write(const Best& best) {
    Json json{{"game", game_id}, {"player", best.player}, {"turn", best.turn}};
    if (best.over) {
        json["over"] = true;
        return json;
    }
    json["tiles"] = write_all(best.tiles, [](const TileAdvice& advice) {
        const auto write_place = [](const TilePlace& place) {
            return Json{{"points", place.points},   {"gains", write_gains(place.gains)},
                        {"wall", place.wall},       {"open", place.open},
                        {"outline", place.outline}, {"steps", Json::array({write_any_step(place.step)})}};
        };
        return Json{{"tile", write(advice.tile)}, {"exact", true}, {"places", write_all(advice.places, write_place)}};
    });
    return json;
}

Json write(const TurnReview& review) {
    Json json = write_compared(review);
    json["gains"] = write_gains(review.gains);
    json["steps"] = write_all(review.steps, write_any_step);
    return json;
}

int waivers(const Game& game) {
    int count = 0;
    for (const Turn& turn : game.turns)
        count += turn.waived + static_cast<int>(std::ranges::count(turn.steps, true, &Step::waived));
    for (const Round& round : game.rounds) {
        count += round.waived;
        for (const FinalPalace& palace : round.palaces)
            count += static_cast<int>(std::ranges::count(palace, true, &FinalTile::waived));
    }
    return count;
}

}
