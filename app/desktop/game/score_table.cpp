#include "app/desktop/game/score_table.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"
#include "core/score_sheet.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

/// Of a line that the table writes down nothing, while it is not there.
wxString points_in_words(const Category& category) {
    const auto known = category.known_points();
    return known ? figure(*known) : wxString();
}

}

ScoreColumns::ScoreColumns(const ScoreView& view)
    : game_(view.game), scoring_(view.scoring),
      is_forecast_(view.forecast && (!view.scoring || view.scoring == view.forecast)) {
    if (!view.sheet.players.empty()) scores_ = i18n::everyone(view.game, view.sheet);
}

ScoreColumns::Column ScoreColumns::column(std::size_t who) const {
    const PlayerScore& score = scores_[who];
    if (!scoring_) return {&score.categories, known_total(score)};
    const ScoreRound& round = score.rounds.at(*scoring_);
    return {&round.categories, round.total()};
}

const Category* ScoreColumns::category(std::size_t who, int line) const {
    return own_line(*column(who).categories, *column(0).categories, static_cast<std::size_t>(line));
}

int ScoreColumns::categories() const {
    if (scores_.empty()) return 0;
    const auto lines = static_cast<int>(column(0).categories->size());
    return lines > 1 ? lines : 0;
}

wxString ScoreColumns::title(int line) const {
    if (line == categories() && is_forecast_) return _("Score now");
    return line == categories() ? i18n::total_name(game_) : i18n::category(game_, *category(0, line));
}

/// "Statues: Linda 5, John 3"
wxString ScoreColumns::line_in_words(int line) const {
    std::vector<wxString> figures;
    for (std::size_t who = 0; who < scores_.size(); ++who) {
        const bool is_total = line == categories();
        const Category* own = is_total ? nullptr : category(who, line);
        if (is_total || own)
            // TRANSLATORS: a player and the points, in a list.
            figures.push_back(i18n::fill(wxGETTEXT_IN_CONTEXT("points", "{1} {2}"),
                                         {name_line(scores_[who].name),
                                          is_total ? i18n::figure_or_dash(column(who).total) : points_in_words(*own)}));
    }
    return i18n::fill(_("{1}: {2}"), {title(line), i18n::listed(figures)});
}

/// The whole table for who hears it.
wxString ScoreColumns::in_words() const {
    wxString all = _("Score");
    if (scores_.empty()) return all;
    for (int line = 0; line < lines(); ++line) all += "\n" + line_in_words(line);
    return all;
}

ScoreTable::ScoreTable(wxWindow* parent) : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS) {
    SetName("score");
    set_accessible_name(*this, _("Score"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_LEFT_DOWN, &ScoreTable::click, this);
    Bind(wxEVT_LEFT_DCLICK, &ScoreTable::click, this);
    Bind(wxEVT_KEY_DOWN, &ScoreTable::key, this);
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { point_at({-1, -1}); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { figure_width_.reset(), Refresh(), event.Skip(); });
    const auto focus = [this](wxFocusEvent& event) { Refresh(), event.Skip(); };
    Bind(wxEVT_SET_FOCUS, focus);
    Bind(wxEVT_KILL_FOCUS, focus);
}

void ScoreTable::show(ScoreView view) {
    const wxSize before = DoGetBestClientSize();
    view_ = std::move(view);
    columns_ = ScoreColumns(view_);
    figure_width_.reset();
    if (line_ && *line_ >= columns_.categories()) line_.reset();
    UnsetToolTip(); // it spoke of what was shown before
    if (DoGetBestClientSize() != before) InvalidateBestSize();
    set_accessible_name(*this, columns_.in_words());
    Refresh();
}

void ScoreTable::choose(std::optional<int> line) {
    line_ = line;
    Refresh();
}

void ScoreTable::fold(ScoreFold fold) {
    if (std::exchange(fold_, fold) == fold) return;
    InvalidateBestSize();
    Refresh();
}

std::vector<Place> ScoreTable::lit() const {
    std::vector<Place> lit;
    const bool some = line_ && view_.shown >= 0 && view_.shown < columns_.count();
    if (const Category* meant = some ? columns_.category(static_cast<std::size_t>(view_.shown), *line_) : nullptr)
        std::ranges::copy_if(meant->places, std::back_inserter(lit),
                             [&](const Place& place) { return std::ranges::find(lit, place) == lit.end(); });
    return lit;
}

int ScoreTable::line_height() const { return GetCharHeight() + FromDIP(fold_ == ScoreFold::close ? 1 : 7); }

/// Of those that stand in the head: who has no badge.
int ScoreTable::width_of_names() const {
    int across = 0;
    for (std::size_t who = view_.badges.size(); who < columns_.scores().size(); ++who)
        across = std::max(across, GetTextExtent(name_line(columns_.scores()[who].name)).x);
    return std::min(across, wide(*this, 48));
}

/// In one scoring the figures are smaller, and the place that brought them stands beside them.
int ScoreTable::figure_width() const {
    if (figure_width_) return *figure_width_;
    const int figures = view_.scoring ? GetTextExtent("00").x + GetCharHeight() + FromDIP(6) : GetTextExtent("0000").x;
    figure_width_ = std::max(figures, width_of_names() + FromDIP(far_gap));
    return *figure_width_;
}

wxSize ScoreTable::DoGetBestClientSize() const {
    const bool with_facts = fold_ == ScoreFold::whole && !columns_.scores().empty();
    const int facts = with_facts ? static_cast<int>(columns_.scores().front().facts.size()) : 0;
    const int lines = only_totals() ? 1 : columns_.lines() + facts;
    return {wide(*this, 130) + columns_.count() * figure_width(), (lines + 1) * line_height() + FromDIP(4)};
}

wxRect ScoreTable::figure_area(int line, int player) const {
    const int right = GetClientSize().x - (columns_.count() - 1 - player) * figure_width() - FromDIP(6);
    return {right - figure_width(), (row(line) + 1) * line_height(), figure_width(), line_height()};
}

wxPoint ScoreTable::centre(int line, int player) const {
    const wxRect area = figure_area(line, player);
    return {area.x + area.width / 2, area.y + area.height / 2};
}

void ScoreTable::paint(PaintDC& dc) {
    dc.SetBackground(wxBrush(palette().ground));
    dc.Clear();
    dc.SetBrush(wxBrush(palette().panel));
    dc.SetPen(wxPen(palette().line));
    dc.DrawRoundedRectangle(GetClientRect(), FromDIP(card_radius));
    if (columns_.scores().empty()) return;
    dc.SetFont(GetFont());
    draw_badges(dc);
    for (int line = only_totals() ? columns_.categories() : 0; line < columns_.lines(); ++line) draw_line(dc, line);
    if (fold_ == ScoreFold::whole) draw_facts(dc);
}

/// One without a badge has its name there.
void ScoreTable::draw_badges(wxDC& dc) const {
    dc.SetTextForeground(palette().quiet);
    for (std::size_t who = 0; who < columns_.scores().size(); ++who) {
        const wxRect head = figure_area(-1, static_cast<int>(who));
        if (who < view_.badges.size()) {
            const wxSize badge = view_.badges[who].GetLogicalSize();
            dc.DrawBitmap(view_.badges[who], head.GetRight() - badge.x + FromDIP(3),
                          head.y + (head.height - badge.y) / 2, true);
        } else {
            const wxString name = name_line(columns_.scores()[who].name);
            dc.DrawText(name, head.GetRight() - dc.GetTextExtent(name).x, head.y + (head.height - GetCharHeight()) / 2);
        }
    }
}

void ScoreTable::draw_line(wxDC& dc, int line) {
    const wxRect at(0, (row(line) + 1) * line_height(), GetClientSize().x, line_height());
    const int y = at.y + (at.height - dc.GetCharHeight()) / 2;
    draw_ground(dc, line, at);
    draw_title(dc, line, y);
    for (std::size_t who = 0; who < columns_.scores().size(); ++who) draw_figure(dc, line, who, y);
}

void ScoreTable::draw_ground(wxDC& dc, int line, const wxRect& row) const {
    const bool total = line == columns_.categories();
    dc.SetPen(line == line_ ? wxPen(palette().accent) : *wxTRANSPARENT_PEN);
    if (line == line_ || (line == pointed_ && !total)) {
        dc.SetBrush(palette().chosen);
        dc.DrawRoundedRectangle(row, FromDIP(4));
    }
    if (!total) return;
    dc.SetPen(mixed(palette().panel, palette().quiet, 0.5));
    dc.DrawLine(row.x + FromDIP(6), row.y, row.GetRight() - FromDIP(6), row.y);
}

void ScoreTable::draw_title(wxDC& dc, int line, int y) const {
    const bool total = line == columns_.categories();
    dc.SetTextForeground(palette().text);
    dc.SetFont(total ? GetFont().Bold() : GetFont());
    const int room = figure_area(line, 0).x - FromDIP(8);
    dc.DrawText(ellipsized(dc, columns_.title(line), room), FromDIP(6), y);
}

void ScoreTable::draw_figure(wxDC& dc, int line, std::size_t who, int y) const {
    const bool total = line == columns_.categories();
    const Category* own = total ? nullptr : columns_.category(who, line);
    if (!total && !own) return;
    const int player = static_cast<int>(who);
    const wxString points = total ? i18n::figure_or_dash(columns_.column(who).total) : points_in_words(*own);
    const wxRect area = figure_area(line, player);
    dc.SetFont(total || player == view_.shown ? GetFont().Bold() : GetFont());
    dc.SetTextForeground(player == view_.shown || view_.shown < 0 ? palette().text : palette().quiet);
    dc.DrawText(points, area.GetRight() - dc.GetTextExtent(points).x, y);
    if (own && own->rank && view_.scoring) draw_rank(dc, *own->rank, area);
}

/// The place in a ring; a second ring behind it where it is shared.
void ScoreTable::draw_rank(wxDC& dc, const SharedRank& shared, const wxRect& area) const {
    const int radius = GetCharHeight() * 4 / 9;
    const wxPoint middle(area.GetRight() - dc.GetTextExtent("00").x - radius - FromDIP(5), area.y + area.height / 2);
    const wxColour colour = shared.rank == 1 ? palette().accent : palette().quiet;
    dc.SetPen(colour);
    dc.SetBrush(wxBrush(mixed(palette().panel, colour, shared.rank == 1 ? 0.25 : 0.0)));
    if (shared.sharing > 1) dc.DrawCircle(middle + wxPoint(FromDIP(3), 0), radius);
    dc.DrawCircle(middle, radius);
    dc.SetFont(GetFont());
    const wxString place = figure(shared.rank);
    const wxSize size = dc.GetTextExtent(place);
    dc.DrawText(place, middle.x - size.x / 2, middle.y - size.y / 2);
}

void ScoreTable::draw_facts(wxDC& dc) {
    dc.SetFont(GetFont());
    dc.SetTextForeground(palette().quiet);
    const std::vector<Fact>& facts = columns_.scores().front().facts;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const int line = columns_.lines() + static_cast<int>(i);
        const int y = (line + 1) * line_height() + FromDIP(4);
        const int room = figure_area(line, 0).x - FromDIP(8);
        const wxString title = i18n::fact(view_.game, facts[i].id);
        dc.DrawText(ellipsized(dc, title, room), FromDIP(6), y);
        for (int who = 0; who < columns_.count(); ++who) {
            const auto value = columns_.scores()[static_cast<std::size_t>(who)].fact(facts[i].id);
            const wxString words = value ? figure(*value) : wxString();
            dc.DrawText(words, figure_area(line, who).GetRight() - dc.GetTextExtent(words).x, y);
        }
    }
}

void ScoreTable::click(wxMouseEvent& event) {
    SetFocus();
    const int line = line_at(event.GetY());
    int player = view_.shown;
    for (int i = 0; i < static_cast<int>(view_.sheet.players.size()); ++i)
        if (figure_area(line, i).Contains(event.GetPosition())) player = i;
    const bool category = line >= 0 && line < columns_.categories(), same = player == view_.shown;
    if (!category && same && !line_) {
        if (on_dead) on_dead(_("This line has no pieces of its own: click a category."));
        return;
    }
    line_ = category && !(line_ == line && same) ? std::optional(line) : std::nullopt;
    tell(player);
}

void ScoreTable::key(wxKeyEvent& event) {
    const int step = event.GetKeyCode() == WXK_DOWN ? 1 : event.GetKeyCode() == WXK_UP ? -1 : 0;
    if (event.GetKeyCode() == WXK_TAB)
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    else if (step != 0 && columns_.categories() > 0)
        line_ = line_ ? (*line_ + step + columns_.categories()) % columns_.categories() : 0, tell(view_.shown);
    else if (event.GetKeyCode() == WXK_ESCAPE && line_)
        line_.reset(), tell(view_.shown);
    else
        event.Skip();
}

void ScoreTable::tell(int player) {
    if (line_) announce(*this, columns_.line_in_words(*line_));
    Refresh();
    if (on_choose) on_choose(player);
}

void ScoreTable::point_at(wxPoint point) {
    const int line = point.y < 0 ? -1 : line_at(point.y);
    const std::optional<int> pointed = line >= 0 && line < columns_.categories() ? std::optional(line) : std::nullopt;
    const wxString tip = pointed ? told_of(point) : wxString();
    if (GetToolTipText() != tip) tip.empty() ? UnsetToolTip() : SetToolTip(tip);
    if (pointed_ == pointed) return;
    pointed_ = pointed;
    Refresh();
}

/// "Linda, place 1 shared by 2: 16", for the figure pointed at.
wxString ScoreTable::told_of(wxPoint point) const {
    const int line = line_at(point.y);
    for (int who = 0; who < columns_.count(); ++who) {
        if (!figure_area(line, who).Contains(point)) continue;
        const Category* own = columns_.category(static_cast<std::size_t>(who), line);
        if (!own || !own->rank || !view_.scoring) return {};
        const wxString name = name_line(columns_.scores()[static_cast<std::size_t>(who)].name);
        const auto [place, sharing] = *own->rank;
        // TRANSLATORS: a player, the place by the number of tiles, how many share that place, the points.
        if (sharing > 1)
            return i18n::fill(_("{1}, place {2} shared by {3}: {4}"),
                              {name, figure(place), figure(sharing), figure(own->points())});
        return i18n::fill(_("{1}, place {2}: {3}"), {name, figure(place), figure(own->points())});
    }
    return {};
}

}
