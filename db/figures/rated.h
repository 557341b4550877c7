// A rating, and how much it rests on.
#pragma once

#include "core/rating.h"

namespace clerk::db {

/// After fewer plays a rating says nothing yet.
inline constexpr int rating_shown_after = 5;

struct Rated {
    Rating rating;
    int plays = 0; ///< that were rated

    bool is_shown() const { return plays >= rating_shown_after; }
    friend bool operator==(const Rated&, const Rated&) = default;
};

}
