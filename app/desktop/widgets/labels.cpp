#include "app/desktop/widgets/labels.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/title_bar.h"

#include <algorithm>
#include <cmath>

#include <wx/display.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>

namespace clerk::desktop {

namespace {

wxFont font_of(const wxWindow& parent, Type type) {
    wxFont font = parent.GetFont();
    if (type == Type::title) return font.Scaled(1.6f).Bold();
    if (type == Type::heading) return font.Scaled(1.25f).Bold();
    return font;
}

/// In pixels, of the font that was asked for last: the system takes long to tell.
int height_of(const wxFont& font) {
    static wxFont asked;
    static int height = 0;
    if (!asked.IsOk() || asked != font) height = font.GetPixelSize().y;
    asked = font;
    return height;
}

void dress_own_bar(wxWindow& window) {
    if (auto* with_bar = dynamic_cast<wxTopLevelWindow*>(&window)) dress_title_bar(*with_bar);
}

void dress(wxWindow& window, const wxColour& ground) {
    window.SetBackgroundColour(ground);
    window.SetForegroundColour(palette().text);
    dress_own_bar(window);
}

/// Text that names nothing but itself. wxWidgets would make each the label of the control that comes next among its
/// parent's, whatever that is, and a screen reader reads the label in place of the control's own name.
class Words : public wxStaticText {
public:
    using wxStaticText::wxStaticText;

private:
#ifdef __WXGTK__
    bool GTKWidgetNeedsMnemonic() const override { return false; }
#endif
};

wxStaticText* make_label(wxWindow* parent, Type type, long style) {
    auto* label = new Words(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, style);
    label->SetFont(font_of(*parent, type));
    label->SetForegroundColour(type == Type::quiet ? palette().quiet : palette().text);
    return label;
}

}

wxStaticText* label(wxWindow* parent, const wxString& text, Type type) {
    wxStaticText* label = make_label(parent, type, 0);
    label->SetLabelText(text);
    return label;
}

wxStaticText* wrapped(wxWindow* parent, const wxString& text, int width, Type type) {
    wxStaticText* result = label(parent, wxEmptyString, type);
    rewrap(*result, text, width);
    return result;
}

void rewrap(wxStaticText& label, const wxString& text, int width) { label.SetLabelText(broken(label, text, width)); }

void rewrap_high(wxStaticText& label, const wxString& text, int width, int lines) {
    rewrap(label, text, width);
    label.SetMinSize({-1, std::max(label.GetBestSize().y, lines * label.GetCharHeight())});
}

wxStaticText* short_line(wxWindow* parent, int width, Type type) {
    wxStaticText* line = make_label(parent, type, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    line->SetMinSize({wide(*parent, width), -1});
    return line;
}

void rewrite(wxStaticText& short_line, const wxString& text) {
    short_line.SetLabelText(text);
    if (short_line.GetTextExtent(text).x > short_line.GetMinWidth())
        short_line.SetToolTip(text);
    else
        short_line.UnsetToolTip();
}

void lay_out_around(wxWindow& window) {
    window.InvalidateBestSize(); // of all that it lies in too
    auto* scrolled = dynamic_cast<wxScrolledWindow*>(&window);
    if (scrolled) scrolled->FitInside();
    if (wxWindow* around = window.GetParent(); around && !scrolled && !window.IsTopLevel()) lay_out_around(*around);
    window.Layout();
}

wxString broken(const wxWindow& window, const wxString& text, int width) {
    const auto measure = measured_in(window);
    const int room = wide(window, width);
    return broken(long_words_broken(text, room, measure), room, measure);
}

int wide(const wxWindow& window, int width) {
    constexpr double usual_height = 17, least_worth_it = 1.25; // Chinese letters are a little higher than others
    constexpr int least_screen = 1280;
    const double larger = height_of(window.GetFont()) / (usual_height * window.FromDIP(1000) / 1000.0);
    if (larger < least_worth_it) return window.FromDIP(width); // to ask for the screen takes long
    const double room = wxDisplay(&window).GetClientArea().width / static_cast<double>(window.FromDIP(least_screen));
    return static_cast<int>(std::lround(window.FromDIP(width) * std::max(1.0, std::min(larger, room))));
}

void recolour(wxWindow& window, const Palette& from, const Palette& to) {
    if (window.UseBackgroundColour()) window.SetBackgroundColour(counterpart(window.GetBackgroundColour(), from, to));
    if (window.UseForegroundColour()) window.SetForegroundColour(counterpart(window.GetForegroundColour(), from, to));
    for (wxWindow* child : window.GetChildren())
        if (!child->IsTopLevel()) recolour(*child, from, to);
    dress_own_bar(window);
    window.Refresh();
}

void dress_as_ground(wxWindow& window) { dress(window, palette().ground); }
void dress_as_panel(wxWindow& window) { dress(window, palette().panel); }

}
