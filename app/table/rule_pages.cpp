#include "app/table/rule_pages.h"

#include "app/table/catalogue.h"
#include "app/table/turns.h"
#include "core/record_examples.h"

#include <algorithm>

namespace clerk::table {

namespace {

/// Of the turn where the rule is broken, or of the last.
wxString entered(const FoldedRecord& folded, const Where& where) {
    const std::vector<TurnLine> lines = turn_lines(folded);
    if (lines.empty()) return {};
    const auto turn = static_cast<std::size_t>(turn_of(where).value_or(static_cast<int>(lines.size())));
    return lines[std::min(turn, lines.size() - 1)].words;
}

ShownPosition shown(const Record& record, const Breach& breach) {
    const int player = std::max(breach.where.player, 0);
    const FoldedRecord folded(record);
    return {record, player, {}, entered(folded, breach.where), !built(folded, player).empty()};
}

/// What the table may let stand is drawn as it then stands.
ShownPosition shown_broken(const Example& example) {
    const Breach& breach = example.breach;
    ShownPosition position = shown(example.broken, breach);
    if (example.rule->waivable) position.record = waived(example.broken, breach.where, {});
    position.marked = breach.finding.places;
    position.built |= !position.marked.empty();
    return position;
}

RulePage page_of(std::string_view game, const Example& example) {
    const Rule& rule = *example.rule;
    const Breach& breach = example.breach;
    RulePage page{.id = std::string(rule.id),
                  .clause = i18n::clause(game, rule),
                  .sentence = i18n::sentence(game, breach.finding),
                  .remedy = i18n::remedy(game, breach.finding),
                  .waivable = rule.waivable,
                  .rulings = {},
                  .legal = shown(example.legal, breach),
                  .broken = shown_broken(example),
                  .as_entered = example.broken};
    for (const std::string& key : example.rulings) page.rulings.push_back(i18n::ruling(game, key));
    return page;
}

}

std::vector<RulePage> rule_pages(std::string_view game) {
    std::vector<RulePage> pages;
    for (const Example& example : examples(game)) pages.push_back(page_of(game, example));
    return pages;
}

bool speaks_of(const RulePage& page, const wxString& sought) {
    wxString all = page.clause + ' ' + page.sentence + ' ' + page.remedy + ' ' + page.id;
    for (const i18n::RulingTold& ruling : page.rulings)
        all += ' ' + ruling.name + ' ' + ruling.usual + ' ' + ruling.otherwise;
    all.MakeLower();
    for (wxString rest = sought.Lower(); !rest.empty(); rest = rest.AfterFirst(' '))
        if (!all.Contains(rest.BeforeFirst(' '))) return false;
    return true;
}

}
