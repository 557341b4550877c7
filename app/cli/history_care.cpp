#include "app/cli/history_care.h"

#include "app/cli/history_store.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/history/check_up_report.h"
#include "app/history/local_time.h"
#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/open.h"
#include "db/store/store.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>
#include <map>

#include <nlohmann/json.hpp>

namespace clerk::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

wxString in_words(const db::Trouble& trouble) {
    wxString line = sentence(trouble.kind);
    if (!trouble.game.empty()) line = i18n::fill(_("Game {1}: {2}"), {i18n::name_line(trouble.game), line});
    return line + "\n  [" + i18n::text(db::id(trouble.kind)) + "] " + i18n::text(trouble.detail).Left(200) + "\n";
}

/// As many of a kind as are told of one.
std::vector<const db::Trouble*> first_of_each_kind(const db::CheckUp& check_up) {
    std::map<db::Trouble::Kind, int> counts;
    std::vector<const db::Trouble*> found;
    for (const db::Trouble& trouble : check_up.troubles)
        if (++counts[trouble.kind] <= db::most_told) found.push_back(&trouble);
    return found;
}

wxString in_words(const db::CheckUp& check_up) {
    wxString lines;
    for (const db::Trouble* trouble : first_of_each_kind(check_up)) lines += in_words(*trouble);
    for (const auto& [kind, count] : db::counters(check_up))
        if (const int more = count - db::most_told; more > 0)
            lines += "  [" + i18n::text(kind) + "] " +
                     i18n::fill_figures(wxPLURAL("and {1} more", "and {1} more", more), {more}) + "\n";
    return lines;
}

int count(const db::CheckUp& check_up) {
    int all = 0;
    for (const auto& [kind, count] : db::counters(check_up)) all += count;
    return all;
}

/// As far as the sheet can be read: an older version of the program wrote it.
Json sheet(const std::string& text) {
    Json sheet = Json::parse(text, nullptr, false);
    return sheet.is_discarded() ? Json() : sheet;
}

wxString totals(const std::string& text) {
    std::vector<wxString> found;
    const Json players = sheet(text).is_object() ? sheet(text).value("players", Json::array()) : Json::array();
    for (const Json& player : players)
        if (player.is_object()) found.push_back(i18n::text(player.value("total", Json()).dump()));
    return i18n::listed(found);
}

wxString in_words(const db::Difference& difference) {
    return i18n::fill(_("Game {1}: awarded by version {2} of the rules: {3}. Today's rules would award {4}. The result "
                        "stays as it is."),
                      {i18n::text(difference.game), std::to_string(difference.rules_version),
                       totals(difference.awarded), totals(difference.today)}) +
           "\n";
}

wxString outcome(const CheckUpReport& report) {
    const auto& [found, repair] = report;
    if (found.troubles.empty()) return _("No trouble was found.") + "\n";
    if (!can_be_opened(found))
        return _("clerk history restore lists the back-ups, and puts one of them in its place.") + "\n";
    if (!repair) return _("clerk doctor --repair mends what can be mended, after a back-up.") + "\n";
    const wxString kept =
        i18n::fill(_("The history as it was: {1}"), {i18n::name_line(repair->back_up.string())}) + "\n";
    if (repair->left.troubles.empty()) return kept + _("All of it is mended.") + "\n";
    return kept + "\n" + _("This could not be mended:") + "\n" + in_words(repair->left);
}

wxString in_words(const fs::path& history, const CheckUpReport& report) {
    const int games = report.found.games, troubles = count(report.found);
    wxString text = i18n::fill(_("{1}: games {2}, troubles {3}"),
                               {i18n::name_line(history.string()), std::to_string(games), std::to_string(troubles)}) +
                    "\n\n" + in_words(report.found);
    for (const db::Difference& difference : report.found.differences) text += in_words(difference);
    return text + (text.EndsWith("\n\n") ? "" : "\n") + outcome(report);
}

Json troubles(const db::CheckUp& check_up) {
    Json list = Json::array();
    for (const db::Trouble* trouble : first_of_each_kind(check_up))
        list.push_back({{"kind", db::id(trouble->kind)}, {"game", trouble->game}, {"detail", trouble->detail}});
    return list;
}

Json json(const db::CheckUp& check_up) {
    Json counters = Json::object();
    for (const auto& [kind, count] : db::counters(check_up)) counters[std::string(kind)] = count;
    return {{"counters", counters}, {"troubles", troubles(check_up)}};
}

Json json(const fs::path& history, const CheckUpReport& report) {
    Json answer{{"history", history.string()}, {"games", report.found.games}};
    answer.update(json(report.found));
    answer["differences"] = Json::array();
    for (const db::Difference& one : report.found.differences)
        answer["differences"].push_back({{"game", one.game},
                                         {"rules_version", one.rules_version},
                                         {"awarded", sheet(one.awarded)},
                                         {"today", sheet(one.today)}});
    if (!report.repair) return answer;
    answer["repair"] = {{"back_up", report.repair->back_up.string()}};
    answer["repair"].update(json(report.repair->left));
    return answer;
}

Status see(const fs::path& history, bool mend, bool in_json) {
    Progress progress;
    const db::Watch watch(progress.ask());
    const CheckUpReport report = mend ? repair(history, db::now(), watch) : clerk::check_up(history, watch);
    if (in_json)
        print_json(json(history, report));
    else
        std::cout << for_people(in_words(history, report));
    return report.now().troubles.empty() ? Status::fine : Status::illegal;
}

}

Status check_history(const HistoryOptions& options, bool repair) {
    return on_history_there(options, [&](const fs::path& history) { return see(history, repair, options.json); });
}

namespace {

std::string name(const db::BackUp& back_up) { return back_up.file.filename().string(); }

Json json(const db::BackUp& back_up) {
    Json json{{"name", name(back_up)},
              {"file", back_up.file.string()},
              {"made", db::rfc3339(back_up.made)},
              {"reason", db::id(back_up.occasion)},
              {"bytes", back_up.bytes}};
    const auto contents = db::contents(back_up.file);
    json["readable"] = contents.has_value();
    if (contents)
        json.update(Json{{"games", contents->games},
                         {"plays", contents->plays},
                         {"results", contents->results},
                         {"players", contents->players}});
    return json;
}

wxString moment(db::Time time) { return local_minute(db::rfc3339(time)); }

Row row(const db::BackUp& back_up) {
    Row row{i18n::text(name(back_up)), moment(back_up.made), back_up_occasion(back_up.occasion),
            file_size(back_up.bytes)};
    if (const auto contents = db::contents(back_up.file))
        for (const int count : {contents->games, contents->plays, contents->results, contents->players})
            row.push_back(figure(count));
    else
        row.push_back(_("unreadable"));
    return row;
}

wxString listed(const fs::path& history, const std::vector<db::BackUp>& all) {
    if (all.empty())
        return i18n::fill(_("There is no back-up of {1} yet."), {i18n::name_line(history.string())}) + "\n";
    std::vector<Row> rows{
        {_("Back-up"), _("Made (UTC)"), _("Reason"), _("Size"), _("Games"), _("Plays"), _("Results"), _("Players")}};
    for (const db::BackUp& back_up : all) rows.push_back(row(back_up));
    return table(rows);
}

Status list(const fs::path& history, bool in_json) {
    const std::vector<db::BackUp> all = db::list_back_ups(history);
    if (!in_json) {
        std::cout << for_people(listed(history, all));
        return Status::fine;
    }
    Json answer{{"history", history.string()}, {"back_ups", Json::array()}};
    for (const db::BackUp& back_up : all) answer["back_ups"].push_back(json(back_up));
    print_json(answer);
    return Status::fine;
}

Status back_up(const fs::path& history, bool in_json) {
    const db::Store store(history); // of a history, and only of that
    Progress progress;
    const db::BackUp made = db::back_up(history, db::Occasion::by_hand, db::now(), db::Watch(progress.ask()));
    if (in_json)
        print_json({{"history", history.string()}, {"back_up", json(made)}});
    else
        std::cout << for_people(i18n::fill(_("Backed up: {1}"), {i18n::name_line(made.file.string())})) << '\n';
    return Status::fine;
}

/// By its name in the list; otherwise it is a file.
std::optional<fs::path> find(const fs::path& history, const std::string& which) {
    const auto all = db::list_back_ups(history);
    const auto found = std::ranges::find(all, which, name);
    if (found != all.end()) return found->file;
    std::error_code ignored;
    if (!fs::is_regular_file(which, ignored) || fs::equivalent(which, history, ignored)) return std::nullopt;
    return fs::absolute(which);
}

void tell_restored(const fs::path& history, const fs::path& from, const db::Restored& restored, bool in_json) {
    const fs::path& kept = restored.kept;
    const int strange = db::count_strange_records(history);
    const std::vector<std::string> missing = db::missing_files(history);
    if (in_json) {
        Json answer{{"history", history.string()},
                    {"restored", from.string()},
                    {"kept", kept.empty() ? Json() : Json(kept.string())}};
        if (strange > 0) answer["strange"] = strange;
        if (!missing.empty()) answer["missing_files"] = missing;
        return print_json(answer);
    }
    wxString told = i18n::fill(_("{1} is again as it was in {2}."),
                               {i18n::name_line(history.string()), i18n::name_line(from.string())}) +
                    "\n";
    if (!kept.empty())
        told += i18n::fill(_("As it was until now it is kept in {1}."), {i18n::name_line(kept.string())}) + "\n";
    if (strange > 0) told += strange_records(strange) + "\n";
    if (!missing.empty()) told += missing_files(missing) + "\n";
    if (restored.left_club)
        told += _("A file that is not among the back-ups brings no club with it. Join one by clerk club join.") + "\n";
    std::cout << for_people(told);
}

Status restore(const fs::path& history, const std::string& which, bool in_json) {
    const auto from = find(history, which);
    if (!from) {
        const wxString sentence =
            i18n::fill(_("There is no back-up {1}; clerk history restore lists those there are."), {i18n::text(which)});
        return refuse(in_json, {"", sentence});
    }
    Progress progress;
    tell_restored(history, *from, db::restore(history, *from, db::now(), db::Watch(progress.ask())), in_json);
    return Status::fine;
}

Status begin(const fs::path& history, bool in_json) {
    const wxString file = i18n::name_line(history.string());
    if (!db::begin_anew(history))
        return refuse(in_json, {"", i18n::fill(_("{1} is there already. It was left as it is."), {file})});
    if (in_json)
        print_json({{"history", history.string()}, {"begun", true}});
    else
        std::cout << for_people(i18n::fill(_("A new history begins in {1}."), {file})) << '\n';
    return Status::fine;
}

}

Status begin_history(const HistoryOptions& options) {
    return on_history(options, [&](const fs::path& history) { return begin(history, options.json); });
}

Status back_up_history(const HistoryOptions& options) {
    return on_history_there(options, [&](const fs::path& history) { return back_up(history, options.json); });
}

Status restore_history(const HistoryOptions& options, const std::string& which) {
    return on_history(options, [&](const fs::path& history) {
        return which.empty() ? list(history, options.json) : restore(history, which, options.json);
    });
}

}
