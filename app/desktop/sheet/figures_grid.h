// The sheet: a line of names, and below it a row for each category or round, a field for each side. The keys go from
// field to field as one writes on paper.
#pragma once

#include "app/desktop/widgets/fields.h"
#include "app/table/sheet/entry.h"

#include <functional>
#include <vector>

#include <wx/bitmap.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop::sheet {

namespace game = clerk::sheet;
using table::sheet::Cell;

/// What comes of the sheet; each may change the game, and with it the sheet.
struct GridIntents {
    std::function<void(const Cell& cell, const game::Figure& figure)> enter;
    std::function<void(std::size_t row, const std::string& name)> call;
    std::function<void(std::size_t row)> remove;
    std::function<void()> add;
    std::function<void()> end;                    ///< Enter in the last field
    std::function<void(const wxString& why)> say; ///< what was typed is no figure; empty: it is
};

/// Its fields: "cell-1-2" of row 1 and side 2, "row-1" for the name of row 1.
class FiguresGrid : public wxScrolledWindow {
public:
    /// `badges`: of the sides.
    FiguresGrid(wxWindow* parent, const game::Game& game, const std::vector<wxBitmap>& badges, GridIntents intents);

    void show(const game::Game& game, const std::vector<Place>& marked);
    void focus();                     ///< on the next empty field
    bool is_typed() const;            ///< something else stands in the field with the keys than on the sheet
    bool take_back();                 ///< that; false: there is nothing of the kind
    std::optional<Cell> cell() const; ///< with the keys

private:
    struct Line {
        KeptText* name;
        std::vector<KeptText*> figures;
    };
    void make_head(const std::vector<wxBitmap>& badges);
    void make_line();
    KeptText* make_field(const wxString& name, const wxString& spoken, long style);
    void key(wxKeyEvent& event);
    bool commit(const Cell& cell); ///< false: it is no figure
    void commit_name(std::size_t row);
    void leave(int step);
    void go_to(const Cell& cell);
    void go_down(int rows);
    void show_cell(const Cell& cell);
    KeptText* field(const Cell& cell) const { return lines_[cell.row].figures[cell.side]; }
    std::optional<std::size_t> named_row() const; ///< whose name has the keys
    std::size_t across() const { return totals_.size(); }
    bool has_names() const;

    game::Game game_;
    GridIntents intents_;
    std::vector<Place> marked_;
    wxFlexGridSizer* grid_;
    std::vector<wxStaticText*> totals_; ///< of the sides, below their names
    std::vector<Line> lines_;           ///< as many as there were at most
    bool shows_ = false;                ///< fields are filled, not typed into
};

}
