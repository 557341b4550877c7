#include "app/table/rajas/copy_palace.h"

#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

constexpr std::size_t most_spaces = 200;

/// A bridge that has no space beyond is not known any more.
game::RiverDraft settled(game::RiverDraft river) {
    if (river.bridge && (*river.bridge < 1 || *river.bridge >= static_cast<int>(river.spaces.size())))
        river.bridge.reset();
    return river;
}

}

wxString why_not_name(const Palace& palace, const std::string& name) {
    if (name.find_first_not_of(' ') == std::string::npos) return _("expected a name");
    const bool of_the_board = std::ranges::find(game::spot_ids, name) != game::spot_ids.end();
    const bool taken = std::ranges::find(palace, name, &game::PalacePlace::name) != palace.end();
    return of_the_board || taken ? _("a place of the board has this name already") : wxString();
}

std::vector<game::Asked> asked_dice() {
    using Kind = game::Asked::Kind;
    std::vector<game::Asked> all{{.kind = Kind::none}, {.kind = Kind::any}};
    for (const game::Colour colour : game::colours) all.push_back({.kind = Kind::colour, .colour = colour});
    for (int value = 1; value <= game::highest_value; ++value) all.push_back({.kind = Kind::value, .value = value});
    return all;
}

game::RiverDraft with_space(game::RiverDraft river, int after) {
    if (river.spaces.size() >= most_spaces) return river;
    river.spaces.insert(river.spaces.begin() + std::clamp(after, 0, static_cast<int>(river.spaces.size())),
                        game::Reward{});
    if (river.bridge && *river.bridge > after) ++*river.bridge;
    return settled(std::move(river));
}

game::RiverDraft without_space(game::RiverDraft river, int space) {
    if (space < 1 || space > static_cast<int>(river.spaces.size())) return river;
    river.spaces.erase(river.spaces.begin() + space - 1);
    if (river.bridge && *river.bridge >= space) --*river.bridge;
    return settled(std::move(river));
}

game::RiverDraft with_bridge(game::RiverDraft river, int after) {
    river.bridge = river.bridge == after ? std::nullopt : std::optional(after);
    return settled(std::move(river));
}

}
