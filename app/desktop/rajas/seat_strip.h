// What a player has, at a glance: workers left, karma, the markets of each good together, the levels of the buildings.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/table/rajas/view.h"

#include <wx/window.h>

class wxGraphicsContext;

namespace clerk::desktop::rajas {

using namespace table::rajas;

class SeatStrip : public wxWindow {
public:
    explicit SeatStrip(wxWindow* parent);

    void show(const SeatView& seat);

private:
    void paint(PaintDC& dc);
    void draw_counted(wxGraphicsContext& gc);
    void draw_valued(wxGraphicsContext& gc);

    SeatView seat_;
};

}
