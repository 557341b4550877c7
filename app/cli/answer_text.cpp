#include "app/cli/answer_text.h"

#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/history/error_words.h"
#include "core/best.h"
#include "core/record_fold.h"
#include "i18n/words.h"

#include <algorithm>
#include <ostream>

namespace clerk::cli {

std::string FindingWords::in_words(const Breach& breach) {
    const Words& known = words(breach.finding);
    return for_people(i18n::where(record_, breach.where)) + known.places + "\n  " + known.sentence + "\n";
}

const FindingWords::Words& FindingWords::words(const Finding& finding) {
    constexpr std::size_t most = 1000; // some name a hundred places
    if (known_.size() == most) known_.clear();
    std::vector<int> key{rules_.try_emplace(finding.rule, static_cast<int>(rules_.size())).first->second,
                         static_cast<int>(finding.places.size())};
    for (const Place& place : finding.places) key.insert(key.end(), {place.x, place.y, place.level});
    key.insert(key.end(), finding.figures.begin(), finding.figures.end());
    const auto [found, is_new] = known_.try_emplace(std::move(key));
    if (!is_new) return found->second;
    const std::string_view game = game_id(record_);
    if (!finding.places.empty())
        found->second.places = for_people(i18n::fill(_("{1}: {2}"), {wxString(), i18n::places(game, finding.places)}));
    found->second.sentence = for_people(i18n::sentence(game, finding) + " [" + i18n::text(finding.rule->id) + "]");
    return found->second;
}

namespace {

wxString remedy(const Record& record, const Breach& breach) {
    return "  " + i18n::remedy(game_id(record), breach.finding) + "\n";
}

wxString verdict(const Report& report) {
    wxString line = report.legal() ? _("Legal: no rule is broken.") : _("Illegal.");
    if (report.rounds_played)
        return line + "\n" + i18n::fill_figures(_("Rounds played: {1}."), {*report.rounds_played}) + "\n";
    if (!report.turns_played) return line + "\n";
    const int turns = *report.turns_played;
    line += "\n";
    if (report.rounds) line += i18n::fill_figures(_("Rounds: {1}. Turns played: {2}."), {*report.rounds, turns});
    if (report.round) line += i18n::fill_figures(_("Round: {1}. Turns played: {2}."), {*report.round, turns});
    if (!report.rounds && !report.scorings && !report.round)
        line += i18n::fill_figures(_("Turns played: {1}."), {turns});
    if (report.scorings) line += i18n::fill_figures(_("Turns played: {1}. Scorings: {2}."), {turns, *report.scorings});
    return line + "\n";
}

/// One row: what it tells of each.
template <class Tell> Row row(const wxString& title, const std::vector<PlayerScore>& all, Tell tell) {
    Row row{title};
    for (const PlayerScore& score : all) row.push_back(tell(score));
    return row;
}

/// Where there is one category it is the result, which may not be known.
wxString points(const PlayerScore& score, const PlayerScore& first, std::size_t line) {
    const Category* category = own_line(score.categories, first.categories, line);
    const bool alone = score.categories.size() == 1;
    if (!category || (alone && !known_total(score))) return {};
    const auto known = category->known_points();
    return known ? figure(*known) : wxString();
}

/// Of all players, in the order of the first who has them.
std::vector<std::string_view> all_facts(const std::vector<PlayerScore>& all) {
    std::vector<std::string_view> ids;
    for (const PlayerScore& score : all)
        for (const Fact& fact : score.facts)
            if (std::ranges::find(ids, fact.id) == ids.end()) ids.push_back(fact.id);
    return ids;
}

std::vector<Row> score_rows(const std::string_view game, const ScoreSheet& sheet) {
    const auto all = i18n::everyone(game, sheet);
    std::vector<Row> rows{row("", all, [](const PlayerScore& score) { return name_cell(score.name); })};
    for (std::size_t line = 0; line < all.front().categories.size(); ++line)
        rows.push_back(row(i18n::category(game, all.front().categories[line]), all,
                           [&](const PlayerScore& score) { return points(score, all.front(), line); }));
    if (all.front().categories.size() > 1)
        rows.push_back(row(_("Total"), all, [](const PlayerScore& score) { return figure(score.exact_total()); }));
    rows.push_back(
        row(_("Rank"), all, [](const PlayerScore& score) { return score.rank > 0 ? figure(score.rank) : wxString(); }));
    rows.push_back({});
    for (std::size_t i = 0; i < all.front().rounds.size(); ++i)
        rows.push_back(row(i18n::scoring(game, all.front().rounds[i].number), all,
                           [i](const PlayerScore& score) { return figure(score.rounds[i].total()); }));
    for (const std::string_view fact : all_facts(all))
        rows.push_back(row(i18n::fact(game, fact), all, [&](const PlayerScore& score) {
            const auto value = score.fact(fact);
            return value ? figure(*value) : wxString();
        }));
    return rows;
}

wxString outcome(std::string_view game, const ScoreSheet& sheet) {
    std::vector<wxString> winners;
    for (const PlayerScore& score : i18n::everyone(game, sheet))
        if (sheet.complete ? score.winner : score.rank == 1) winners.push_back(i18n::name_line(score.name));
    if (winners.empty()) return sheet.complete ? _("Lost together.") : wxString();
    const bool shared = winners.size() > 1;
    const wxString names = i18n::listed(winners);
    if (sheet.complete) return i18n::fill(shared ? _("{1} share the victory.") : _("{1} wins."), {names});
    return i18n::fill(shared ? _("{1} are ahead together.") : _("{1} is ahead."), {names});
}

}

wxString in_words(const std::string& source, const Fault& fault) {
    const wxString name = source == "-" ? _("standard input") : i18n::name_line(source);
    if (const auto newer = newer_record(name, fault)) return *newer;
    const wxString message = i18n::expectation(fault);
    if (fault.path.empty()) return i18n::fill(_("{1}: {2}. Correct it, or name a record of a game."), {name, message});
    return i18n::fill(_("{1}, at {2}: {3}. Correct it there and try again."), {name, i18n::text(fault.path), message});
}

void tell(std::ostream& out, const Record& record, const Report& report) {
    FindingWords words(record);
    out << for_people(verdict(report));
    for (const Breach& breach : report.violations)
        out << '\n' << words.in_words(breach) << for_people(remedy(record, breach));
    if (!report.waived.empty()) out << for_people("\n" + _("The table let stand:") + "\n");
    for (const Breach& breach : report.waived) out << words.in_words(breach);
}

wxString in_words(const i18n::BestWords& best) {
    wxString text = best.heading.empty() ? wxString() : best.heading + "\n";
    for (const i18n::BestLine& line : best.lines) {
        text +=
            "  " + (line.points ? i18n::fill(_("{1} VP: {2}"), {figure(*line.points), line.words}) : line.words) + "\n";
        if (!line.why.empty()) text += "    " + line.why + "\n";
    }
    return text + best.note + "\n";
}

wxString reviewed(const Record& record) {
    const RecordFold folded = fold(record);
    std::vector<i18n::ReviewedTurn> turns;
    SharedPatience patience(clerk::turns(record));
    for (int turn = 0; turn < static_cast<int>(clerk::turns(record)); ++turn)
        if (auto found = i18n::reviewed(record, folded.game, turn, patience.for_next_turn(), i18n::GameAfter::none))
            turns.push_back(*std::move(found));
    const std::vector<std::string> names = players(record);
    const auto brought = [&](const i18n::ReviewedTurn& turn) {
        const wxString where = i18n::where(record, {.player = turn.player, .turn = turn.turn});
        const wxString points = figure(turn.points), best = figure(turn.best);
        // TRANSLATORS: {2} is a tile and where it was put, what alone of the turn is compared.
        return turn.what.empty()
                   ? i18n::fill(_("{1}: {2} brought, {3} possible"), {where, points, best})
                   : i18n::fill(_("{1}, {2}: {3} brought, {4} possible"), {where, turn.what, points, best});
    };
    if (turns.empty()) return _("No turn of this game can be compared with its best.") + "\n";

    wxString text = (turns.front().what.empty() ? _("Points left on the table:")
                                                : _("Points left on the table, counting one tile of each turn:")) +
                    "\n";
    for (int player = 0; player < static_cast<int>(names.size()); ++player) {
        int left = 0;
        for (const ComparedTurn& turn : turns) left += turn.player == player ? turn.left() : 0;
        text += "  " +
                i18n::fill(_("{1}: {2}"), {i18n::name_line(names[static_cast<std::size_t>(player)]), figure(left)}) +
                "\n";
    }
    const auto moments = costliest({turns.begin(), turns.end()}, usual_moments);
    text += "\n" + (moments.empty() ? _("Every turn was its best.") : _("The costliest moments:")) + "\n";
    for (const ComparedTurn& moment : moments) {
        const auto& turn = *std::ranges::find(turns, moment.turn, &ComparedTurn::turn);
        text += "  " + brought(turn) + "\n";
        for (const i18n::BestLine& step : turn.steps) text += "    " + step.words + "\n";
        if (!turn.why.empty()) text += "    " + turn.why + "\n";
    }
    text += "\n" + _("Turn by turn, as if the game had ended then:") + "\n";
    for (const i18n::ReviewedTurn& turn : turns) {
        const wxString words = brought(turn);
        text += "  " +
                (turn.exact()
                     ? words
                     : i18n::fill(_("{1} (not everything was looked at; at most {2})"), {words, figure(turn.bound)})) +
                "\n";
    }
    return text;
}

wxString in_words(const Record& record, const ScoreSheet& sheet) {
    const wxString game = i18n::game_name(played_as(record).game);
    wxString text = i18n::fill(sheet.complete ? _("{1}, final score") : _("{1}, as if the game ended now"), {game});
    text += "\n\n" + table(score_rows(game_id(record), sheet)) + "\n" + outcome(game_id(record), sheet) + "\n";
    if (!sheet.tie_break.empty()) text += i18n::tie_break(game_id(record), sheet.tie_break) + "\n";
    return text;
}

}
