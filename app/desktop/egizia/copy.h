// What the parts of one's own copy of Egizia are entered with; what cards and spaces give has a unit of its own.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/copy_parts.h"
#include "app/desktop/game/editor.h"
#include "app/table/egizia/copy.h"
#include "core/egizia/game.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/window.h>

namespace clerk::desktop::egizia {

using namespace table::egizia;

/// The places along the Nile, downstream.
/// Its controls: "nile-track", "next-card-1", "next-edfu", …, and "remove-place".
class CopyNilePanel : public PartPanel {
public:
    CopyNilePanel(wxWindow* parent, game::Board kept); ///< `kept`: has the table's own ring spaces

    void show(const std::string& draft) override;

private:
    void add(const game::Spot& spot); ///< after the chosen place
    void remove();
    void choose(int place);
    void change(std::vector<game::Spot> nile, int chosen);
    void refresh();

    game::Board kept_;
    std::vector<game::Spot> nile_;
    int chosen_ = 0; ///< from 1; 0: none
    CopyStrip* track_;
    wxSizer* next_;
    wxButton* remove_;
};

// The rows of the pyramid, typed from below, beside a picture of what rests on what.

/// The spaces as they lie. A click chooses a space; the next one, below it, says whether it rests on that.
class PyramidSketch : public wxWindow {
public:
    explicit PyramidSketch(wxWindow* parent);

    void show(std::vector<game::PyramidRow> rows);
    wxPoint centre(int row, int space) const; ///< for tests; both from 1

    std::function<void(std::vector<game::PyramidRow>)> on_change;
    std::function<void(const wxString& why)> on_nothing;

private:
    struct At {
        int row, space;
        friend bool operator==(const At&, const At&) = default;
    };
    Area area(At at) const;
    std::optional<At> at(wxPoint point) const;
    void press(wxPoint point);
    void paint(PaintDC& dc);

    std::vector<game::PyramidRow> rows_;
    std::optional<At> chosen_;
};

/// Its controls: "line-1", …, and "pyramid-sketch".
class CopyPyramidPanel : public PartPanel {
public:
    explicit CopyPyramidPanel(wxWindow* parent);

    void show(const std::string& draft) override;

private:
    LinesPartPanel* lines_;
    PyramidSketch* sketch_;
};

// What the parts of one's own copy of Egizia are entered with.

/// What counts of the table's own copy, for a new game.
clerk::egizia::Board kept_board();

/// Null: the part is typed as a line.
PartPanel* part_panel(const clerk::egizia::Game& game, wxWindow* parent, const table::CopyPart& part);
/// On a drawing of the board.
std::optional<CopyPlace> part_place(const clerk::egizia::Game& game, const table::CopyPart& part);

}
