// One rule: what the rulebook says, a position that keeps it and one that breaks it, and the rulings that bear upon it.
#pragma once

#include "app/desktop/drawing/drawn_picture.h"
#include "app/table/rule_pages.h"

#include <wx/scrolwin.h>
#include <wx/sizer.h>

namespace clerk::desktop {

/// It scrolls; its pictures: "legal-position" and "broken-position".
class RulePanel : public wxScrolledWindow {
public:
    explicit RulePanel(wxWindow* parent);

    void show(const table::RulePage* page); ///< none: nothing is shown

private:
    wxSizer* position(const table::ShownPosition& shown, bool legal, const table::RulePage& page);
    void add(wxSizer& rows, wxWindow* part, int above);
    int column() const; ///< how wide one of two positions is

    int width_ = 0; ///< that it was laid out for
    const table::RulePage* page_ = nullptr;
};

}
