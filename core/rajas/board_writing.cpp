#include "core/rajas/json_board.h"

namespace clerk::rajas {

namespace {

Json write_for_each(const ForEach& each) {
    Json json{{"of", id(each.of)}};
    if (each.money > 0 || each.fame == 0) json["money"] = each.money;
    if (each.fame > 0) json["fame"] = each.fame;
    return with_extra(std::move(json), each.extra);
}

Json write_market(const MarketSpaces& market) {
    Json json{{"assorted", market.assorted}};
    for (const Good good : goods) json[std::string(id(good))] = market.goods[good];
    return with_extra(std::move(json), market.extra);
}

Json write_asked(const Asked& asked) {
    if (asked.kind == Asked::Kind::value) return asked.value;
    return asked.kind == Asked::Kind::colour ? id(asked.colour) : "any";
}

Json write_palace_place(const PalacePlace& place) {
    Json json = Json::object();
    if (place.die.kind != Asked::Kind::none) json["die"] = write_asked(place.die);
    json["gain"] = write_reward(place.gain);
    if (place.spaces != 1) json["spaces"] = place.spaces;
    return with_extra(std::move(json), place.extra);
}

Json write_river(const River& river) {
    return with_extra({{"spaces", write_all(river.spaces, write_reward)}, {"bridge", river.bridge}}, river.extra);
}

Json write_yield(const Yield& yield) {
    Json json{{"at", write(yield.at)}};
    if (yield.colour) json["colour"] = id(*yield.colour);
    if (yield.gain) json["gain"] = write_reward(*yield.gain);
    return with_extra(std::move(json), yield.extra);
}

Json write_provinces(const Provinces& provinces) {
    Json json = Json::object();
    if (provinces.basic) json["basic"] = write_side(*provinces.basic);
    if (provinces.navaratnas) json["navaratnas"] = write_side(*provinces.navaratnas);
    return with_extra(std::move(json), provinces.extra);
}

}

Json write_reward(const Reward& reward) {
    Json json = Json::object();
    const auto number = [&](const char* key, int value) {
        if (value > 0) json[key] = value;
    };
    number("fame", reward.fame);
    number("money", reward.money);
    number("karma", reward.karma);
    number("upgrade", reward.upgrade);
    number("worker", reward.worker);
    if (!reward.dice.empty())
        json["dice"] = write_all(reward.dice, [](DieColour colour) { return Json(id_or_any(colour)); });
    if (reward.karma_dice) json["karma_dice"] = id_or_any(*reward.karma_dice);
    number("boat", reward.boat);
    if (reward.market) json["market"] = reward.market->assorted ? Json("assorted") : Json(reward.market->most);
    if (reward.each) json["each"] = write_for_each(*reward.each);
    if (reward.palace) json["palace"] = id(*reward.palace);
    return with_extra(std::move(json), reward.extra);
}

Json write_palace(const std::vector<PalacePlace>& palace) {
    Json json = Json::object();
    for (const PalacePlace& place : palace) json[place.name] = write_palace_place(place);
    return json;
}

Json write_side(const ProvinceSide& side) {
    Json json{{"map", side.map}};
    if (!side.exits.empty()) json["exits"] = write_all(side.exits, [](const Edge& exit) { return Json(write(exit)); });
    if (!side.yields.empty()) json["yields"] = write_all(side.yields, write_yield);
    return with_extra(std::move(json), side.extra);
}

Json write_board(const Board& board) {
    Json json = Json::object();
    if (board.quarry) json["quarry"] = *board.quarry;
    if (board.harbour) json["harbour"] = *board.harbour;
    if (board.market) json["market"] = write_market(*board.market);
    if (board.palace) json["palace"] = write_palace(*board.palace);
    if (board.river) json["river"] = write_river(*board.river);
    if (board.facing) json["facing"] = *board.facing;
    if (board.last_money_bonus) json["last_money_bonus"] = *board.last_money_bonus;
    if (board.provinces != Provinces{}) json["provinces"] = write_provinces(board.provinces);
    return with_extra(std::move(json), board.extra);
}

Json write_yield_tile(const YieldTile& tile) {
    Json json{{"at", write(tile.at)}};
    if (tile.colour) json["colour"] = id(*tile.colour);
    if (tile.gain != Reward{}) json["gain"] = write_reward(tile.gain);
    return with_extra(std::move(json), tile.extra);
}

Json write_ganges_tile(const GangesTile& tile) {
    return with_extra({{"space", tile.space}, {"gain", write_reward(tile.gain)}}, tile.extra);
}

}
