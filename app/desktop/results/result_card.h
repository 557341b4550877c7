// A result to be handed on: as a picture, and on paper.
#pragma once

#include "app/desktop/results/result_sketch.h"

#include <wx/print.h>

namespace clerk::desktop {

// A result as a picture to be sent and kept: ranks, points, and what the winner has built.

inline constexpr double card_width = 1200, card_height = 630; ///< in pixels

/// Where things lie on the card.
struct CardLayout {
    charts::Sketch sketch;    ///< all but shadows and the picture
    std::vector<Area> panels; ///< what lies on the ground and casts a shadow
    Area picture = {};        ///< of what the winner has built; empty: there is none
};
CardLayout lay_out_card(const ResultSummary& result, Theme theme, const charts::Measure& measure);

/// `scale`: pixels of the image for one of the card.
wxImage card_image(const ResultSummary& result, Theme theme, const wxFont& face, double scale = 1);

// A result on paper: one page.

inline constexpr double paper_width = 760; ///< of the page, in the units that it is laid out in

/// Where things lie on a page of that height.
struct PageLayout {
    charts::Shapes shapes;
    Area picture = {}; ///< empty: there is none, or no room
};
PageLayout lay_out_page(const ResultSummary& result, double height, const charts::Measure& measure);

/// `size`: of the paper, in the context's units; in the light colours, whatever the window's are.
void draw_result_page(wxGraphicsContext& gc, wxSize size, const ResultSummary& result, const wxFont& face);

class ResultPrintout : public wxPrintout {
public:
    ResultPrintout(ResultSummary result, const wxFont& face);

    bool OnPrintPage(int page) override;

private:
    ResultSummary result_;
    wxFont face_;
};

}
