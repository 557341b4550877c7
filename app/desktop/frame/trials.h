// Positions tried out, and puzzles.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/table/learning.h"

namespace clerk::desktop {

/// Positions tried out: from the rules, from the table, from a game that is looked back at. Nothing of it is kept.
class Trials {
public:
    explicit Trials(Workbench& bench) : bench_(bench) {}

    std::function<void(bool begins)> on_trial; ///< meanwhile no command may reach the game on the table

    void begin(const Trial& trial);
    bool come_back(); ///< from a page that was called meanwhile; false: none goes on
    void drop();      ///< the window has turned to another page; where none goes on, nothing happens

private:
    void end();

    Workbench& bench_;
    std::function<void()> back_;
};

/// Puzzles from the games of the history, harder as one gets better. They are tried out like any position.
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
