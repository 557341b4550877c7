// The Nile as a line of places to click on, with the ships there; below it what feeding would come to for everyone.
#pragma once

#include "app/desktop/drawing/target_canvas.h"
#include "app/desktop/egizia/pieces.h"
#include "app/table/egizia/view.h"

namespace clerk::desktop::egizia {

using namespace table::egizia;

struct NileLook {
    std::vector<ShownPlace> places;
    std::vector<ShownFeeding> feeding;
    std::vector<game::Player> players;
    bool offers = true;
    std::vector<Place> marked = {};
    std::vector<Place> advised = {};
};

class NileCanvas : public TargetCanvas {
public:
    explicit NileCanvas(wxWindow* parent);

    void show(NileLook look);

    std::function<void(const game::Spot&)> on_spot;

    wxPoint centre_of(const game::Spot& spot) const; ///< requires that it is shown

private:
    std::vector<Area> targets() const override;
    wxString in_words(std::size_t target) const override;
    void draw_resting(wxGraphicsContext& gc, const Screen& screen) override;
    void draw_aimed(wxGraphicsContext& gc, std::size_t target, const Area& area) override;
    int columns() const;
    double row_height() const;
    void draw_river(wxGraphicsContext& gc) const;
    void draw_place(wxGraphicsContext& gc, const ShownPlace& place, const Area& area) const;
    void draw_ships(wxGraphicsContext& gc, const ShownPlace& place, const Area& area) const;
    void draw_feeding(wxGraphicsContext& gc) const;

    NileLook look_;
};

}
