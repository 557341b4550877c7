// Games to learn from: the first game step by step, samples, puzzles made of a record.
#pragma once

#include "app/table/played_game.h"
#include "app/table/snapshot.h"
#include "core/best.h"
#include "i18n/words.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

// A quiet guide through the first game: one step at a time, each until it is done, and last what a finding is.

class FirstGame {
public:
    /// From here on: what the game has already is not counted. Nothing is told of a game without turns.
    void begin(const Record& record);
    void end() { before_.clear(); }
    bool runs() const { return !before_.empty(); }
    bool is_of(const Record& record) const { return id_ == record.head.id; }

    /// After every change of its game; ends the guide once all is done.
    void follow(const Snapshot& now);

    struct Told {
        int step = 1; ///< from 1
        int steps = 1;
        wxString words;
    };
    std::optional<Told> told() const { return told_; } ///< none: it does not run

private:
    static bool finds(const Snapshot& now) { return !now.broken.empty() || now.refused; }

    std::string id_;                ///< of the game
    std::vector<FirstStep> before_; ///< when it began
    bool found_ = false;            ///< something was wrong since then
    std::optional<Told> told_;
};

/// Nothing was entered yet.
bool is_fresh(const Record& record);

}

namespace clerk {

// The sample games that come with the program.

/// Beside the installed program, or in the sources it was built from; sorted by name. `program`: the executable.
std::vector<std::filesystem::path> samples(const std::filesystem::path& program);

/// The game of one of these, by its id: a copy of the file that lies elsewhere has it, too.
bool is_sample(std::string_view game, const std::filesystem::path& program);

/// What the sample is, told by its file: "GAME-two-players.clerk.json" is "Game: two players". What else a file is
/// called is read as it is: "a-sample.clerk.json" is "a sample".
wxString sample_name(const std::filesystem::path& sample);

}

namespace clerk::table {

// Puzzles from a table's own games: a turn that was played, with its tile in hand and nothing built yet. The answer is
// the exact best of that turn, and is found again whenever it is asked for.

struct Puzzle {
    Record position; ///< the turn has begun
    std::size_t turn = 0;
    int player = 0;
    int before = 0;    ///< the player's total
    int points = 0;    ///< that the best build brings; none brings more
    Record answer;     ///< the game once it is done
    wxString how = {}; ///< it is done
};

/// None: in that turn there is nothing to win, or the patience was at its end before the best was sure. Requires a
/// legal record that has the turn.
std::optional<Puzzle> puzzle(const Record& record, std::size_t turn, const Patience& patience);

/// What the player's total has grown by; nothing where a rule is broken.
int won(const Puzzle& puzzle, const Record& tried);

/// How good one has become: it grows with every puzzle solved, and shrinks with every answer shown.
struct PuzzleLevel {
    int level = 0;
    int least_points() const { return 3 + 2 * level; } ///< of a puzzle
    PuzzleLevel after_solved() const { return {level < 8 ? level + 1 : level}; }
    PuzzleLevel after_shown() const { return {level > 0 ? level - 1 : 0}; }
};

}
