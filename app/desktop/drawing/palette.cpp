#include "app/desktop/drawing/palette.h"

#include <algorithm>
#include <cmath>

#include <wx/settings.h>

namespace clerk::desktop {

namespace {

std::optional<Theme> chosen;

const Palette light{
    .ground = {0xf7, 0xf2, 0xe7},
    .panel = {0xff, 0xfd, 0xf7},
    .text = {0x33, 0x29, 0x1a},
    .quiet = {0x6d, 0x61, 0x46},
    .accent = {0x1f, 0x5f, 0x9e},
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
    .text = {0xef, 0xe8, 0xd8},
    .quiet = {0xb3, 0xa7, 0x8b},
    .accent = {0x78, 0xb7, 0xf0},
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

wxColour chosen_ground(Theme theme) { return mixed(palette(theme).panel, palette(theme).accent, 0.12); }

wxColour chosen_control() { return mixed(palette().panel, palette().accent, 0.35); }

wxColour counterpart(const wxColour& colour, const Palette& from, const Palette& to) {
    for (const auto part : {&Palette::ground, &Palette::panel, &Palette::text, &Palette::quiet, &Palette::accent,
                            &Palette::illegal, &Palette::legal, &Palette::attention, &Palette::warning})
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

}
