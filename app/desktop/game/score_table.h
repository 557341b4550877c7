// The score of everyone, category by category.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/score_sheet.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/string.h>
#include <wx/window.h>

namespace clerk::desktop {

// The figures of a score table and their words: a column for each who has points, a line for each category and one for
// the total.

/// A player in a chart.
struct PlayerMark {
    wxBitmap sign;   ///< the badge, small
    wxColour colour; ///< the badge's
};

struct ScoreView {
    std::string game;
    ScoreSheet sheet;
    std::vector<wxBitmap> badges = {};       ///< one a player
    std::vector<PlayerMark> marks = {};      ///< one a player
    int shown = -1;                          ///< the player whose column stands out
    std::optional<std::size_t> scoring = {}; ///< its place among the player's rounds; none: the sums
    /// The place of the round that is as if the game ended now; none: all took place.
    std::optional<std::size_t> forecast = {};
};

class ScoreColumns {
public:
    ScoreColumns() = default; ///< of nobody
    explicit ScoreColumns(const ScoreView& view);

    struct Column {
        const std::vector<Category>* categories;
        std::optional<Points> total; ///< none: it is not known
    };
    Column column(std::size_t who) const;
    const Category* category(std::size_t who, int line) const; ///< null: the line is not theirs

    const std::vector<PlayerScore>& scores() const { return scores_; } ///< one a column
    int count() const { return static_cast<int>(scores_.size()); }
    int categories() const;                        ///< lines above the total: none where the one there is says the same
    int lines() const { return categories() + 1; } ///< with the total
    wxString title(int line) const;

    wxString line_in_words(int line) const;
    wxString in_words() const;

private:
    std::string game_;
    std::optional<std::size_t> scoring_ = {}; ///< its number among the player's rounds; none: the sums
    bool is_forecast_ = false;
    std::vector<PlayerScore> scores_ = {};
};

// The score of everyone, category by category: all of it, or one scoring of a game that has several. A line chosen
// lights up its pieces on the board.
/// How much of the score is shown: facts that bring no points give way first, then the air between the lines.
enum class ScoreFold { whole, without_facts, close, totals, none };

class ScoreTable : public wxWindow {
public:
    explicit ScoreTable(wxWindow* parent);

    void show(ScoreView view);
    void choose(std::optional<int> line);
    void fold(ScoreFold fold);
    std::vector<Place> lit() const; ///< the pieces of the line chosen, of the player shown

    /// A line was chosen, or let go. `player`: whose figure was meant.
    std::function<void(int player)> on_choose;
    std::function<void(const wxString& why)> on_dead; ///< a click that can mean nothing

    wxSize DoGetBestClientSize() const override;
    wxPoint centre(int line, int player) const; ///< where a figure is drawn, for tests that click

private:
    int line_height() const;
    int width_of_names() const;
    int figure_width() const;
    wxRect figure_area(int line, int player) const;
    bool only_totals() const { return fold_ == ScoreFold::totals; }
    int row(int line) const {
        return only_totals() && line >= 0 ? 0 : line;
    } ///< where it is drawn, from the heads down
    int line_at(int y) const { return only_totals() ? columns_.categories() : y / line_height() - 1; }

    void paint(PaintDC& dc);
    void draw_badges(wxDC& dc) const;
    void draw_ground(wxDC& dc, int line, const wxRect& row) const;
    void draw_title(wxDC& dc, int line, int y) const;
    void draw_line(wxDC& dc, int line);
    void draw_figure(wxDC& dc, int line, std::size_t who, int y) const;
    void draw_rank(wxDC& dc, const SharedRank& rank, const wxRect& area) const;
    void draw_facts(wxDC& dc);

    void click(wxMouseEvent& event);
    void key(wxKeyEvent& event);
    void point_at(wxPoint point);
    wxString told_of(wxPoint point) const;
    void tell(int player);

    ScoreView view_;
    ScoreColumns columns_;
    ScoreFold fold_ = ScoreFold::whole;
    std::optional<int> line_;
    std::optional<int> pointed_;
    mutable std::optional<int> figure_width_; ///< once reckoned for the view: to measure text takes long
};

}
