#include "app/cli/history_import.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/club/evening.h"
#include "app/history/import_plan.h"
#include "app/table/desk.h"
#include "core/json.h"
#include "core/points.h"
#include "core/sheet/game.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>

namespace clerk::cli {

namespace {

/// Who played, with what was counted, row by row.
struct Seat : sheet::Player {
    std::vector<Points> figures = {};
};

[[noreturn]] void wrong_seat(const std::string& seat) {
    throw WrongUsage(i18n::fill(_("Players are told as NAME=FIGURE, such as Linda=12 or Linda=4+8-1; found {1}."),
                                {single_line(seat)}));
}

Seat read_seat(const std::string& word) {
    const std::size_t sign = word.rfind('=');
    Seat seat;
    seat.name = word.substr(0, sign);
    if (seat.name.empty()) wrong_seat(word);
    if (sign == std::string::npos) return seat;
    std::string_view left = std::string_view(word).substr(sign + 1);
    do {
        const bool minus = left.starts_with('-');
        if (minus || left.starts_with('+')) left.remove_prefix(1);
        const auto figure = take_points(left, minus);
        if (!figure) wrong_seat(word);
        seat.figures.push_back(*figure);
    } while (left.starts_with('-') || left.starts_with('+'));
    if (!left.empty()) wrong_seat(word);
    return seat;
}

Seat& seat_of(std::vector<Seat>& seats, const std::string& name) {
    const auto found = std::ranges::find(seats, name, &Seat::name);
    if (found == seats.end()) throw Missing{i18n::fill(_("Nobody of that game is called {1}."), {single_line(name)})};
    return *found;
}

std::vector<Seat> read_seats(const AddRequest& request) {
    std::vector<Seat> seats;
    for (const std::string& word : request.seats) seats.push_back(read_seat(word));
    for (const std::string& word : request.teams) {
        const std::size_t sign = word.find('=');
        if (sign == std::string::npos || sign == 0)
            throw WrongUsage(i18n::fill(_("--team wants TEAM=NAME; found {1}."), {single_line(word)}));
        seat_of(seats, word.substr(sign + 1)).team = word.substr(0, sign);
    }
    return seats;
}

std::vector<std::string> names_of_rows(const std::string& list, std::size_t count) {
    std::vector<std::string> names;
    for (std::string_view left = list; !left.empty();) {
        const std::size_t comma = std::min(left.find(','), left.size());
        std::string name(left.substr(0, comma));
        name.erase(0, std::min(name.find_first_not_of(' '), name.size()));
        names.push_back(std::move(name));
        left.remove_prefix(std::min(comma + 1, left.size()));
    }
    for (std::size_t row = names.size(); row < count; ++row) names.push_back(count > 1 ? std::to_string(row + 1) : "");
    return names;
}

Json rows_of(const AddRequest& request, const std::vector<const Seat*>& columns) {
    std::size_t count = 0;
    for (const Seat* one : columns) count = std::max(count, one->figures.size());
    Json rows = Json::array();
    for (const std::string& name : names_of_rows(request.rows, count)) {
        Json figures = Json::array();
        for (const Seat* one : columns)
            figures.push_back(rows.size() < one->figures.size() ? json_of(one->figures[rows.size()]) : Json());
        Json row{{"figures", figures}};
        if (!name.empty()) row["name"] = name;
        rows.push_back(std::move(row));
    }
    return rows;
}

Json document(const AddRequest& request, const std::vector<Seat>& seats) {
    std::vector<const Seat*> columns; // a team's is that of its first player
    for (const sheet::Side& side : sheet::sides({seats.begin(), seats.end()}))
        columns.push_back(&seats[static_cast<std::size_t>(side.players.front())]);
    Json json{{"format", "clerk-record"},
              {"version", 1},
              {"id", new_id()},
              {"game", "sheet"},
              {"started_at", request.at.empty() ? now_rfc3339() : request.at}};
    if (!request.place.empty()) json["location"] = request.place;
    if (!request.notes.empty()) json["notes"] = request.notes;
    json["name"] = request.game;
    for (const Seat& seat : seats) {
        Json player{{"name", seat.name}};
        if (!seat.team.empty()) player["team"] = seat.team;
        json["players"].push_back(std::move(player));
    }
    json["wins"] = request.wins;
    if (request.first_began) json["first_began"] = true;
    json["rows"] = rows_of(request, columns);
    if (request.won || request.lost) json["won"] = request.won;
    if (request.shared) json["ties"] = "shared";
    for (const std::string& name : request.ahead)
        for (std::size_t side = 0; side < columns.size(); ++side)
            if (columns[side]->name == name || columns[side]->team == name) json["ahead"].push_back(side);
    return json;
}

wxString why_not(const Record& record) {
    const Report report = check(record);
    if (report.legal())
        return _("A figure is missing: every player needs one in every row, and a game together its end.");
    const Finding& finding = report.violations.front().finding;
    return i18n::sentence(game_id(record), finding) + " " + i18n::remedy(game_id(record), finding);
}

Status bring_in(const db::Store& store, const Record& record, bool in_json) {
    const ImportPlan made = plan(store, {.import = {}, .records = {record}});
    carry_out(store, made, "clerk history add");
    put_into_current_night(store, record.head.id);
    if (in_json)
        print_json({{"added", record.head.id}});
    else
        std::cout << for_people(
            i18n::fill(_("{1} is in the history: {2}"), {game_words(played_as(record).game), record.head.id}) + "\n");
    return Status::fine;
}

}

Status add_game(const HistoryOptions& options, const AddRequest& request) {
    if (request.game.empty() || request.seats.empty())
        throw WrongUsage(_("Name the game, and each player as NAME=FIGURE."));
    return on_new_store(options, [&](const db::Store& store) {
        const auto incoming = read_import(document(request, read_seats(request)).dump());
        if (!incoming) return refuse(options.json, {incoming.error().fault.path, exchange::sentence(incoming.error())});
        const Record& record = incoming->records.front();
        if (!check(record).legal() || !score(record).complete) return refuse(options.json, {"", why_not(record)});
        return bring_in(store, record, options.json);
    });
}

}
