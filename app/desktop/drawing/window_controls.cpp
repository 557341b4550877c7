#include "app/desktop/drawing/window_controls.h"

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#include "app/desktop/drawing/palette.h"

#include <map>
#include <string>
#include <string_view>
#endif

namespace clerk::desktop {

#ifdef __WXGTK__

namespace {

/// Above the theme's own, below what a single control is given.
constexpr unsigned above_theme = 500;

/// A word after "@" is a colour.
constexpr std::string_view controls = R"(
button { background-image: none; background-color: @raised; border-color: @edge; color: @text;
         box-shadow: none; text-shadow: none; -gtk-icon-shadow: none; }
button:hover { background-color: @panel; }
button:active, button:checked { background-color: @chosen; }
button:disabled { background-color: @ground; color: @faint; border-color: @line; }
entry { background-image: none; background-color: @panel; border-color: @edge; color: @text; box-shadow: none; }
entry:focus { border-color: @accent; }
check, radio { background-image: none; background-color: @panel; border-color: @quiet; box-shadow: none; }
check:checked, radio:checked { background-color: @chosen; border-color: @accent; }
check:disabled, radio:disabled { background-color: @ground; border-color: @line; }
scale highlight { background-image: none; background-color: @accent; border-color: @accent; }
treeview.view { background-color: @panel; color: @text; border-color: @line; }
treeview.view:selected, treeview.view:selected:focus, entry selection, textview text selection {
    background-color: @chosen; color: @text; }
treeview.view header button { background-color: @ground; border-color: @line; color: @quiet; }
scrolledwindow { border-color: @line; }
scrollbar { background-image: none; background-color: @ground; border-color: @ground; }
scrollbar slider { background-color: @edge; }
scrollbar slider:hover, scrollbar slider:active { background-color: @quiet; }
menubar { background-image: none; background-color: @ground; color: @text; }
)";

std::map<std::string_view, wxColour> named_colours() {
    const Palette& of = palette();
    return {{"raised", mixed(of.ground, of.panel, 0.6)},
            {"edge", mixed(of.ground, of.quiet, 0.4)},
            {"line", mixed(of.ground, of.quiet, 0.22)},
            {"faint", mixed(of.ground, of.quiet, 0.7)},
            {"chosen", chosen_control()},
            {"ground", of.ground},
            {"panel", of.panel},
            {"text", of.text},
            {"quiet", of.quiet},
            {"accent", of.accent}};
}

std::string in_colours(std::string css) {
    for (const auto& [name, colour] : named_colours()) {
        const std::string word = "@" + std::string(name);
        for (std::size_t at = css.find(word); at != std::string::npos; at = css.find(word, at))
            css.replace(at, word.size(), colour.GetAsString(wxC2S_HTML_SYNTAX).ToStdString());
    }
    return css;
}

/// The theme of who needs more contrast than these colours have.
bool asks_for_contrast() {
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto get = gtk_function<void (*)(void*, const char*, ...)>("g_object_get");
    const auto let_go = gtk_function<void (*)(void*)>("g_free");
    if (!settings || !get || !let_go) return false;
    char* name = nullptr;
    get(settings(), "gtk-theme-name", &name, nullptr);
    const bool asks = name && std::string_view(name).starts_with("HighContrast");
    let_go(name);
    return asks;
}

/// On the screen: for all windows that there are and will be.
void* make_style() {
    const auto make = gtk_function<void* (*)()>("gtk_css_provider_new");
    const auto screen = gtk_function<void* (*)()>("gdk_screen_get_default");
    const auto add = gtk_function<void (*)(void*, void*, unsigned)>("gtk_style_context_add_provider_for_screen");
    if (!make || !screen || !add || !screen()) return nullptr;
    void* style = make();
    add(screen(), style, above_theme);
    return style;
}

}

void dress_controls() {
    static void* const style = make_style();
    const auto load = gtk_function<int (*)(void*, const char*, long, void**)>("gtk_css_provider_load_from_data");
    if (!style || !load) return;
    const std::string css = asks_for_contrast() ? std::string() : in_colours(std::string(controls));
    load(style, css.c_str(), -1, nullptr);
}

#else

void dress_controls() {}

#endif

}
