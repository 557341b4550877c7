#include "core/alhambra/record.h"

#include "core/alhambra/pieces.h"
#include "core/json_record.h"

#include <algorithm>
#include <array>

namespace clerk::alhambra {

namespace {

/// What of the game decides which keys there are.
struct Table {
    Depth depth = Depth::full;
    std::size_t players = 0;

    bool full() const { return depth == Depth::full; }
    bool dirk() const { return with_dirk(players); }
};

const Phrase a_tile = phrase("tile", "blue-2-new");
const Phrase a_cell = phrase("cell-near", "2,-1", -farthest, farthest);
const Phrase a_card = phrase("card", "orange-7");

Tile tile(const Reader& reader) { return reader.readable(a_tile, read_tile); }
Cell cell(const Reader& reader) { return reader.readable(a_cell, read_cell); }
Card card(const Reader& reader) { return reader.readable(a_card, read_card); }
Currency currency(const Reader& reader) { return one_of(reader, currencies); }

void dirk_only(const Reader& reader, const char* key, const Table& table) {
    if (!table.dirk()) reader.without(key, phrase("dirk-when-two-play"));
}

Player player(const Reader& reader) {
    Player player{.name = reader.key("name").text(), .extra = reader.unknown({"name", "colour"})};
    if (const auto colour = reader.find("colour")) player.colour = one_of(*colour, markers);
    return player;
}

std::vector<Card> cards(const Reader& reader) {
    std::vector<Card> list;
    for (const Reader& item : reader.items("cards")) list.push_back(card(item));
    return list;
}

std::vector<Card> some_cards(const Reader& reader) {
    auto list = cards(reader);
    if (list.empty()) reader.expected(phrase("some-card"));
    return list;
}

/// Cards of the set-up, of which there are no more than the box has; `dealt` are those before.
std::vector<Card> set_up_cards(const Reader& reader, const Table& table, Cards& dealt) {
    std::vector<Card> list;
    for (const Reader& item : reader.items("cards")) {
        list.push_back(card(item));
        if (dealt.count(list.back()) == copies(table.players)) item.expected(phrase("no-more-than-the-box"));
        dealt.add({list.back()});
    }
    return list;
}

std::vector<std::vector<Card>> hands(const Reader& reader, const Table& table, Cards& dealt) {
    const auto items = reader.items("hands", limits::players);
    if (items.size() != table.players) reader.expected(phrase("hand-a-player", table.players));
    std::vector<std::vector<Card>> list;
    for (const Reader& item : items) list.push_back(set_up_cards(item, table, dealt));
    return list;
}

std::vector<Card> money(const Reader& reader, const Table& table, Cards& dealt) {
    if (reader.items("cards").size() != currencies.size()) reader.expected(phrase("four-cards"));
    return set_up_cards(reader, table, dealt);
}

std::vector<Tile> tile_list(const Reader& reader) {
    std::vector<Tile> list;
    for (const Reader& item : reader.items("tiles")) list.push_back(tile(item));
    return list;
}

/// Tiles of which none may be there twice; `seen` are those before.
std::vector<Tile> different_tiles(const Reader& reader, std::vector<Tile> seen) {
    std::vector<Tile> list;
    for (const Reader& item : reader.items("tiles")) {
        list.push_back(tile(item));
        if (std::ranges::find(seen, list.back()) != seen.end()) item.expected(phrase("each-tile-once"));
        seen.push_back(list.back());
    }
    return list;
}

void without_other_spaces(const Reader& reader) {
    for (const auto& [key, value] : reader.unknown({"yellow", "green", "blue", "orange"}))
        reader.without(key, phrase("no-such-space"));
}

/// The market at the start: a tile on each space.
Market full_market(const Reader& reader) {
    Market market;
    for (const Currency space : currencies) {
        const Reader item = reader.key(id(space));
        const Tile next = tile(item);
        const auto before = market.tiles();
        if (std::ranges::find(before, next) != before.end()) item.expected(phrase("each-tile-once"));
        market.at(space) = next;
    }
    without_other_spaces(reader);
    return market;
}

/// What is drawn for the spaces that are empty.
Market drawn(const Reader& reader) {
    Market market;
    for (const Currency space : currencies)
        if (const auto item = reader.find(id(space))) market.at(space) = tile(*item);
    without_other_spaces(reader);
    return market;
}

std::vector<Tile> first_dirk(const Reader& reader, const std::vector<Tile>& on_market) {
    if (reader.items("tiles").size() != dirks_first_tiles) reader.expected(phrase("six-tiles"));
    return different_tiles(reader, on_market);
}

// Steps

Buy buy(const Reader& reader, const Table& table) {
    Buy buy{.extra = reader.unknown({"space", "pay", "tile"})};
    if (table.full()) {
        reader.without("tile", phrase("tile-named-by-space"));
        buy.space = currency(reader.key("space"));
        buy.pay = some_cards(reader.key("pay"));
    } else {
        for (const char* key : {"space", "pay"}) reader.without(key, phrase("cards-in-full"));
        buy.tile = tile(reader.key("tile"));
    }
    return buy;
}

Build build(const Reader& reader) {
    return {tile(reader.key("tile")), cell(reader.key("at")), reader.unknown({"tile", "at"})};
}

Remove remove(const Reader& reader) { return {cell(reader.key("at")), reader.unknown({"at"})}; }

Swap swap(const Reader& reader) {
    const Cell out = cell(reader.key("out"));
    const Tile in = tile(reader.key("tile"));
    const auto at = reader.find("at");
    return {out, in, at ? cell(*at) : out, reader.unknown({"out", "tile", "at"})};
}

PutDown put_down(const Reader& reader) {
    return {tile(reader.key("tile")), cell(reader.key("at")), reader.unknown({"tile", "at"})};
}

Give give(const Reader& reader) { return {tile(reader.key("tile")), reader.unknown({"tile"})}; }

constexpr std::string_view step_kinds[] = {"take", "buy", "build", "remove", "swap", "place", "give"};

/// The one key that says what the step is.
std::string_view kind_of_step(const Reader& reader) {
    std::vector<std::string_view> kinds;
    for (const std::string_view kind : step_kinds)
        if (reader.find(kind)) kinds.push_back(kind);
    if (kinds.size() != 1)
        reader.expected(phrase("step-with-one-of", R"("take", "buy", "build", "remove", "swap", "place", "give")"));
    return kinds.front();
}

Step step(const Reader& reader, const Table& table) {
    const std::string_view kind = kind_of_step(reader);
    if (!table.full()) reader.without("take", phrase("cards-in-full"));
    dirk_only(reader, "give", table);
    const Reader inside = reader.key(kind);
    Step step;
    if (kind == "take") step.what = Take{some_cards(inside)};
    if (kind == "buy") step.what = buy(inside, table);
    if (kind == "build") step.what = build(inside);
    if (kind == "remove") step.what = remove(inside);
    if (kind == "swap") step.what = swap(inside);
    if (kind == "place") step.what = put_down(inside);
    if (kind == "give") step.what = give(inside);
    read_waiver(reader, step);
    step.extra = reader.unknown({"take", "buy", "build", "remove", "swap", "place", "give", "waived", "reason"});
    return step;
}

std::vector<Step> steps(const Reader& reader, const Table& table) {
    std::vector<Step> list;
    for (const Reader& item : reader.items("steps")) list.push_back(step(item, table));
    return list;
}

/// Steps of the end: tiles are placed or given, and nothing else is done.
std::vector<Step> last_steps(const Reader& reader, const Table& table) {
    for (const Reader& item : reader.items("steps"))
        if (const std::string_view kind = kind_of_step(item); kind != "place" && kind != "give")
            item.expected(phrase("step-with-either", "\"place\"", "\"give\""));
    return steps(reader, table);
}

// Turns

/// The keys of a turn that tell of its end.
constexpr std::array turn_end_keys{"cards", "scoring", "dirk", "tiles"};

void check_done(const Reader& reader, bool last) {
    if (!last) reader.key("done").expected(phrase("only-last-unfinished"));
    for (const char* key : turn_end_keys) reader.without(key, phrase("end-of-turn-not-come"));
}

Turn turn(const Reader& reader, const Table& table, bool last) {
    Turn turn;
    if (!table.full())
        for (const char* key : {"cards", "tiles"}) reader.without(key, phrase("cards-in-full"));
    dirk_only(reader, "dirk", table);
    if (const auto given = reader.find("steps")) turn.steps = steps(*given, table);
    if (const auto given = reader.find("cards")) turn.cards = cards(*given);
    if (const auto given = reader.find("scoring")) turn.scoring = given->boolean();
    if (const auto given = reader.find("dirk")) turn.dirk = tile_list(*given);
    if (const auto given = reader.find("tiles")) turn.tiles = drawn(*given);
    read_waiver(reader, turn);
    if (const auto given = reader.find("done")) turn.done = given->boolean();
    if (!turn.done) check_done(reader, last);
    turn.extra = reader.unknown({"steps", "cards", "scoring", "dirk", "tiles", "waived", "reason", "done"});
    return turn;
}

std::vector<Turn> turns(const Reader& reader, const Table& table) {
    std::vector<Turn> list;
    const auto items = reader.items("turns", limits::turns);
    for (const Reader& item : items) {
        list.push_back(turn(item, table, list.size() + 1 == items.size()));
        if (list.back().scoring && std::ranges::count(list, true, &Turn::scoring) == scorings)
            item.key("scoring").expected(phrase("two-scoring-cards"));
    }
    return list;
}

LastPart last_part(const Reader& reader, const Table& table) {
    LastPart part{.extra = reader.unknown({"tiles", "steps"})};
    if (table.full()) reader.without("tiles", phrase("won-follows-from-hands"));
    if (const auto given = reader.find("tiles")) part.tiles = tile_list(*given);
    if (const auto given = reader.find("steps")) part.steps = last_steps(*given, table);
    return part;
}

std::vector<LastPart> end(const Reader& reader, const Table& table) {
    const auto items = reader.items("parts", limits::players);
    if (items.size() != table.players) reader.expected(phrase("part-a-player", table.players));
    std::vector<LastPart> list;
    for (const Reader& item : items) list.push_back(last_part(item, table));
    return list;
}

// Finished palaces

FinalTile final_tile(const Reader& reader) {
    FinalTile lying{.tile = tile(reader.key("tile")), .at = cell(reader.key("at"))};
    read_waiver(reader, lying);
    lying.extra = reader.unknown({"tile", "at", "waived", "reason"});
    return lying;
}

std::vector<FinalPalace> palaces(const Reader& reader, const Table& table) {
    const auto items = reader.items("palaces", limits::players);
    if (items.size() != table.players) reader.expected(phrase("palace-a-player", table.players));
    std::vector<FinalPalace> list;
    for (const Reader& item : items) {
        FinalPalace& palace = list.emplace_back();
        for (const Reader& lying : item.items("tiles")) palace.push_back(final_tile(lying));
    }
    return list;
}

std::vector<int> points(const Reader& reader, const Table& table) {
    const auto items = reader.items("points", limits::players);
    if (items.size() != table.players) reader.expected(phrase("points-of-players", table.players));
    std::vector<int> list;
    for (const Reader& item : items) list.push_back(item.integer(0, most_points));
    return list;
}

Round round(const Reader& reader, const Table& table) {
    const auto given_palaces = reader.find("palaces"), given_points = reader.find("points");
    if (given_palaces.has_value() == given_points.has_value())
        reader.expected(phrase("round-with-either", "\"palaces\"", "\"points\""));
    for (const char* key : {"dirk", "dirk_points"}) dirk_only(reader, key, table);
    Round round;
    if (given_palaces) round.palaces = palaces(*given_palaces, table);
    if (given_points) round.points = points(*given_points, table);
    if (const auto given = reader.find("dirk_points")) round.dirk_points = given->integer(0, most_points);
    if (const auto given = reader.find("dirk")) round.dirk = different_tiles(*given, {});
    read_waiver(reader, round);
    round.extra = reader.unknown({"palaces", "points", "dirk_points", "dirk", "waived", "reason"});
    return round;
}

std::vector<Round> rounds(const Reader& reader, const Table& table) {
    const auto items = reader.items("rounds", scorings);
    if (items.empty()) reader.expected(phrase("one-to-three-rounds"));
    std::vector<Round> list;
    for (const Reader& item : items) list.push_back(round(item, table));
    return list;
}

}

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    game.players = read_players(document.key("players"), markers.size(), player);
    const Table table{game.depth, game.players.size()};
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (!table.full())
        for (const char* key : {"hands", "money", "market"}) document.without(key, phrase("cards-in-full"));
    dirk_only(document, "dirk", table);
    if (game.depth == Depth::final) {
        for (const char* key : {"dirk", "turns", "end"}) document.without(key, phrase("no-turns-in-final"));
        game.rounds = rounds(document.key("rounds"), table);
        return game;
    }
    document.without("rounds", phrase("palaces-in-final"));
    if (table.full()) {
        Cards dealt;
        game.hands = hands(document.key("hands"), table, dealt);
        game.money = money(document.key("money"), table, dealt);
        game.market = full_market(document.key("market"));
    }
    if (table.dirk()) game.dirk = first_dirk(document.key("dirk"), game.market.tiles());
    game.turns = turns(document.key("turns"), table);
    if (!game.turns.empty() && !game.turns.back().done) document.without("end", phrase("end-of-turn-not-come"));
    if (const auto given = document.find("end")) game.end = end(*given, table);
    return game;
}

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
