#include "app/table/babylon/turn_lines.h"

#include "app/table/babylon/piece_words.h"
#include "core/finding.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::table::babylon {

namespace {

using MaybeState = std::optional<game::State>;

wxString done(const game::Placement& placement) {
    return i18n::fill(_("builds on level {1} at {2}"), {figure(placement.level), text(game::write(placement.at))});
}

wxString done(const game::Building& building) {
    wxString cells;
    for (const game::Space space : building.at) cells += (cells.empty() ? "" : "-") + text(game::write(space.cell));
    return i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), cells});
}

wxString done(const game::Step& step) {
    const wxString what = std::visit([](const auto& piece) { return done(piece); }, step.what);
    // TRANSLATORS: {1} is a step that broke a rule and that the table let stand.
    return step.waived ? i18n::fill(_("{1} (agreed)"), {what}) : what;
}

/// What the dig brought, where that is known.
std::optional<int> pillars(const MaybeState& before, const game::Turn& turn) {
    if (!before || cannot_exist(game::check(*before, turn.dig))) return std::nullopt;
    return game::income(*before, *turn.dig);
}

wxString done(const game::Dig& dig, std::optional<int> pillars) {
    const wxString stack = text(game::write(dig.at));
    if (!pillars) return i18n::fill(_("digs {1}"), {stack});
    const wxString brought =
        wxString::Format(wxPLURAL("%d pillar", "%d pillars", static_cast<unsigned>(*pillars)), *pillars);
    return i18n::fill(_("digs {1} for {2}"), {stack, brought});
}

/// None where the turn cannot be played.
MaybeState played(game::State state, const game::Turn& turn) {
    if (cannot_exist(game::check(state, turn.dig))) return std::nullopt;
    state = game::begin(std::move(state), turn.dig);
    for (const game::Step& step : turn.steps) {
        if (cannot_exist(game::check(state, step))) return std::nullopt;
        state = game::play(std::move(state), step);
    }
    return game::finish(std::move(state), turn.unplaced);
}

}

TurnLine turn_line(const game::Game& game, std::size_t number, const MaybeState& before) {
    const game::Turn& turn = game.turns.at(number);
    TurnLine line{static_cast<int>(number % game.players.size()), {}};
    std::vector<wxString> parts;
    if (turn.dig) parts.push_back(done(*turn.dig, pillars(before, turn)));
    for (const game::Step& step : turn.steps) {
        parts.push_back(done(step));
        const std::vector<Place> covered = places(step.what);
        line.places.insert(line.places.end(), covered.begin(), covered.end());
    }
    line.words = parts.empty() ? _("nothing built") : i18n::one_by_one(parts);
    return line;
}

std::vector<TurnLine> turn_lines(const game::Game& game) { return turn_lines(game, game::fold(game)); }

std::vector<TurnLine> turn_lines(const game::Game& game, const game::Fold& fold) {
    std::vector<TurnLine> lines;
    MaybeState before;
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
        if (turn < fold.after.size())
            before = fold.after[turn];
        else if (before)
            before = played(*std::move(before), game.turns[turn - 1]);
        lines.push_back(turn_line(game, turn, before));
    }
    return lines;
}

}
