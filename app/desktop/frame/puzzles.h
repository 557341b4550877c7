// Puzzles from the games of the history, harder as one gets better. They are tried out like any position.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/table/puzzle.h"

namespace clerk::desktop {

class Puzzles {
public:
    explicit Puzzles(Workbench& bench) : bench_(bench) {}

    void show(); ///< the next; none: says so

private:
    std::optional<table::Puzzle> find() const;
    wxString told(const Record& tried);
    Record answer();
    void note(const std::string& how, table::PuzzleLevel level); ///< once a puzzle

    Workbench& bench_;
    std::optional<table::Puzzle> puzzle_; ///< that is tried
    bool noted_ = false;
};

}
