#include "tests/sheet/plain_sheet.h"

#include <cmath>
#include <map>
#include <optional>

#include <rapidcheck.h>

namespace clerk::sheet::test::plain {

namespace {

int between(int lowest, int highest) { return *rc::gen::inRange(lowest, highest + 1); }
bool one_in(int chances) { return between(1, chances) == 1; }

using Hundredths = std::optional<long long>;

Hundredths hundredths(const Document& figure) {
    if (figure.is_null()) return std::nullopt;
    return std::llround(figure.get<double>() * 100);
}

Document figure_of(long long hundredths) {
    if (hundredths % 100 == 0) return hundredths / 100;
    return static_cast<double>(hundredths) / 100;
}

/// The column of each player.
std::vector<std::size_t> columns(const Document& game) {
    std::vector<std::size_t> all;
    std::map<std::string, std::size_t> teams;
    std::size_t next = 0;
    for (const Document& player : game["players"]) {
        const std::string team = player.value("team", "");
        if (!team.empty() && teams.contains(team)) {
            all.push_back(teams[team]);
            continue;
        }
        if (!team.empty()) teams[team] = next;
        all.push_back(next++);
    }
    return all;
}

struct Sheet {
    std::string way;
    std::vector<std::size_t> columns;
    std::size_t sides = 0;
    std::vector<std::vector<Hundredths>> rows = {};
    bool complete = false;

    explicit Sheet(const Document& game) : way(game.value("wins", "highest")), columns(test::plain::columns(game)) {
        for (const std::size_t column : columns) sides = std::max(sides, column + 1);
        bool full = true;
        for (const Document& row : game.value("rows", Document::array())) {
            rows.emplace_back();
            for (const Document& figure : row["figures"]) {
                rows.back().push_back(hundredths(figure));
                full = full && rows.back().back();
            }
        }
        complete = full && (way == "together" ? game.contains("won") : !rows.empty());
    }

    Hundredths total(std::size_t side) const {
        Hundredths sum;
        for (const auto& row : rows)
            if (row[side]) sum = sum.value_or(0) + *row[side];
        return sum;
    }
};

/// Told one by one: nobody is ahead of the first, and so on.
std::vector<int> ranks(const Document& game, const Sheet& sheet) {
    std::vector<int> all(sheet.sides, 0);
    for (std::size_t side = 0; side < sheet.sides; ++side) {
        if (sheet.way == "together") all[side] = game.value("won", false) ? 1 : 0;
        if (sheet.way == "places" && !sheet.rows.empty())
            all[side] = static_cast<int>(sheet.rows[0][side].value_or(0) / 100);
        if (sheet.way != "highest" && sheet.way != "lowest") continue;
        const auto worth = [&](std::size_t of) {
            const Hundredths total = sheet.total(of);
            int place = static_cast<int>(sheet.sides);
            for (int i = 0; const Document& one : game.value("ahead", Document::array())) {
                if (one.get<std::size_t>() == of) place = i;
                ++i;
            }
            const long long points = sheet.way == "lowest" ? -total.value_or(0) : total.value_or(0);
            return std::tuple(total.has_value(), points, -place);
        };
        all[side] = 1;
        for (std::size_t other = 0; other < sheet.sides; ++other) all[side] += worth(other) > worth(side) ? 1 : 0;
    }
    return all;
}

bool is_missing(const Sheet& sheet, std::size_t row, std::size_t side) {
    if (sheet.rows[row][side]) return false;
    for (std::size_t below = row + 1; below < sheet.rows.size(); ++below)
        if (sheet.rows[below][side]) return true;
    if (row + 1 < sheet.rows.size()) return false;
    for (std::size_t beside = side + 1; beside < sheet.sides; ++beside)
        if (sheet.rows[row][beside]) return true;
    return false;
}

}

Document judged(const Document& game) {
    const Sheet sheet(game);
    Document found = Document::array();
    for (std::size_t row = 0; row < sheet.rows.size(); ++row)
        for (std::size_t side = 0; side < sheet.sides; ++side)
            if (is_missing(sheet, row, side)) {
                const auto first = std::ranges::find(sheet.columns, side) - sheet.columns.begin();
                found.push_back({{"rule", "figure.missing"}, {"player", first}, {"row", row}});
            }
    const auto order = ranks(game, sheet);
    const bool by_points = sheet.way == "highest" || sheet.way == "lowest";
    if (by_points && sheet.complete && !game.contains("ties") && std::ranges::count(order, 1) > 1)
        found.push_back({{"rule", "tie.undecided"}, {"end", true}});
    return {{"game", "sheet"}, {"legal", found.empty()}, {"violations", found}, {"waived", Document::array()}};
}

Document scored(const Document& game) {
    if (!judged(game)["legal"].get<bool>()) return {};
    const Sheet sheet(game);
    const auto order = ranks(game, sheet);
    Document answer{{"game", "sheet"}, {"complete", sheet.complete}, {"players", Document::array()}};
    for (std::size_t player = 0; player < sheet.columns.size(); ++player) {
        const std::size_t side = sheet.columns[player];
        Document one{{"name", game["players"][player]["name"]}, {"total", nullptr}, {"categories", Document::object()}};
        const bool known = sheet.way != "places" && (sheet.rows.size() > 1 || sheet.total(side));
        if (known) one["total"] = figure_of(sheet.total(side).value_or(0));
        for (std::size_t row = 0; known && row < sheet.rows.size(); ++row) {
            const std::string name = game["rows"][row].value("name", "");
            const Hundredths figure = sheet.rows[row][side];
            one["categories"][name.empty() ? "points" : name] = figure ? figure_of(*figure) : Document();
        }
        if (order[side] > 0) {
            one["rank"] = order[side];
            one["winner"] = sheet.complete && order[side] == 1;
        }
        answer["players"].push_back(one);
    }
    if (game.contains("won")) answer["won"] = game["won"];
    return answer;
}

Document any_sheet() {
    Document game = test::game();
    game["players"] = Document::array();
    for (int player = between(1, 6); player > 0; --player) {
        Document one{{"name", "P" + std::to_string(player)}};
        if (one_in(3)) one["team"] = one_in(2) ? "A" : "B";
        game["players"].push_back(one);
    }
    const Sheet bare(game);
    const char* const ways[] = {"highest", "lowest", "places", "together"};
    const std::string way = game["wins"] = ways[between(0, 3)];
    const bool places = way == "places";
    const int holes = between(1, 12); // one figure in so many
    game["rows"] = Document::array();
    for (int row = between(0, places ? 1 : 4); row > 0; --row) {
        Document figures = Document::array();
        for (std::size_t side = 0; side < bare.sides; ++side) {
            Document figure = places ? Document(between(1, static_cast<int>(bare.sides)))
                                     : figure_of(one_in(3) ? between(-300, 300) : 100 * between(-3, 3));
            figures.push_back(one_in(holes) ? Document() : figure);
        }
        game["rows"].push_back({{"name", std::to_string(row)}, {"figures", figures}});
    }
    if (way == "together" && one_in(2)) game["won"] = one_in(2);
    if (way == "highest" || way == "lowest") {
        if (one_in(3)) game["ties"] = "shared";
        if (one_in(3)) game["ahead"] = {between(0, static_cast<int>(bare.sides) - 1)};
    }
    return game;
}

}
