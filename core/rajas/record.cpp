#include "core/rajas/record.h"

#include "core/json_record.h"
#include "core/rajas/json_board.h"
#include "core/rajas/play.h"

#include <algorithm>

namespace clerk::rajas {

namespace {

constexpr int most_moved = 30, most_coins = 9, most_price = 30;
constexpr std::size_t most_players = 4, most_on_a_tile = 2;

/// What of the game decides which keys there are.
struct Format {
    Depth depth = Depth::full;
    Variant variant = Variant::basic;
    const Board& board;

    bool full() const { return depth == Depth::full; }
    /// Whether a player's side of the province is described, as far as it does not depend on the player.
    bool province(bool back) const { return (back ? board.provinces.navaratnas : board.provinces.basic).has_value(); }
    bool every_province() const {
        if (variant == Variant::mixed) return province(false) && province(true);
        return province(variant == Variant::navaratnas);
    }
};

const Phrase a_die = phrase("die", "blue-3");
const Phrase a_cell = phrase("cell", "a1…l12");
const Phrase some_roads = phrase("roads", "nes");

Cell cell(const Reader& reader) { return reader.readable(a_cell, read_cell); }

Dice dice(const Reader& reader) {
    Dice list;
    for (const Reader& item : reader.items("dice", most_entries)) list.push_back(item.readable(a_die, read_die));
    return list;
}

Dice some_dice(const Reader& reader) {
    Dice list = dice(reader);
    if (list.empty()) reader.expected(phrase("some-die"));
    return list;
}

// Players

Player player(const Reader& reader, Variant variant) {
    Player player{.name = reader.key("name").text(), .extra = reader.unknown({"name", "colour", "expert"})};
    if (const auto colour = reader.find("colour")) player.colour = colour->text();
    if (variant != Variant::mixed) reader.without("expert", phrase("experts-in-mixed"));
    if (const auto expert = reader.find("expert")) player.expert = expert->boolean();
    return player;
}

std::vector<Dice> start_dice(const Reader& reader, std::size_t players) {
    std::vector<Dice> list;
    for (const Reader& item : one_a_player(reader, "dice", players)) {
        Dice rolled = dice(item);
        const auto one_of_colour = [&](Colour colour) { return std::ranges::count(rolled, colour, &Die::colour) == 1; };
        if (rolled.size() != colours.size() || !std::ranges::all_of(colours, one_of_colour))
            item.expected(phrase("die-of-each-colour"));
        list.push_back(std::move(rolled));
    }
    return list;
}

std::vector<std::vector<YieldTile>> start_yields(const Reader& reader, const Format& format, std::size_t players) {
    const auto& side = format.board.provinces.navaratnas;
    std::vector<std::vector<YieldTile>> list;
    for (const Reader& item : one_a_player(reader, "yields", players)) {
        list.push_back(read_yield_tiles(item));
        if (!side) continue;
        for (const Reader& tile : item.items("yields")) {
            const Yield* slot = side->yield_at(read_edge_of(tile.key("at")));
            if (!slot || !slot->colour) tile.key("at").expected(phrase("slot-for-a-tile"));
        }
    }
    return list;
}

// Steps

std::optional<Reward> typed_gain(const Reader& reader, bool described, OnRiver on_river = OnRiver::no) {
    if (described) reader.without("gain", phrase("described-already"));
    const auto gain = reader.find("gain");
    return gain ? std::optional(read_reward(*gain, on_river)) : std::nullopt;
}

Spot spot(const Reader& reader, const Format& format) {
    std::vector<std::string_view> words(spot_ids.begin(), spot_ids.end());
    const auto& palace = format.board.palace;
    if (palace) {
        words.pop_back();
        for (const PalacePlace& own : *palace) words.push_back(own.name);
    }
    const std::size_t chosen = reader.choice(words);
    if (palace && chosen >= spot_ids.size() - 1) return {SpotKind::own, std::string(words[chosen])};
    return {static_cast<SpotKind>(chosen)};
}

Visit visit(const Reader& reader, const Format& format) {
    Visit visit{.at = spot(reader.key("at"), format), .extra = reader.unknown({"at", "coins", "pay", "gain"})};
    if (!takes_coins(visit.at.kind)) reader.without("coins", phrase("coins-at-quarry-and-harbour"));
    if (const auto coins = reader.find("coins")) visit.coins = coins->integer(0, most_coins);
    if (const auto pay = reader.find("pay")) visit.pay = dice(*pay);
    visit.gain = typed_gain(reader, visit.at.kind != SpotKind::palace);
    return visit;
}

Market market(const Reader& reader) {
    const auto items = reader.items("values", 2);
    if (items.size() != 2) reader.expected(phrase("good-and-value"));
    return {one_of(items[0], goods), items[1].integer(1, 9)};
}

Tile tile(const Reader& reader, const Format& format) {
    Tile tile{.extra = reader.unknown({"colour", "price", "roads", "markets", "buildings"})};
    if (format.full() || reader.find("colour")) tile.colour = one_of(reader.key("colour"), colours);
    if (format.full() || reader.find("price")) tile.price = reader.key("price").integer(1, most_price);
    if (const auto roads = reader.find("roads")) tile.roads = roads->readable(some_roads, read_roads);
    if (const auto markets = reader.find("markets"))
        for (const Reader& item : markets->items("markets", most_on_a_tile)) tile.markets.push_back(market(item));
    if (const auto built = reader.find("buildings"))
        for (const Reader& item : built->items("buildings", most_on_a_tile))
            tile.buildings.push_back(one_of(item, buildings));
    return tile;
}

Lay lay(const Reader& reader, const Format& format) {
    if (!format.full())
        for (const char* key : {"pay", "gain"}) reader.without(key, phrase("payment-in-full"));
    Lay lay{.tile = tile(reader.key("tile"), format),
            .at = cell(reader.key("at")),
            .extra = reader.unknown({"tile", "at", "rotation", "pay", "gain"})};
    if (const auto given = reader.find("rotation")) lay.rotation = rotation(*given);
    if (const auto pay = reader.find("pay")) lay.pay = dice(*pay);
    lay.gain = typed_gain(reader, format.every_province());
    return lay;
}

Sail sail(const Reader& reader, const Format& format) {
    Sail sail{.by = reader.key("by").integer(1, most_moved), .extra = reader.unknown({"by", "gain"})};
    sail.gain = typed_gain(reader, format.board.river.has_value(), OnRiver::yes);
    return sail;
}

constexpr std::string_view white_ids[] = {"die", "money", "upgrade", "karma"};
constexpr std::string_view step_kinds[] = {"flip",    "worker", "tile",   "drawn", "dice", "drop",
                                           "upgrade", "boat",   "market", "yield", "gain"};

/// The one key that says what the step is.
std::string_view kind_of_step(const Reader& reader) {
    std::vector<std::string_view> kinds;
    for (const std::string_view kind : step_kinds)
        if (reader.find(kind)) kinds.push_back(kind);
    if (kinds.size() != 1)
        reader.expected(phrase("step-with-one-of", R"("flip", "worker", "tile", "drawn", "dice", "drop", "upgrade", )"
                                                   R"("boat", "market", "yield", "gain")"));
    return kinds.front();
}

Step step(const Reader& reader, const Format& format) {
    const std::string_view kind = kind_of_step(reader);
    if (!format.full() && kind != "tile") reader.without(kind, phrase("tiles-only-in-builds"));
    const Reader inside = reader.key(kind);
    Step step;
    if (kind == "flip") step.what = Flip{inside.readable(a_die, read_die)};
    if (kind == "worker") step.what = visit(inside, format);
    if (kind == "tile") step.what = lay(inside, format);
    if (kind == "drawn") step.what = Drawn{chosen<White>(inside, white_ids)};
    if (kind == "dice") step.what = Roll{some_dice(inside)};
    if (kind == "drop") step.what = Drop{some_dice(inside)};
    if (kind == "upgrade") step.what = Upgrade{one_of(inside, buildings)};
    if (kind == "boat") step.what = sail(inside, format);
    if (kind == "market") step.what = Sell{one_of(inside, goods)};
    if (kind == "yield") step.what = LayYield{read_yield_tile(inside)};
    if (kind == "gain") step.what = Gain{read_reward(inside)};
    read_waiver(reader, step);
    step.extra = reader.unknown({"flip", "worker", "tile", "drawn", "dice", "drop", "upgrade", "boat", "market",
                                 "yield", "gain", "waived", "reason"});
    return step;
}

// Turns

void check_done(const Reader& reader, bool last) {
    if (!last) reader.key("done").expected(phrase("only-last-unfinished"));
    for (const char* key : {"met", "money", "fame"}) reader.without(key, phrase("end-of-turn-not-come"));
}

Turn turn(const Reader& reader, const Format& format, std::size_t players, bool last) {
    Turn turn;
    if (format.full())
        for (const char* key : {"player", "money", "fame"}) reader.without(key, phrase("markers-in-builds"));
    else
        turn.player = reader.key("player").integer(0, static_cast<int>(players) - 1);
    if (format.board.facing) reader.without("met", phrase("described-already"));
    if (const auto given = reader.find("steps"))
        for (const Reader& item : given->items("steps", most_entries)) turn.steps.push_back(step(item, format));
    if (const auto given = reader.find("money")) turn.money = given->integer(0, most_points);
    if (const auto given = reader.find("fame")) turn.fame = given->integer(0, most_points);
    if (const auto given = reader.find("met")) turn.met = given->boolean();
    read_waiver(reader, turn);
    if (const auto given = reader.find("done")) turn.done = given->boolean();
    if (!turn.done) check_done(reader, last);
    turn.extra = reader.unknown({"steps", "player", "money", "fame", "met", "waived", "reason", "done"});
    return turn;
}

std::vector<Turn> turns(const Reader& reader, const Format& format, std::size_t players) {
    std::vector<Turn> list;
    const auto items = reader.items("turns", limits::turns);
    for (const Reader& item : items) list.push_back(turn(item, format, players, list.size() + 1 == items.size()));
    return list;
}

std::vector<std::optional<int>> gaps(const Reader& reader, std::size_t players) {
    std::vector<std::optional<int>> list;
    for (const Reader& item : one_a_player(reader, "gaps", players))
        list.push_back(item.is_null() ? std::nullopt : std::optional(item.integer(-most_points, most_points)));
    return list;
}

// The end

Final final_markers(const Reader& reader, const Format& format) {
    Final final;
    const bool described = format.board.facing.has_value();
    if (described) reader.without("gap", phrase("described-already"));
    if (described || reader.find("money")) final.money = reader.key("money").integer(0, most_points);
    if (described || reader.find("fame")) final.fame = reader.key("fame").integer(0, most_points);
    if (const auto gap = reader.find("gap"); gap && !gap->is_null())
        final.gap = gap->integer(-most_points, most_points);
    if (const auto met = reader.find("met")) final.met = met->integer(1, most_players);
    read_waiver(reader, final);
    final.extra = reader.unknown({"money", "fame", "gap", "met", "waived", "reason"});
    return final;
}

/// Places in the order of meeting: 1, 2, … each once.
void check_order(const Items& items, const std::vector<Final>& finals) {
    const auto entered = std::ranges::count_if(finals, [](const Final& final) { return final.met.has_value(); });
    for (std::size_t i = 0; i < finals.size(); ++i) {
        if (!finals[i].met) continue;
        const auto before = finals.begin() + static_cast<std::ptrdiff_t>(i);
        const bool again = std::find_if(finals.begin(), before,
                                        [&](const Final& other) { return other.met == finals[i].met; }) != before;
        if (again || *finals[i].met > entered) items[i].key("met").expected(phrase("places-each-once"));
    }
}

std::vector<Final> finals(const Reader& reader, const Format& format, std::size_t players) {
    const auto items = one_a_player(reader, "finals", players);
    std::vector<Final> list;
    for (const Reader& item : items) list.push_back(final_markers(item, format));
    check_order(items, list);
    return list;
}

/// In a mixed game with one side of the province described, it depends on who is at turn whether yields are typed.
void check_mixed_gains(const Reader& document, const Game& game) {
    const Provinces& provinces = game.board.provinces;
    if (game.variant != Variant::mixed || provinces.basic.has_value() == provinces.navaratnas.has_value()) return;
    const auto has_gain = [](const Step& step) {
        const Lay* lay = std::get_if<Lay>(&step.what);
        return lay && lay->gain;
    };
    const auto turns = document.key("turns").items("turns", limits::turns);
    const Fold played = fold(game);
    for (std::size_t turn = 0; turn < std::min(turns.size(), played.after.size()); ++turn) {
        const State& before = played.after[turn];
        if (!before.table->province(before.player)) continue;
        const auto found = std::ranges::find_if(game.turns[turn].steps, has_gain);
        if (found == game.turns[turn].steps.end()) continue;
        const auto place = static_cast<std::size_t>(found - game.turns[turn].steps.begin());
        turns[turn].key("steps").items("steps")[place].key("tile").without("gain", phrase("described-already"));
    }
}

void read_full(Game& game, const Reader& document, const Format& format) {
    const std::size_t players = game.players.size();
    if (const auto given = document.find("ganges")) game.ganges = read_ganges(*given, game.board);
    if (game.variant != Variant::navaratnas) document.without("yields", phrase("yield-tiles-in-navaratnas"));
    if (const auto given = document.find("yields")) game.yields = start_yields(*given, format, players);
    game.dice = start_dice(document.key("dice"), players);
}

}

std::optional<Tile> read_face(std::string_view json) {
    const Json face = parsed(json);
    if (face.is_discarded()) return std::nullopt;
    try {
        return tile(Reader(face, ""), {.board = Board{}});
    } catch (const Fault&) {
        return std::nullopt;
    }
}

void read_copy(Game& game, const Reader& board) { game.board = read_board(board); }

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    if (const auto given = document.find("variant")) game.variant = one_of(*given, variants);
    game.players = read_players(document.key("players"), most_players,
                                [&](const Reader& reader) { return player(reader, game.variant); });
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (const auto given = document.find("board")) game.board = read_board(*given);
    const Format format{game.depth, game.variant, game.board};
    if (format.full())
        read_full(game, document, format);
    else
        for (const char* key : {"ganges", "yields", "dice"}) document.without(key, phrase("rolled-in-full"));
    if (game.depth == Depth::final) {
        for (const char* key : {"turns", "gaps"}) document.without(key, phrase("no-turns-in-final"));
        game.finals = finals(document.key("finals"), format, game.players.size());
        return game;
    }
    document.without("finals", phrase("markers-in-final"));
    game.turns = turns(document.key("turns"), format, game.players.size());
    if (game.board.facing) document.without("gaps", phrase("described-already"));
    if (const auto given = document.find("gaps")) game.gaps = gaps(*given, game.players.size());
    if (format.full()) check_mixed_gains(document, game);
    return game;
}

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
