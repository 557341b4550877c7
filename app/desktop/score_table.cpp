#include "app/desktop/score_table.h"

#include "app/desktop/accessible_name.h"
#include "app/desktop/palette.h"
#include "app/desktop/text.h"
#include "i18n/words.h"

#include <wx/dcbuffer.h>

namespace clerk::desktop {

ScoreTable::ScoreTable(wxWindow* parent) : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetName("score");
    set_accessible_name(*this, _("Score"));
    Bind(wxEVT_PAINT, &ScoreTable::paint, this);
    Bind(wxEVT_LEFT_DOWN, &ScoreTable::click, this);
    Bind(wxEVT_LEFT_DCLICK, &ScoreTable::click, this);
    Bind(wxEVT_KEY_DOWN, &ScoreTable::key, this);
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(line_at(event.GetY())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { point_at(std::nullopt); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { Refresh(), event.Skip(); });
    const auto focus = [this](wxFocusEvent& event) { Refresh(), event.Skip(); };
    Bind(wxEVT_SET_FOCUS, focus);
    Bind(wxEVT_KILL_FOCUS, focus);
}

void ScoreTable::show(ScoreView view) {
    const bool other_size = view.sheet.players.size() != view_.sheet.players.size();
    view_ = std::move(view);
    if (other_size) InvalidateBestSize();
    Refresh();
}

void ScoreTable::choose(std::optional<int> line) {
    line_ = line;
    Refresh();
}

int ScoreTable::categories() const {
    return view_.sheet.players.empty() ? 0 : static_cast<int>(view_.sheet.players.front().categories.size());
}

/// Head, categories, total.
int ScoreTable::lines() const { return categories() + 1; }

int ScoreTable::line_height() const { return GetCharHeight() + FromDIP(7); }

int ScoreTable::figure_width() const { return GetTextExtent("0000").x; }

wxSize ScoreTable::DoGetBestClientSize() const {
    const int facts = view_.sheet.players.empty() ? 0 : static_cast<int>(view_.sheet.players.front().facts.size());
    const int players = static_cast<int>(view_.sheet.players.size());
    return {FromDIP(130) + players * figure_width(), (lines() + 1 + facts) * line_height() + FromDIP(4)};
}

wxRect ScoreTable::figure_area(int line, int player) const {
    const int players = static_cast<int>(view_.sheet.players.size());
    const int right = GetClientSize().x - (players - 1 - player) * figure_width() - FromDIP(6);
    return {right - figure_width(), (line + 1) * line_height(), figure_width(), line_height()};
}

wxPoint ScoreTable::middle(int line, int player) const {
    const wxRect area = figure_area(line, player);
    return {area.x + area.width / 2, area.y + area.height / 2};
}

void ScoreTable::paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(palette().panel));
    dc.Clear();
    if (view_.sheet.players.empty()) return;
    dc.SetFont(GetFont());
    for (std::size_t player = 0; player < view_.badges.size(); ++player) {
        const wxRect head = figure_area(-1, static_cast<int>(player));
        const wxSize badge = view_.badges[player].GetLogicalSize();
        dc.DrawBitmap(view_.badges[player], head.GetRight() - badge.x + FromDIP(3),
                      head.y + (head.height - badge.y) / 2, true);
    }
    for (int line = 0; line < lines(); ++line) draw_line(dc, line);
    draw_facts(dc);
}

void ScoreTable::draw_line(wxDC& dc, int line) {
    const bool total = line == categories();
    const wxRect row(0, (line + 1) * line_height(), GetClientSize().x, line_height());
    dc.SetPen(*wxTRANSPARENT_PEN);
    if (line == line_ || (line == pointed_ && !total)) {
        dc.SetBrush(mixed(palette().panel, palette().accent, line == line_ ? 0.22 : 0.08));
        dc.DrawRoundedRectangle(row, FromDIP(4));
    }
    if (total) {
        dc.SetPen(mixed(palette().panel, palette().quiet, 0.5));
        dc.DrawLine(row.x + FromDIP(6), row.y, row.GetRight() - FromDIP(6), row.y);
    }
    const std::vector<PlayerScore>& players = view_.sheet.players;
    const int y = row.y + (row.height - dc.GetCharHeight()) / 2;
    dc.SetTextForeground(palette().text);
    dc.SetFont(total ? GetFont().Bold() : GetFont());
    dc.DrawText(total ? _("Total")
                      : i18n::category(view_.game, players.front().categories[static_cast<std::size_t>(line)].id),
                FromDIP(6), y);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const int player = static_cast<int>(i);
        const int points = total ? players[i].total() : players[i].categories[static_cast<std::size_t>(line)].points();
        dc.SetFont(total || player == view_.shown ? GetFont().Bold() : GetFont());
        dc.SetTextForeground(player == view_.shown || view_.shown < 0 ? palette().text : palette().quiet);
        dc.DrawText(figure(points), figure_area(line, player).GetRight() - dc.GetTextExtent(figure(points)).x, y);
    }
}

void ScoreTable::draw_facts(wxDC& dc) {
    dc.SetFont(GetFont());
    dc.SetTextForeground(palette().quiet);
    const std::vector<PlayerScore>& players = view_.sheet.players;
    for (std::size_t fact = 0; fact < players.front().facts.size(); ++fact) {
        const int line = lines() + static_cast<int>(fact);
        const int y = (line + 1) * line_height() + FromDIP(4);
        dc.DrawText(i18n::fact(view_.game, players.front().facts[fact].id), FromDIP(6), y);
        for (std::size_t i = 0; i < players.size(); ++i) {
            const wxString value = figure(players[i].facts[fact].value);
            dc.DrawText(value, figure_area(line, static_cast<int>(i)).GetRight() - dc.GetTextExtent(value).x, y);
        }
    }
}

void ScoreTable::click(wxMouseEvent& event) {
    SetFocus();
    const int line = line_at(event.GetY());
    if (line < 0 || line >= categories()) return;
    line_ = line_ == line ? std::nullopt : std::optional(line);
    int player = view_.shown;
    for (int i = 0; i < static_cast<int>(view_.sheet.players.size()); ++i)
        if (figure_area(line, i).Contains(event.GetPosition())) player = i;
    tell(player);
}

void ScoreTable::key(wxKeyEvent& event) {
    const int step = event.GetKeyCode() == WXK_DOWN ? 1 : event.GetKeyCode() == WXK_UP ? -1 : 0;
    if (event.GetKeyCode() == WXK_TAB)
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    else if (step != 0 && categories() > 0)
        line_ = line_ ? (*line_ + step + categories()) % categories() : 0, tell(view_.shown);
    else if (event.GetKeyCode() == WXK_ESCAPE && line_)
        line_.reset(), tell(view_.shown);
    else
        event.Skip();
}

void ScoreTable::tell(int player) {
    Refresh();
    if (on_choose) on_choose(line_, player);
}

void ScoreTable::point_at(std::optional<int> line) {
    if (pointed_ == line) return;
    pointed_ = line;
    Refresh();
}

std::vector<Place> places(const Category& category) {
    std::vector<Place> places;
    for (const ScoreLine& line : category.lines) places.insert(places.end(), line.places.begin(), line.places.end());
    return places;
}

}
