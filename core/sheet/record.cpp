#include "core/sheet/record.h"

#include "core/json.h"
#include "core/json_fields.h"

#include <algorithm>

namespace clerk::sheet {

namespace {

constexpr std::array<std::string_view, 1> tie_words{"shared"};

/// What of the game decides which keys there are.
struct Format {
    Way way = Way::highest;
    std::size_t sides = 0;
};

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

std::string game_name(const Reader& reader, const Format&) {
    std::string name = reader.text();
    if (is_blank(name)) reader.expected(phrase("game-name"));
    return name;
}

constexpr std::tuple player_fields{RecordField{"name", &Player::name, codec::text, always},
                                   RecordField{"team", &Player::team, codec::text}};

std::vector<Player> players(const Reader& reader, const Format& format) {
    const auto items = reader.items("players", static_cast<std::size_t>(most_players));
    if (items.empty()) reader.expected(phrase("players-from-to", 1, most_players));
    std::vector<Player> list;
    for (const Reader& item : items) list.push_back(read_object<Player>(item, format, player_fields));
    return list;
}

// Rows

Figure figure(const Reader& reader, const Format& format) {
    if (reader.is_null()) return std::nullopt;
    if (format.way == Way::places) return Points(reader.integer(1, static_cast<int>(format.sides)));
    return reader.points(most_points);
}

std::vector<Figure> figures(const Reader& reader, const Format& format) {
    const auto items = reader.items("figures", static_cast<std::size_t>(most_players));
    if (items.size() != format.sides) reader.expected(phrase("one-a-side", format.sides));
    std::vector<Figure> list;
    for (const Reader& item : items) list.push_back(figure(item, format));
    return list;
}

constexpr std::tuple row_fields{
    RecordField{"name", &Row::name, codec::text},
    RecordField{"figures", &Row::figures,
                Codec{figures,
                      [](const std::vector<Figure>& all) {
                          return write_all(all, [](const Figure& one) { return one ? json_of(*one) : Json(); });
                      }},
                always}};

std::vector<Row> rows(const Reader& reader, const Format& format) {
    const auto items = reader.items("rows", most_rows);
    if (format.way == Way::places && items.size() > 1) reader.expected(phrase("one-row-of-places"));
    std::vector<Row> list;
    for (const Reader& item : items) {
        Row next = read_object<Row>(item, format, row_fields);
        if (std::ranges::find(list, next.name, &Row::name) != list.end()) item.expected(phrase("row-of-its-own-name"));
        list.push_back(std::move(next));
    }
    return list;
}

std::vector<int> ahead(const Reader& reader, const Format& format) {
    std::vector<int> list;
    for (const Reader& item : reader.items("players", format.sides)) {
        const int side = item.integer(0, static_cast<int>(format.sides) - 1);
        if (std::ranges::find(list, side) != list.end()) item.expected(phrase("side-only-once"));
        list.push_back(side);
    }
    return list;
}

// The game: what its rows depend on, and what is told of it then.

template <const auto& fields>
constexpr auto written_objects = [](const auto& list, const Format& format) {
    return write_all(list, [&](const auto& one) { return write_object(one, format, fields); });
};
constexpr std::tuple head_fields{
    RecordField{"name", &Game::name, Codec{game_name, [](const std::string& name) { return Json(name); }}, always},
    RecordField{"players", &Game::players, Codec{players, written_objects<player_fields>}, always},
    RecordField{"wins", &Game::way,
                Codec{[](const Reader& reader, const Format&) { return chosen<Way>(reader, ways); },
                      [](Way way) { return Json(word(way, ways)); }}},
    RecordField{"first_began", &Game::first_began, codec::flag}};

constexpr auto only_by_points = [](const Game& game, const Format&) {
    return refused_if(!by_points(game.way), "only-by-points");
};
constexpr std::tuple sheet_fields{
    RecordField{"rows", &Game::rows, Codec{rows, written_objects<row_fields>}},
    RecordField{"won", &Game::won, codec::flag, never,
                [](const Game& game, const Format&) { return refused_if(game.way != Way::together, "only-together"); }},
    RecordField{"ties", &Game::ties_shared,
                Codec{[](const Reader& reader, const Format&) { return reader.choice(tie_words) == 0; },
                      [](bool) { return Json(tie_words.front()); }},
                never, only_by_points},
    RecordField{"ahead", &Game::ahead, Codec{ahead, [](const std::vector<int>& sides) { return Json(sides); }}, never,
                only_by_points}};

}

Game read_game(const Reader& document) {
    Game game;
    read_fields(document, Format{}, game, head_fields);
    read_fields(document, Format{game.way, sides(game.players).size()}, game, sheet_fields);
    return game;
}

void write_game(Json& document, const Game& game) {
    write_fields(document, Format{}, game, head_fields);
    write_fields(document, Format{}, game, sheet_fields);
}

PlayedAs played_as(const Game& game) {
    PlayedAs as{.game = game.name,
                .cooperative = game.way == Way::together,
                .lowest_wins = game.way == Way::lowest,
                .no_points = game.way == Way::places,
                .unknown_start = !game.first_began};
    if (std::ranges::any_of(game.players, [](const Player& player) { return !player.team.empty(); }))
        for (const Player& player : game.players) as.teams.push_back(player.team);
    return as;
}

std::string write(const Place& place) { return "row " + std::to_string(place.y) + ", side " + std::to_string(place.x); }

}
