#include "app/desktop/results/reveal_chart.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/labels.h"
#include "core/score_sheet.h"
#include "i18n/counted.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int width = 720, name_width = 150, figure_width = 96;

/// Who takes no part in a category has none of that name.
int points(const PlayerScore& score, std::string_view category) {
    const auto own = std::ranges::find(score.categories, category, &Category::id);
    return own == score.categories.end() ? 0 : own->points();
}

}

RevealChart::RevealChart(wxWindow* parent, std::vector<PlayerScore> all, std::vector<wxBitmap> badges)
    : wxWindow(parent, wxID_ANY), all_(std::move(all)), badges_(std::move(badges)) {
    SetName("reveal");
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
}

void RevealChart::reveal_next() {
    ++revealed_;
    Refresh();
}

wxSize RevealChart::DoGetBestClientSize() const {
    return {FromDIP(width), static_cast<int>(all_.size()) * row_height() + FromDIP(2 * far_gap)};
}

RevealChart::Range RevealChart::range() const {
    Range range{0, 1};
    for (const PlayerScore& score : all_) {
        range.lowest = std::min(range.lowest, score.total());
        range.highest = std::max(range.highest, score.total());
    }
    return range;
}

void RevealChart::paint(PaintDC& dc) {
    dc.SetBackground(wxBrush(palette().panel));
    dc.Clear();
    for (std::size_t who = 0; who < all_.size(); ++who)
        draw_row(dc, who,
                 {FromDIP(far_gap), FromDIP(far_gap) + static_cast<int>(who) * row_height(),
                  GetClientSize().x - FromDIP(2 * far_gap), row_height()});
}

void RevealChart::draw_row(wxDC& dc, std::size_t who, const wxRect& row) const {
    const PlayerScore& score = all_[who];
    const int badge = FromDIP(26), middle = row.y + row.height / 2;
    if (who < badges_.size()) dc.DrawBitmap(badges_[who], row.x, middle - badges_[who].GetLogicalSize().y / 2, true);
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(palette().text);
    const wxString name = ellipsized(dc, name_line(score.name), FromDIP(name_width) - badge);
    dc.DrawText(name, row.x + badge, middle - dc.GetCharHeight() / 2);
    const int bar_height = row.height - FromDIP(16);
    draw_bar(dc, score,
             {row.x + FromDIP(name_width), middle - bar_height / 2,
              row.width - FromDIP(name_width) - FromDIP(figure_width), bar_height});
}

/// The newest category stands out; a gap parts it from the one before, so that colour is not needed to see it.
void RevealChart::draw_bar(wxDC& dc, const PlayerScore& score, const wxRect& bar) const {
    int sum = 0, newest = 0;
    dc.SetPen(*wxTRANSPARENT_PEN);
    const auto [lowest, highest] = range();
    const auto at = [&](int total) {
        return bar.x + (std::max(total, lowest) - lowest) * bar.width / (highest - lowest);
    };
    for (int i = 0; i < revealed_; ++i) {
        newest = points(score, all_.front().categories[static_cast<std::size_t>(i)].id);
        const int from = std::min(at(sum), at(sum + newest)), to = std::max(at(sum), at(sum + newest));
        sum += newest;
        const bool last = i + 1 == revealed_;
        dc.SetBrush(last ? palette().accent
                         : wxColour(mixed(palette().panel, palette().accent, i % 2 == 0 ? 0.5 : 0.38)));
        if (to > from + 1) dc.DrawRoundedRectangle(from, bar.y, to - from - 1, bar.height, FromDIP(3));
    }
    if (revealed_ == 0) return;
    const int x = std::max(at(sum), at(0)) + FromDIP(8), y = bar.y + (bar.height - dc.GetCharHeight()) / 2;
    const bool alone = categories() == 1; // the newest is all there is
    const wxString total = alone ? i18n::figure_or_dash(known_total(score)) : figure(sum);
    dc.DrawText(total, x, y);
    if (alone) return;
    dc.SetTextForeground(palette().quiet);
    dc.DrawText(wxString::Format("%+d", newest), x + dc.GetTextExtent(total).x + FromDIP(8), y);
}

}
