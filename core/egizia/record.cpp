#include "core/egizia/record.h"

#include "core/egizia/json_board.h"
#include "core/egizia/state.h"
#include "core/json_fields.h"
#include "core/json_record.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

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

constexpr Codec player{index_of_player, [](int player) { return Json(player); }};
constexpr Codec gain{[](const Reader& reader, const Format&) { return read_gain(reader); }, write_gain};
constexpr std::tuple use_fields{RecordField{"use", &Use::gain, gain, always}};

constexpr auto crews_in_full = [](const auto&, const Format& format) {
    return refused_if(!format.full(), "crews-in-full");
};
constexpr auto points_in_builds = [](const auto&, const Format& format) {
    return refused_if(format.full(), "points-in-builds");
};

// Ships

constexpr auto on_ring_spaces = [](const Sail& sail, const Format&) {
    return refused_if(!sail.at.is_ring(), "effect-on-ring-spaces");
};
constexpr std::tuple sail_fields{
    RecordField{"at", &Sail::at,
                Codec{[](const Reader& reader, const Format& format) { return read_spot_of(reader, format.board); },
                      [](const Spot& spot) { return Json(write(spot)); }},
                always},
    RecordField{"space", &Sail::space, codec::whole(1, site_spaces), never,
                [](const Sail& sail, const Format&) { return refused_if(!sail.at.is_site(), "space-at-sites"); }},
    RecordField{"by_card", &Sail::by_card, codec::flag},
    RecordField{"card", &Sail::card, codec::text, never,
                [](const Sail& sail, const Format&) {
                    return refused_if(sail.at.kind != Spot::Kind::card, "card-on-card-spaces");
                }},
    RecordField{"gain", &Sail::gain, gain, never,
                [](const Sail& sail, const Format&) { return refused_if(sail.at.is_site(), "no-gain-at-sites"); }},
    RecordField{"raise", &Sail::raise,
                Codec{[](const Reader& reader, const Format&) { return read_crews(reader); }, write_crews}, never,
                on_ring_spaces},
    RecordField{"ring", &Sail::ring,
                Codec{[](const Reader& reader, const Format&) { return read_ring(reader); },
                      [](int ring) { return Json(ring); }},
                never, on_ring_spaces}};

/// What the ship does, among its fields: it sails, passes or uses a card. Which other keys are known depends on it.
Ship ship(const Reader& reader, const Format& format) {
    const std::string_view kind = kind_of(reader, std::array<std::string_view, 3>{"at", "pass", "use"});
    Ship ship{.player = player.read(reader.key("player"), format)};
    if (kind == "at") {
        read_fields(reader, format, ship.what.emplace<Sail>(), sail_fields);
    } else {
        only_in(false, reader, {"by_card", "space"}, "space-at-sites");
        only_in(false, reader, {"raise", "ring"}, "effect-on-ring-spaces");
        only_in(false, reader, {"card"}, "card-on-card-spaces");
        if (kind == "use") read_fields(reader, format, ship.what.emplace<Use>(), use_fields);
    }
    if (kind == "pass" && !reader.key("pass").boolean()) reader.key("pass").expected(phrase("only-true"));
    if (kind == "pass") ship.what = Pass();
    read_waiver(reader, ship);
    std::vector<std::string_view> known{"player", "pass", "use", "waived", "reason"};
    if (kind == "at") std::ranges::copy(keys_of(sail_fields), std::back_inserter(known));
    ship.extra = reader.unknown(known);
    return ship;
}

Json write_ship(const Ship& ship) {
    Json json{{"player", ship.player}};
    if (const auto* sail = std::get_if<Sail>(&ship.what)) write_fields(json, any_format(), *sail, sail_fields);
    if (std::holds_alternative<Pass>(ship.what)) json["pass"] = true;
    if (const auto* use = std::get_if<Use>(&ship.what)) write_fields(json, any_format(), *use, use_fields);
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
    RecordField{"at", &Stone::at, codec::readable<a_space, read_space>, always},
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

constexpr std::array<std::string_view, 3> build_kinds{"draw", "place", "use"};

/// What is built, among the fields of a build: cards are drawn, stones placed or a card is used.
struct Work {
    static constexpr std::array<std::string_view, 4> keys() { return {"draw", "keep", "place", "use"}; }
    void read(const Reader& reader, const Format& format, Build& build) const {
        const std::string_view kind = kind_of(reader, build_kinds);
        only_in(format.full(), reader, {"use"}, "crews-in-full");
        only_in(kind == "draw", reader, {"keep"}, "keep-with-draw");
        if (kind == "draw") build.what = draw(reader);
        if (kind == "place") build.what = stones(reader.key("place"), format);
        if (kind == "use") read_fields(reader, format, build.what.emplace<Use>(), use_fields);
    }
    void write(Json& json, const Format& format, const Build& build) const {
        if (const auto* draw = std::get_if<Draw>(&build.what)) json["draw"] = draw->cards;
        if (const auto* draw = std::get_if<Draw>(&build.what); draw && draw->kept != 0) json["keep"] = draw->kept;
        if (const auto* stones = std::get_if<Stones>(&build.what))
            json["place"] =
                write_all(*stones, [&](const Stone& one) { return write_object(one, format, stone_fields); });
        if (const auto* use = std::get_if<Use>(&build.what)) write_fields(json, format, *use, use_fields);
    }
};
constexpr std::tuple build_fields{
    RecordField{"player", &Build::player, player, always},
    RecordField{"crew", &Build::crew, codec::word<coloured_crews>, never, crews_in_full},
    RecordField{"joker", &Build::joker, codec::flag, never, crews_in_full},
    RecordField{"plus", &Build::plus, codec::whole(1, most_plus), never, crews_in_full},
    Work(),
    RecordField{"market", &Build::market, codec::word<markets>, never,
                [](const Build& build, const Format& format) {
                    if (!format.full()) return crews_in_full(build, format);
                    return refused_if(build.is_use() || build.site() != Site::graves, "market-at-the-graves");
                }},
    RecordField{"other", &Build::other, codec::whole(-most_points, most_points), never, points_in_builds},
    WaiverField()};

/// What is built is asked before all else.
constexpr auto build = codec::read_by(
    [](const Reader& reader, const Format& format) {
        kind_of(reader, build_kinds);
        return read_object<Build>(reader, format, build_fields);
    },
    codec::object<Build, build_fields>);

// Rounds

constexpr auto points_up_to(int highest) {
    return Codec{[=](const Reader& reader, const Format& format) { return points(reader, format, highest); },
                 [](const std::vector<int>& points) { return Json(points); }};
}
constexpr std::tuple round_fields{
    RecordField{"order", &Round::order,
                Codec{ordered_players, [](const std::vector<int>& order) { return Json(order); }}},
    RecordField{"ships", &Round::ships, codec::list(Codec{ship, write_ship}, "ships"), never, crews_in_full},
    RecordField{"other", &Round::other, points_up_to(most_points), never, points_in_builds},
    RecordField{"feeding", &Round::feeding, points_up_to(0), never, points_in_builds},
    RecordField{"builds", &Round::builds, codec::list(build, "builds")},
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
