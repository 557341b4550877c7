#include "app/table/egizia/actions.h"

#include "app/table/egizia/step_words.h"
#include "app/table/list_change.h"
#include "i18n/words.h"

#include <algorithm>
#include <type_traits>

namespace clerk::table::egizia {

namespace {

wxString agreed() { return _("agreement of the table"); }

/// "Take back" stands before the name of a thing, not before what somebody does.
template <class Part> wxString taken_back(const Part& part) {
    const bool is_thing = std::visit(
        []<class What>(const What&) { return !std::is_same_v<What, game::Use> && !std::is_same_v<What, game::Pass>; },
        part.what);
    return is_thing ? i18n::fill(_("take back {1}"), {words(part)}) : _("take back a step");
}

/// What a list of ships or builds became. Empty: it is the same.
template <class Part> wxString told(const std::vector<Part>& before, const std::vector<Part>& after) {
    const auto change = list_change(before, after);
    if (!change) return {};
    if (change->before && change->after && change->before->waived != change->after->waived) return agreed();
    return change->after ? words(*change->after) : taken_back(*change->before);
}

std::vector<game::Build> builds_of(const game::Round& round) {
    return round.builds.value_or(std::vector<game::Build>{});
}

wxString told(const game::Round& before, const game::Round& after) {
    if (wxString words = told(before.ships, after.ships); !words.empty()) return words;
    if (wxString words = told(builds_of(before), builds_of(after)); !words.empty()) return words;
    if (before.feeding != after.feeding) return _("loss by feeding");
    if (before.other != after.other) return _("other points");
    if (before.order != after.order) return _("turn order");
    if (before.builds.has_value() != after.builds.has_value()) return _("feeding");
    if (before.waived != after.waived) return agreed();
    return before.done == after.done ? wxString() : _("end of the round");
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Round none{.done = false};
    const auto round = [&](const game::Game& game, std::size_t i) -> const game::Round& {
        return i < game.turns.size() ? game.turns[i] : none;
    };
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (wxString words = told(round(before, i), round(after, i)); !words.empty()) return words;
    if (before.graves != after.graves) return _("open tiles of the graves");
    if (before.track != after.track || before.order != after.order) return _("order on the track");
    return before.end == after.end ? wxString() : _("figures of the end");
}

}
