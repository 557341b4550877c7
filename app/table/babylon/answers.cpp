#include "app/table/babylon/answers.h"

#include "app/table/babylon/words.h"
#include "core/babylon/advice.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <string_view>

namespace clerk::table::babylon {

namespace {

using Index = std::size_t;

template <class List> void erase_at(List& list, Index index) {
    list.erase(list.begin() + static_cast<typename List::difference_type>(index));
}

/// A turn of depth builds whose only step is taken back has not begun.
void forget_empty_turn(game::Game& game) {
    if (!game.turns.empty() && !game.turns.back().done && !game.turns.back().dig && game.turns.back().steps.empty())
        game.turns.pop_back();
}

game::FinalGarden& garden_of(game::Game& game, int player) { return game.gardens.at(Index(player)); }

}

bool correctable(const game::Game& game, const Where& where) {
    if (!where.turn) return !where.piece.empty();
    const Index turn = Index(*where.turn), round = turn / game.players.size();
    const bool late = round >= Index(game::rounds(game.players.size()));
    return where.step.value_or(-1) >= 0 || turn + 1 == game.turns.size() || late;
}

game::Game corrected(game::Game game, const Where& where) {
    const Index index = Index(where.index);
    if (where.piece == "terrace") erase_at(garden_of(game, where.player).terraces, index);
    if (where.piece == "ornament") erase_at(garden_of(game, where.player).ornaments, index);
    if (!where.turn) return game;
    const Index turn = Index(*where.turn);
    if (where.step.value_or(-1) < 0)
        game.turns.resize(turn);
    else
        erase_at(game.turns.at(turn).steps, Index(*where.step));
    forget_empty_turn(game);
    return game;
}

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::babylon::Game& game, const Where& where) {
    const auto index = static_cast<std::size_t>(where.index);
    if (where.turn) {
        auto& turn = game.turns.at(static_cast<std::size_t>(*where.turn));
        if (where.step.value_or(-1) >= 0) return waiver_mark(turn.steps.at(static_cast<std::size_t>(*where.step)));
        return turn.dig ? waiver_mark(*turn.dig) : WaiverMark{};
    }
    auto& garden = game.gardens.at(static_cast<std::size_t>(where.player));
    if (where.piece == "terrace") return waiver_mark(garden.terraces.at(index));
    if (where.piece == "ornament") return waiver_mark(garden.ornaments.at(index));
    return waiver_mark(garden);
}

}

namespace clerk::table::babylon {

namespace {

/// "It is legal 1 cell to the east."
wxString instead(const game::Step& wanted, const game::Step& legal) {
    if (const auto* placed = std::get_if<game::Placement>(&legal.what))
        return i18n::babylon::instead(std::get<game::Placement>(wanted.what), *placed);
    return i18n::babylon::instead(std::get<game::Building>(legal.what));
}

std::optional<Advice<game::Game>> for_garden(const game::Game& wrong, const Where& where) {
    const std::optional<game::Step> legal = game::nearest_legal_piece(wrong);
    if (!legal) return std::nullopt;
    return Advice<game::Game>{instead(game::piece_at(wrong, where), *legal), places(legal->what),
                              game::with_piece(wrong, where, *legal)};
}

std::optional<Advice<game::Game>> for_step(const game::Game& wrong, const game::Replay& replayed) {
    const std::optional<game::Step> legal = game::nearest_legal(wrong, replayed);
    if (!legal) return std::nullopt;
    const Where& where = replayed.report.violations.front().where;
    game::Game mended = wrong;
    game::Step& step =
        mended.turns.at(static_cast<std::size_t>(*where.turn)).steps.at(static_cast<std::size_t>(*where.step));
    const wxString words = instead(step, *legal);
    step = *legal;
    return Advice<game::Game>{words, places(legal->what), std::move(mended)};
}

}

std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed) {
    if (game.depth == Depth::final) return for_garden(game, replayed.report.violations.front().where);
    return for_step(game, replayed);
}

namespace {

bool is_seen_at_once(const Finding& finding) {
    constexpr std::string_view lies_wrongly[] = {"fountain.not-adjacent", "stairs.not-adjacent", "bridge.not-opposite"};
    return std::ranges::find(lies_wrongly, finding.rule->id) != std::end(lies_wrongly);
}

}

/// What cannot be let stand comes first all the same: without it nothing else can be asked.
ToldFinding told_finding(const game::Game& game, const game::Replay& replayed) {
    const auto& [where, first] = replayed.report.violations.front();
    if (!first.rule->waivable || !where.turn || where.step.value_or(-1) < 0) return {first};
    const game::Turn& turn = game.turns.at(Index(*where.turn));
    for (const Finding& finding : game::check(replayed.state, turn.steps.at(Index(*where.step))))
        if (is_seen_at_once(finding)) return {finding};
    return {first};
}

}
