#include "app/table/puzzle.h"

#include "app/table/catalogue.h"
#include "core/record_fold.h"
#include "core/score_sheet.h"

namespace clerk::table {

namespace {

/// With nothing built in it yet.
Record begun(const Record& record, std::size_t turn) {
    Record position = opened(record, turn);
    std::visit(
        [turn](auto& game) {
            if constexpr (requires { game.turns.back().steps.clear(); })
                if (turn < game.turns.size()) game.turns.back().steps.clear();
        },
        position.game);
    position.head.ended_at.reset();
    return position;
}

int total_of(const Record& record, int player) {
    return known_total(score(record).players.at(static_cast<std::size_t>(player))).value_or(0);
}

}

std::optional<Puzzle> puzzle(const Record& record, std::size_t turn, const Patience& patience) {
    if (!can_open(record, turn)) return std::nullopt;
    Puzzle puzzle{.position = begun(record, turn), .turn = turn, .answer = record};
    if (turns(puzzle.position) != turn + 1) return std::nullopt; // nothing is in hand
    const FoldedRecord folded(puzzle.position);
    if (!folded.report().legal()) return std::nullopt;
    const auto best = i18n::best(puzzle.position, patience);
    if (!best || !best->exact || best->lines.empty() || !best->lines.front().after) return std::nullopt;
    const i18n::BestLine& first = best->lines.front();
    const auto at_turn = progress(folded).player_at_turn;
    if (!at_turn || !first.points) return std::nullopt;
    puzzle.player = *at_turn;
    puzzle.before = total_of(puzzle.position, puzzle.player);
    puzzle.points = *first.points;
    puzzle.answer = *first.after;
    puzzle.how = first.words;
    return puzzle;
}

int won(const Puzzle& puzzle, const Record& tried) {
    return check(tried).legal() ? total_of(tried, puzzle.player) - puzzle.before : 0;
}

}
