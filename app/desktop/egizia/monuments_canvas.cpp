#include "app/desktop/egizia/monuments_canvas.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/egizia/stonework.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop::egizia {

MonumentsCanvas::MonumentsCanvas(wxWindow* parent) : TargetCanvas(parent, _("Monuments")) {
    SetName("board");
    SetMinSize({280, 180});
    on_target = [this](std::size_t target) { choose(target); };
    on_aim = [this](std::optional<std::size_t> target) {
        const bool of_space = target && *target < look_.view.spaces.size();
        if (on_point) on_point(of_space ? std::optional(game::place(look_.view.spaces[*target].at)) : std::nullopt);
    };
}

void MonumentsCanvas::show(MonumentsLook look) {
    look_ = std::move(look);
    redraw();
}

wxPoint MonumentsCanvas::centre_of(const game::Space& space) const {
    return middle(static_cast<std::size_t>(look_.view.at(space) - look_.view.spaces.data()));
}

std::vector<Area> MonumentsCanvas::targets() const {
    const MonumentsGeometry at = geometry();
    std::vector<Area> all = at.spaces();
    for (int number = 1; number <= look_.view.most_cards; ++number) all.push_back(at.card(number));
    all.push_back(at.keep());
    return all;
}

void MonumentsCanvas::choose(std::size_t target) {
    const std::size_t spaces = look_.view.spaces.size();
    if (target < spaces) return on_space(game::Space(look_.view.spaces[target].at));
    const int card = static_cast<int>(target - spaces) + 1;
    card <= look_.view.most_cards ? on_cards(card) : on_keep();
}

wxString MonumentsCanvas::told(std::size_t target) const {
    if (target < look_.told.size()) return look_.told[target];
    const int card = static_cast<int>(target - look_.view.spaces.size()) + 1;
    if (card > look_.view.most_cards)
        return look_.view.keeps ? _("One card of the sphinx is kept (K)") : _("No card of the sphinx is kept (K)");
    return wxString::Format(
        wxPLURAL("Draw %d card of the sphinx", "Draw %d cards of the sphinx", static_cast<unsigned>(card)), card);
}

void MonumentsCanvas::draw_resting(wxGraphicsContext& gc, const Screen& /*screen*/) {
    const MonumentsGeometry at = geometry();
    draw_monuments(gc, at, look_.view, look_.players);
    if (look_.offers) draw_open(gc, at, look_.view);
    const auto each = [&](const std::vector<Place>& places, auto draw) {
        for (const Place& place : places)
            if (const auto area = area_of(at, look_.view, place)) draw(*area);
    };
    each(look_.lit, [&](const Area& area) { draw_lit(gc, area); });
    each(look_.marked, [&](const Area& area) { draw_marked(gc, area); });
    each(look_.advised, [&](const Area& area) { draw_advised(gc, area, true); });
}

/// On a space that is not built, the stone as it would lie.
void MonumentsCanvas::draw_aimed(wxGraphicsContext& gc, std::size_t target, const Area& area) {
    if (target >= look_.view.spaces.size()) return outline(gc, area, 5, palette().accent, 2);
    const ShownSpace& shown = look_.view.spaces[target];
    if (shown.owner) return outline(gc, area, 4, palette().accent, 2);
    draw_faint(gc, grown(area, 2), 0.8, [&](auto& on) {
        draw_marker(on, look_.players[static_cast<std::size_t>(look_.builder)], look_.builder, area);
    });
    const wxColour& colour = verdict(shown.open);
    if (!shown.open) hatch(gc, area, 9, colour);
    outline(gc, area, 4, colour, 2);
}

}
