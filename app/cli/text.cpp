#include "app/cli/text.h"

#include "app/cli/table.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

constexpr int name_width = 24;

wxString figure(int number) { return std::to_string(number); }

wxString location(const Record& record, const Breach& breach) {
    const wxString where = i18n::where(record, breach.where);
    if (breach.finding.places.empty()) return where + "\n";
    return i18n::fill(_("{1}: {2}"), {where, i18n::places(game_id(record), breach.finding.places)}) + "\n";
}

wxString finding(const Record& record, const Breach& breach) {
    const auto rule = i18n::text(breach.finding.rule->id);
    return location(record, breach) + "  " + i18n::sentence(game_id(record), breach.finding) + " [" + rule + "]\n";
}

wxString remedy(const Record& record, const Breach& breach) {
    return "  " + i18n::remedy(game_id(record), breach.finding) + "\n";
}

wxString verdict(const Report& report) {
    wxString line = report.legal() ? _("Legal: no rule is broken.") : _("Illegal.");
    if (!report.rounds || !report.turns_played) return line + "\n";
    return line + "\n" +
           i18n::fill_figures(_("Rounds: {1}. Turns played: {2}."), {*report.rounds, *report.turns_played}) + "\n";
}

std::vector<Row> score_rows(const std::string_view game, const ScoreSheet& sheet) {
    const PlayerScore& first = sheet.players.front();
    Row names{""}, totals{_("Total")}, ranks{_("Rank")};
    std::vector<Row> categories, facts;
    for (const Category& category : first.categories) categories.push_back({i18n::category(game, category.id)});
    for (const Fact& fact : first.facts) facts.push_back({i18n::fact(game, fact.id)});
    for (const PlayerScore& score : sheet.players) {
        names.push_back(shortened(harmless(i18n::text(score.name)), name_width));
        totals.push_back(figure(score.total()));
        ranks.push_back(figure(score.rank));
        for (std::size_t i = 0; i < categories.size(); ++i)
            categories[i].push_back(figure(score.categories[i].points()));
        for (std::size_t i = 0; i < facts.size(); ++i) facts[i].push_back(figure(score.facts[i].value));
    }
    std::vector<Row> rows{names};
    rows.insert(rows.end(), categories.begin(), categories.end());
    rows.insert(rows.end(), {totals, ranks, Row{}});
    rows.insert(rows.end(), facts.begin(), facts.end());
    return rows;
}

wxString outcome(const ScoreSheet& sheet) {
    std::vector<wxString> winners;
    for (const PlayerScore& score : sheet.players)
        if (score.winner) winners.push_back(i18n::text(score.name));
    const bool shared = winners.size() > 1;
    const wxString names = i18n::listed(winners);
    if (sheet.complete) return i18n::fill(shared ? _("{1} share the victory.") : _("{1} wins."), {names});
    return i18n::fill(shared ? _("{1} are ahead together.") : _("{1} is ahead."), {names});
}

}

wxString told(const std::string& source, const Fault& fault) {
    const wxString name = source == "-" ? _("standard input") : i18n::text(source);
    const wxString message = i18n::expectation(fault);
    if (fault.path.empty()) return i18n::fill(_("{1}: {2}. Correct it, or name a record of a game."), {name, message});
    return i18n::fill(_("{1}, at {2}: {3}. Correct it there and try again."), {name, i18n::text(fault.path), message});
}

wxString told(const Record& record, const Report& report) {
    wxString text = verdict(report);
    for (const Breach& breach : report.violations) text += "\n" + finding(record, breach) + remedy(record, breach);
    if (!report.waived.empty()) text += "\n" + _("The table let stand:") + "\n";
    for (const Breach& breach : report.waived) text += finding(record, breach);
    return text;
}

wxString told(const Record& record, const ScoreSheet& sheet) {
    const wxString game = i18n::game_name(game_id(record));
    wxString text = i18n::fill(sheet.complete ? _("{1}, final score") : _("{1}, as if the game ended now"), {game});
    text += "\n\n" + table(score_rows(game_id(record), sheet)) + "\n" + outcome(sheet) + "\n";
    if (!sheet.tie_break.empty()) text += i18n::tie_break(game_id(record), sheet.tie_break) + "\n";
    return text;
}

}
