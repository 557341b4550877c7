// What the referee says of a game: breaches of rules as data. The words are i18n's.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace clerk {

/// A place to mark: column x from the west, row y from the south, and a level (0: the board). How a place is written is
/// the game's own.
struct Place {
    int x = 0;
    int y = 0;
    int level = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// A rule as the rulebook's tables list it. `id` is stable ("stairs.level"): records, words and waivers go by it.
/// Waivable: the table may agree to let a breach stand.
struct Rule {
    std::string_view id;
    bool waivable = false;
    friend constexpr bool operator==(const Rule& a, const Rule& b) { return a.id == b.id; }
};

/// One breach of one rule.
struct Finding {
    const Rule* rule = nullptr;
    std::vector<Place> places = {}; ///< what to mark
    std::vector<int> figures = {};  ///< what the sentence counts, in the order the rule's comment gives
    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

/// The part of a record that broke a rule. `piece` names a list of the record ("terrace", "ornament") and `index` the
/// place in it; empty where a turn's step or the whole is meant.
struct Where {
    static constexpr int nobody = -1; ///< the part is no player's

    int player = 0;
    std::optional<int> round = {}; ///< from 1, where the record lists scorings or rounds instead of turns
    std::optional<int> turn = {};  ///< from 0 over the whole record
    std::optional<int> step = {};  ///< index in the turn's steps; -1 for the turn's own rules, before or after them
    std::string_view piece = {};
    int index = 0;
    bool end = false; ///< of the game, where the record has a part for it
    friend bool operator==(const Where&, const Where&) = default;
};

struct Breach {
    Where where;
    Finding finding;
    friend bool operator==(const Breach&, const Breach&) = default;
};

/// What the referee says of a whole record.
struct Report {
    std::vector<Breach> violations;
    std::vector<Breach> waived;
    std::optional<int> rounds = {};       ///< of the game; none where the history is not known
    std::optional<int> turns_played = {}; ///< before the first violation
    std::optional<int> scorings = {};     ///< before the first violation, of a game scored several times
    std::optional<int> round =
        {}; ///< from 1: of the turn that comes next, where it does not follow from the turns played
    // Of a game that the record lists round by round:
    std::optional<int> rounds_played = {};
    std::vector<int> order = {};   ///< of turns, in the round that is not done, else in the next
    std::vector<int> track = {};   ///< where the players' markers stand
    std::optional<bool> over = {}; ///< nothing is left to play; told by games without a fixed number of rounds

    bool legal() const { return violations.empty(); }
    friend bool operator==(const Report&, const Report&) = default;
};

}
