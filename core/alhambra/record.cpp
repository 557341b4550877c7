#include "core/alhambra/record.h"

#include "core/alhambra/pieces.h"
#include "core/json_fields.h"
#include "core/json_record.h"

#include <algorithm>
#include <array>

namespace clerk::alhambra {

namespace {

/// What of the game decides which keys there are.
struct Format {
    Depth depth = Depth::full;
    std::size_t players = 0;

    bool full() const { return depth == Depth::full; }
    bool dirk() const { return with_dirk(players); }
};

const Phrase a_tile = phrase("tile", "blue-2-new");
const Phrase a_cell = phrase("cell-near", "2,-1", -farthest, farthest);
const Phrase a_card = phrase("card", "orange-7");

constexpr auto tile = codec::readable<a_tile, read_tile>;
constexpr auto cell = codec::readable<a_cell, read_cell>;
constexpr auto card = codec::readable<a_card, read_card>;
constexpr auto tile_list = codec::list(tile, "tiles");
constexpr auto cards = codec::list(card, "cards");
constexpr auto some_cards = codec::read_by(
    [](const Reader& reader, const Format& format) {
        auto list = cards.read(reader, format);
        if (list.empty()) reader.expected(phrase("some-card"));
        return list;
    },
    cards);

constexpr auto in_builds = [](const auto&, const Format& format) { return !format.full(); };
constexpr auto full_only = [](const auto&, const Format& format) {
    return refused_if(!format.full(), "cards-in-full");
};
constexpr auto dirk_only = [](const auto&, const Format& format) {
    return refused_if(!format.dirk(), "dirk-when-two-play");
};

constexpr std::tuple player_fields{RecordField{"name", &Player::name, codec::text, always},
                                   RecordField{"colour", &Player::colour, codec::word<markers>}};

// The set-up

/// Cards of the set-up, of which there are no more than the box has; `dealt` are those before.
std::vector<Card> set_up_cards(const Reader& reader, const Format& format, Cards& dealt) {
    std::vector<Card> list;
    for (const Reader& item : reader.items("cards")) {
        list.push_back(card.read(item, format));
        if (dealt.count(list.back()) == copies(format.players)) item.expected(phrase("no-more-than-the-box"));
        dealt.add({list.back()});
    }
    return list;
}

std::vector<std::vector<Card>> hands(const Reader& reader, const Format& format, Cards& dealt) {
    const auto items = reader.items("hands", limits::players);
    if (items.size() != format.players) reader.expected(phrase("hand-a-player", format.players));
    std::vector<std::vector<Card>> list;
    for (const Reader& item : items) list.push_back(set_up_cards(item, format, dealt));
    return list;
}

std::vector<Card> money(const Reader& reader, const Format& format, Cards& dealt) {
    if (reader.items("cards").size() != currencies.size()) reader.expected(phrase("four-cards"));
    return set_up_cards(reader, format, dealt);
}

/// Tiles of which none may be there twice; `seen` are those before.
std::vector<Tile> different_tiles(const Reader& reader, const Format& format, std::vector<Tile> seen) {
    std::vector<Tile> list;
    for (const Reader& item : reader.items("tiles")) {
        list.push_back(tile.read(item, format));
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
Market full_market(const Reader& reader, const Format& format) {
    Market market;
    for (const Currency space : currencies) {
        const Reader item = reader.key(id(space));
        const Tile next = tile.read(item, format);
        const auto before = market.tiles();
        if (std::ranges::find(before, next) != before.end()) item.expected(phrase("each-tile-once"));
        market.at(space) = next;
    }
    without_other_spaces(reader);
    return market;
}

/// What is drawn for the spaces that are empty.
constexpr Codec drawn{[](const Reader& reader, const Format& format) {
                          Market market;
                          for (const Currency space : currencies)
                              if (const auto item = reader.find(id(space))) market.at(space) = tile.read(*item, format);
                          without_other_spaces(reader);
                          return market;
                      },
                      [](const Market& market) {
                          Json json = Json::object();
                          for (const Currency space : currencies)
                              if (const auto& next = market.at(space)) json[std::string(id(space))] = write(*next);
                          return json;
                      }};

std::vector<Tile> first_dirk(const Reader& reader, const Format& format, const std::vector<Tile>& on_market) {
    if (reader.items("tiles").size() != dirks_first_tiles) reader.expected(phrase("six-tiles"));
    return different_tiles(reader, format, on_market);
}

// Steps

constexpr auto without_tile = [](const Buy& buy, const Format& format) { return format.full() && !buy.tile; };
constexpr std::tuple buy_fields{RecordField{"space", &Buy::space, codec::word<currencies>, without_tile, full_only},
                                RecordField{"pay", &Buy::pay, some_cards, without_tile, full_only},
                                RecordField{"tile", &Buy::tile, tile, in_builds, [](const Buy&, const Format& format) {
                                                return refused_if(format.full(), "tile-named-by-space");
                                            }}};
constexpr std::tuple build_fields{RecordField{"tile", &Build::tile, tile, always},
                                  RecordField{"at", &Build::at, cell, always}};
constexpr std::tuple remove_fields{RecordField{"at", &Remove::at, cell, always}};

/// Where the tile comes to lie: in the place of the other one, unless another is told.
struct SwapPlace {
    static constexpr std::array<std::string_view, 1> keys() { return {"at"}; }
    void read(const Reader& reader, const Format& format, Swap& swap) const {
        const auto at = reader.find("at");
        swap.at = at ? cell.read(*at, format) : swap.out;
    }
    void write(Json& json, const Format&, const Swap& swap) const {
        if (swap.at != swap.out) json["at"] = cell.write(swap.at);
    }
};
constexpr std::tuple swap_fields{RecordField{"out", &Swap::out, cell, always},
                                 RecordField{"tile", &Swap::tile, tile, always}, SwapPlace()};
constexpr std::tuple put_down_fields{RecordField{"tile", &PutDown::tile, tile, always},
                                     RecordField{"at", &PutDown::at, cell, always}};
constexpr std::tuple give_fields{RecordField{"tile", &Give::tile, tile, always}};

constexpr std::tuple step_kinds{RecordKind{"take", codec::sole<Take>(some_cards)},
                                RecordKind{"buy", codec::object<Buy, buy_fields>},
                                RecordKind{"build", codec::object<Build, build_fields>},
                                RecordKind{"remove", codec::object<Remove, remove_fields>},
                                RecordKind{"swap", codec::object<Swap, swap_fields>},
                                RecordKind{"place", codec::object<PutDown, put_down_fields>},
                                RecordKind{"give", codec::object<Give, give_fields>}};

constexpr Codec step{[](const Reader& reader, const Format& format) {
                         const std::string_view kind = kind_of(reader, step_kinds);
                         refuse(reader, "take", full_only(0, format));
                         refuse(reader, "give", dirk_only(0, format));
                         return read_step<Step>(kind, reader, format, step_kinds);
                     },
                     [](const Step& step, const Format& format) { return write_step(step, format, step_kinds); }};
constexpr auto steps = codec::list(step, "steps");
/// Steps of the end: tiles are placed or given, and nothing else is done.
constexpr auto last_steps = codec::read_by(
    [](const Reader& reader, const Format& format) {
        for (const Reader& item : reader.items("steps"))
            if (const std::string_view kind = kind_of(item, step_kinds); kind != "place" && kind != "give")
                item.expected(phrase("step-with-either", "\"place\"", "\"give\""));
        return steps.read(reader, format);
    },
    steps);

// Turns

constexpr std::tuple turn_fields{RecordField{"steps", &Turn::steps, steps},
                                 RecordField{"cards", &Turn::cards, cards, never, full_only},
                                 RecordField{"scoring", &Turn::scoring, codec::flag},
                                 RecordField{"dirk", &Turn::dirk, tile_list, never, dirk_only},
                                 RecordField{"tiles", &Turn::tiles, drawn, never, full_only},
                                 WaiverField(),
                                 RecordField{"done", &Turn::done, codec::flag}};

void check_done(const Reader& reader, bool last) {
    if (!last) reader.key("done").expected(phrase("only-last-unfinished"));
    for (const char* key : {"cards", "scoring", "dirk", "tiles"}) reader.without(key, phrase("end-of-turn-not-come"));
}

std::vector<Turn> turns(const Reader& reader, const Format& format) {
    std::vector<Turn> list;
    const auto items = reader.items("turns", limits::turns);
    for (const Reader& item : items) {
        list.push_back(read_object<Turn>(item, format, turn_fields));
        if (!list.back().done) check_done(item, list.size() == items.size());
        if (list.back().scoring && std::ranges::count(list, true, &Turn::scoring) == scorings)
            item.key("scoring").expected(phrase("two-scoring-cards"));
    }
    return list;
}

/// A list of one item for each player; `each` is the kind of phrase that says so.
template <class Item> constexpr auto one_each(Item item, std::string_view what, std::string_view each) {
    const auto list = codec::list(item, what, limits::players);
    return codec::read_by(
        [=](const Reader& reader, const Format& format) {
            if (reader.items(what, limits::players).size() != format.players)
                reader.expected(phrase(each, format.players));
            return list.read(reader, format);
        },
        list);
}

constexpr std::tuple last_part_fields{RecordField{"tiles", &LastPart::tiles, tile_list, never,
                                                  [](const LastPart&, const Format& format) {
                                                      return refused_if(format.full(), "won-follows-from-hands");
                                                  }},
                                      RecordField{"steps", &LastPart::steps, last_steps}};
constexpr auto last_parts = one_each(codec::object<LastPart, last_part_fields>, "parts", "part-a-player");

// Finished palaces

constexpr std::tuple final_tile_fields{RecordField{"tile", &FinalTile::tile, tile, always},
                                       RecordField{"at", &FinalTile::at, cell, always}, WaiverField()};
constexpr auto palace = codec::list(codec::object<FinalTile, final_tile_fields>, "tiles");
constexpr std::tuple round_fields{
    RecordField{"points", &Round::points, one_each(codec::whole(0, most_points), "points", "points-of-players")},
    RecordField{"palaces", &Round::palaces, one_each(palace, "palaces", "palace-a-player"),
                [](const Round& round, const Format&) { return !round.typed(); }},
    RecordField{"dirk_points", &Round::dirk_points, codec::whole(0, most_points), never, dirk_only},
    RecordField{
        "dirk", &Round::dirk,
        codec::read_by([](const Reader& reader, const Format& format) { return different_tiles(reader, format, {}); },
                       tile_list),
        never, dirk_only},
    WaiverField()};

std::vector<Round> rounds(const Reader& reader, const Format& format) {
    const auto items = reader.items("rounds", scorings);
    if (items.empty()) reader.expected(phrase("one-to-three-rounds"));
    std::vector<Round> list;
    for (const Reader& item : items) {
        if (item.find("palaces").has_value() == item.find("points").has_value())
            item.expected(phrase("round-with-either", "\"palaces\"", "\"points\""));
        list.push_back(read_object<Round>(item, format, round_fields));
    }
    return list;
}

}

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    game.players = read_players(document.key("players"), markers.size(), [](const Reader& reader) {
        return read_object<Player>(reader, Format{}, player_fields);
    });
    const Format format{game.depth, game.players.size()};
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (!format.full())
        for (const char* key : {"hands", "money", "market"}) document.without(key, phrase("cards-in-full"));
    refuse(document, "dirk", dirk_only(game, format));
    if (game.depth == Depth::final) {
        for (const char* key : {"dirk", "turns", "end"}) document.without(key, phrase("no-turns-in-final"));
        game.rounds = rounds(document.key("rounds"), format);
        return game;
    }
    document.without("rounds", phrase("palaces-in-final"));
    if (format.full()) {
        Cards dealt;
        game.hands = hands(document.key("hands"), format, dealt);
        game.money = money(document.key("money"), format, dealt);
        game.market = full_market(document.key("market"), format);
    }
    if (format.dirk()) game.dirk = first_dirk(document.key("dirk"), format, game.market.tiles());
    game.turns = turns(document.key("turns"), format);
    if (!game.turns.empty() && !game.turns.back().done) document.without("end", phrase("end-of-turn-not-come"));
    if (const auto given = document.find("end")) game.end = last_parts.read(*given, format);
    return game;
}

Json write(const Rulings& rulings) { return write_rulings(rulings, presets, all_rulings); }

void write_game(Json& document, const Game& game) {
    const Format format{game.depth, game.players.size()};
    const auto write_objects = [&](const auto& list, const auto& fields) {
        return write_all(list, [&](const auto& one) { return write_object(one, format, fields); });
    };
    document["players"] = write_objects(game.players, player_fields);
    document["depth"] = id(game.depth);
    if (game.rulings != Rulings{}) document["rulings"] = write(game.rulings);
    if (game.depth == Depth::final) {
        document["rounds"] = write_objects(game.rounds, round_fields);
        return;
    }
    if (game.depth == Depth::full) {
        document["hands"] = write_all(game.hands, cards.write);
        document["money"] = cards.write(game.money);
        document["market"] = drawn.write(game.market);
    }
    if (format.dirk()) document["dirk"] = tile_list.write(game.dirk);
    document["turns"] = write_objects(game.turns, turn_fields);
    if (game.end) document["end"] = last_parts.write(*game.end, format);
}

namespace {

Json lying(const Tile& tile, Cell at) { return {{"tile", write(tile)}, {"at", write(at)}}; }

Json write_any_step(const Step& one) { return step.write(one, Format{}); }

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
