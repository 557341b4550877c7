// What a game brings to i18n: its words, behind one table of functions: `words()` in words_<game>.h.
#pragma once

#include "core/game.h"
#include "core/ruling.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::i18n {

/// A word of the record and what a person reads for it.
struct Word {
    std::string_view id;
    const char* text;
};
wxString word(std::span<const Word> words, std::string_view id); ///< the id itself where there is none

/// What one of several scorings is called.
struct ScoringWords {
    const char* one = wxTRANSLATE("Scoring {1}");
    const char* forecast = wxTRANSLATE("Scoring {1}, as if the game ended now");
    const char* all = wxTRANSLATE("All scorings together");
};

/// What is said of a breach: what is wrong, and what would make it legal. The placeholder {2} is the second figure of
/// the finding; {2:kind} is that figure as a noun, and {kind} what several figures and places make together.
struct BreachWords {
    const char* sentence = nullptr;
    const char* remedy = nullptr;
    bool (*when)(const Finding&) = nullptr; ///< none: always
};

/// All words of a rule.
struct RuleWords {
    std::string_view rule;   ///< id
    const char* title;       ///< the rule in a few words, as a heading
    const char* clause;      ///< what the rulebook says there, in our own words
    BreachWords breaches[8]; ///< the first that fits a finding is told
};

/// A figure as the noun of the kind that a placeholder asks for, and several figures and places told at once.
using Noun = std::optional<wxString> (*)(const wxString& kind, int figure);
using List = std::optional<wxString> (*)(const wxString& kind, const Finding& finding);

/// The rules of a game in words. Requires of a rule that it is in the table, and of a finding that a breach fits.
struct RulesInWords {
    std::span<const RuleWords> table;
    Noun noun;
    List list = nullptr; ///< null: no sentence tells several at once

    wxString sentence(const Finding& finding) const;
    wxString remedy(const Finding& finding) const;
    wxString title(std::string_view rule) const;
    wxString clause(std::string_view rule) const;
};

inline int figure(const Finding& finding, std::size_t number) { return finding.figures.at(number - 1); }
template <std::size_t number, int value> bool is(const Finding& finding) { return figure(finding, number) == value; }

struct GameWords {
    std::string_view game;
    wxString (*name)();
    const RulesInWords* rules;
    wxString (*where)(const Record&, const Where&);
    wxString (*neutral)() = nullptr; ///< who takes points without playing; null where nobody does
    wxString (*category)(std::string_view id);
    wxString (*scored)(std::string_view category);
    wxString (*fact)(std::string_view id);
    wxString (*tie_break)(std::string_view fact);
    std::optional<wxString> (*moves)(const Record&);
    std::optional<wxString> (*missed)(const Record&) = nullptr; ///< null where the game has no such answer
    std::vector<MissedTurn> (*missed_turns)(const Record&, const GameFold&, int from) = nullptr;
    std::span<const Word> phrases; ///< of faults that only this game has
    /// What "key=choice" says that is other than usual: "Dirk's place: ranked". The key "preset" stands for the name of
    /// rulings that belong together. Empty: it is as usual; none: there is no such ruling or choice.
    std::optional<wxString> (*agreed)(std::string_view key, std::string_view choice) = nullptr;
    BggGame bgg = {};
    wxString (*place)(const Place&) = nullptr; ///< its name, perhaps of several words; null: as a record writes it
    ScoringWords scorings = {};
    std::optional<BestWords> (*best)(const Record&, const Patience&) = nullptr; ///< null where the game has no advice
    /// Null where no turn can be compared with its best.
    std::optional<ReviewedTurn> (*reviewed)(const Record&, const GameFold&, int turn, const Patience&,
                                            GameAfter) = nullptr;
};

/// "Statues +2; Height points +2"
wxString gains_told(std::string_view game, const std::vector<Gain>& gains);

/// "Round 4, Linda, step 2"; `start`, not translated yet, is told for the step -1 instead.
wxString where_in_rounds(const Record& record, const Where& where, const char* start);
wxString player(const Record& record, const Where& where); ///< the name

/// "It is legal 2 cells to the east."; none: one does not get there straight along a row or a column. Columns from the
/// west, rows from the south.
std::optional<wxString> legal_that_way(int columns, int rows);

/// A choice of a ruling: in short, and in one sentence.
struct ChoiceWords {
    const char* name;
    const char* explained;
};

/// All words of a ruling; its choices in core's order.
struct RulingWords {
    std::string_view ruling; ///< key
    const char* name;
    ChoiceWords choices[2];
};
const RulingWords& ruling_words(std::span<const RulingWords> table,
                                std::string_view ruling); ///< requires that it is there

/// What one of the rulings in core's list says in a variant, as GameWords::agreed has it.
template <class List>
std::optional<wxString> agreed_ruling(const List& list, std::span<const RulingWords> table, std::string_view key,
                                      std::string_view choice) {
    for (const auto& ruling : list) {
        if (ruling.key != key) continue;
        if (choice == ruling.choices[0]) return wxString();
        const RulingWords& words = ruling_words(table, key);
        if (choice == ruling.choices[1])
            return fill(_("{1}: {2}"), {wxGetTranslation(words.name), wxGetTranslation(words.choices[1].name)});
    }
    return std::nullopt;
}

/// What a table agreed on by the key "preset"; none: there is no such preset.
template <class List>
std::optional<wxString> agreed_preset(const List& presets, std::string_view preset,
                                      wxString (*name)(std::string_view)) {
    const bool known = std::ranges::any_of(presets, [&](const auto& one) { return one.id == preset; });
    return known ? std::optional(name(preset)) : std::nullopt;
}

/// Replaces every {…} that `noun` has a text for; what it fills in is not looked at again.
wxString replace_placeholders(const wxString& text,
                              const std::function<std::optional<wxString>(const wxString&)>& noun);

// Names that the table gave pieces in place of the usual ones.

/// From now on the piece is called so; empty: as usual. `piece` is its word in a record.
void give_name(std::string_view game, std::string_view piece, const wxString& name);
/// The name given to the piece, or else the usual one.
wxString given_name(std::string_view game, std::string_view piece, const wxString& usual);

}
