#include "app/desktop/widgets/labels.h"

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/title_bar.h"
#include "i18n/text.h"

#include <algorithm>
#include <cmath>

#include <wx/display.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>

namespace clerk::desktop {

namespace {

wxFont font_of(const wxWindow& parent, Type type) {
    wxFont font = parent.GetFont();
    if (type != Type::title && type != Type::heading) return font;
    font = font.Scaled(type == Type::title ? 1.6f : 1.25f).Bold();
    font.SetPointSize(static_cast<int>(font.GetFractionalPointSize())); // GTK draws whole points, and measures halves
    return font;
}

/// Dots per inch that text is drawn with: another size of text may be chosen while the program runs.
double resolution_of_text() {
#ifdef __WXGTK__
    static const auto screen = gtk_function<void* (*)()>("gdk_screen_get_default");
    static const auto resolution = gtk_function<double (*)(void*)>("gdk_screen_get_resolution");
    return screen && resolution ? resolution(screen()) : 0;
#else
    return 0;
#endif
}

/// In pixels, of the font that was asked for last: the system takes long to tell.
int height_of(const wxFont& font) {
    static wxFont asked;
    static double resolution = 0;
    static int height = 0;
    const double now = resolution_of_text();
    if (!asked.IsOk() || asked != font || resolution != now) height = font.GetPixelSize().y;
    asked = font;
    resolution = now;
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
    /// Until events were handled after SetFont, GTK 3.24 measures a label in the font of before: a heading that is laid
    /// out at once would have the room of plain text.
    wxSize DoGetBestSize() const override {
        wxSize size = wxStaticText::DoGetBestSize();
        if (GetFont() != GetParent()->GetFont()) size.IncTo(extent());
        CacheBestSize(size);
        return size;
    }
    wxSize extent() const {
        wxSize all;
        for (const wxString& line : wxSplit(GetLabelText(), '\n', '\0')) {
            const wxSize one = GetTextExtent(line);
            all = {std::max(all.x, one.x + 1), all.y + one.y};
        }
        return HasFlag(wxST_ELLIPSIZE_END) ? wxSize(0, all.y) : all;
    }
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

void use_ground_colours(wxWindow& window) { dress(window, palette().ground); }
void use_panel_colours(wxWindow& window) { dress(window, palette().panel); }

wxWindow* figures_panel(wxWindow* parent, const std::vector<FiguresColumn>& columns,
                        const std::vector<FiguresRow>& rows) {
    auto* panel = new wxPanel(parent);
    use_panel_colours(*panel);
    auto* grid =
        new wxFlexGridSizer(static_cast<int>(columns.size()) + 1, panel->FromDIP(wxSize(2 * edge_gap, near_gap)));
    grid->Add(label(panel, {}, Type::quiet), 0, wxALIGN_RIGHT);
    for (const FiguresColumn& column : columns) grid->Add(label(panel, column.head, Type::quiet), 0, wxALIGN_RIGHT);
    for (const FiguresRow& row : rows) {
        grid->Add(label(panel, row.title));
        for (std::size_t i = 0; i < columns.size(); ++i) {
            wxStaticText* cell = label(panel, figure(row.figures.at(i)));
            cell->SetName(row.name + "-" + columns[i].name);
            grid->Add(cell, 0, wxALIGN_RIGHT);
        }
    }
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(grid, 0, wxALL, panel->FromDIP(far_gap));
    panel->SetSizer(edge);
    return panel;
}

int column_width(const wxWindow& list, const wxString& title, int width) {
    constexpr int around = 14;
    const wxFont bold = list.GetFont().Bold();
    int room = 0;
    list.GetTextExtent(title, &room, nullptr, nullptr, nullptr, &bold);
    return std::max(wide(list, width), room + list.FromDIP(around));
}

wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align, int flags) {
    auto* cells = new wxDataViewTextRenderer("string", wxDATAVIEW_CELL_INERT, align);
    cells->EnableEllipsize(wxELLIPSIZE_END);
    const int room = width < 0 ? width : column_width(list, title, width);
    auto* column = new wxDataViewColumn(title, cells, number, room, align, flags);
    list.AppendColumn(column);
    return *column;
}

#ifdef __WXGTK__

/// What wxWidgets offers for it does nothing there.
void make_rows_high(wxDataViewCtrl& list, int height) {
    static const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    if (!set) return;
    for (unsigned column = 0; column < list.GetColumnCount(); ++column)
        set(list.GetColumn(column)->GetRenderer()->GetGtkHandle(), "height", height, "yalign", 0.5, nullptr);
}

#else

void make_rows_high(wxDataViewCtrl& list, int height) { list.SetRowHeight(height); }

#endif

void choose_in_sight(wxDataViewCtrl& list, const wxDataViewItem& item) {
    list.Select(item);
    list.EnsureVisible(item);
    list.CallAfter([&list, item] {
        if (item.IsOk() && list.GetSelection() == item) list.EnsureVisible(item);
    });
}

}
