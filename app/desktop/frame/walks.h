// Games gone through again: walked through, written into a file, looked back at beside their best; positions tried out,
// and puzzles.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/table/learning.h"
#include "app/table/walk.h"

#include <filesystem>
#include <functional>
#include <string>

#include <wx/string.h>

namespace clerk::desktop {

// Games gone through again: walked through, written into a file, looked back at beside their best.

/// A walk through a game written into a file, without a window.
/// As a page (*.html) or a moving picture (*.png). Empty: it is written; else in a sentence why not.
wxString write_walk(const std::filesystem::path& record, const std::filesystem::path& to);

/// Games walked through: the one on the table, and past ones, which stay where they are.
class Walks {
public:
    explicit Walks(Workbench& bench) : bench_(bench) {}

    /// A game of the history. What is open or begun on the table stays as it is.
    void show(const std::string& id, std::function<void()> back);

private:
    void come_back();
    void try_on(const Record& position);
    void ask_and_save(wxWindow& button);
    // Both say how far they are, and can be stopped.
    void save_page(const table::Walk& walk, const std::filesystem::path& file);
    void save_film(const table::Walk& walk, const std::filesystem::path& file);
    /// `made`: the file's bytes; told of every turn that is done.
    void save(const std::filesystem::path& file,
              const std::function<std::string(const std::function<void(std::size_t done, std::size_t all)>&)>& made);

    Workbench& bench_;
};

/// Games looked back at, turn by turn beside their best: the one on the table, and past ones.
class Reviews {
public:
    explicit Reviews(Workbench& bench) : bench_(bench) {}

    /// A game of the history. One that may not be looked back at is told why.
    void show(const std::string& id, std::function<void()> back);

private:
    Workbench& bench_;
};

// Positions tried out, and puzzles.

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
    wxString in_words(const Record& tried);
    Record answer();
    void note(const std::string& how, table::PuzzleLevel level); ///< once a puzzle

    Workbench& bench_;
    std::optional<table::Puzzle> puzzle_; ///< that is tried
    bool noted_ = false;
};

}
