#include "app/table/alhambra/advice.h"

#include "app/table/alhambra/step_words.h"
#include "core/alhambra/nearest.h"
#include "i18n/words_alhambra.h"

namespace clerk::table::alhambra {

namespace {

using Index = std::size_t;

std::optional<Advice<game::Game>> advice_for_step(game::Game game, const game::Replay& replayed) {
    const std::optional<game::Step> legal = game::nearest_legal(game, replayed);
    if (!legal) return std::nullopt;
    const Where& where = replayed.report.violations.front().where;
    game::Step& step = game.turns.at(Index(*where.turn)).steps.at(Index(*where.step));
    const wxString words = i18n::alhambra::instead(step, *legal);
    step = *legal;
    return Advice<game::Game>{words, places(*legal), std::move(game)};
}

std::optional<Advice<game::Game>> advice_for_palace(game::Game game, const Where& where) {
    const std::optional<game::Cell> legal = game::nearest_legal_cell(game);
    if (!legal) return std::nullopt;
    game::FinalTile& tile = game::tile_at(game, where);
    const game::Step wrong{game::PutDown{.tile = tile.tile, .at = tile.at}};
    const game::Step right{game::PutDown{.tile = tile.tile, .at = *legal}};
    tile.at = *legal;
    return Advice<game::Game>{i18n::alhambra::instead(wrong, right), places(right), std::move(game)};
}

}

std::optional<Advice<game::Game>> advice(const game::Game& game) { return advice(game, game::replay(game)); }

std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed) {
    if (game.depth == Depth::final) return advice_for_palace(game, replayed.report.violations.front().where);
    return advice_for_step(game, replayed);
}

}
