#include "core/rajas/json_board.h"

#include <algorithm>
#include <utility>

namespace clerk::rajas {

namespace {

constexpr int most_given = 99;
constexpr int most_coins = 9;

const Phrase an_edge = phrase("side-of-a-place", "c2n");

Items entries(const Reader& reader, std::string_view what) { return reader.items(what, most_entries); }

DieColour die_colour(const Reader& reader) {
    static constexpr std::string_view words[] = {"blue", "green", "orange", "purple", "any"};
    const std::size_t chosen = reader.choice(words);
    return chosen == colours.size() ? DieColour() : DieColour(colours[chosen]);
}

MarketReward market_reward(const Reader& reader) {
    if (reader.is_text()) {
        static constexpr std::string_view words[] = {"assorted"};
        reader.choice(words);
        return {.assorted = true};
    }
    return {.most = reader.integer(1, most_given)};
}

ForEach for_each(const Reader& reader) {
    ForEach each{.of = one_of(reader.key("of"), all_counted), .extra = reader.unknown({"of", "money", "fame"})};
    const auto money = reader.find("money"), fame = reader.find("fame");
    if (!money && !fame) reader.expected(phrase("fame-or-money"));
    if (money) each.money = money->integer(0, most_given);
    if (fame) each.fame = fame->integer(0, most_given);
    return each;
}

Reward reward_or_nothing(const Reader& reader, OnRiver on_river = OnRiver::no) {
    const auto gain = reader.find("gain");
    return gain ? read_reward(*gain, on_river) : Reward{};
}

// Parts of the board

std::vector<int> numbers(const Reader& reader, int lowest, int highest) {
    std::vector<int> list;
    for (const Reader& item : entries(reader, "numbers")) list.push_back(item.integer(lowest, highest));
    return list;
}

MarketSpaces market(const Reader& reader) {
    MarketSpaces market{.assorted = reader.key("assorted").integer(0, most_given),
                        .extra = reader.unknown({"assorted", "silk", "tea", "spices"})};
    for (const Good good : goods) market.goods[good] = reader.key(id(good)).integer(0, most_given);
    return market;
}

Asked asked(const Reader& reader) {
    if (reader.is_number()) return {.kind = Asked::Kind::value, .value = reader.integer(1, highest_value)};
    if (!reader.is_text()) reader.expected(phrase("die-asked-for"));
    const DieColour colour = die_colour(reader);
    return colour ? Asked{.kind = Asked::Kind::colour, .colour = *colour} : Asked{.kind = Asked::Kind::any};
}

PalacePlace palace_place(const std::string& name, const Reader& reader) {
    PalacePlace place{.name = name, .extra = reader.unknown({"die", "gain", "spaces"})};
    if (const auto die = reader.find("die")) place.die = asked(*die);
    place.gain = reward_or_nothing(reader);
    if (const auto spaces = reader.find("spaces")) place.spaces = spaces->integer(1, most_given);
    return place;
}

// Provinces

std::vector<std::string> map(const Reader& reader) {
    std::vector<std::string> rows;
    const auto items = reader.items("rows", most_rows);
    if (items.empty()) reader.expected(phrase("some-row"));
    for (const Reader& item : items) {
        std::string row = item.text();
        const bool right = !row.empty() && row.size() <= most_columns &&
                           row.find_first_not_of(".#") == std::string::npos &&
                           (rows.empty() || rows.front().size() == row.size());
        if (!right) item.expected(phrase("row-of-a-map"));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// On the rim, where nothing is yet.
Edge rim(const Reader& reader, const ProvinceSide& side) {
    const Edge edge = read_edge_of(reader);
    if (!side.has(edge.cell) || side.has(edge.beyond())) reader.expected(phrase("side-on-the-rim"));
    if (side.exit_at(edge) || side.yield_at(edge)) reader.expected(phrase("each-side-once"));
    return edge;
}

Yield yield(const Reader& reader, const ProvinceSide& side, bool back) {
    Yield yield{.at = rim(reader.key("at"), side), .extra = reader.unknown({"at", "colour", "gain"})};
    if (!back) reader.without("colour", phrase("slots-on-the-back"));
    if (const auto colour = reader.find("colour")) yield.colour = one_of(*colour, yield_colours);
    if (const auto gain = reader.find("gain")) yield.gain = read_reward(*gain);
    if (!yield.colour && !yield.gain) reader.expected(phrase("gain-or-colour"));
    return yield;
}

}

Edge read_edge_of(const Reader& reader) { return reader.readable(an_edge, read_edge); }

Reward read_reward(const Reader& reader, OnRiver on_river) {
    Reward reward{.extra = reader.unknown({"fame", "money", "karma", "upgrade", "worker", "dice", "karma_dice", "boat",
                                           "market", "each", "palace"})};
    const auto number = [&](const char* key, int& value) {
        if (const auto given = reader.find(key)) value = given->integer(0, most_given);
    };
    number("fame", reward.fame);
    number("money", reward.money);
    number("karma", reward.karma);
    number("upgrade", reward.upgrade);
    number("worker", reward.worker);
    if (const auto dice = reader.find("dice"))
        for (const Reader& item : entries(*dice, "dice")) reward.dice.push_back(die_colour(item));
    if (const auto dice = reader.find("karma_dice")) reward.karma_dice = die_colour(*dice);
    if (const auto boat = reader.find("boat")) reward.boat = boat->integer(1, last_spaces);
    if (const auto given = reader.find("market")) reward.market = market_reward(*given);
    if (const auto each = reader.find("each")) reward.each = for_each(*each);
    if (on_river == OnRiver::no) reader.without("palace", phrase("chamber-on-the-river"));
    if (const auto room = reader.find("palace")) reward.palace = one_of(*room, chambers);
    return reward;
}

std::vector<PalacePlace> read_palace(const Reader& reader) {
    std::vector<PalacePlace> places;
    for (const std::string& name : names(reader, limits::name)) {
        if (std::ranges::find(spot_ids, name) != spot_ids.end()) reader.without(name, phrase("name-of-another-place"));
        places.push_back(palace_place(name, reader.key(name)));
    }
    return places;
}

std::vector<int> read_facing(const Reader& reader) {
    std::vector<int> list;
    const auto items = entries(reader, "numbers");
    if (items.empty()) reader.expected(phrase("some-space"));
    for (const Reader& item : items) {
        list.push_back(item.integer(0, most_points));
        if (list.size() > 1 && list.back() > list[list.size() - 2]) item.expected(phrase("never-rising"));
    }
    return list;
}

ProvinceSide read_side(const Reader& reader, bool back) {
    ProvinceSide side{.map = map(reader.key("map")), .extra = reader.unknown({"map", "exits", "yields"})};
    if (const auto exits = reader.find("exits"))
        for (const Reader& item : entries(*exits, "sides")) side.exits.push_back(rim(item, side));
    if (const auto yields = reader.find("yields"))
        for (const Reader& item : entries(*yields, "yields")) side.yields.push_back(yield(item, side, back));
    return side;
}

std::vector<Reward> read_river_spaces(const Reader& reader) {
    std::vector<Reward> spaces;
    for (const Reader& space : entries(reader, "rewards")) spaces.push_back(read_reward(space, OnRiver::yes));
    return spaces;
}

namespace {

River river(const Reader& reader) {
    River river{.extra = reader.unknown({"spaces", "bridge"})};
    river.spaces = read_river_spaces(reader.key("spaces"));
    const Reader bridge = reader.key("bridge");
    if (river.last() < 2) bridge.expected(phrase("bridge-between-spaces"));
    river.bridge = bridge.integer(1, river.last() - 1);
    return river;
}

Provinces provinces(const Reader& reader) {
    Provinces provinces{.extra = reader.unknown({"basic", "navaratnas"})};
    if (const auto side = reader.find("basic")) provinces.basic = read_side(*side, false);
    if (const auto side = reader.find("navaratnas")) provinces.navaratnas = read_side(*side, true);
    return provinces;
}

}

Board read_board(const Reader& reader) {
    Board board{.extra = reader.unknown(
                    {"quarry", "harbour", "market", "palace", "river", "facing", "last_money_bonus", "provinces"})};
    if (const auto given = reader.find("quarry")) board.quarry = numbers(*given, 0, most_coins);
    if (const auto given = reader.find("harbour")) board.harbour = numbers(*given, 0, most_coins);
    if (const auto given = reader.find("market")) board.market = market(*given);
    if (const auto given = reader.find("palace")) board.palace = read_palace(*given);
    if (const auto given = reader.find("river")) board.river = river(*given);
    if (const auto given = reader.find("facing")) board.facing = read_facing(*given);
    if (const auto given = reader.find("last_money_bonus")) board.last_money_bonus = given->integer(45, most_points);
    if (const auto given = reader.find("provinces")) board.provinces = provinces(*given);
    return board;
}

YieldTile read_yield_tile(const Reader& reader) {
    YieldTile tile{.at = read_edge_of(reader.key("at")), .extra = reader.unknown({"at", "colour", "gain"})};
    if (const auto colour = reader.find("colour")) tile.colour = one_of(*colour, yield_colours);
    tile.gain = reward_or_nothing(reader);
    return tile;
}

std::vector<YieldTile> read_yield_tiles(const Reader& reader) {
    std::vector<YieldTile> list;
    for (const Reader& item : entries(reader, "yields")) {
        list.push_back(read_yield_tile(item));
        if (std::ranges::count(list, list.back().at, &YieldTile::at) > 1)
            item.key("at").expected(phrase("each-side-once"));
    }
    return list;
}

std::vector<GangesTile> read_ganges(const Reader& reader, const Board& board) {
    constexpr std::size_t most_tiles = 8;
    if (!board.river) reader.expected(phrase("nothing-without-a-river"));
    std::vector<GangesTile> list;
    for (const Reader& item : reader.items("tiles", most_tiles)) {
        const Reader space = item.key("space");
        GangesTile tile{.space = space.integer(1, board.river->last() - 1), .extra = item.unknown({"space", "gain"})};
        if (std::ranges::find(list, tile.space, &GangesTile::space) != list.end())
            space.expected(phrase("each-space-once"));
        tile.gain = reward_or_nothing(item, OnRiver::yes);
        list.push_back(std::move(tile));
    }
    return list;
}

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

namespace {

template <class Read>
auto attempt(std::string_view text, Read read) -> std::optional<decltype(read(std::declval<const Reader&>()))> {
    try {
        const Json json = read_record_json(text);
        return read(Reader(JsonTree(json)));
    } catch (const Fault&) {
        return std::nullopt;
    }
}

RiverDraft river_draft(const Reader& reader) {
    RiverDraft draft{.spaces = read_river_spaces(reader.key("spaces"))};
    if (const auto bridge = reader.find("bridge"))
        draft.bridge = bridge->integer(1, std::max(1, static_cast<int>(draft.spaces.size()) - 1));
    return draft;
}

}

std::optional<RiverDraft> read_river(std::string_view json) { return attempt(json, river_draft); }

std::optional<std::vector<PalacePlace>> read_palace(std::string_view json) {
    return attempt(json, [](const Reader& reader) { return read_palace(reader); });
}

std::optional<std::vector<int>> read_facing(std::string_view json) {
    return attempt(json, [](const Reader& reader) { return read_facing(reader); });
}

std::optional<ProvinceSide> read_side(std::string_view json, bool back) {
    return attempt(json, [back](const Reader& reader) { return read_side(reader, back); });
}

std::string print(const RiverDraft& river) {
    Json json{{"spaces", write_all(river.spaces, write_reward)}};
    if (river.bridge) json["bridge"] = *river.bridge;
    return dumped(json);
}

std::string print(const std::vector<PalacePlace>& palace) { return dumped(write_palace(palace)); }

std::string print(const std::vector<int>& numbers) { return dumped(Json(numbers)); }

std::string print(const ProvinceSide& side) { return dumped(write_side(side)); }

}
