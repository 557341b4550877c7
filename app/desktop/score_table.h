// The score of every player, category by category. A line chosen lights up its pieces on the board.
#pragma once

#include "core/score_sheet.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop {

struct ScoreView {
    std::string game;
    ScoreSheet sheet;
    std::vector<wxBitmap> badges = {}; ///< one a player
    int shown = -1;                    ///< the player whose column stands out
};

class ScoreTable : public wxWindow {
public:
    explicit ScoreTable(wxWindow* parent);

    void show(ScoreView view);
    std::optional<int> line() const { return line_; } ///< the line chosen
    void choose(std::optional<int> line);

    /// A category was chosen, of one player; none: let go.
    std::function<void(std::optional<int> category, int player)> on_choose;

    wxSize DoGetBestClientSize() const override;
    wxPoint middle(int line, int player) const; ///< where a line is drawn, for tests that click

private:
    int line_height() const;
    int lines() const;
    int figure_width() const;
    wxRect figure_area(int line, int player) const;
    int line_at(int y) const { return y / line_height() - 1; }
    void paint(wxPaintEvent& event);
    void draw_line(wxDC& dc, int line);
    void draw_facts(wxDC& dc);
    void click(wxMouseEvent& event);
    void key(wxKeyEvent& event);
    void point_at(std::optional<int> line);
    void tell(int player);
    int categories() const;

    ScoreView view_;
    std::optional<int> line_;
    std::optional<int> pointed_;
};

/// The pieces of a category.
std::vector<Place> places(const Category& category);

}
