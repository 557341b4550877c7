#include "app/desktop/drawing/charts/chart_canvas.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/exchange/files.h"

#include <algorithm>
#include <memory>

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/translation.h>

namespace clerk::desktop::charts {

namespace {

constexpr double file_scale = 2; ///< pixels of a file for one on the screen
constexpr int button_edge = 6;   ///< from the upper right corner to the button
constexpr int button_side = 44;  ///< at least, with air round its words
constexpr int button_air = 16;   ///< across

double pixels(const wxFont& font) { return font.GetFractionalPointSize() * 96 / 72; }

}

ChartCanvas::ChartCanvas(wxWindow* parent, DrawChart draw, std::function<void(const wxString&)> tell)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      draw_(std::move(draw)), tell_(std::move(tell)), measure_(measure_with(GetFont())) {
    SetMinSize(FromDIP(wxSize(320, 220)));
    button_ = new wxButton(this, wxID_ANY, _("Picture..."), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button_->SetName("chart-picture");
    wxSize size = button_->GetBestSize() + FromDIP(wxSize(button_air, 0));
    size.IncTo(FromDIP(wxSize(button_side, button_side)));
    button_->SetSize(size);
    button_->SetToolTip(_("Copy the chart, or save it as a picture"));
    button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { offer(); });
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        draw_again();
        button_->Move(GetClientSize().x - button_->GetSize().x - FromDIP(button_edge), FromDIP(button_edge));
        event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(nearest(chart_, event.GetPosition())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { point_at({}); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { offer(); });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool) { step(dx - dy); },
                      .act = [this](bool) { CallAfter([this] { offer(); }); }});
    Bind(wxEVT_KEY_DOWN, &ChartCanvas::key, this);
    draw_again();
}

void ChartCanvas::show(DrawChart draw) {
    draw_ = std::move(draw);
    pointed_.reset();
    draw_again();
}

ChartFormat ChartCanvas::format() const {
    const wxSize size = GetClientSize(), corner = button_->GetSize() + FromDIP(wxSize(button_edge, button_edge));
    return {.width = static_cast<double>(size.x),
            .height = static_cast<double>(size.y),
            .theme = theme(),
            .text = pixels(GetFont()),
            .measure = measure_,
            .corner_width = static_cast<double>(corner.x),
            .corner_height = static_cast<double>(corner.y)};
}

/// Measured anew: the font may be another. What is pointed at stays, as far as there is such a figure.
void ChartCanvas::draw_again() {
    measure_ = measure_with(GetFont());
    chart_ = draw_(format());
    drawn_in_ = theme();
    cached_ = wxBitmap();
    if (pointed_ && *pointed_ >= chart_.marks.size()) pointed_.reset();
    set_accessible_name(*this, spoken());
    Refresh();
}

void ChartCanvas::paint(PaintDC& dc) {
    if (drawn_in_ != theme()) draw_again();
    const double scale = GetContentScaleFactor();
    if (!cached_.IsOk()) cached_ = wxBitmap(image_of(chart_.sketch, GetFont(), scale), wxBITMAP_SCREEN_DEPTH, scale);
    dc.DrawBitmap(cached_, 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Palette& colours = palette();
    if (HasFocus())
        charts::paint(*gc,
                      {Box{grown({0, 0, chart_.sketch.width, chart_.sketch.height}, -1),
                           4,
                           {.edge = colours.accent, .width = 2}}},
                      GetFont());
    if (pointed_) charts::paint(*gc, pointed_at(chart_.marks[*pointed_], format()), GetFont());
}

wxString ChartCanvas::spoken() const {
    const wxString title = chart_.title.empty() ? _("Chart") : chart_.title;
    if (pointed_) return filled(_("{1}. {2}"), {title, chart_.marks[*pointed_].words});
    if (chart_.marks.empty()) return title;
    return filled(_("{1}. The arrow keys step through its figures."), {title});
}

void ChartCanvas::point_at(std::optional<std::size_t> mark) {
    if (mark == pointed_) return;
    pointed_ = mark;
    set_accessible_name(*this, spoken());
    Refresh();
}

/// From nowhere to the first figure, or back to the last.
void ChartCanvas::step(int by) {
    if (chart_.marks.empty()) return;
    const int last = static_cast<int>(chart_.marks.size()) - 1;
    const int from = pointed_ ? static_cast<int>(*pointed_) : by > 0 ? -1 : last + 1;
    point_at(static_cast<std::size_t>(std::clamp(from + by, 0, last)));
}

void ChartCanvas::key(wxKeyEvent& event) {
    const int last = static_cast<int>(chart_.marks.size());
    if (event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'C') return copy();
    if (event.GetModifiers() == wxMOD_NONE && event.GetKeyCode() == WXK_HOME) return step(-last);
    if (event.GetModifiers() == wxMOD_NONE && event.GetKeyCode() == WXK_END) return step(last);
    event.Skip();
}

/// Within the click that asks for it: a menu that is opened later takes the end of the click for one beside it.
void ChartCanvas::offer() {
    wxMenu menu;
    menu.Append(wxID_COPY, _("&Copy picture") + "\tCtrl+C");
    menu.Append(wxID_SAVEAS, _("&Save picture..."));
    switch (GetPopupMenuSelectionFromUser(menu)) {
    case wxID_COPY: return copy();
    case wxID_SAVEAS: return ask_where_to_save();
    default: return;
    }
}

void ChartCanvas::copy() {
    if (!copy_to_clipboard(image_of(chart_.sketch, GetFont(), file_scale)))
        tell_(_("The picture was not copied: another program holds the clipboard. Try again."));
}

void ChartCanvas::ask_where_to_save() {
    const auto file = ask_for_picture_file(this, _("chart"), {"png", "svg"});
    if (file) save(*file);
}

void ChartCanvas::save(const std::filesystem::path& file) {
    try {
        exchange::write_file(file, has_ending(file, "svg") ? svg_of(chart_.sketch, GetFont())
                                                           : png_of(image_of(chart_.sketch, GetFont(), file_scale)));
    } catch (const exchange::FileError& error) {
        tell_(sentence(error));
    }
}

}
