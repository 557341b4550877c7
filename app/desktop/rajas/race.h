// The race: where its lanes lie, its picture, and the board on the screen.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/drawing/space_tip.h"
#include "app/desktop/rajas/pieces.h"
#include "app/table/rajas/race.h"

#include <functional>
#include <optional>

#include <wx/window.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;

// Where the lanes of the race lie: one a player, fame above from the left, money below from the right. Where it is
// described which spaces face, money spaces lie below the fame spaces they face.
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

// The race as a picture: each player's two markers coming towards each other, the river between them.

/// Everything but what is under the pointer. `shown`: the player looked at.
void draw_race(wxGraphicsContext& gc, const RaceGeometry& geometry, const Race& race,
               const std::vector<game::Player>& players, int shown);
/// A marker where it would be put.
void draw_tried(wxGraphicsContext& gc, const RaceGeometry& geometry, const RaceGeometry::Hit& hit);

/// The race on the screen: a click on a track moves the marker there, a click beside it looks at the player.
class RaceCanvas : public wxWindow {
public:
    explicit RaceCanvas(wxWindow* parent);

    void show(Race race, std::vector<game::Player> players, int shown);
    void fold(bool folded); ///< to the lane of the player shown

    std::function<void(int player, Track track, int space)> on_move;
    std::function<void(int player)> on_player;

    wxPoint point_of(int player, Track track, int space) const; ///< where it is clicked

private:
    RaceGeometry geometry() const { return {GetClientSize(), race_, folded_ ? std::optional(shown_) : std::nullopt}; }
    void point_at(wxPoint point);
    void click(wxPoint point);
    void paint(PaintDC& dc);

    Race race_;
    std::vector<game::Player> players_;
    int shown_ = 0;
    bool folded_ = false;
    std::optional<RaceGeometry::Hit> under_; ///< the pointer
    SpaceTip tip_{*this};
    CachedBitmap cached_;
};

}
