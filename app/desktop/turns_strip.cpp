#include "app/desktop/turns_strip.h"

#include "app/desktop/accessible_name.h"
#include "app/desktop/labels.h"
#include "app/desktop/line_breaks.h"
#include "app/desktop/palette.h"
#include "app/desktop/text.h"

#include <wx/dcbuffer.h>
#include <wx/translation.h>

namespace clerk::desktop {

TurnsStrip::TurnsStrip(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL | wxWANTS_CHARS) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetName("turns");
    set_accessible_name(*this, _("Turns"));
    SetScrollRate(FromDIP(16), 0);
    SetMinSize(wxSize(-1, 3 * GetCharHeight() + FromDIP(38)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        DoPrepareDC(dc);
        dc.SetBackground(wxBrush(palette().ground));
        dc.Clear();
        for (std::size_t card = 0; card < cards_.size(); ++card) draw_card(dc, card);
    });
    Bind(wxEVT_LEFT_DOWN, &TurnsStrip::click, this);
    Bind(wxEVT_LEFT_DCLICK, &TurnsStrip::click, this);
    Bind(wxEVT_KEY_DOWN, &TurnsStrip::key, this);
}

void TurnsStrip::show(std::vector<TurnCard> cards) {
    const bool more = cards.size() != cards_.size();
    cards_ = std::move(cards);
    if (chosen_ && *chosen_ >= cards_.size()) chosen_.reset();
    SetVirtualSize(static_cast<int>(cards_.size()) * (card_width() + FromDIP(near_gap)), -1);
    if (more && !cards_.empty()) CallAfter([this] { bring_into_view(cards_.size() - 1); });
    Refresh();
}

void TurnsStrip::choose(std::optional<std::size_t> card) {
    chosen_ = card;
    Refresh();
}

wxRect TurnsStrip::area(std::size_t card) const {
    const int x = static_cast<int>(card) * (card_width() + FromDIP(near_gap));
    return {x, FromDIP(2), card_width(), 3 * GetCharHeight() + FromDIP(18)};
}

void TurnsStrip::draw_card(wxDC& dc, std::size_t index) const {
    const TurnCard& card = cards_[index];
    const wxRect box = area(index);
    dc.SetPen(index == chosen_ ? wxPen(palette().accent, FromDIP(2)) : *wxTRANSPARENT_PEN);
    dc.SetBrush(palette().panel);
    dc.DrawRoundedRectangle(box, FromDIP(6));
    dc.SetFont(GetFont());
    const int left = box.x + FromDIP(8);
    int y = box.y + FromDIP(6);
    dc.DrawBitmap(card.badge, left, y, true);
    const int name_left = left + card.badge.GetLogicalSize().x + FromDIP(5);
    dc.SetTextForeground(palette().text);
    const wxString title = wxString::Format("%d  ", static_cast<int>(index) + 1) + card.player;
    dc.DrawText(wxControl::Ellipsize(title, dc, wxELLIPSIZE_END, box.GetRight() - FromDIP(6) - name_left), name_left,
                y);
    y += GetCharHeight() + FromDIP(4);
    dc.SetTextForeground(palette().quiet);
    draw_words(dc, card.line.words, {left, y, box.width - FromDIP(14), 2 * GetCharHeight()});
}

/// Two lines; what does not fit ends in dots.
void TurnsStrip::draw_words(wxDC& dc, const wxString& words, wxRect area) const {
    const wxString first =
        lines(words, area.width, [&](const wxString& line) { return dc.GetTextExtent(line).x; }).front();
    const wxString rest = words.Mid(first.length()).Trim(false);
    dc.DrawText(wxControl::Ellipsize(first, dc, wxELLIPSIZE_END, area.width), area.GetTopLeft());
    dc.DrawText(wxControl::Ellipsize(rest, dc, wxELLIPSIZE_END, area.width), area.x, area.y + GetCharHeight());
}

void TurnsStrip::click(wxMouseEvent& event) {
    SetFocus();
    const wxPoint point = CalcUnscrolledPosition(event.GetPosition());
    for (std::size_t card = 0; card < cards_.size(); ++card)
        if (area(card).Contains(point)) return tell(chosen_ == card ? std::nullopt : std::optional(card));
    tell(std::nullopt);
}

void TurnsStrip::key(wxKeyEvent& event) {
    const std::size_t last = cards_.empty() ? 0 : cards_.size() - 1;
    const std::size_t now = chosen_.value_or(last);
    if (event.GetKeyCode() == WXK_TAB)
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    else if (event.GetKeyCode() == WXK_LEFT && !cards_.empty())
        tell(chosen_ && now > 0 ? now - 1 : now);
    else if (event.GetKeyCode() == WXK_RIGHT && !cards_.empty())
        tell(std::min(now + 1, last));
    else
        event.Skip();
}

void TurnsStrip::tell(std::optional<std::size_t> card) {
    choose(card);
    if (card) bring_into_view(*card);
    if (on_choose) on_choose(card);
}

void TurnsStrip::bring_into_view(std::size_t card) {
    if (card >= cards_.size()) return;
    int unit = 0, left = 0;
    GetScrollPixelsPerUnit(&unit, nullptr);
    GetViewStart(&left, nullptr);
    const wxRect box = area(card);
    const int width = GetClientSize().x;
    if (box.x < left * unit)
        Scroll(box.x / unit, -1);
    else if (box.GetRight() > left * unit + width)
        Scroll((box.GetRight() - width) / unit + 1, -1);
}

}
