// A quiet guide through the first game: one step at a time, each until it is done, and last what a finding is.
#pragma once

#include "app/table/played_game.h"
#include "app/table/snapshot.h"

#include <optional>
#include <vector>

namespace clerk::table {

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
