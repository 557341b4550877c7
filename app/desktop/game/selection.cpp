#include "app/desktop/game/selection.h"

namespace clerk::desktop {

namespace {

std::vector<Place> marked(const table::Snapshot& now, int player) {
    std::vector<Place> places;
    const auto mark = [&](const Finding& finding) {
        places.insert(places.end(), finding.places.begin(), finding.places.end());
    };
    for (const Breach& breach : now.report().violations)
        if (breach.where.player == player || breach.where.player == Where::nobody) mark(breach.finding);
    if (now.refused) mark(*now.refused);
    return places;
}

}

Look look(const table::Snapshot& now, const Selection& selection, std::vector<Place> lit, std::optional<int> scoring) {
    Look look{.player = selection.player, .marked = marked(now, selection.player), .lit = std::move(lit)};
    if (now.advice) look.advised = now.advice->places;
    look.scoring = scoring;
    if (selection.turn) look.lit = now.turn_lines.at(*selection.turn).places;
    if (!selection.places.empty()) look.lit = selection.places;
    look.offers = now.agreed().offers == Offers::always || selection.offers_asked;
    if (now.open) look.opened = now.open->turn;
    return look;
}

}
