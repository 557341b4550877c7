// The monuments as they are shown: every space that is there, with what lies on it and what may be placed next.
#pragma once

#include "app/table/egizia/entry.h"

#include <wx/string.h>

namespace clerk::table::egizia {

struct ShownSpace {
    game::Space at;
    std::optional<int> value = {};           ///< printed, or of the stone; none: it is not known
    std::optional<int> owner = {};           ///< whose stone lies there
    bool entered = false;                    ///< in the build that is being entered
    bool open = false;                       ///< a stone may be placed there next
    std::optional<std::vector<int>> on = {}; ///< of the pyramid: columns that it rests on; none: as usual
    friend bool operator==(const ShownSpace&, const ShownSpace&) = default;
};

struct MonumentsView {
    std::vector<ShownSpace> spaces = {};
    int cards = 0;      ///< drawn of the sphinx in what is being entered
    bool keeps = false; ///< one of them
    int most_cards = 5; ///< that may be drawn
    bool may_draw = false;

    const ShownSpace* at(const game::Space& space) const; ///< null: it is not shown
    friend bool operator==(const MonumentsView&, const MonumentsView&) = default;
};

/// Of a monument that is not described, what is built and the next spaces.
MonumentsView monuments_view(const Position& position, const Entry& entry);

wxString told(const Position& position, const ShownSpace& shown); ///< "obelisk 3, value 4: Linda"

}
