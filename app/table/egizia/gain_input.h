// What a card or a ring space gives, as it is entered: figure by figure.
#pragma once

#include "core/egizia/pieces.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

/// One figure of a gain.
struct GainFigure {
    std::string name; ///< of its field: "raise-blue", "field-green", "quarry"
    wxString words;
    int least, most;
    int (*of)(const game::Gain& gain, int which);
    void (*set)(game::Gain& gain, int which, int figure);
    int which; ///< crew, field or market

    int of_gain(const game::Gain& gain) const { return of(gain, which); }
    game::Gain in(game::Gain gain, int figure) const {
        set(gain, which, figure);
        return gain;
    }
};

std::vector<GainFigure> gain_figures();
bool fits(const game::Gain& gain); ///< a record may have it

/// One thing that is given, in words, and the gain with one less of it.
struct GivenPart {
    wxString words; ///< "quarry +2"
    game::Gain without;
};
std::vector<GivenPart> given_parts(const game::Gain& gain);

/// "the blue crew +1, quarry +2"; "nothing".
wxString in_words(const game::Gain& gain);
wxString in_words(const game::Effect& effect);

}
