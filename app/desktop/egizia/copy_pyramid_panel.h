// The rows of the pyramid, typed from below, beside a picture of what rests on what.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/painting.h"
#include "app/desktop/game/lines_part_panel.h"
#include "app/table/egizia/copy.h"

#include <wx/window.h>

namespace clerk::desktop::egizia {

using namespace table::egizia;

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

}
