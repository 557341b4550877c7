#include "app/desktop/drawing/palette.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <wx/settings.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#include "app/desktop/drawing/text_lines.h"
#include "i18n/text.h"

#include <string_view>
#include <vector>
#endif

namespace clerk::desktop {

namespace {

std::optional<Theme> chosen;

const Palette light{
    .ground = {0xf7, 0xf2, 0xe7},
    .panel = {0xff, 0xfd, 0xf7},
    .line = {0xdd, 0xd1, 0xb6},
    .edge = {0x95, 0x85, 0x63},
    .chosen = {0xe4, 0xea, 0xec},
    .finding = {0xfb, 0xee, 0xe4},
    .text = {0x33, 0x29, 0x1a},
    .quiet = {0x6d, 0x61, 0x46},
    .accent = {0x1f, 0x5f, 0x9e},
    .on_accent = {0xff, 0xff, 0xff},
    .halo = {0xff, 0xfd, 0xf7},
    .legal = {0x2f, 0x9e, 0x6e},
    .illegal = {0xb8, 0x3a, 0x26},
    .attention = {0xd9, 0x8a, 0x1f},
    .warning = {0x8f, 0x56, 0x0b},
    .shadow = {0x2b, 0x22, 0x12},
};

const Palette dark{
    .ground = {0x23, 0x21, 0x1c},
    .panel = {0x2c, 0x29, 0x23},
    .line = {0x44, 0x3e, 0x32},
    .edge = {0x8c, 0x81, 0x68},
    .chosen = {0x35, 0x3a, 0x3c},
    .finding = {0x3a, 0x2b, 0x24},
    .text = {0xef, 0xe8, 0xd8},
    .quiet = {0xb3, 0xa7, 0x8b},
    .accent = {0x78, 0xb7, 0xf0},
    .on_accent = {0x12, 0x20, 0x2d},
    .halo = {0x1c, 0x1a, 0x16},
    .legal = {0x4d, 0xc0, 0x8c},
    .illegal = {0xf0, 0x8a, 0x76},
    .attention = {0xf0, 0xa6, 0x3e},
    .warning = {0xf0, 0xa6, 0x3e},
    .shadow = {0x08, 0x07, 0x04},
};

unsigned char between(unsigned char a, unsigned char b, double share) {
    return static_cast<unsigned char>(std::lround(a + (b - a) * share));
}

#ifdef __WXGTK__

/// Above the theme's own, below what a single control is given.
constexpr unsigned above_theme = 500;

/// A word after "@" is a colour. What is chosen has its own ground and an edge of two pixels, as a shadow within, which
/// takes no room; a button of the class "main" is filled with the accent, one of "at-turn" has a line at its foot.
constexpr std::string_view controls = R"(
button { background-image: none; background-color: @panel; border-color: @edge; border-radius: 8px; color: @text;
         box-shadow: none; text-shadow: none; -gtk-icon-shadow: none; }
button:hover { background-color: @hovered; }
button:active { background-color: @chosen; }
button:checked { background-color: @chosen; border-color: @accent; box-shadow: inset 0 0 0 1px @accent; }
button:disabled { background-color: @ground; color: @faint; border-color: @line; box-shadow: none; }
button.main { background-color: @accent; border-color: @accent; color: @on_accent; }
button.main:hover { background-color: @deeper; border-color: @deeper; }
button.at-turn { box-shadow: inset 0 -4px @accent; }
button.at-turn:checked { box-shadow: inset 0 -4px @accent, inset 0 0 0 1px @accent; }
button.main:disabled { background-color: @ground; color: @faint; border-color: @line; }
entry { background-image: none; background-color: @panel; border-color: @edge; border-radius: 8px; color: @text;
        box-shadow: none; }
entry:focus { border-color: @accent; }
spinbutton button, combobox.linked button, .linked > button { border-radius: 0; }
check, radio { background-image: none; background-color: @panel; border-color: @quiet; box-shadow: none; }
check:checked, radio:checked { background-color: @chosen; border-color: @accent; }
check:disabled, radio:disabled { background-color: @ground; border-color: @line; }
scale highlight { background-image: none; background-color: @accent; border-color: @accent; }
treeview.view { background-color: @panel; color: @text; border-color: @line; }
treeview.view:selected, treeview.view:selected:focus, entry selection, textview text selection {
    background-color: @chosen; color: @text; }
treeview.view header button { background-color: @ground; border-color: @line; border-radius: 0; color: @quiet; }
scrolledwindow { border-color: @line; }
scrollbar { background-image: none; background-color: @ground; border-color: @ground; }
scrollbar slider { background-color: @edge; }
scrollbar slider:hover, scrollbar slider:active { background-color: @quiet; }
menubar { background-image: none; background-color: @ground; color: @text; }
menubar > menuitem:hover, menu menuitem:hover { background-color: @chosen; color: @text; box-shadow: none; }
menu { background-color: @panel; color: @text; border-color: @edge; }
tooltip, tooltip.background { background-image: none; background-color: @panel; border: 1px solid @edge; color: @text; }
tooltip * { background-color: transparent; color: @text; }
)";

std::vector<std::pair<std::string_view, wxColour>> named_colours() {
    const Palette& of = palette();
    return {{"hovered", mixed(of.panel, of.chosen, 0.5)},
            {"deeper", mixed(of.accent, of.text, 0.2)},
            {"faint", mixed(of.panel, of.quiet, 0.5)},
            {"on_accent", of.on_accent},
            {"edge", of.edge},
            {"line", of.line},
            {"chosen", of.chosen},
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

/// Menus and tooltips, which are no windows of the library's, have the face of the language too.
std::string in_face(const wxString& face) {
    return face.empty() ? std::string() : "menubar *, menu *, tooltip * { font-family: \"" + utf8(face) + "\"; }\n";
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

#endif

}

Theme theme() {
    if (chosen) return *chosen;
    return wxSystemSettings::GetAppearance().IsDark() ? Theme::dark : Theme::light;
}

void choose_theme(std::optional<Theme> theme) { chosen = theme; }

ScopedTheme::ScopedTheme(Theme theme) : before_(chosen) { chosen = theme; }
ScopedTheme::~ScopedTheme() { chosen = before_; }

const Palette& palette() { return palette(theme()); }

const Palette& palette(Theme theme) { return theme == Theme::dark ? dark : light; }

wxColour counterpart(const wxColour& colour, const Palette& from, const Palette& to) {
    for (const auto part :
         {&Palette::ground, &Palette::panel, &Palette::chosen, &Palette::finding, &Palette::text, &Palette::quiet,
          &Palette::accent, &Palette::illegal, &Palette::legal, &Palette::attention, &Palette::warning})
        if (from.*part == colour) return to.*part;
    return colour;
}

wxColour with_alpha(const wxColour& colour, double alpha) {
    const double opaque = std::clamp(alpha, 0.0, 1.0) * colour.Alpha();
    return {colour.Red(), colour.Green(), colour.Blue(), static_cast<unsigned char>(std::lround(opaque))};
}

wxColour mixed(const wxColour& a, const wxColour& b, double share) {
    return {between(a.Red(), b.Red(), share), between(a.Green(), b.Green(), share), between(a.Blue(), b.Blue(), share)};
}

void dim(wxColour& colour) { colour = mixed(colour, wxColour(0, 0, 0), 0.15); }

#ifdef __WXGTK__

void dress_controls() {
    static void* const style = make_style();
    const auto load = gtk_function<int (*)(void*, const char*, long, void**)>("gtk_css_provider_load_from_data");
    if (!style || !load) return;
    const std::string css =
        in_face(face_of_language()) + (asks_for_contrast() ? std::string() : in_colours(std::string(controls)));
    load(style, css.c_str(), -1, nullptr);
}

#else

void dress_controls() {}

#endif

namespace {

std::map<std::pair<std::string, std::string>, wxColour> given;
int changes = 0;

}

void set_custom_colour(std::string_view game, std::string_view piece, const wxColour& colour) {
    given[{std::string(game), std::string(piece)}] = colour;
    ++changes;
}

wxColour custom_colour(std::string_view game, std::string_view piece, const wxColour& usual) {
    const auto found = given.find({std::string(game), std::string(piece)});
    return found == given.end() || !found->second.IsOk() ? usual : found->second;
}

int custom_colour_changes() { return changes; }

}
