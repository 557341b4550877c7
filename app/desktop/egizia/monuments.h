// The monuments of Egizia: drawn, and on the screen to be clicked on.
#pragma once

#include "app/desktop/drawing/target_canvas.h"
#include "app/desktop/egizia/monuments_geometry.h"
#include "core/finding.h"

namespace clerk::desktop::egizia {

// The monuments of Egizia, drawn.

using Players = std::vector<game::Player>;

void draw_monuments(wxGraphicsContext& gc, const MonumentsGeometry& geometry, const MonumentsView& view,
                    const Players& players);
/// Where something may be built next.
void draw_open(wxGraphicsContext& gc, const MonumentsGeometry& geometry, const MonumentsView& view);

/// Where a place lies in the picture; none: it is not shown.
std::optional<Area> area_of(const MonumentsGeometry& geometry, const MonumentsView& view, const Place& place);
void draw_marked(wxGraphicsContext& gc, const Area& area); ///< of a finding
void draw_lit(wxGraphicsContext& gc, const Area& area);    ///< of a line of the score, or a round

// The monuments to click on: spaces, then the cards of the sphinx, then what is kept of them.

/// What the canvas shows. A value: hand over a new one whenever anything changes.
struct MonumentsLook {
    MonumentsView view;
    Players players;
    int builder = 0; ///< whose stone is tried
    bool offers = true;
    std::vector<Place> marked = {};  ///< of findings
    std::vector<Place> advised = {}; ///< where it would be legal
    std::vector<Place> lit = {};     ///< of a line of the score, or a round
    std::vector<wxString> told = {}; ///< the spaces, for tips and a screen reader
};

class MonumentsCanvas : public TargetCanvas {
public:
    explicit MonumentsCanvas(wxWindow* parent);

    void show(MonumentsLook look);

    std::function<void(const game::Space&)> on_space;
    std::function<void(int cards)> on_cards;
    std::function<void()> on_keep;
    std::function<void(std::optional<Place>)> on_point;

    wxPoint centre_of(const game::Space& space) const; ///< requires that it is shown
    wxPoint centre_of_cards(int cards) const {
        return middle(look_.view.spaces.size() + static_cast<std::size_t>(cards) - 1);
    }
    wxPoint centre_of_keep() const { return centre_of_cards(look_.view.most_cards + 1); }
    bool shows(const game::Space& space) const { return look_.view.at(space); }

private:
    MonumentsGeometry geometry() const { return {GetClientSize(), look_.view}; }
    std::vector<Area> targets() const override;
    wxString in_words(std::size_t target) const override;
    void draw_resting(wxGraphicsContext& gc, const Screen& screen) override;
    void draw_aimed(wxGraphicsContext& gc, std::size_t target, const Area& area) override;
    void choose(std::size_t target);

    MonumentsLook look_;
};

}
