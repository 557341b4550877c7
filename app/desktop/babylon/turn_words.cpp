#include "app/desktop/babylon/turn_words.h"

#include "app/desktop/text.h"
#include "core/babylon/garden.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

namespace {

wxString words_of(const game::Placement& placement) {
    // TRANSLATORS: {1} is a place on the board such as c4@2 (column c, row 4, level 2).
    const game::Space space{placement.at, static_cast<std::int8_t>(placement.level)};
    return i18n::fill(_("terrace {1}"), {text(game::write(space))});
}

wxString words_of(const game::Building& building) {
    wxString spaces;
    for (const game::Space space : building.at) spaces += (spaces.empty() ? "" : "-") + text(game::write(space));
    return i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), spaces});
}

wxString words_of(const game::Step& step) {
    const wxString what = babylon::words(step.what);
    // TRANSLATORS: {1} is a step that broke a rule and that the table let stand.
    return step.waived ? i18n::fill(_("{1} (agreed)"), {what}) : what;
}

std::vector<Place> places_of(const game::Placement& placement) {
    std::vector<Place> places;
    for (const game::Corner corner : game::corners) {
        const game::Cell cell = game::Terrace{.anchor = placement.at}.cell(corner);
        places.push_back({cell.x, cell.y, placement.level});
    }
    return places;
}

std::vector<Place> places_of(const game::Building& building) {
    std::vector<Place> places;
    for (const game::Space space : building.at) places.push_back(game::place(space));
    return places;
}

}

wxString words(const std::variant<game::Placement, game::Building>& what) {
    return std::visit([](const auto& part) { return words_of(part); }, what);
}

std::vector<Place> places(const std::variant<game::Placement, game::Building>& what) {
    return std::visit([](const auto& part) { return places_of(part); }, what);
}

wxString words(const game::Turn& turn) {
    wxString line;
    const auto add = [&](const wxString& part) { line += (line.empty() ? wxString() : wxString(", ")) + part; };
    if (turn.dig) add(i18n::fill(_("dig {1}"), {text(game::write(turn.dig->at))}));
    for (const game::Step& step : turn.steps) add(words_of(step));
    return line.empty() ? _("nothing built") : line;
}

std::vector<Place> places(const game::Turn& turn) {
    std::vector<Place> all;
    for (const game::Step& step : turn.steps) {
        const std::vector<Place> some = places(step.what);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

}
