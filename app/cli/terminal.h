// Text in columns, and how far long work is, for a person at a terminal.
#pragma once

#include "db/file/watch.h"

#include <chrono>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::cli {

// Text in columns, for a screen on which Chinese characters are two columns wide.

int width(const wxString& text);                     ///< in columns of the screen
wxString shortened(const wxString& text, int width); ///< ends in an ellipsis when it was too wide

using Row = std::vector<wxString>;
/// The first columns to the left, the others to the right; one line a row. An empty row is an empty line.
wxString table(const std::vector<Row>& rows, std::size_t left = 1);

/// A table of however many rows: of them only what is written is in memory, and once. Harmless, too.
class LongTable {
public:
    explicit LongTable(std::size_t left = 1) : left_(left) {}

    void add(const Row& row);
    void write(std::ostream& out) const; ///< in UTF-8

private:
    struct Cell {
        std::uint32_t bytes = 0;
        int columns = 0; ///< of the screen
        bool is_last = false;
    };

    std::size_t left_;
    std::string text_;        ///< of all cells
    std::vector<Cell> cells_; ///< row by row
    std::vector<int> widths_;
};

/// Without what would move the cursor, change the colours or turn the direction of writing; line ends stay.
wxString harmless(const wxString& text);

// Long work on a terminal: after half a second a line says how far it is. Ctrl+C stops it, and all is as it was.

/// While it lives, Ctrl+C once asks the work to stop; twice ends the program.
class Progress {
public:
    /// On standard error, where that is a terminal.
    Progress();
    /// `line`: where the line is written; none: nowhere.
    explicit Progress(std::ostream* line, std::chrono::milliseconds patience = std::chrono::milliseconds(500));
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    db::Watch::Ask ask() {
        return [this](std::size_t done, std::size_t all) { return goes_on(done, all); };
    }

private:
    using Clock = std::chrono::steady_clock;
    bool goes_on(std::size_t done, std::size_t all);

    std::ostream* line_;
    std::chrono::milliseconds patience_;
    Clock::time_point told_ = Clock::now();
    bool written_ = false;
    void (*before_)(int);
};

}
