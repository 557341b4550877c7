#include "core/record_fold.h"

#include "core/compile_large_values.h"

namespace clerk {

namespace {

std::vector<int> totals_of(const ScoreSheet& score) {
    std::vector<int> totals;
    for (const PlayerScore& player : score.players) totals.push_back(player.total());
    return totals;
}

/// Rows of turns that were kept stay as they are, but for the last turn: what comes after it counts with it.
template <class Kind, class Fold>
RecordFold scored(const Kind& game, Fold fold, std::vector<std::vector<int>> totals = {}) {
    const std::size_t turns = game.turns.size();
    totals.resize(std::min({fold.kept, totals.empty() ? 0 : totals.size() - 1, turns}));
    ScoreSheet sheet = score(game, fold.state);
    while (totals.size() < turns) {
        const std::size_t turn = totals.size() + 1;
        const bool within = turn < turns && turn < fold.after.size();
        totals.push_back(totals_of(within ? score(game, fold.after[turn]) : sheet));
    }
    return {std::move(fold), std::move(sheet), std::move(totals)};
}

}

const Report& RecordFold::report() const {
    return std::visit([](const auto& fold) -> const Report& { return fold.report; }, game);
}

RecordFold fold(const Record& record) {
    return std::visit([](const auto& game) { return scored(game, fold(game)); }, record.game);
}

RecordFold fold(const Record& now, const Record& was, RecordFold earlier) {
    if (now.game.index() != was.game.index()) return fold(now);
    return std::visit(
        [&]<class Kind>(const Kind& game) {
            auto own = std::get<decltype(fold(game))>(std::move(earlier.game));
            return scored(game, fold(game, std::get<Kind>(was.game), std::move(own)), std::move(earlier.totals));
        },
        now.game);
}

CLERK_COMPILE_COPIES(std::variant<CLERK_GAME_FOLDS>)

}
