// The games at the table: everything shared in it reaches them through this.
#pragma once

#include "app/table/played_game.h"
#include "core/game.h"
#include "core/record.h"
#include "db/store/store.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::table {

/// Games that are played at the table turn by turn, with their rules and pieces.
std::span<const std::string_view> played_games();
/// The games that are played, and what is entered without rules (a sheet). Of other games there are the rules alone;
/// what is asked below requires one of these.
std::span<const std::string_view> entered_games();
bool is_played(std::string_view game);   ///< it is one of these
bool is_by_rules(std::string_view game); ///< it is one of the first

// Answers to a finding.
bool correctable(const FoldedRecord& folded, const Where& where); ///< there is a part that can be taken back
Record corrected(const FoldedRecord& folded, const Where& where); ///< without the part that broke the rule
Record waived(const Record& record, const Where& where, const std::string& reason);
std::string reason_of(const Record& record, const Where& where); ///< for letting it stand
/// In place of the first step or piece that is wrong, not yet tried in the whole game; none: nothing of the kind is
/// legal. Requires a record that breaks a rule.
std::optional<Advice<Record>> advice(const FoldedRecord& wrong);
ToldFinding told_finding(const FoldedRecord& wrong);

/// Of a finding that something came up twice: where it was entered first.
std::optional<EarlierEntry> earlier_entry(const Record& record, const Finding& finding);

/// How far the game is.
struct Progress {
    std::optional<int> player_at_turn = {}; ///< none: everyone's part may be edited, or the game is over
    wxString heading = {};                  ///< "Round 4 of 15"
    bool finished = false;                  ///< complete, and nothing is left to be entered
};
Progress progress(const FoldedRecord& folded);

/// One line a turn, then perhaps some for what players did at the end of the game.
std::vector<TurnLine> turn_lines(const FoldedRecord& whole);
/// What a player has built, piece by piece in words.
std::vector<BuiltPiece> built(const FoldedRecord& folded, int player);

}

namespace clerk {

// What a new game is set up with when nothing is said: as the table played last.

/// What is known of games that this program knows by their names alone.
struct OtherGames {
    std::vector<std::string> names = {};                                      ///< of those in the history
    std::function<std::optional<Game>(const std::string& name)> as_last = {}; ///< as it was entered here the last time
};

struct SetupDefaults {
    std::string game = std::string(games().front());
    std::vector<std::string> names = {}; ///< of players, the likeliest first
    std::size_t players = 2;
    Depth depth = Depth::builds;
    Aids aids = {};
    OtherGames others = {};
};

/// Of the latest game, with its players first. The store is asked again by `others`. Throws db::Error.
SetupDefaults setup_defaults(const db::Store& store);

}
