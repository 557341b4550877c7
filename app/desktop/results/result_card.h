// A result as a picture to be sent and kept: ranks, points, and what the winner has built.
#pragma once

#include "app/desktop/results/result_sketch.h"

namespace clerk::desktop {

inline constexpr double card_width = 1200, card_height = 630; ///< in pixels

/// Where things lie on the card.
struct CardLayout {
    charts::Sketch sketch;    ///< all but shadows and the picture
    std::vector<Area> panels; ///< what lies on the ground and casts a shadow
    Area picture = {};        ///< of what the winner has built; empty: there is none
};
CardLayout lay_out_card(const ResultSummary& result, Theme theme, const charts::Measure& measure);

/// `scale`: pixels of the image for one of the card.
wxImage card_image(const ResultSummary& result, Theme theme, const wxFont& face, double scale = 1);

}
