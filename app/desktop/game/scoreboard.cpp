#include "app/desktop/game/scoreboard.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/display.h>
#include <wx/sizer.h>

namespace clerk::desktop {

namespace {

constexpr double smallest_share = 0.6; ///< of its size, to which type is made smaller before it loses its end
constexpr double row_shape = 4.4;      ///< a row in a panel is so many times as wide as high, or wider
// Heights in a panel, of a row.
constexpr double game_share = 0.65, heading_share = 0.5, note_share = 0.5;

struct Writing {
    double pixels = 0;
    wxColour colour;
    bool bold = false;
    bool right = false; ///< set against the end of the area
};

wxFont font(double pixels, bool bold) {
    wxFont font = usual_font();
    font.SetPixelSize(wxSize(0, std::max(8, static_cast<int>(pixels))));
    return bold ? font.Bold() : font;
}

wxSize extent(wxGraphicsContext& gc, const wxString& text) {
    double width = 0, height = 0;
    gc.GetTextExtent(text, &width, &height);
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
}

/// Made smaller where it would be wider than its place, and then cut.
void write(wxGraphicsContext& gc, const wxString& text, const Area& area, const Writing& how) {
    gc.SetFont(font(how.pixels, how.bold), how.colour);
    const double width = extent(gc, text).x;
    if (width > area.m_width)
        gc.SetFont(font(how.pixels * std::max(smallest_share, area.m_width / width), how.bold), how.colour);
    const wxString line =
        ellipsized(text, [&](const wxString& begun) { return extent(gc, begun).x <= area.m_width + 1; });
    const wxSize size = extent(gc, line);
    gc.DrawText(line, how.right ? area.GetRight() - size.x : area.m_x, area.m_y + (area.m_height - size.y) / 2);
}

wxString forecast_in_words(const ScoreboardRow& row) { return i18n::fill(_("score now {1}"), {row.forecast}); }

/// `in_panel`: on one that it has in common with others.
void draw_row(wxGraphicsContext& gc, const ScoreboardRow& row, const Area& area, bool in_panel) {
    const double pad = area.m_height * 0.14, side = std::min(area.m_height * 0.6, 96.0);
    if (row.stands_out || !in_panel)
        paint_box(gc, area, area.m_height * 0.12,
                  {.fill = row.stands_out ? mixed(palette().panel, palette().accent, 0.16) : palette().panel,
                   .edge = row.stands_out ? palette().accent : mixed(palette().ground, palette().quiet, 0.3),
                   .width = row.stands_out ? 3.0 : 1.0});
    if (row.badge.IsOk())
        gc.DrawBitmap(row.badge, area.m_x + pad * 1.5, area.m_y + (area.m_height - side) / 2, side, side);
    const double from = area.m_x + pad * 3 + side, figures = area.m_width * (in_panel ? 0.3 : 0.26);
    write(gc, name_in_words(row), {from, area.m_y, area.GetRight() - pad - figures - from, area.m_height},
          {area.m_height * (in_panel ? 0.46 : 0.34), palette().text, row.stands_out});
    const double left = area.GetRight() - pad * 1.6 - figures,
                 below = row.forecast.empty() ? 0 : area.m_height * (in_panel ? 0.34 : 0.26);
    write(gc, row.total, {left, area.m_y, figures, area.m_height - below},
          {(area.m_height - below) * 0.62, palette().text, true, true});
    if (below > 0)
        write(gc, forecast_in_words(row), {left, area.GetBottom() - below * 1.3, figures, below},
              {below * 0.7, palette().quiet, false, true});
}

void draw_one(wxGraphicsContext& gc, const ScoreboardTable& table, wxSize size) {
    if (table.rows.empty()) return;
    const double margin = size.y * 0.04, head = size.y * 0.11, gap = size.y * 0.025;
    write(gc, table.heading, {margin, margin, size.x - 2 * margin, head}, {head * 0.55, palette().quiet});
    const double high = (size.y - 2 * margin - head) / static_cast<double>(table.rows.size()) - gap;
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        draw_row(gc, table.rows[i],
                 {margin, margin + head + gap + static_cast<double>(i) * (high + gap), size.x - 2 * margin, high},
                 false);
}

/// In lines, from the top.
void write_sentence(wxGraphicsContext& gc, const wxString& words, const Area& area, const Writing& how) {
    gc.SetFont(font(how.pixels, how.bold), how.colour);
    double y = area.m_y;
    for (const wxString& line :
         lines(words, static_cast<int>(area.m_width), [&](const wxString& begun) { return extent(gc, begun).x; })) {
        gc.DrawText(line, area.m_x, y);
        y += extent(gc, line.empty() ? wxString(" ") : line).y;
    }
}

/// How high a row is in a panel of that size, below its head and above its note.
double row_height(double width, double height, int rows) {
    return std::min(height / (rows + game_share + heading_share + note_share), width / row_shape);
}

void draw_panel(wxGraphicsContext& gc, const ScoreboardTable& table, const Area& area, int rows) {
    const double high = row_height(area.m_width, area.m_height, rows), pad = high * 0.2;
    paint_box(gc, area, pad,
              {.fill = palette().panel, .edge = mixed(palette().ground, palette().quiet, 0.3), .width = 1.0});
    const Area inner{area.m_x + pad, area.m_y + pad * 0.5, area.m_width - 2 * pad, area.m_height - pad};
    if (table.rows.empty())
        return write_sentence(gc, table.note, {inner.m_x, inner.m_y + pad, inner.m_width, inner.m_height},
                              {high * 0.34, palette().warning});
    double y = inner.m_y;
    const auto line = [&](const wxString& words, double share, const Writing& how) {
        write(gc, words, {inner.m_x, y, inner.m_width, high * share}, how);
        y += high * share;
    };
    line(table.game, game_share, {high * 0.4, palette().text, true});
    line(table.heading, heading_share, {high * 0.32, palette().quiet});
    for (const ScoreboardRow& row : table.rows) {
        draw_row(gc, row, {inner.m_x, y, inner.m_width, high * 0.94}, true);
        y += high;
    }
    line(table.note, note_share, {high * 0.3, palette().quiet});
}

int most_rows(const std::vector<ScoreboardTable>& tables) {
    std::size_t most = 2;
    for (const ScoreboardTable& table : tables) most = std::max(most, table.rows.size());
    return static_cast<int>(most);
}

void draw_all(wxGraphicsContext& gc, const std::vector<ScoreboardTable>& tables, wxSize size) {
    const int rows = most_rows(tables), count = static_cast<int>(tables.size());
    const int columns = scoreboard_columns(count, rows, size), lines = (count + columns - 1) / columns;
    const double gap = std::min(size.x, size.y) * 0.02;
    const double width = (size.x - gap * (columns + 1)) / columns, height = (size.y - gap * (lines + 1)) / lines;
    for (int i = 0; i < count; ++i)
        draw_panel(gc, tables[static_cast<std::size_t>(i)],
                   {gap + (i % columns) * (width + gap), gap + (i / columns) * (height + gap), width, height}, rows);
}

}

int scoreboard_columns(int tables, int rows, wxSize size) {
    int best = 1;
    double highest = 0;
    for (int columns = 1; columns <= tables; ++columns) {
        const int lines = (tables + columns - 1) / columns;
        const double high =
            row_height(static_cast<double>(size.x) / columns, static_cast<double>(size.y) / lines, rows);
        if (high > highest) highest = high, best = columns;
    }
    return best;
}

void draw_scoreboard(wxGraphicsContext& gc, const ScoreboardView& view, wxSize size) {
    if (!view.all.value_or(false)) {
        if (!view.tables.empty()) draw_one(gc, view.tables.front(), size);
        return;
    }
    const double below = view.line.empty() ? 0 : size.y * 0.06, margin = size.y * 0.02;
    const wxSize grid(size.x, static_cast<int>(size.y - below));
    if (!view.tables.empty()) draw_all(gc, view.tables, grid);
    const double from = view.tables.empty() ? 0 : grid.y - margin / 2;
    write(gc, view.line, {margin, from, size.x - 2 * margin, below}, {below * 0.5, palette().quiet});
}

wxString name_in_words(const ScoreboardRow& row) {
    return row.rank > 0 ? wxString::Format("%d. ", row.rank) + row.name : row.name;
}

wxString in_words(const ScoreboardView& view) {
    wxString all;
    const auto add = [&](const wxString& line) {
        if (!line.empty()) all += (all.empty() ? "" : "\n") + line;
    };
    for (const ScoreboardTable& table : view.tables) {
        add(single_line(table.game));
        add(table.heading);
        for (const ScoreboardRow& row : table.rows)
            add(single_line(name_in_words(row)) + ": " + row.total +
                (row.forecast.empty() ? wxString() : ", " + forecast_in_words(row)));
        add(table.note);
    }
    add(view.line);
    return all;
}

Scoreboard::Scoreboard(wxWindow* parent)
    : wxFrame(parent, wxID_ANY, _("Scoreboard"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE & ~wxFRAME_FLOAT_ON_PARENT) {
    SetName("scoreboard");
    use_ground_colours(*this);
    canvas_ = new wxWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    paint_with(*canvas_, [this](PaintDC& dc) { paint(dc); });
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(canvas_, 1, wxEXPAND);
    SetSizer(all);
    Bind(wxEVT_CHAR_HOOK, &Scoreboard::key, this);
    SetMinSize(FromDIP(wxSize(320, 240)));
    SetSize(FromDIP(wxSize(800, 600)));
    const int here = wxDisplay::GetFromWindow(parent);
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i)
        if (static_cast<int>(i) != here) SetPosition(wxDisplay(i).GetClientArea().GetPosition());
}

void Scoreboard::show(ScoreboardView view) {
    view_ = std::move(view);
    SetTitle(_("Scoreboard"));
    show_choice();
    set_accessible_name(*canvas_, in_words(view_));
    canvas_->Refresh();
}

/// Made anew in another language.
void Scoreboard::show_choice() {
    const wxString words = view_.all ? _("All tables") : wxString();
    if (choice_words_ != words) {
        if (choice_) choice_->Destroy();
        choice_ = nullptr;
        if (view_.all) {
            choice_ = new Segments(this, {{"this-table", _("This table")}, {"all-tables", words}});
            choice_->on_choose = [this](int chosen) { CallAfter([this, chosen] { on_choose(chosen == 1); }); };
            GetSizer()->Insert(0, choice_, 0, wxALL, FromDIP(near_gap));
        }
        Layout();
    }
    choice_words_ = words;
    if (choice_) choice_->choose(*view_.all ? 1 : 0);
}

void Scoreboard::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_F11)
        ShowFullScreen(!IsFullScreen());
    else if (event.GetKeyCode() == WXK_ESCAPE)
        Close();
    else
        event.Skip();
}

void Scoreboard::paint(PaintDC& dc) {
    dc.SetBackground(palette().ground);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_scoreboard(*gc, view_, canvas_->GetClientSize());
}

}
