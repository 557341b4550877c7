// Builds as lists: what a player has built, and the best of the turn.
#pragma once

#include "app/table/played_game.h"
#include "i18n/words.h"

#include <functional>
#include <optional>
#include <thread>
#include <vector>

#include <wx/listbox.h>
#include <wx/panel.h>

namespace clerk::desktop {

using table::BuiltPiece;

/// The best builds of the turn, looked for beside the window's own work. Each is played by a click.
/// Hidden until it is asked. The lines: "best-1" …; what it says of them: "best-note".
class BestPanel : public wxPanel {
public:
    explicit BestPanel(wxWindow* parent);

    void ask(const Record& record); ///< requires a legal one; returns at once, and the answer comes when it is found
    void follow(const Record& now); ///< another record: the answer is of no use any more
    void close();                   ///< gives the search up
    bool asked() const { return asked_.has_value(); }

    std::function<void(const Record& after)> on_play;
    std::function<void(const std::vector<Place>& places)> on_look; ///< the pointer or the keys are on a line
    std::function<void()> on_change;                               ///< it needs other room

private:
    void look_for(std::stop_token stop, const Record& record, int question);
    void show(const i18n::BestWords& best);
    void add_line(wxSizer& rows, const i18n::BestLine& line, std::size_t place);
    void add_text(wxSizer& rows, const wxString& text);

    std::optional<Record> asked_;
    int question_ = 0; ///< an answer to an earlier one comes too late
    std::jthread search_;
};

/// What a player has built as a list: the board's twin for who hears it, always in step with it.
class BuiltList : public wxListBox {
public:
    explicit BuiltList(wxWindow* parent);

    /// `chosen`: the places of the piece that is lit on the board; empty: what is pointed at there is chosen here.
    void show(std::vector<BuiltPiece> pieces, std::vector<Place> chosen);
    /// What is highest in the column is chosen, if nothing is lit; without `on_choose`.
    void point(const Place& column);

    std::function<void(const std::vector<Place>& places)> on_choose;

private:
    wxArrayString rows() const;
    void choose();
    void light(); ///< the row that is chosen

    std::vector<BuiltPiece> pieces_;
    std::vector<Place> chosen_;
    std::optional<Place> column_; ///< pointed at last; none: the list was used since
    int width_ = 0;               ///< that the rows were broken for
};

}
