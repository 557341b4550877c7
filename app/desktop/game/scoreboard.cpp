#include "app/desktop/game/scoreboard.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/usual_font.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/display.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

wxFont font(double pixels, bool bold) {
    wxFont font = usual_font();
    font.SetPixelSize(wxSize(0, std::max(8, static_cast<int>(pixels))));
    return bold ? font.Bold() : font;
}

/// Made smaller where it would be wider than its place. `right`: set against the end of the area.
void write(wxGraphicsContext& gc, const wxString& text, const Area& area, double pixels, const wxColour& colour,
           bool bold, bool right = false) {
    double width = 0, height = 0;
    gc.SetFont(font(pixels, bold), colour);
    gc.GetTextExtent(text, &width, &height);
    if (width > area.m_width && width > 0) {
        gc.SetFont(font(pixels * area.m_width / width, bold), colour);
        gc.GetTextExtent(text, &width, &height);
    }
    gc.DrawText(text, right ? area.GetRight() - width : area.m_x, area.m_y + (area.m_height - height) / 2);
}

/// "2. Linda"
wxString in_words(const ScoreboardRow& row) {
    return row.rank > 0 ? wxString::Format("%d. ", row.rank) + row.name : row.name;
}

wxString forecast_in_words(const ScoreboardRow& row) { return i18n::fill(_("forecast {1}"), {row.forecast}); }

void draw_row(wxGraphicsContext& gc, const ScoreboardRow& row, const Area& area) {
    const double pad = area.m_height * 0.14, side = std::min(area.m_height * 0.6, 96.0);
    paint_box(gc, area, area.m_height * 0.12,
              {.fill = row.stands_out ? mixed(palette().panel, palette().accent, 0.16) : palette().panel,
               .edge = row.stands_out ? palette().accent : mixed(palette().ground, palette().quiet, 0.3),
               .width = row.stands_out ? 3.0 : 1.0});
    if (row.badge.IsOk())
        gc.DrawBitmap(row.badge, area.m_x + pad * 1.5, area.m_y + (area.m_height - side) / 2, side, side);
    const double from = area.m_x + pad * 3 + side, figures = area.m_width * 0.26;
    write(gc, in_words(row), {from, area.m_y, area.GetRight() - pad - figures - from, area.m_height},
          area.m_height * 0.34, palette().text, row.stands_out);
    const double left = area.GetRight() - pad * 1.6 - figures, below = row.forecast.empty() ? 0 : area.m_height * 0.26;
    write(gc, row.total, {left, area.m_y, figures, area.m_height - below}, (area.m_height - below) * 0.62,
          palette().text, true, true);
    if (below > 0)
        write(gc, forecast_in_words(row), {left, area.GetBottom() - below * 1.3, figures, below}, below * 0.7,
              palette().quiet, false, true);
}

}

Scoreboard::Scoreboard(wxWindow* parent)
    : wxFrame(parent, wxID_ANY, _("Scoreboard"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE & ~wxFRAME_FLOAT_ON_PARENT) {
    SetName("scoreboard");
    dress_as_ground(*this);
    canvas_ = new wxWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    canvas_->SetBackgroundStyle(wxBG_STYLE_PAINT);
    canvas_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
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

void Scoreboard::show(const wxString& heading, std::vector<ScoreboardRow> rows) {
    heading_ = heading;
    rows_ = std::move(rows);
    tell();
    canvas_->Refresh();
}

/// The same for who hears it.
void Scoreboard::tell() {
    wxString all = heading_;
    for (const ScoreboardRow& row : rows_) {
        all += "\n" + in_words(row) + ": " + row.total;
        if (!row.forecast.empty()) all += ", " + forecast_in_words(row);
    }
    set_accessible_name(*canvas_, all);
}

void Scoreboard::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_F11)
        ShowFullScreen(!IsFullScreen());
    else if (event.GetKeyCode() == WXK_ESCAPE)
        Close();
    else
        event.Skip();
}

void Scoreboard::paint() {
    wxAutoBufferedPaintDC dc(canvas_);
    dc.SetBackground(palette().ground);
    dc.Clear();
    if (rows_.empty()) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxSize size = canvas_->GetClientSize();
    const double margin = size.y * 0.04, head = size.y * 0.11, gap = size.y * 0.025;
    write(*gc, heading_, {margin, margin, size.x - 2 * margin, head}, head * 0.55, palette().quiet, false);
    const double high = (size.y - 2 * margin - head) / static_cast<double>(rows_.size()) - gap;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        draw_row(*gc, rows_[i],
                 {margin, margin + head + gap + static_cast<double>(i) * (high + gap), size.x - 2 * margin, high});
}

}
