#include "app/table/rule_pages.h"

#include "app/table/snapshot.h"
#include "core/record_examples.h"
#include "i18n/text.h"

#include <algorithm>
#include <iterator>

namespace clerk::table {

namespace {

constexpr std::size_t turns_shown = 4; ///< the last ones up to what the page is about

/// The turn where the rule is broken, or the last.
std::size_t turn_shown(const Snapshot& now, const Where& where) {
    const auto turn = static_cast<std::size_t>(turn_of(where).value_or(static_cast<int>(now.turn_lines.size())));
    return std::min(turn, now.turn_lines.size() - 1);
}

std::vector<EnteredLine> lines(const Snapshot& now, const Where& where, int player) {
    std::vector<EnteredLine> all;
    if (!now.turn_lines.empty()) {
        const std::size_t last = turn_shown(now, where);
        for (std::size_t turn = last - std::min(last, turns_shown - 1); turn <= last; ++turn)
            all.push_back({i18n::fill(_("{1}: {2}"), {title_of_turn(now, turn), now.turn_lines[turn].words})});
    }
    for (const Fact& fact : now.score().players.at(static_cast<std::size_t>(player)).facts)
        all.push_back({.words = i18n::fill(_("{1}: {2}"), {i18n::fact(now.game(), fact.id), figure(fact.value)}),
                       .is_held = true});
    return all;
}

ShownPosition shown(const Record& record, const Where& where) {
    const int player = std::max(where.player, 0);
    const Snapshot now = snapshot_of(FoldedRecord(record), false);
    ShownPosition position{.record = record, .player = player, .verdict = {}};
    if (!now.turn_lines.empty()) position.entered = now.turn_lines[turn_shown(now, where)].words;
    position.lines = lines(now, where, player);
    position.built = !built(now.whole, player).empty();
    return position;
}

/// What the table may let stand is drawn as it then stands.
ShownPosition shown_broken(const Example& example) {
    const Breach& breach = example.breach;
    ShownPosition position = shown(example.broken, breach.where);
    if (example.rule->waivable) position.record = waived(example.broken, breach.where, {});
    position.marked = breach.finding.places;
    position.built |= !position.marked.empty();
    return position;
}

/// Where nothing that was entered tells it, what is said of each does.
void tell_apart(ShownPosition& one, ShownPosition& other, const wxString& wrong) {
    const auto is_in = [](const EnteredLine& line, const std::vector<EnteredLine>& all) {
        return std::ranges::find(all, line.words, &EnteredLine::words) != all.end();
    };
    for (EnteredLine& line : one.lines) line.differs = !is_in(line, other.lines);
    for (EnteredLine& line : other.lines) line.differs = !is_in(line, one.lines);
    for (ShownPosition* shown : {&one, &other})
        std::erase_if(shown->lines, [](const EnteredLine& line) { return line.is_held && !line.differs; });
    const auto differs = [](const ShownPosition& shown) {
        return std::ranges::any_of(shown.lines, &EnteredLine::differs);
    };
    if (differs(one) || differs(other)) return;
    one.lines.push_back({one.verdict, true});
    other.lines.push_back({wrong, true});
}

RulePage page_of(std::string_view game, const Example& example) {
    const Rule& rule = *example.rule;
    const Breach& breach = example.breach;
    RulePage page{.id = std::string(rule.id),
                  .title = i18n::title(game, rule),
                  .clause = i18n::clause(game, rule),
                  .sentence = i18n::sentence(game, breach.finding),
                  .remedy = i18n::remedy(game, breach.finding),
                  .waivable = rule.waivable,
                  .rulings = {},
                  .legal = shown(example.legal, breach.where),
                  .broken = shown_broken(example),
                  .as_entered = example.broken};
    page.legal.verdict = _("Legal");
    page.broken.verdict = _("Not legal");
    tell_apart(page.legal, page.broken, page.sentence);
    for (const std::string& key : example.rulings) page.rulings.push_back(i18n::ruling(game, key));
    return page;
}

/// "2 + 1 + 1 = 4"; where one line brings all, "4".
wxString summed(const Category& category, int points) {
    wxString sum;
    for (const ScoreLine& line : category.lines) sum += (sum.empty() ? "" : " + ") + figure(line.points);
    return category.lines.size() < 2 ? figure(points) : sum + " = " + figure(points);
}

ShownPosition scored(const Scored& example, std::string_view category, int player) {
    ShownPosition position = shown(example.record, {.player = player});
    const std::string_view game = game_id(example.record);
    const PlayerScore score = clerk::score(example.record).players.at(static_cast<std::size_t>(player));
    const Category& bill = score.category(category);
    position.verdict = i18n::fill(_("{1}: {2}"), {i18n::category(game, category), summed(bill, example.points)});
    position.lit = bill.places;
    return position;
}

RulePage page_of(std::string_view game, const ScoreExample& example) {
    RulePage page{.id = "score." + std::string(example.category),
                  .scores = true,
                  .title = i18n::category(game, example.category),
                  .clause = i18n::scored(game, example.category),
                  .sentence = {},
                  .remedy = {},
                  .rulings = {},
                  .legal = scored(example.one, example.category, example.player),
                  .broken = scored(example.other, example.category, example.player),
                  .as_entered = example.one.record};
    tell_apart(page.legal, page.broken, page.broken.verdict);
    return page;
}

}

std::vector<RulePage> rule_pages(std::string_view game) {
    std::vector<RulePage> pages;
    for (const Example& example : examples(game)) pages.push_back(page_of(game, example));
    for (const ScoreExample& example : score_examples(game)) pages.push_back(page_of(game, example));
    return pages;
}

wxString listed_as(const RulePage& page) {
    return page.scores ? i18n::fill(_("Score: {1}"), {page.title}) : page.title;
}

bool speaks_of(const RulePage& page, const wxString& sought) {
    wxString all = listed_as(page) + ' ' + page.clause + ' ' + page.sentence + ' ' + page.remedy + ' ' + page.id;
    for (const i18n::RulingTold& ruling : page.rulings)
        all += ' ' + ruling.name + ' ' + ruling.usual + ' ' + ruling.otherwise;
    all.MakeLower();
    for (wxString rest = sought.Lower(); !rest.empty(); rest = rest.AfterFirst(' '))
        if (!all.Contains(rest.BeforeFirst(' '))) return false;
    return true;
}

}
