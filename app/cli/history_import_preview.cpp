#include "app/cli/history_import_preview.h"

#include "app/cli/text_table.h"
#include "app/history/import_words.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

constexpr int most_conflicts = 20;

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
                      {single_line(planned.play.played_at.substr(0, 10)), game_words(planned.play.game),
                       i18n::listed(names), single_line(planned.play.id)});
}

wxString conflicts(const ImportPlan& plan) {
    const int count = plan.count(Arrival::conflict);
    if (count == 0) return {};
    wxString text = "\n" + _("These are here with other content, and stay as they are here:") + "\n";
    int told = 0;
    for (const PlannedPlay& planned : plan.plays)
        if (planned.arrival == Arrival::conflict && told++ < most_conflicts) text += line(planned);
    if (const int more = told - most_conflicts; more > 0)
        text += "  " + i18n::fill_figures(wxPLURAL("and {1} more", "and {1} more", more), {more}) + "\n";
    return text;
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
            {"played_at", planned.play.played_at},
            {"arrival", id(planned.arrival)}};
}

}

Json json(const ImportPlan& plan) {
    Json answer{{"new", plan.count(Arrival::fresh)},
                {"known", plan.count(Arrival::known)},
                {"conflict", plan.count(Arrival::conflict)},
                {"people", Json::array()},
                {"plays", Json::array()}};
    for (const PlannedPerson& one : plan.people) answer["people"].push_back(json(one));
    for (const PlannedPlay& planned : plan.plays) answer["plays"].push_back(json(planned));
    return answer;
}

wxString told(const ImportPlan& plan) {
    const wxString counts =
        i18n::fill_figures(_("Plays that are new: {1}; here already: {2}; in conflict: {3}."),
                           {plan.count(Arrival::fresh), plan.count(Arrival::known), plan.count(Arrival::conflict)});
    return counts + "\n" + people_table(plan) + conflicts(plan);
}

}
