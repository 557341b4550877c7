#include "core/egizia/record.h"

#include "core/egizia/json_board.h"
#include "core/egizia/state.h"
#include "core/json_fields.h"
#include "core/json_record.h"

#include <algorithm>
#include <array>
#include <functional>

namespace clerk::egizia {

namespace {

constexpr std::size_t most_players = 4;
constexpr int most_points = 999, most_stones = 999, most_cards = 29, most_plus = 99;

/// What of the game decides which keys there are.
struct Format {
    Depth depth = Depth::full;
    std::size_t players = 0;
    const Board& board;
    const std::vector<int>& graves;

    bool full() const { return depth == Depth::full; }
};

/// What needs no format to be written, or is asked before there is one, has this one.
const Format& any_format() {
    static const Board board;
    static const std::vector<int> graves;
    static const Format format{.board = board, .graves = graves};
    return format;
}

void only_in(bool there, const Reader& reader, std::initializer_list<const char*> keys, std::string_view why) {
    if (there) return;
    for (const char* key : keys) reader.without(key, phrase(why));
}

constexpr std::tuple player_fields{RecordField{"name", &Player::name, codec::text, always},
                                   RecordField{"colour", &Player::colour, codec::word<markers>}};

int index_of_player(const Reader& reader, const Format& format) {
    return reader.integer(0, static_cast<int>(format.players) - 1);
}

/// Each player once.
std::vector<int> ordered_players(const Reader& reader, const Format& format) {
    std::vector<int> list;
    for (const Reader& item : reader.items("players")) list.push_back(index_of_player(item, format));
    std::vector<int> sorted = list;
    std::ranges::sort(sorted);
    if (list.size() != format.players || std::ranges::adjacent_find(sorted) != sorted.end())
        reader.expected(phrase("each-player-once"));
    return list;
}

std::vector<int> tiles(const Reader& reader, std::size_t most) {
    std::vector<int> list;
    for (const Reader& item : reader.items("values", most)) list.push_back(item.integer(1, most_value));
    return list;
}

std::vector<int> points(const Reader& reader, const Format& format, int highest) {
    std::vector<int> list;
    for (const Reader& item : one_a_player(reader, "figures", format.players))
        list.push_back(item.integer(-most_points, highest));
    return list;
}

// Ships

Sail sail(const Reader& reader, const Format& format) {
    Sail sail{.at = read_spot_of(reader.key("at"), format.board)};
    only_in(sail.at.is_site(), reader, {"space"}, "space-at-sites");
    only_in(!sail.at.is_site(), reader, {"gain"}, "no-gain-at-sites");
    only_in(sail.at.is_ring(), reader, {"raise", "ring"}, "effect-on-ring-spaces");
    only_in(sail.at.kind == Spot::Kind::card, reader, {"card"}, "card-on-card-spaces");
    if (const auto space = reader.find("space")) sail.space = space->integer(1, site_spaces);
    if (const auto by_card = reader.find("by_card")) sail.by_card = by_card->boolean();
    if (const auto card = reader.find("card")) sail.card = card->text();
    if (const auto gain = reader.find("gain")) sail.gain = read_gain(*gain);
    if (const auto raise = reader.find("raise")) sail.raise = read_crews(*raise);
    if (const auto ring = reader.find("ring")) sail.ring = read_ring(*ring);
    return sail;
}

Pass pass(const Reader& reader) {
    if (const Reader given = reader.key("pass"); !given.boolean()) given.expected(phrase("only-true"));
    return {};
}

void sail_alone(const Reader& reader) {
    only_in(false, reader, {"by_card", "space"}, "space-at-sites");
    only_in(false, reader, {"raise", "ring"}, "effect-on-ring-spaces");
    only_in(false, reader, {"card"}, "card-on-card-spaces");
}

Ship ship(const Reader& reader, const Format& format) {
    const std::string_view kind = kind_of(reader, std::array<std::string_view, 3>{"at", "pass", "use"});
    Ship ship{.player = index_of_player(reader.key("player"), format)};
    if (kind == "at")
        ship.what = sail(reader, format);
    else
        sail_alone(reader);
    if (kind == "pass") ship.what = pass(reader);
    if (kind == "use") ship.what = Use{read_gain(reader.key("use"))};
    read_waiver(reader, ship);
    ship.extra =
        kind == "at"
            ? reader.unknown({"player", "at", "space", "by_card", "card", "gain", "raise", "ring", "waived", "reason"})
            : reader.unknown({"player", "pass", "use", "waived", "reason"});
    return ship;
}

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

Draw draw(const Reader& reader) {
    Draw draw{.cards = reader.key("draw").integer(1, most_cards)};
    if (const auto keep = reader.find("keep")) draw.kept = keep->integer(0, draw.cards);
    return draw;
}

/// Whether the figure of a space follows from the board or from the list of tiles.
bool has_value(const Space& space, const Format& format) {
    if (space.part == Part::middle) return true;
    if (space.part == Part::grave) return static_cast<std::size_t>(space.number) <= format.graves.size();
    if (space.part == Part::pyramid) return format.board.pyramid.has_value();
    return format.board.spaces_of(space.part).has_value();
}

const Phrase a_space = phrase("building-space", "obelisk-1", "pyramid-1-2", "temple-middle");
constexpr std::tuple stone_fields{
    RecordField{"at", &Stone::at,
                Codec{[](const Reader& reader, const Format&) { return reader.readable(a_space, read_space); },
                      [](const Space& space) { return Json(write(space)); }},
                always},
    RecordField{"value", &Stone::value, codec::whole(1, most_value),
                [](const Stone& stone, const Format& format) { return !has_value(stone.at, format); }},
    RecordField{"last", &Stone::last, codec::flag, never, [](const Stone& stone, const Format& format) {
                    const bool ends_rows = stone.at.part == Part::pyramid && !format.board.pyramid;
                    return refused_if(!ends_rows, "last-of-a-row");
                }}};

Stones stones(const Reader& reader, const Format& format) {
    Stones list;
    for (const Reader& item : reader.items("stones")) list.push_back(read_object<Stone>(item, format, stone_fields));
    const auto elsewhere = [&](const Stone& stone) { return site(stone.at.part) != site(list.front().at.part); };
    if (list.empty() || std::ranges::any_of(list, elsewhere)) reader.expected(phrase("stones-of-one-site"));
    return list;
}

Build build(const Reader& reader, const Format& format) {
    const std::string_view kind = kind_of(reader, std::array<std::string_view, 3>{"draw", "place", "use"});
    only_in(format.full(), reader, {"use", "crew", "joker", "plus", "market"}, "crews-in-full");
    only_in(!format.full(), reader, {"other"}, "points-in-builds");
    only_in(kind == "draw", reader, {"keep"}, "keep-with-draw");
    Build build{.player = index_of_player(reader.key("player"), format)};
    if (kind == "draw") build.what = draw(reader);
    if (kind == "place") build.what = stones(reader.key("place"), format);
    if (kind == "use") build.what = Use{read_gain(reader.key("use"))};
    only_in(!build.is_use() && build.site() == Site::graves, reader, {"market"}, "market-at-the-graves");
    if (const auto crew = reader.find("crew")) build.crew = one_of(*crew, coloured_crews);
    if (const auto joker = reader.find("joker")) build.joker = joker->boolean();
    if (const auto plus = reader.find("plus")) build.plus = plus->integer(1, most_plus);
    if (const auto market = reader.find("market")) build.market = one_of(*market, markets);
    if (const auto other = reader.find("other")) build.other = other->integer(-most_points, most_points);
    read_waiver(reader, build);
    build.extra = reader.unknown(
        {"player", "draw", "keep", "place", "use", "crew", "joker", "plus", "market", "other", "waived", "reason"});
    return build;
}

void write_build(Json& json, const Draw& draw) {
    json["draw"] = draw.cards;
    if (draw.kept != 0) json["keep"] = draw.kept;
}
void write_build(Json& json, const Stones& stones) {
    json["place"] =
        write_all(stones, [](const Stone& stone) { return write_object(stone, any_format(), stone_fields); });
}
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

// Rounds

constexpr auto in_full = [](const Round&, const Format& format) { return refused_if(!format.full(), "crews-in-full"); };
constexpr auto in_builds = [](const Round&, const Format& format) {
    return refused_if(format.full(), "points-in-builds");
};
constexpr auto points_up_to(int highest) {
    return Codec{[=](const Reader& reader, const Format& format) { return points(reader, format, highest); },
                 [](const std::vector<int>& points) { return Json(points); }};
}
constexpr std::tuple round_fields{
    RecordField{"order", &Round::order,
                Codec{ordered_players, [](const std::vector<int>& order) { return Json(order); }}},
    RecordField{"ships", &Round::ships, codec::list(Codec{ship, write_any_ship}, "ships"), never, in_full},
    RecordField{"other", &Round::other, points_up_to(most_points), never, in_builds},
    RecordField{"feeding", &Round::feeding, points_up_to(0), never, in_builds},
    RecordField{"builds", &Round::builds, codec::list(Codec{build, write_any_build}, "builds")},
    WaiverField(),
    RecordField{"done", &Round::done, codec::flag}};

std::vector<Round> read_rounds(const Reader& reader, const Format& format, bool ended) {
    std::vector<Round> list;
    const auto items = reader.items("rounds");
    for (const Reader& item : items) {
        list.push_back(read_object<Round>(item, format, round_fields));
        if (!list.back().done && list.size() < items.size()) item.key("done").expected(phrase("only-last-unfinished"));
        if (!list.back().done && ended) item.key("done").expected(phrase("no-end-in-progress"));
    }
    return list;
}

// The end

constexpr auto not_in_full = [](const End&, const Format& format) {
    return refused_if(format.full(), "what-is-left-follows");
};
constexpr auto is_final = [](const End&, const Format& format) { return format.depth == Depth::final; };
constexpr auto in_final = [](const End&, const Format& format) {
    return refused_if(format.depth != Depth::final, "score-in-final");
};
constexpr std::tuple end_fields{
    RecordField{"score", &End::score, codec::whole(-most_points, most_points), is_final, in_final},
    RecordField{"stones", &End::stones, codec::whole(0, most_stones), never, not_in_full},
    RecordField{"stone_market", &End::stone_market, codec::whole(1, last_level[Market::stone]), never, not_in_full},
    RecordField{"graves", &End::graves, codec::list(codec::whole(1, most_value), "values"), never, in_final},
    RecordField{"grave_sum", &End::grave_sum, codec::whole(0, most_stones), never, in_final},
    RecordField{"sphinx", &End::sphinx, codec::list(codec::whole(0, most_points), "figures")},
    WaiverField()};

End end(const Reader& reader, const Format& format) {
    if (reader.find("graves")) reader.without("grave_sum", phrase("tiles-or-their-sum"));
    return read_object<End>(reader, format, end_fields);
}

std::vector<End> ends(const Reader& reader, const Format& format) {
    std::vector<End> list;
    for (const Reader& item : one_a_player(reader, "figures", format.players)) list.push_back(end(item, format));
    return list;
}

std::vector<int> track(const Reader& reader, const Format& format, const std::vector<End>& end) {
    auto list = ordered_players(reader, format);
    const auto score = [&](int player) { return *end[static_cast<std::size_t>(player)].score; };
    if (!std::ranges::is_sorted(list, std::ranges::greater{}, score)) reader.expected(phrase("track-by-score"));
    return list;
}

void read_final(Game& game, const Reader& document, const Format& format) {
    only_in(false, document, {"rounds", "graves"}, "no-turns-in-final");
    game.end = ends(document.key("end"), format);
    if (const auto given = document.find("track")) game.track = track(*given, format, *game.end);
    if (const auto given = document.find("order")) game.order = ordered_players(*given, format);
}

}

void read_copy(Game& game, const Reader& board) { game.board = read_board(board); }

Game read_game(const Reader& document) {
    Game game{.depth = one_of(document.key("depth"), depths)};
    game.players = read_players(document.key("players"), most_players, [](const Reader& reader) {
        return read_object<Player>(reader, any_format(), player_fields);
    });
    if (const auto given = document.find("rulings")) game.rulings = read_rulings<Rulings>(*given, presets, all_rulings);
    if (const auto given = document.find("board")) game.board = read_board(*given);
    const Format format{game.depth, game.players.size(), game.board, game.graves};
    if (game.depth == Depth::final) {
        read_final(game, document, format);
        return game;
    }
    only_in(false, document, {"track", "order"}, "track-in-final");
    if (const auto given = document.find("graves")) game.graves = tiles(*given, most_graves);
    const auto end = document.find("end");
    game.turns = read_rounds(document.key("rounds"), format, end.has_value());
    if (end) game.end = ends(*end, format);
    return game;
}

namespace {

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
    document["players"] =
        write_all(game.players, [](const Player& player) { return write_object(player, any_format(), player_fields); });
    if (game.board != Board{}) document["board"] = write_board(game.board);
    if (!game.graves.empty()) document["graves"] = game.graves;
    if (game.depth != Depth::final)
        document["rounds"] =
            write_all(game.turns, [](const Round& round) { return write_object(round, any_format(), round_fields); });
    if (game.end)
        document["end"] =
            write_all(*game.end, [](const End& end) { return write_object(end, any_format(), end_fields); });
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
