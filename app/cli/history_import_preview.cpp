#include "app/cli/history_import_preview.h"

#include "app/cli/text_table.h"
#include "app/history/import_words.h"
#include "app/history/play_words.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::cli {

namespace {

constexpr std::size_t most_told = 20; ///< of a list

wxString people_table(const ImportPlan& plan) {
    if (plan.people.empty()) return {};
    std::vector<Row> rows{{_("In the file"), _("Here"), _("Why"), ""}};
    for (const PlannedPerson& one : plan.people)
        rows.push_back(
            {name_cell(one.person.name), name_cell(one.name), match_words(one), one.unsure ? _("unsure") : wxString()});
    const wxString advice =
        _("Unsure: look at these. --match \"NAME=NAME\" says who is who, --match \"NAME=\" that it is "
          "someone new.");
    return "\n" + table(rows, rows.front().size()) + (plan.unsure() ? "\n" + advice + "\n" : wxString());
}

/// "2026-11-21  Chess: Linda and John [018f6d2e-0000-4000-8000-000000000001]"
wxString line(const PlannedPlay& planned) {
    std::vector<wxString> names;
    for (const db::PlaySeat& seat : planned.play.seats) names.push_back(name_cell(seat.name));
    return i18n::fill("  {1}  {2}: {3} [{4}]\n",
                      {single_line(iso_day(planned.play).utf8_string()), game_words(planned.play.game),
                       i18n::listed(names), single_line(planned.play.id)});
}

/// Under a heading, so many of the lines; empty: there is none.
wxString listed(const wxString& heading, const std::vector<wxString>& lines, std::size_t most = most_told) {
    if (lines.empty()) return {};
    wxString text = "\n" + heading + "\n";
    const std::size_t told = std::min(lines.size(), most);
    for (std::size_t i = 0; i < told; ++i) text += lines[i];
    if (const int more = static_cast<int>(lines.size() - told); more > 0)
        text += "  " + i18n::fill_figures(wxPLURAL("and {1} more", "and {1} more", more), {more}) + "\n";
    return text;
}

template <class Wanted> std::vector<wxString> plays(const ImportPlan& plan, Wanted wanted) {
    std::vector<wxString> lines;
    for (const PlannedPlay& planned : plan.plays)
        if (wanted(planned)) lines.push_back(line(planned));
    return lines;
}

std::vector<wxString> unreadable(const ImportPlan& plan) {
    std::vector<wxString> lines;
    for (const exchange::Refusal& one : plan.unreadable)
        lines.push_back("  " + single_line(exchange::reason(one).utf8_string()) + "\n");
    return lines;
}

std::vector<wxString> unread_points(const ImportPlan& plan) {
    std::vector<wxString> lines = unread_points_in_lines(plan);
    for (wxString& line : lines) line = "  " + line + "\n";
    return lines;
}

/// As a line; of nothing nothing.
wxString with_end(const wxString& words) { return words.empty() ? words : words + "\n"; }

wxString plays_in_words(const ImportPlan& plan) {
    const std::vector<wxString> points = unread_points(plan); // all of them: nothing else tells that they are none
    const auto left_out = [](const PlannedPlay& one) { return one.arrival == Arrival::fresh && one.left_out; };
    const auto in_conflict = [](const PlannedPlay& one) { return one.arrival == Arrival::conflict; };
    return listed(_("These are new:"), plays(plan, [](const PlannedPlay& one) { return one.comes_in(); })) +
           listed(_("These are left out:"), plays(plan, left_out)) +
           listed(_("These are here with other content, and stay as they are here:"), plays(plan, in_conflict)) +
           listed(_("These cannot be read and are left out:"), unreadable(plan)) +
           listed(_("These cannot be read as points; the notes of their plays keep them:"), points, points.size());
}

Json json(const PlannedPerson& one) {
    return {{"id", one.person.id.empty() ? Json() : Json(one.person.id)},
            {"name", one.person.name},
            {"match", id(one.match)},
            {"to", one.name.empty() ? Json() : Json{{"id", one.to}, {"name", one.name}}},
            {"unsure", one.unsure}};
}

Json json(const PlannedPlay& planned) {
    return {{"id", planned.play.id},
            {"game", planned.play.game},
            {"played_at", told_moment(planned.play)},
            {"arrival", id(planned.arrival)},
            {"left_out", planned.left_out}};
}

Json json(const exchange::Refusal& unreadable) {
    return {{"play", unreadable.play},
            {"path", unreadable.fault.path},
            {"message", i18n::expectation(unreadable.fault).utf8_string()}};
}

}

Json json(const ImportPlan& plan) {
    Json answer{{"new", plan.count(Arrival::fresh)},
                {"known", plan.count(Arrival::known)},
                {"conflict", plan.count(Arrival::conflict)},
                {"misread", plan.count(Arrival::misread)},
                {"people", Json::array()},
                {"plays", Json::array()},
                {"elsewhere", plan.elsewhere},
                {"unreadable", Json::array()},
                {"unread_points", Json::array()}};
    for (const PlannedPerson& one : plan.people) answer["people"].push_back(json(one));
    for (const PlannedPlay& planned : plan.plays) answer["plays"].push_back(json(planned));
    for (const exchange::Refusal& one : plan.unreadable) answer["unreadable"].push_back(json(one));
    for (const exchange::UnreadPoints& one : plan.unread_points)
        answer["unread_points"].push_back({{"play", one.play}, {"name", one.name}, {"text", one.text}});
    return answer;
}

wxString told(const ImportPlan& plan) {
    const wxString counts =
        i18n::fill_figures(_("Plays that are new: {1}; here already: {2}; in conflict: {3}."),
                           {plan.count(Arrival::fresh), plan.count(Arrival::known), plan.count(Arrival::conflict)});
    const int anew = plan.put_right();
    return counts + "\n" + (anew > 0 ? put_right_in_words(anew) + "\n" : wxString()) +
           with_end(elsewhere_in_words(plan)) + people_table(plan) + plays_in_words(plan);
}

}
