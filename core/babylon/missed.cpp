// What was missed, turn by turn.
#include "core/babylon/advice.h"
#include "core/babylon/further.h"

namespace clerk::babylon {

Missed missed(const State& state) {
    const Further found = further(state);
    Missed missed{.player = state.player(), .turn = state.turns_played, .points = found.points};
    for (const OrnamentSite& site : found.sites) missed.ornaments.push_back(as_entered(site));
    return missed;
}

std::vector<Missed> missed(const Game& game, int from) { return missed(game, fold(game), from); }

std::vector<Missed> missed(const Game& game, const Fold& fold, int from) {
    std::vector<Missed> list;
    for (auto turn = static_cast<std::size_t>(from); turn < game.turns.size(); ++turn) {
        const auto& [dig, steps, unplaced, done, extra] = game.turns[turn];
        if (!done) break;
        if (steps.empty()) continue;
        State state = begin(fold.after.at(turn), dig);
        for (const Step& step : steps) state = play(std::move(state), step);
        if (Missed found = missed(state); found.points > 0) list.push_back(std::move(found));
    }
    return list;
}

}
