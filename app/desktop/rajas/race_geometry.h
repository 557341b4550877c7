// Where the lanes of the race lie: one a player, fame above from the left, money below from the right. Where it is
// described which spaces face, money spaces lie below the fame spaces they face.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/table/rajas/race.h"

#include <optional>

namespace clerk::desktop::rajas {

using namespace table::rajas;

class RaceGeometry {
public:
    /// `only`: the lane of that player alone.
    RaceGeometry(wxSize canvas, const Race& race, std::optional<int> only = {});

    bool shows(int player) const { return !only_ || *only_ == player; }

    Area verdict() const; ///< the line of words above the lanes
    Area lane(int player) const;
    Area names(int player) const;              ///< left of the tracks
    Area bonuses(int player) const;            ///< right of them
    Area strip(int player, Track track) const; ///< a track
    double x_of(Track track, int space) const;
    double width_of_space(Track track) const;

    struct Hit {
        int player = 0;
        std::optional<Track> track = {}; ///< none: beside the tracks
        int space = 0;                   ///< of the track
    };
    std::optional<Hit> hit(Point point) const;

private:
    double share_of(Track track, int space) const; ///< of the way from the left
    int nearest(Track track, double x) const;

    wxSize canvas_;
    int lanes_ = 0; ///< of the race, shown or not
    std::optional<int> only_;
    std::optional<std::vector<int>> facing_;
    int top_fame_ = 0, top_money_ = 0;
};

/// How high the race wants to be with so many lanes, and how low it may be.
int race_height(int lanes);
int least_race_height(int lanes);

}
