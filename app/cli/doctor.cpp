#include "app/cli/doctor.h"

#include "app/cli/history_options.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/history/check_up_report.h"
#include "db/check_up/check_up.h"
#include "i18n/words.h"

#include <iostream>
#include <map>

#include <nlohmann/json.hpp>

namespace clerk::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

wxString told(const db::Trouble& trouble) {
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

wxString told(const db::CheckUp& check_up) {
    wxString lines;
    for (const db::Trouble* trouble : first_of_each_kind(check_up)) lines += told(*trouble);
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

wxString told(const db::Difference& difference) {
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
    return kept + "\n" + _("This could not be mended:") + "\n" + told(repair->left);
}

wxString told(const fs::path& history, const CheckUpReport& report) {
    const int games = report.found.games, troubles = count(report.found);
    wxString text = i18n::fill(_("{1}: games {2}, troubles {3}"),
                               {i18n::name_line(history.string()), std::to_string(games), std::to_string(troubles)}) +
                    "\n\n" + told(report.found);
    for (const db::Difference& difference : report.found.differences) text += told(difference);
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
        std::cout << for_people(told(history, report));
    return report.now().troubles.empty() ? Status::fine : Status::illegal;
}

}

Status check_history(const HistoryOptions& options, bool repair) {
    return on_history_there(options, [&](const fs::path& history) { return see(history, repair, options.json); });
}

}
