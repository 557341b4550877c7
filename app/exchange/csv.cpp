#include "app/exchange/csv.h"

#include "app/exchange/utc.h"
#include "i18n/text.h"
#include "i18n/variant.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace clerk::exchange {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
using Cells = std::vector<std::string>;
/// The column of each category after the first of them.
using Columns = std::map<std::string, std::size_t, std::less<>>;
constexpr std::string_view last_columns[] = {"waivers", "counted", "notes", "finished"};

std::string text(std::string_view value) {
    const bool formula = !value.empty() && std::string_view("=+-@\t\r\n").find(value.front()) != std::string_view::npos;
    return (formula ? "'" : "") + std::string(value);
}

std::string number(std::optional<int> value) { return value ? std::to_string(*value) : std::string(); }
std::string yes(bool value) { return value ? "1" : "0"; }

std::string quoted(const std::string& cell) {
    if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
    std::string whole = "\"";
    for (const char c : cell) whole += c == '"' ? std::string("\"\"") : std::string(1, c);
    return whole + '"';
}

std::string line(const Cells& cells) {
    std::string text;
    for (const std::string& cell : cells) text += (&cell == &cells.front() ? "" : ",") + quoted(cell);
    return text + "\r\n";
}

/// Of all plays, in the order they are met.
Columns categories(std::span<const db::ListedPlay> plays) {
    Columns columns;
    for (const db::ListedPlay& listed : plays)
        for (const db::PlaySeat& seat : listed.play.seats)
            for (const auto& [id, points] : seat.categories) columns.emplace(id, columns.size());
    return columns;
}

Cells head(const Columns& categories) {
    Cells cells{"play_uuid",   "played_at_utc", "duration_min", "game",         "rules_version", "variant", "location",
                "player_uuid", "player",        "seat",         "start_player", "rank",          "winner",  "score"};
    const std::size_t before = cells.size();
    cells.resize(before + categories.size());
    for (const auto& [id, column] : categories) cells[before + column] = text(id);
    cells.insert(cells.end(), std::begin(last_columns), std::end(last_columns));
    return cells;
}

void add_seat(Cells& cells, const db::PlaySeat& seat, int number_of_seat, const Columns& categories) {
    cells.insert(cells.end(), {text(seat.player), text(seat.name), number(number_of_seat), yes(number_of_seat == 1),
                               number(seat.rank), yes(seat.winner), number(seat.score)});
    const std::size_t before = cells.size();
    cells.resize(before + categories.size());
    for (const auto& [id, points] : seat.categories) cells[before + categories.at(id)] = std::to_string(points);
}

/// The row of a seat; without one, that of a play that has none.
Cells row(const db::ListedPlay& listed, const db::PlaySeat* seat, int number_of_seat, const Columns& categories) {
    const db::Play& play = listed.play;
    Cells cells{text(play.id),
                text(spaced(play.played_at)),
                number(play.minutes),
                text(play.game),
                number(play.rules_version > 0 ? std::optional(play.rules_version) : std::nullopt),
                text(i18n::utf8(i18n::variant(play.game, play.variant))),
                text(play.place)};
    if (seat)
        add_seat(cells, *seat, number_of_seat, categories);
    else
        cells.resize(head(categories).size() - std::size(last_columns));
    cells.insert(cells.end(), {number(play.waivers), yes(play.counted), text(play.notes), yes(listed.finished)});
    return cells;
}

}

std::string csv(std::span<const db::ListedPlay> plays) {
    const Columns ids = categories(plays);
    std::string table = std::string(byte_order_mark) + line(head(ids));
    for (const db::ListedPlay& listed : plays) {
        if (listed.play.seats.empty()) table += line(row(listed, nullptr, 0, ids));
        for (int number_of_seat = 1; const db::PlaySeat& seat : listed.play.seats)
            table += line(row(listed, &seat, number_of_seat++, ids));
    }
    return table;
}

}
