#include "app/table/rajas/turn_lines.h"

#include "app/table/rajas/position.h"
#include "app/table/rajas/step_words.h"
#include "i18n/words.h"

namespace clerk::table::rajas {

namespace {

using i18n::fill;

wxString told(const game::Turn& turn, Depth depth) {
    std::vector<wxString> parts;
    for (const game::Step& step : turn.steps) parts.push_back(words(step));
    if (turn.money) parts.push_back(fill(_("money {1}"), {figure(*turn.money)}));
    if (turn.fame) parts.push_back(fill(_("fame {1}"), {figure(*turn.fame)}));
    if (turn.met) parts.push_back(_("the markers have met"));
    if (parts.empty() && turn.done) parts.push_back(depth == Depth::full ? _("passes") : _("nothing moved"));
    return i18n::one_by_one(parts);
}

/// By how much the markers came nearer to each other. Empty: by nothing, or it is not known.
wxString nearer(const game::Fold& fold, std::size_t turn, int player) {
    if (turn + 1 >= fold.after.size()) return {};
    const auto before = fold.after[turn].gap(player), now = fold.after[turn + 1].gap(player);
    return before && now && *before != *now ? wxString::Format("%+d", *now - *before) : wxString();
}

}

std::vector<TurnLine> turn_lines(const game::Game& game, const game::Fold& fold) {
    const Position position(game, fold, 0);
    std::vector<TurnLine> lines;
    for (const game::Turn& turn : game.turns) {
        const std::size_t number = lines.size();
        const bool known = number < position.players_of_turns.size();
        const int player = known ? position.players_of_turns[number] : position.state.player;
        lines.push_back({player, told(turn, game.depth), places(turn.steps)});
        lines.back().title =
            fill(_("Turn {1}, {2}"), {figure(static_cast<int>(number) + 1), name_line(position.known_as(player).name)});
        lines.back().gain = nearer(fold, number, player);
    }
    return lines;
}

}
