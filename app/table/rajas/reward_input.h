// A reward as it is entered: what can be added to it and taken off, one thing at a time.
#pragma once

#include "core/rajas/pieces.h"

#include <functional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// Something that a reward may give, on a button.
struct Gift {
    std::string name; ///< of its button: "fame", "die-blue"
    wxString words;
    std::function<game::Reward(game::Reward)> add; ///< one more; what there is only one of replaces what was there
};

enum class GiftsOf : bool { board, river }; ///< only the river gives the action of a chamber

std::vector<Gift> gifts(GiftsOf where);

/// One thing that the reward gives, in words, and the reward with one less of it.
struct GivenPart {
    wxString words;
    game::Reward without;
};
std::vector<GivenPart> given_parts(const game::Reward& reward);

}
