#include "core/rajas/record.h"

#include "core/json_fields.h"
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
    std::size_t players = 0;

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

constexpr auto die = codec::readable<a_die, read_die>;
constexpr auto dice = codec::list(die, "dice", most_entries);
constexpr Codec some_dice{[](const Reader& reader, const Format& format) {
                              Dice list = dice.read(reader, format);
                              if (list.empty()) reader.expected(phrase("some-die"));
                              return list;
                          },
                          dice.write};
constexpr auto cell = codec::readable<a_cell, read_cell>;
constexpr Codec gain{[](const Reader& reader, const Format&) { return read_reward(reader); },
                     [](const Reward& reward) { return write_reward(reward); }};
constexpr Codec gain_on_river{[](const Reader& reader, const Format&) { return read_reward(reader, OnRiver::yes); },
                              gain.write};

/// What needs no format to be written has this one.
const Format& any_format() {
    static const Board board;
    static const Format format{.board = board};
    return format;
}

constexpr auto in_full = [](const auto&, const Format& format) { return format.full(); };
constexpr auto in_builds = [](const auto&, const Format& format) { return !format.full(); };

constexpr auto described_facing = [](const auto&, const Format& format) {
    return refused_if(format.board.facing.has_value(), "described-already");
};

// Players

constexpr std::tuple player_fields{
    RecordField{"name", &Player::name, codec::text, always}, RecordField{"colour", &Player::colour, codec::text},
    RecordField{"expert", &Player::expert, codec::flag, never, [](const Player&, const Format& format) {
                    return refused_if(format.variant != Variant::mixed, "experts-in-mixed");
                }}};

std::vector<Dice> start_dice(const Reader& reader, const Format& format, std::size_t players) {
    std::vector<Dice> list;
    for (const Reader& item : one_a_player(reader, "dice", players)) {
        Dice rolled = dice.read(item, format);
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

constexpr std::tuple visit_fields{
    RecordField{"at", &Visit::at, Codec{spot, [](const Spot& spot) { return Json(id(spot)); }}, always},
    RecordField{"coins", &Visit::coins, codec::whole(0, most_coins), never,
                [](const Visit& visit, const Format&) {
                    return refused_if(!takes_coins(visit.at.kind), "coins-at-quarry-and-harbour");
                }},
    RecordField{"pay", &Visit::pay, dice},
    RecordField{"gain", &Visit::gain, gain, never, [](const Visit& visit, const Format&) {
                    return refused_if(visit.at.kind != SpotKind::palace, "described-already");
                }}};

constexpr Codec market{[](const Reader& reader, const Format&) {
                           const auto items = reader.items("values", 2);
                           if (items.size() != 2) reader.expected(phrase("good-and-value"));
                           return Market{one_of(items[0], goods), items[1].integer(1, 9)};
                       },
                       [](const Market& market) {
                           return Json::array({id(market.good), market.value});
                       }};
constexpr auto roads = codec::readable<some_roads, read_roads>;

constexpr std::tuple tile_fields{
    RecordField{"colour", &Tile::colour, codec::word<colours>, in_full},
    RecordField{"price", &Tile::price, codec::whole(1, most_price), in_full}, RecordField{"roads", &Tile::roads, roads},
    RecordField{"markets", &Tile::markets, codec::list(market, "markets", most_on_a_tile)},
    RecordField{"buildings", &Tile::buildings, codec::list(codec::word<buildings>, "buildings", most_on_a_tile)}};

constexpr auto payment_in_full = [](const Lay&, const Format& format) {
    return refused_if(!format.full(), "payment-in-full");
};
constexpr std::tuple lay_fields{
    RecordField{"tile", &Lay::tile, codec::object<Tile, tile_fields>, always},
    RecordField{"at", &Lay::at, cell, always}, RecordField{"rotation", &Lay::rotation, codec::degrees},
    RecordField{"pay", &Lay::pay, dice, never, payment_in_full},
    RecordField{"gain", &Lay::gain, gain, never, [](const Lay& lay, const Format& format) {
                    if (const std::string_view why = payment_in_full(lay, format); !why.empty()) return why;
                    return refused_if(format.every_province(), "described-already");
                }}};

constexpr std::tuple sail_fields{
    RecordField{"by", &Sail::by, codec::whole(1, most_moved), always},
    RecordField{"gain", &Sail::gain, gain_on_river, never, [](const Sail&, const Format& format) {
                    return refused_if(format.board.river.has_value(), "described-already");
                }}};

constexpr std::string_view white_ids[] = {"die", "money", "upgrade", "karma"};
constexpr std::tuple step_kinds{
    RecordKind{"flip", codec::sole<Flip>(die)},
    RecordKind{"worker", codec::object<Visit, visit_fields>},
    RecordKind{"tile", codec::object<Lay, lay_fields>},
    RecordKind{"drawn", codec::sole<Drawn>(
                            Codec{[](const Reader& reader, const Format&) { return chosen<White>(reader, white_ids); },
                                  [](White tile) { return Json(word(tile, white_ids)); }})},
    RecordKind{"dice", codec::sole<Roll>(some_dice)},
    RecordKind{"drop", codec::sole<Drop>(some_dice)},
    RecordKind{"upgrade", codec::sole<Upgrade>(codec::word<buildings>)},
    RecordKind{"boat", codec::object<Sail, sail_fields>},
    RecordKind{"market", codec::sole<Sell>(codec::word<goods>)},
    RecordKind{"yield",
               codec::sole<LayYield>(Codec{[](const Reader& reader, const Format&) { return read_yield_tile(reader); },
                                           [](const YieldTile& tile) { return write_yield_tile(tile); }})},
    RecordKind{"gain", codec::sole<Gain>(gain)}};

Step step(const Reader& reader, const Format& format) {
    const std::string_view kind = kind_of(reader, step_kinds);
    if (!format.full() && kind != "tile") reader.without(kind, phrase("tiles-only-in-builds"));
    return read_step<Step>(kind, reader, format, step_kinds);
}

Json write_any_step(const Step& step, const Format& format) { return write_step(step, format, step_kinds); }

// Turns

constexpr auto markers_in_builds = [](const Turn&, const Format& format) {
    return refused_if(format.full(), "markers-in-builds");
};
constexpr std::tuple turn_fields{
    RecordField{"player", &Turn::player,
                Codec{[](const Reader& reader, const Format& format) {
                          return reader.integer(0, static_cast<int>(format.players) - 1);
                      },
                      [](int player) { return Json(player); }},
                in_builds, markers_in_builds},
    RecordField{"steps", &Turn::steps, codec::list(Codec{step, write_any_step}, "steps", most_entries)},
    RecordField{"money", &Turn::money, codec::whole(0, most_points), never, markers_in_builds},
    RecordField{"fame", &Turn::fame, codec::whole(0, most_points), never, markers_in_builds},
    RecordField{"met", &Turn::met, codec::flag, never, described_facing},
    WaiverField(),
    RecordField{"done", &Turn::done, codec::flag}};

void check_done(const Reader& reader, bool last) {
    if (!last) reader.key("done").expected(phrase("only-last-unfinished"));
    for (const char* key : {"met", "money", "fame"}) reader.without(key, phrase("end-of-turn-not-come"));
}

Turn turn(const Reader& reader, const Format& format, bool last) {
    Turn turn = read_object<Turn>(reader, format, turn_fields);
    if (!turn.done) check_done(reader, last);
    return turn;
}

std::vector<Turn> turns(const Reader& reader, const Format& format) {
    std::vector<Turn> list;
    const auto items = reader.items("turns", limits::turns);
    for (const Reader& item : items) list.push_back(turn(item, format, list.size() + 1 == items.size()));
    return list;
}

std::vector<std::optional<int>> gaps(const Reader& reader, std::size_t players) {
    std::vector<std::optional<int>> list;
    for (const Reader& item : one_a_player(reader, "gaps", players))
        list.push_back(item.is_null() ? std::nullopt : std::optional(item.integer(-most_points, most_points)));
    return list;
}

// The end

constexpr auto where_described = [](const Final&, const Format& format) { return format.board.facing.has_value(); };
constexpr std::tuple final_fields{
    RecordField{"money", &Final::money, codec::whole(0, most_points), where_described},
    RecordField{"fame", &Final::fame, codec::whole(0, most_points), where_described},
    RecordField{"gap", &Final::gap,
                Codec{[](const Reader& reader, const Format&) {
                          return reader.is_null() ? std::nullopt
                                                  : std::optional(reader.integer(-most_points, most_points));
                      },
                      [](int gap) { return Json(gap); }},
                never, described_facing},
    RecordField{"met", &Final::met, codec::whole(1, most_players)}, WaiverField()};

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
    for (const Reader& item : items) list.push_back(read_object<Final>(item, format, final_fields));
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
    game.dice = start_dice(document.key("dice"), format, players);
}

}

std::optional<Tile> read_face(std::string_view json) {
    const Json face = parsed(json);
    if (face.is_discarded()) return std::nullopt;
    try {
        return read_object<Tile>(Reader(JsonTree(face)), any_format(), tile_fields);
    } catch (const Fault&) {
        return std::nullopt;
    }
}

void read_copy(Game& game, const Reader& board) { game.board = read_board(board); }

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    if (const auto given = document.find("variant")) game.variant = one_of(*given, variants);
    const Format before_board{game.depth, game.variant, game.board};
    game.players = read_players(document.key("players"), most_players, [&](const Reader& reader) {
        return read_object<Player>(reader, before_board, player_fields);
    });
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (const auto given = document.find("board")) game.board = read_board(*given);
    const Format format{game.depth, game.variant, game.board, game.players.size()};
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
    game.turns = turns(document.key("turns"), format);
    if (game.board.facing) document.without("gaps", phrase("described-already"));
    if (const auto given = document.find("gaps")) game.gaps = gaps(*given, game.players.size());
    if (format.full()) check_mixed_gains(document, game);
    return game;
}

namespace {

Json write_gap(const std::optional<int>& gap) { return gap ? Json(*gap) : Json(); }

Json write_yields(const std::vector<YieldTile>& tiles) { return write_all(tiles, write_yield_tile); }

void write_played(Json& document, const Game& game, const Format& format) {
    if (!game.ganges.empty()) document["ganges"] = write_all(game.ganges, write_ganges_tile);
    if (!game.yields.empty()) document["yields"] = write_all(game.yields, write_yields);
    if (game.depth == Depth::full) document["dice"] = write_all(game.dice, dice.write);
    document["turns"] =
        write_all(game.turns, [&](const Turn& turn) { return write_object(turn, format, turn_fields); });
    if (!game.gaps.empty()) document["gaps"] = write_all(game.gaps, write_gap);
}

// Moves

Json write_worker(const WorkerMove& move) {
    Json json{{"at", id(move.at)}};
    if (move.coins) json["coins"] = *move.coins;
    if (move.dice) json["dice"] = dice.write(*move.dice);
    return json;
}

Json write_site(const Site& site) {
    return {{"at", write(site.at)}, {"roads", write_all(site.roads, [](Roads roads) { return Json(write(roads)); })}};
}

}

Json write(const Rulings& rulings) { return write_rulings(rulings, presets, all_rulings); }

Json write(const Tile& tile) { return write_object(tile, any_format(), tile_fields); }

Json write_copy(const Game& game) { return write_board(game.board); }

void write_game(Json& document, const Game& game) {
    document["depth"] = id(game.depth);
    if (game.variant != Variant::basic) document["variant"] = id(game.variant);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    const Format format{game.depth, game.variant, game.board, game.players.size()};
    document["players"] =
        write_all(game.players, [&](const Player& player) { return write_object(player, format, player_fields); });
    if (game.board != Board{}) document["board"] = write_board(game.board);
    if (game.depth == Depth::final)
        document["finals"] =
            write_all(game.finals, [&](const Final& final) { return write_object(final, format, final_fields); });
    else
        write_played(document, game, format);
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
