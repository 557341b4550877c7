// The score as it is revealed: a bar for everyone that grows category by category.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/score_sheet.h"

#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop {

class RevealChart : public wxWindow {
public:
    /// A badge for everyone who has one.
    RevealChart(wxWindow* parent, std::vector<PlayerScore> all, std::vector<wxBitmap> badges);

    int categories() const { return all_.empty() ? 0 : static_cast<int>(all_.front().categories.size()); }
    int revealed() const { return revealed_; }
    void reveal_next(); ///< requires that something is left

    wxSize DoGetBestClientSize() const override;

private:
    int row_height() const { return 2 * GetCharHeight() + FromDIP(14); }
    struct Range {
        int lowest, highest;
    };
    Range range() const; ///< of the totals, with 0
    void paint(PaintDC& dc);
    void draw_row(wxDC& dc, std::size_t who, const wxRect& row) const;
    void draw_bar(wxDC& dc, const PlayerScore& score, const wxRect& bar) const;

    std::vector<PlayerScore> all_;
    std::vector<wxBitmap> badges_;
    int revealed_ = 0;
};

}
