// A chart in the window. Pointing at a figure shows and says it, arrow keys step from figure to figure; the chart can
// be copied and saved, by a button ("chart-picture") or a right click.
#pragma once

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/drawing.h"

#include <filesystem>

#include <wx/anybutton.h>
#include <wx/bitmap.h>

namespace clerk::desktop::charts {

using DrawChart = std::function<Chart(const ChartFormat&)>;

class ChartCanvas : public wxWindow {
public:
    /// `tell`: is given one sentence when the chart cannot be copied or saved.
    ChartCanvas(wxWindow* parent, DrawChart draw, std::function<void(const wxString& sentence)> tell);

    void show(DrawChart draw);

    const Chart& chart() const { return chart_; }
    std::optional<std::size_t> pointed() const { return pointed_; } ///< the mark
    wxString spoken() const;                                        ///< the accessible name

    void copy();
    void save(const std::filesystem::path& file); ///< SVG by its ending, else PNG

private:
    ChartFormat format() const;
    void draw_again();
    void paint(PaintDC& dc);
    void point_at(std::optional<std::size_t> mark);
    void step(int by);
    void key(wxKeyEvent& event);
    void offer();
    void ask_where_to_save();

    DrawChart draw_;
    std::function<void(const wxString&)> tell_;
    Measure measure_;
    Chart chart_;
    Theme drawn_in_ = Theme::light;
    wxAnyButton* button_; ///< for what a right click offers as well
    wxBitmap cached_;     ///< the chart without what is pointed at; not ok: it is to be drawn again
    std::optional<std::size_t> pointed_;
};

}
