#include "core/record_fold.h"

#include "core/compile_large_values.h"
#include "core/fold.h"
#include "core/folds/games.h"

#include <cassert>

namespace clerk {

namespace {

std::vector<int> totals_of(const ScoreSheet& score) {
    std::vector<int> totals;
    for (const PlayerScore& player : score.players) totals.push_back(player.total());
    return totals;
}

template <class Kind> std::size_t turns_of([[maybe_unused]] const Kind& game) {
    if constexpr (HasTurns<Kind>)
        return game.turns.size();
    else
        return 0;
}

/// Rows of turns that were kept stay as they are, but for the last turn: what comes after it counts with it.
template <class Kind, class Fold>
RecordFold scored(const Kind& game, Fold fold, std::vector<std::vector<int>> totals = {}) {
    const std::size_t turns = turns_of(game);
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

namespace {

template <class Kind> Kind opened(Kind game, std::size_t turn) {
    game.turns.resize(turn + 1);
    game.turns.back() = reopened(std::move(game.turns.back()));
    if (has_nothing(game.turns.back())) game.turns.pop_back();
    if constexpr (requires { game.end.reset(); }) game.end.reset();
    return game;
}

/// The player of a turn: where the order of turns is not fixed, the game knows.
template <class Kind> int player_of(const Kind& game, std::size_t turn) {
    if constexpr (requires { player_at(game, turn); })
        return player_at(game, turn);
    else
        return static_cast<int>(turn % game.players.size());
}

/// The turn was taken back as a whole: its place is kept, for whose turn it is follows from the order.
template <class Turn> Turn emptied(const Turn& turn) {
    Turn empty{.extra = turn.extra};
    return ended_as(std::move(empty), turn);
}

template <class Kind> Kind joined(const Kind& whole, std::size_t turn, Kind changed) {
    for (std::size_t gone = changed.turns.size(); gone <= turn; ++gone)
        changed.turns.push_back(emptied(whole.turns[gone]));
    auto& now = changed.turns[turn];
    if (!now.done) now = ended_as(std::move(now), whole.turns[turn]);
    if (now.extra.empty()) now.extra = whole.turns[turn].extra;
    const auto later = whole.turns.begin() + static_cast<std::ptrdiff_t>(turn) + 1;
    changed.turns.insert(changed.turns.end(), later, whole.turns.end());
    if constexpr (requires { changed.end.reset(); }) changed.end = whole.end;
    return changed;
}

/// Tokens and tiles that are revealed in a turn are not listed in it.
template <class Kind> void put_back(Kind& now, std::size_t turn, const Kind& before) {
    now.turns.at(turn) = before.turns.at(turn);
    if constexpr (requires { now.tokens; }) now.tokens = before.tokens;
    if constexpr (requires { now.graves; }) now.graves = before.graves;
}

/// Calls `act` with a game that has turns; of any other the answer is `none`.
template <class Result, class AnyGame, class Act> Result with_turns(AnyGame& game, Result none, Act act) {
    return std::visit(
        [&]<class Kind>([[maybe_unused]] Kind& own) -> Result {
            if constexpr (HasTurns<Kind>)
                return act(own);
            else
                return std::move(none);
        },
        game);
}

}

std::size_t turns(const Record& record) {
    return with_turns(record.game, std::size_t{0}, [](const auto& game) { return game.turns.size(); });
}

bool in_progress(const Record& record) {
    return with_turns(record.game, false,
                      [](const auto& game) { return !game.turns.empty() && !game.turns.back().done; });
}

bool can_open(const Record& record, std::size_t turn) {
    return with_turns(record.game, false,
                      [turn](const auto& game) { return turn < game.turns.size() && game.turns[turn].done; });
}

Record opened(const Record& record, std::size_t turn) {
    assert(can_open(record, turn));
    return {record.head,
            with_turns(record.game, record.game, [turn](const auto& game) { return Game(opened(game, turn)); })};
}

Record joined(const Record& whole, std::size_t turn, Record changed) {
    const auto join = [&]<class Kind>(const Kind& game) {
        return Game(joined(game, turn, std::get<Kind>(std::move(changed.game))));
    };
    Game game = with_turns(whole.game, whole.game, join);
    return {std::move(changed.head), std::move(game)};
}

Record left_as_it_was(Record now, std::size_t turn, const Record& before) {
    with_turns(now.game, 0, [&]<class Kind>(Kind& game) {
        put_back(game, turn, std::get<Kind>(before.game));
        return 0;
    });
    return now;
}

Record after_turns(Record record, std::size_t turns) {
    with_turns(record.game, 0, [turns](auto& game) {
        game.turns.resize(turns);
        if constexpr (requires { game.end.reset(); }) game.end.reset();
        return 0;
    });
    record.head.ended_at.reset();
    return record;
}

std::optional<Where> last_part(const Record& record) {
    if (!in_progress(record)) return std::nullopt;
    return with_turns(record.game, std::optional<Where>(), [](const auto& game) -> std::optional<Where> {
        const std::size_t turn = game.turns.size() - 1;
        if constexpr (requires { last_part(game); })
            return last_part(game);
        else
            return Where{.player = player_of(game, turn),
                         .turn = static_cast<int>(turn),
                         .step = static_cast<int>(game.turns[turn].steps.size()) - 1};
    });
}

}
