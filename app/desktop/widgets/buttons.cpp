#include "app/desktop/widgets/buttons.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

#include <algorithm>

#include <wx/bmpbuttn.h>
#include <wx/sizer.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"

#include <map>
#include <string>
#include <utility>
#endif

namespace clerk::desktop {

#ifdef __WXGTK__

namespace {

constexpr unsigned priority_of_programs = 600;

/// None where the window's library is another than expected.
void* make_style(int air) {
    const auto make = gtk_function<void* (*)()>("gtk_css_provider_new");
    const auto load = gtk_function<int (*)(void*, const char*, long, void**)>("gtk_css_provider_load_from_data");
    if (!make || !load) return nullptr;
    void* style = make();
    // Without a transition, for the theme's own would let it shrink while the window is laid out.
    // On a picture the theme's own sign of the focus is hardly seen.
    const std::string css = "button { padding: " + std::to_string(air) +
                            "px; min-width: 0; min-height: 0; transition: none; }" +
                            "button:focus { outline: 3px solid " +
                            palette().accent.GetAsString(wxC2S_HTML_SYNTAX).ToStdString() + "; outline-offset: -3px; }";
    load(style, css.c_str(), -1, nullptr);
    return style;
}

void* style(int air) {
    static std::map<std::pair<int, Theme>, void*> styles;
    const auto [place, is_new] = styles.try_emplace({air, theme()});
    if (is_new) place->second = make_style(air);
    return place->second;
}

/// Of those that dress_controls() gives a look.
void put_in_class(wxAnyButton& button, const char* name, bool in) {
    const auto context = gtk_function<void* (*)(void*)>("gtk_widget_get_style_context");
    const auto change = gtk_function<void (*)(void*, const char*)>(in ? "gtk_style_context_add_class"
                                                                      : "gtk_style_context_remove_class");
    if (context && change) change(context(button.GetHandle()), name);
}

}

void fit_to_picture(wxAnyButton& button, int air) {
    const auto context = gtk_function<void* (*)(void*)>("gtk_widget_get_style_context");
    const auto add = gtk_function<void (*)(void*, void*, unsigned)>("gtk_style_context_add_provider");
    if (context && add && style(air)) add(context(button.GetHandle()), style(air), priority_of_programs);
    button.InvalidateBestSize();
}

void dress_as_main(wxAnyButton& button, bool main) { put_in_class(button, "main", main); }

void dress_as_at_turn(wxAnyButton& tab, bool at_turn) { put_in_class(tab, "at-turn", at_turn); }

#else

void fit_to_picture(wxAnyButton&, int) {}

void dress_as_main(wxAnyButton& button, bool main) {
    button.SetBackgroundColour(main ? palette().accent : wxNullColour);
    button.SetForegroundColour(main ? palette().on_accent : wxNullColour);
}

void dress_as_at_turn(wxAnyButton&, bool) {}

#endif

void fit_to_finger(wxAnyButton& button) {
    wxSize size = button.GetBestSize();
    size.IncTo(button.FromDIP(wxSize(least_target, least_target)));
    button.SetMinSize(size);
}

void fit_height_to_finger(wxWindow& control, int width) {
    control.SetMinSize({width, std::max(control.GetBestSize().y, control.FromDIP(least_target))});
}

void fit_words(wxAnyButton& button, const wxString& words, int width) {
    const wxString lines = broken(button, words, width - button_air);
    button.SetLabel(wxControl::EscapeMnemonics(lines));
    button.SetMinSize({-1, height_of_lines(button, 1 + static_cast<int>(lines.Freq('\n')), 2 * near_gap)});
}

int height_of_lines(const wxWindow& button, int lines, int air) {
    return std::max(button.FromDIP(least_target), lines * button.GetCharHeight() + button.FromDIP(air));
}

namespace {

constexpr int air = 4; ///< round a picture: its button's colour tells whether it is chosen

/// A button of words needs air around them; one of a picture is as small as it can be.
wxToggleButton* make_worded(wxWindow* parent, const wxString& words) {
    auto* button = new wxToggleButton(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetMinSize({button->GetTextExtent(words).x + parent->FromDIP(30), -1});
    return button;
}

wxToggleButton* make_pictured(wxWindow* parent, const wxBitmap& picture) {
    const wxSize least = parent->FromDIP(wxSize(least_target, least_target)); // or GTK is asked for its size twice
    auto* button = new wxBitmapToggleButton(parent, wxID_ANY, picture, wxDefaultPosition, least, wxBU_EXACTFIT);
    fit_to_picture(*button, air);
    fit_to_finger(*button);
    return button;
}

}

wxButton* sign_button(wxWindow* parent, const std::string& name, const wxString& words, const Drawing& sign,
                      std::function<void()> run) {
    constexpr int air = 8;
    auto* button = new wxBitmapButton(parent, wxID_ANY, picture(*parent, parent->FromDIP(side_of_sign), sign),
                                      wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(text(name));
    button->SetToolTip(words);
    set_accessible_name(*button, words);
    fit_to_picture(*button, air);
    fit_to_finger(*button);
    run_after_click(*button, std::move(run));
    return button;
}

void show_chosen(wxToggleButton& button, bool chosen) {
    button.SetValue(chosen);
    if (!chosen && !button.UseBackgroundColour()) return; // to ask the system for its colour takes long
    const wxColour wanted = chosen ? palette().chosen : wxNullColour;
    if (button.GetBackgroundColour() != wanted) button.SetBackgroundColour(wanted);
}

Segments::Segments(wxWindow* parent, std::vector<Segment> segments, int columns) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(columns > 0 ? columns : static_cast<int>(segments.size()), FromDIP(wxSize(2, 2)));
    for (const Segment& segment : segments) {
        wxToggleButton* button = make(segment);
        const int index = static_cast<int>(buttons_.size());
        button->Bind(wxEVT_TOGGLEBUTTON, [this, index](wxCommandEvent&) { toggled(index); });
        grid->Add(button, 0, wxEXPAND);
        buttons_.push_back(button);
    }
    SetSizer(grid);
}

wxToggleButton* Segments::make(const Segment& segment) {
    wxToggleButton* button =
        segment.picture.IsOk() ? make_pictured(this, segment.picture) : make_worded(this, segment.words);
    button->SetName(text(segment.name));
    button->SetToolTip(segment.tip.empty() ? segment.words : segment.tip);
    set_accessible_name(*button, segment.words);
    return button;
}

void Segments::choose(int index) {
    chosen_ = index;
    for (std::size_t i = 0; i < buttons_.size(); ++i) show_chosen(*buttons_[i], static_cast<int>(i) == index);
}

void Segments::focus() { button(std::max(0, chosen_)).SetFocus(); }

void Segments::toggled(int index) {
    const bool released = index == chosen_;
    choose(released && on_release ? -1 : index);
    if (released && on_release) on_release(index);
    if (!released && on_choose) on_choose(index);
}

}
