// The rules of a game on paper: as many a page as there is room for, each with its two positions and its words.
#pragma once

#include "app/table/rule_pages.h"

#include <wx/graphics.h>
#include <wx/print.h>

namespace clerk::desktop {

std::size_t booklet_pages(const std::vector<table::RulePage>& rules);

/// Draws a page, from 0. `size`: of the paper, in the context's units; in the light colours, whatever the window's are.
void draw_booklet_page(wxGraphicsContext& gc, wxSize size, const wxString& title,
                       const std::vector<table::RulePage>& rules, std::size_t page);

class RulesBooklet : public wxPrintout {
public:
    RulesBooklet(const wxString& title, std::vector<table::RulePage> rules);

    bool HasPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;
    bool OnPrintPage(int page) override;

private:
    std::vector<table::RulePage> rules_;
};

}
