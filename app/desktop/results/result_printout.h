// A result on paper: one page.
#pragma once

#include "app/desktop/results/result_sketch.h"

#include <wx/print.h>

namespace clerk::desktop {

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
