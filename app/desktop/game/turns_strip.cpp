#include "app/desktop/game/turns_strip.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/snapshot.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

int width_of(const wxBitmap& badge) { return badge.IsOk() ? badge.GetLogicalSize().x : 0; }

void draw_cross_in(wxGraphicsContext& gc, const Area& area) { draw_cross(gc, centre(area), area.m_width * 0.45); }

}

wxString in_full(const TurnCard& card) {
    wxString turn = card.words.empty() ? card.title : i18n::fill(_("{1}: {2}"), {card.title, card.words});
    if (!card.gain.empty()) turn += ", " + card.gain;
    if (!card.broken) return turn;
    return i18n::fill(card.stood ? _("{1} (breaks a rule now)") : _("{1} (breaks a rule)"), {turn});
}

TurnsStrip::TurnsStrip(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL | wxWANTS_CHARS) {
    SetName("turns");
    set_accessible_name(*this, _("Turns"));
    SetScrollRate(FromDIP(16), 0);
    SetMinSize(wxSize(-1, height(false)));
    paint_with(*this, [this](PaintDC& dc) {
        DoPrepareDC(dc);
        draw(dc);
    });
    Bind(wxEVT_LEFT_DOWN, &TurnsStrip::click, this);
    Bind(wxEVT_LEFT_DCLICK, &TurnsStrip::click, this);
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        explain(card_at(event.GetPosition()));
        event.Skip();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { explain(std::nullopt); });
    Bind(wxEVT_KEY_DOWN, &TurnsStrip::key, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        show_newest(); // before it is painted, and when the system has taken the size in
        CallAfter([this] { show_newest(); });
    });
}

void TurnsStrip::show(std::vector<TurnCard> cards) {
    const bool more = cards.size() != cards_.size();
    cards_ = std::move(cards);
    explain(std::nullopt);
    width_ = width_of_cards();
    if (chosen_ && *chosen_ >= cards_.size()) chosen_.reset();
    SetVirtualSize(static_cast<int>(cards_.size()) * step(), -1);
    if (more) {
        show_newest();
        CallAfter([this] { show_newest(); });
    }
    Refresh();
}

/// Or the one that is chosen.
void TurnsStrip::show_newest() {
    if (cards_.empty()) return;
    AdjustScrollbars();
    bring_into_view(chosen_.value_or(cards_.size() - 1));
}

void TurnsStrip::choose(std::optional<std::size_t> card) {
    chosen_ = card;
    set_accessible_name(*this, card && *card < cards_.size() ? in_full(cards_[*card]) : _("Turns"));
    Refresh();
}

void TurnsStrip::fold(bool folded) {
    if (std::exchange(folded_, folded) == folded) return;
    SetMinSize(wxSize(-1, height(folded)));
    Refresh();
}

int TurnsStrip::card_height(bool folded) const {
    return folded ? GetCharHeight() + FromDIP(14) : 3 * GetCharHeight() + FromDIP(18);
}

/// With room for what scrolls it.
int TurnsStrip::height(bool folded) const { return card_height(folded) + FromDIP(20); }

/// As wide as the longest title needs, within reason.
int TurnsStrip::width_of_cards() const {
    int width = wide(*this, 168);
    for (const TurnCard& card : cards_) {
        const int beside = width_of(card.badge) + std::max(GetTextExtent(card.gain).x, FromDIP(20));
        width = std::max(width, GetTextExtent(card.title).x + beside + FromDIP(26));
    }
    return std::min(width, wide(*this, 360));
}

int TurnsStrip::step() const { return width_ + FromDIP(near_gap); }

wxRect TurnsStrip::area(std::size_t card) const {
    const int x = static_cast<int>(card) * step();
    return {x, FromDIP(2), width_, card_height(folded_)};
}

std::optional<std::size_t> TurnsStrip::card_at(wxPoint point) const {
    const wxPoint there = CalcUnscrolledPosition(point);
    const auto card = static_cast<std::size_t>(std::max(there.x, 0) / step());
    return card < cards_.size() && area(card).Contains(there) ? std::optional(card) : std::nullopt;
}

void TurnsStrip::draw(wxDC& dc) const {
    dc.SetBackground(wxBrush(palette().ground));
    dc.Clear();
    dc.SetFont(GetFont());
    const int left = CalcUnscrolledPosition(wxPoint()).x, right = left + GetClientSize().x;
    const auto end = std::min(cards_.size(), static_cast<std::size_t>(right / step() + 1));
    for (auto card = static_cast<std::size_t>(left / step()); card < end; ++card) draw_card(dc, card);
}

/// What is kept aside lies flat on the ground, within a dotted line.
void TurnsStrip::draw_card(wxDC& dc, std::size_t index) const {
    const TurnCard& card = cards_[index];
    const wxRect box = area(index);
    const wxPen plain = card.aside ? wxPen(palette().quiet, 1, wxPENSTYLE_DOT) : *wxTRANSPARENT_PEN;
    dc.SetPen(index == chosen_ ? wxPen(palette().accent, FromDIP(2)) : plain);
    dc.SetBrush(card.aside ? palette().ground : palette().panel);
    dc.DrawRoundedRectangle(box, FromDIP(6));
    const wxRect row(box.x + FromDIP(8), box.y + FromDIP(6), box.width - FromDIP(14), GetCharHeight());
    draw_title(dc, card, row);
    if (folded_) return;
    dc.SetTextForeground(palette().quiet);
    draw_words(dc, card.words, {row.x, row.GetBottom() + FromDIP(5), row.width, 2 * row.height});
}

/// Who and when; at the right what it brought, or a cross where it does not stand.
void TurnsStrip::draw_title(wxDC& dc, const TurnCard& card, wxRect row) const {
    if (card.badge.IsOk()) dc.DrawBitmap(card.badge, row.GetTopLeft(), true);
    const int badge = card.badge.IsOk() ? width_of(card.badge) + FromDIP(5) : 0;
    row.x += badge;
    row.width -= badge;
    dc.SetTextForeground(card.aside ? palette().quiet : palette().text);
    int at_right = dc.GetTextExtent(card.gain).x;
    if (card.broken) {
        at_right = FromDIP(20);
        dc.DrawBitmap(picture(*this, at_right, draw_cross_in), row.GetRight() - at_right, row.y - FromDIP(2), true);
    } else {
        dc.DrawText(card.gain, row.GetRight() - at_right, row.y);
    }
    const int room = row.width - at_right - FromDIP(6);
    dc.DrawText(ellipsized(dc, card.title, room), row.GetTopLeft());
}

/// Two lines; what does not fit ends in dots.
void TurnsStrip::draw_words(wxDC& dc, const wxString& words, wxRect area) const {
    const wxString first =
        lines(words, area.width, [&](const wxString& line) { return dc.GetTextExtent(line).x; }).front();
    const wxString rest = words.Mid(first.length()).Trim(false);
    dc.DrawText(ellipsized(dc, first, area.width), area.GetTopLeft());
    dc.DrawText(ellipsized(dc, rest, area.width), area.x, area.y + GetCharHeight());
}

void TurnsStrip::click(wxMouseEvent& event) {
    SetFocus();
    const std::optional<std::size_t> card = card_at(event.GetPosition());
    if (card && event.LeftDClick()) {
        tell(card);
        return on_open(*card);
    }
    tell(chosen_ == card ? std::nullopt : card);
}

/// The words of a card may be cut off in it.
void TurnsStrip::explain(std::optional<std::size_t> card) {
    if (card != explained_) card ? SetToolTip(in_full(cards_[*card])) : UnsetToolTip();
    explained_ = card;
}

void TurnsStrip::key(wxKeyEvent& event) {
    const std::size_t last = cards_.empty() ? 0 : cards_.size() - 1;
    const std::size_t now = chosen_.value_or(last);
    const int key = event.GetKeyCode();
    if (key == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        return;
    }
    if (cards_.empty()) return event.Skip();
    if (key == WXK_LEFT)
        tell(chosen_ && now > 0 ? now - 1 : now);
    else if (key == WXK_RIGHT)
        tell(std::min(now + 1, last));
    else if (key == WXK_HOME)
        tell(0);
    else if (key == WXK_END)
        tell(last);
    else if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && chosen_)
        on_open(*chosen_);
    else
        event.Skip();
}

void TurnsStrip::tell(std::optional<std::size_t> card) {
    choose(card);
    if (card) bring_into_view(*card);
    if (card) announce(*this, in_full(cards_[*card]));
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

std::vector<TurnCard> turn_cards(const table::Snapshot& now, const Editor& editor, int badge) {
    std::vector<TurnCard> cards;
    for (const table::TurnLine& line : now.turn_lines) {
        const std::size_t turn = cards.size();
        const bool of_a_player = line.player != Where::nobody;
        cards.push_back({title_of_turn(now, turn), line.words, gain_of_turn(now, turn),
                         of_a_player ? editor.badge(line.player, badge) : wxBitmap(), is_broken(now, turn),
                         now.open && turn > now.open->turn, once_stood(now, turn)});
    }
    return cards;
}

}
