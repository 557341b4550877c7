#include "app/table/babylon/advice.h"

#include "app/table/babylon/piece_words.h"
#include "core/babylon/advice.h"
#include "i18n/words_babylon.h"

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

}
