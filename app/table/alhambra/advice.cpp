#include "app/table/alhambra/advice.h"

#include "app/table/alhambra/step_words.h"
#include "core/alhambra/actions.h"
#include "core/alhambra/moves.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::table::alhambra {

namespace {

std::optional<Advice<game::Game>> advice_for_step(game::Game game, const game::Replay& replayed) {
    if (std::optional<game::Game> mended = game::put_in_order(game, replayed))
        return Advice<game::Game>{_("It is legal before the first tile is placed."), {}, std::move(*mended)};
    const std::optional<game::Step> legal = game::nearest_legal(game, replayed);
    if (!legal) return std::nullopt;
    game::Step& step = *game::step_at(game, replayed.report.violations.front().where);
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

std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed) {
    if (game.depth == Depth::final) return advice_for_palace(game, replayed.report.violations.front().where);
    return advice_for_step(game, replayed);
}

ToldFinding told_finding(const game::Game& game, const game::Replay& replayed) {
    const auto& [where, finding] = replayed.report.violations.front();
    if (*finding.rule != game::actions::order_of_steps || game::put_in_order(game, replayed)) return {finding};
    const Findings all = game::check(replayed.state, *game::step_at(game, where));
    if (all.size() > 1) return {all[1]};
    return {finding, _("Take this action back: before the first tile it would break another rule.")};
}

}
