// The guide on paper: several steps a page, each with its picture and its words.
#pragma once

#include "app/desktop/game/editor.h"

#include <wx/print.h>

namespace clerk::desktop {

inline constexpr std::size_t steps_a_page = 6;
std::size_t pages(const std::vector<GuideStep>& steps);

/// Draws a page, from 0. `size`: of the paper, in the context's units; in the light colours, whatever the window's are.
void draw_guide_page(wxGraphicsContext& gc, wxSize size, const wxString& title, const std::vector<GuideStep>& steps,
                     std::size_t page);

class GuidePrintout : public wxPrintout {
public:
    GuidePrintout(const wxString& title, std::vector<GuideStep> steps);

    bool HasPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;
    bool OnPrintPage(int page) override;

private:
    std::vector<GuideStep> steps_;
};

}
