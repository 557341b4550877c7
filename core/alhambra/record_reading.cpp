#include "core/alhambra/pieces.h"
#include "core/alhambra/record.h"
#include "core/json_players.h"
#include "core/json_rulings.h"

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

}
