// Everything that is written can be read.
#include "app/desktop/drawing/palette.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace clerk::desktop {
namespace {

double brightness(const wxColour& colour) {
    const auto part = [](unsigned char value) {
        const double share = value / 255.0;
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.Red()) + 0.7152 * part(colour.Green()) + 0.0722 * part(colour.Blue());
}

/// As WCAG defines it.
double contrast(const wxColour& a, const wxColour& b) {
    const auto [dark, bright] = std::minmax({brightness(a), brightness(b)});
    return (bright + 0.05) / (dark + 0.05);
}

TEST(Palette, TextHasItsContrastOnEveryGroundLightAndDark) {
    for (const Theme theme : {Theme::light, Theme::dark}) {
        const Palette& of = palette(theme);
        for (const wxColour& ground : {of.ground, of.panel, of.chosen, of.finding})
            for (const wxColour& text : {of.text, of.quiet, of.accent, of.illegal, of.warning})
                EXPECT_GE(contrast(text, ground), 4.5)
                    << text.GetAsString(wxC2S_HTML_SYNTAX) << " on " << ground.GetAsString(wxC2S_HTML_SYNTAX);
    }
}

}
}
