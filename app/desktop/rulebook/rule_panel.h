// One rule with the positions that keep and break it.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/table/rule_pages.h"

#include <wx/scrolwin.h>
#include <wx/sizer.h>

namespace clerk::desktop {

// The two positions of a page about the rules, drawn. What is the same on both boards, as money or whose turn it is, is
// told by what was entered instead, written on a slip of paper: no two pictures of a page look alike.
struct PositionPictures {
    DrawSized legal;
    DrawSized broken;
};
PositionPictures position_pictures(const table::RulePage& page);

/// One rule: what the rulebook says, a position that keeps it and one that breaks it, and the rulings that bear upon
/// it. It scrolls; its pictures: "legal-position" and "broken-position".
class RulePanel : public wxScrolledWindow {
public:
    explicit RulePanel(wxWindow* parent);

    /// None: nothing is shown. A page that is shown already stays as it is.
    void show(const table::RulePage* page);

private:
    void lay_out();
    wxSizer* position(const table::ShownPosition& shown, const DrawSized& drawn, bool legal);
    void add_words(wxSizer& rows, int width);
    void add_rulings(wxSizer& rows, int across);
    void add(wxSizer& rows, wxWindow* part, int above);
    int column() const; ///< how wide one of two positions is

    int width_ = 0; ///< that it was laid out for
    const table::RulePage* page_ = nullptr;
};

}
