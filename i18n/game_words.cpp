#include "i18n/game_words.h"

#include "i18n/words.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>

namespace clerk::i18n {

wxString player(const Record& record, const Where& where) {
    return name_line(players(record).at(static_cast<std::size_t>(where.player)));
}

wxString where_in_rounds(const Record& record, const Where& where, const char* start) {
    const wxString name = player(record, where);
    const wxString round = figure(*where.turn / static_cast<int>(players(record).size()) + 1);
    if (!where.step) return fill(_("Round {1}, {2}"), {round, name});
    if (*where.step < 0) return fill(_("Round {1}, {2}, {3}"), {round, name, wxGetTranslation(start)});
    return fill(_("Round {1}, {2}, step {3}"), {round, name, figure(*where.step + 1)});
}

std::optional<wxString> legal_that_way(int columns, int rows) {
    if ((columns == 0) == (rows == 0)) return std::nullopt;
    const int cells = std::abs(columns + rows);
    const auto count = static_cast<unsigned>(cells);
    const wxString way =
        rows > 0      ? wxPLURAL("It is legal {1} cell to the north.", "It is legal {1} cells to the north.", count)
        : rows < 0    ? wxPLURAL("It is legal {1} cell to the south.", "It is legal {1} cells to the south.", count)
        : columns > 0 ? wxPLURAL("It is legal {1} cell to the east.", "It is legal {1} cells to the east.", count)
                      : wxPLURAL("It is legal {1} cell to the west.", "It is legal {1} cells to the west.", count);
    return fill_figures(way, {cells});
}

wxString word(std::span<const Word> words, std::string_view id) {
    const auto found = std::ranges::find(words, id, &Word::id);
    return found == words.end() ? text(id) : wxGetTranslation(found->text);
}

const RulingWords& ruling_words(std::span<const RulingWords> table, std::string_view ruling) {
    const auto found = std::ranges::find(table, ruling, &RulingWords::ruling);
    assert(found != table.end());
    return *found;
}

namespace {

const RuleWords& words_of(std::span<const RuleWords> table, std::string_view rule) {
    const auto found = std::ranges::find(table, rule, &RuleWords::rule);
    assert(found != table.end());
    return *found;
}

/// The words of the first breach that fits.
const BreachWords& breach_words(std::span<const RuleWords> table, const Finding& finding) {
    const auto fits = [&](const BreachWords& words) { return words.sentence && (!words.when || words.when(finding)); };
    const auto& breaches = words_of(table, finding.rule->id).breaches;
    const auto found = std::ranges::find_if(breaches, fits);
    assert(found != std::end(breaches));
    return *found;
}

/// A sentence with its figures.
wxString worded(const RulesInWords& rules, const char* words, const Finding& finding) {
    const auto text_of = [&](const wxString& inside) -> std::optional<wxString> {
        unsigned long number = 0;
        if (!inside.BeforeFirst(':').ToCULong(&number)) return rules.list ? rules.list(inside, finding) : std::nullopt;
        if (number < 1 || number > finding.figures.size()) return std::nullopt;
        return rules.noun(inside.AfterFirst(':'), finding.figures[number - 1]);
    };
    wxString sentence = replace_placeholders(wxGetTranslation(words), text_of);
    sentence[0] = static_cast<wxChar>(wxToupper(sentence[0]));
    return sentence;
}

}

wxString RulesInWords::sentence(const Finding& finding) const {
    return worded(*this, breach_words(table, finding).sentence, finding);
}

wxString RulesInWords::remedy(const Finding& finding) const {
    return worded(*this, breach_words(table, finding).remedy, finding);
}

wxString RulesInWords::title(std::string_view rule) const { return wxGetTranslation(words_of(table, rule).title); }

wxString RulesInWords::clause(std::string_view rule) const { return wxGetTranslation(words_of(table, rule).clause); }

namespace {

using Piece = std::pair<std::string, std::string>;

std::map<Piece, wxString>& given() {
    static std::map<Piece, wxString> names;
    return names;
}

}

void give_name(std::string_view game, std::string_view piece, const wxString& name) {
    given()[{std::string(game), std::string(piece)}] = name;
}

wxString given_name(std::string_view game, std::string_view piece, const wxString& usual) {
    const auto found = given().find({std::string(game), std::string(piece)});
    return found == given().end() || found->second.empty() ? usual : found->second;
}

}
