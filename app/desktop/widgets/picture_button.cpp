#include "app/desktop/widgets/picture_button.h"

#include <algorithm>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#include "app/desktop/drawing/palette.h"

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

}

void fit_to_picture(wxAnyButton& button, int air) {
    const auto context = gtk_function<void* (*)(void*)>("gtk_widget_get_style_context");
    const auto add = gtk_function<void (*)(void*, void*, unsigned)>("gtk_style_context_add_provider");
    if (context && add && style(air)) add(context(button.GetHandle()), style(air), priority_of_programs);
    button.InvalidateBestSize();
}

#else

void fit_to_picture(wxAnyButton&, int) {}

#endif

void fit_to_finger(wxAnyButton& button) {
    wxSize size = button.GetBestSize();
    size.IncTo(button.FromDIP(wxSize(least_target, least_target)));
    button.SetMinSize(size);
}

void fit_height_to_finger(wxWindow& control, int width) {
    control.SetMinSize({width, std::max(control.GetBestSize().y, control.FromDIP(least_target))});
}

int height_of_lines(const wxWindow& button, int lines, int air) {
    return std::max(button.FromDIP(least_target), lines * button.GetCharHeight() + button.FromDIP(air));
}

}
