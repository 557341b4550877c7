#include "core/egizia/json_board.h"

namespace clerk::egizia {

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
