#include "core/sheet/record.h"

#include "core/json.h"

#include <algorithm>

namespace clerk::sheet {

namespace {

constexpr std::array<std::string_view, 1> tie_words{"shared"};

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

std::string game_name(const Reader& reader) {
    std::string name = reader.text();
    if (is_blank(name)) reader.expected(phrase("game-name"));
    return name;
}

std::vector<Player> players(const Reader& reader) {
    const auto items = reader.items("players", static_cast<std::size_t>(most_players));
    if (items.empty()) reader.expected(phrase("players-from-to", 1, most_players));
    std::vector<Player> list;
    for (const Reader& item : items) {
        Player player{.name = item.key("name").text(), .extra = item.unknown({"name", "team"})};
        if (const auto team = item.find("team")) player.team = team->text();
        list.push_back(std::move(player));
    }
    return list;
}

Figure figure(const Reader& reader, Way way, std::size_t count) {
    if (reader.is_null()) return std::nullopt;
    if (way == Way::places) return Points(reader.integer(1, static_cast<int>(count)));
    return reader.points(most_points);
}

Row row(const Reader& reader, Way way, std::size_t count) {
    Row row{.extra = reader.unknown({"name", "figures"})};
    if (const auto name = reader.find("name")) row.name = name->text();
    const Reader figures = reader.key("figures");
    const auto items = figures.items("figures", static_cast<std::size_t>(most_players));
    if (items.size() != count) figures.expected(phrase("one-a-side", count));
    for (const Reader& item : items) row.figures.push_back(figure(item, way, count));
    return row;
}

std::vector<Row> rows(const Reader& reader, Way way, std::size_t count) {
    const auto items = reader.items("rows", most_rows);
    if (way == Way::places && items.size() > 1) reader.expected(phrase("one-row-of-places"));
    std::vector<Row> list;
    for (const Reader& item : items) {
        Row next = row(item, way, count);
        if (std::ranges::find(list, next.name, &Row::name) != list.end()) item.expected(phrase("row-of-its-own-name"));
        list.push_back(std::move(next));
    }
    return list;
}

std::vector<int> ahead(const Reader& reader, std::size_t count) {
    std::vector<int> list;
    for (const Reader& item : reader.items("players", count)) {
        const int side = item.integer(0, static_cast<int>(count) - 1);
        if (std::ranges::find(list, side) != list.end()) item.expected(phrase("side-only-once"));
        list.push_back(side);
    }
    return list;
}

Json write_player(const Player& player) {
    Json json{{"name", player.name}};
    if (!player.team.empty()) json["team"] = player.team;
    return with_extra(std::move(json), player.extra);
}

Json write_row(const Row& row) {
    Json json = Json::object();
    if (!row.name.empty()) json["name"] = row.name;
    json["figures"] = write_all(row.figures, [](const Figure& one) { return one ? json_of(*one) : Json(); });
    return with_extra(std::move(json), row.extra);
}

}

Game read_game(const Reader& document) {
    Game game{.name = game_name(document.key("name")), .players = players(document.key("players"))};
    if (const auto way = document.find("wins")) game.way = chosen<Way>(*way, ways);
    if (const auto began = document.find("first_began")) game.first_began = began->boolean();
    const std::size_t count = sides(game.players).size();
    if (const auto given = document.find("rows")) game.rows = rows(*given, game.way, count);
    if (game.way != Way::together) document.without("won", phrase("only-together"));
    if (const auto won = document.find("won")) game.won = won->boolean();
    if (!by_points(game.way))
        for (const char* key : {"ties", "ahead"}) document.without(key, phrase("only-by-points"));
    if (const auto ties = document.find("ties")) game.ties_shared = ties->choice(tie_words) == 0;
    if (const auto given = document.find("ahead")) game.ahead = ahead(*given, count);
    return game;
}

void write_game(Json& document, const Game& game) {
    document["name"] = game.name;
    document["players"] = write_all(game.players, write_player);
    if (game.way != Way::highest) document["wins"] = word(game.way, ways);
    if (game.first_began) document["first_began"] = true;
    if (!game.rows.empty()) document["rows"] = write_all(game.rows, write_row);
    if (game.won) document["won"] = *game.won;
    if (game.ties_shared) document["ties"] = tie_words.front();
    if (!game.ahead.empty()) document["ahead"] = game.ahead;
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
