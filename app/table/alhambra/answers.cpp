#include "app/table/alhambra/answers.h"

#include "app/table/alhambra/position.h"
#include "app/table/alhambra/words.h"
#include "core/alhambra/actions.h"
#include "core/alhambra/ending.h"
#include "core/alhambra/moves.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

using Index = std::size_t;

template <class List> void erase_at(List& list, Index index) {
    list.erase(list.begin() + static_cast<typename List::difference_type>(index));
}

bool of_last_turn(const game::Game& game, const Where& where) { return Index(*where.turn) + 1 == game.turns.size(); }
bool of_the_end(const game::Game& game, const Where& where) { return Index(*where.turn) >= game.turns.size(); }

/// The steps of the turn, or of the player's part of the end.
std::vector<game::Step>& steps(game::Game& game, const Where& where) {
    if (of_the_end(game, where)) return game.end->at(Index(where.player)).steps;
    return game.turns.at(Index(*where.turn)).steps;
}

/// Whether nothing was left to play when the turn began, or the end. Where that turn was not reached nothing was over.
bool over_before(const game::Fold& fold, const Where& where) {
    return Index(*where.turn) < fold.after.size() && fold.after[Index(*where.turn)].over;
}

/// A turn whose only step is taken back has not begun.
void forget_empty_turn(game::Game& game) {
    if (begun(game) && game.turns.back().steps.empty()) game.turns.pop_back();
}

/// The end of the last turn is to be entered anew. What came after it, the end of the game, goes with it.
void reopen_last_turn(game::Game& game) {
    game.turns.back() = game::reopened(std::move(game.turns.back()));
    game.end.reset();
    forget_empty_turn(game);
}

/// What cannot exist at the end of an earlier turn: the tile or the space that the finding means. Null: it can, and the
/// turns after it were built on it.
const Finding* impossible(const Report& report, const Where& where) {
    const auto breach = std::ranges::find(report.violations, where, &Breach::where);
    if (breach == report.violations.end() || breach->finding.rule->waivable) return nullptr;
    return &breach->finding;
}

void take_out(game::Turn& turn, const Finding& finding) {
    const auto figure = Index(finding.figures.at(0));
    if (*finding.rule == game::ending::full_space) turn.tiles.at(game::currencies.at(figure)).reset();
    if (*finding.rule != game::actions::tile_twice) return;
    const game::Tile& twice = game::tiles.at(figure);
    std::erase(turn.dirk, twice);
    for (auto& drawn : turn.tiles.spaces)
        if (drawn == twice) drawn.reset();
}

/// An end that came too early as a whole, or the tile that a player won last.
void correct_end(game::Game& game, const game::Fold& fold, const Where& where) {
    std::vector<game::Tile>& won = game.end->at(Index(where.player)).tiles;
    if (won.empty() || !over_before(fold, where))
        game.end.reset();
    else
        won.pop_back();
}

}

bool correctable(const game::Game& game, const game::Fold& fold, const Where& where) {
    if (where.round) return !where.piece.empty();
    if (where.step.value_or(-1) >= 0 || of_the_end(game, where) || of_last_turn(game, where)) return true;
    return over_before(fold, where) || impossible(fold.report, where);
}

game::Game without_part(game::Game game, const Where& where) {
    if (where.round) {
        erase_at(game.rounds.at(Index(*where.round - 1)).palaces.at(Index(where.player)), Index(where.index));
    } else {
        erase_at(steps(game, where), Index(*where.step));
        forget_empty_turn(game);
    }
    return game;
}

game::Game corrected(game::Game game, const game::Fold& fold, const Where& where) {
    if (where.round || where.step.value_or(-1) >= 0) return without_part(std::move(game), where);
    if (of_the_end(game, where)) {
        correct_end(game, fold, where);
    } else if (over_before(fold, where)) {
        game.turns.resize(Index(*where.turn));
    } else if (of_last_turn(game, where)) {
        reopen_last_turn(game);
    } else if (const Finding* finding = impossible(fold.report, where)) {
        take_out(game.turns.at(Index(*where.turn)), *finding);
    }
    return game;
}

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::alhambra::Game& game, const Where& where) {
    if (where.round) {
        auto& round = game.rounds.at(static_cast<std::size_t>(*where.round - 1));
        if (where.piece.empty()) return waiver_mark(round);
        return waiver_mark(
            round.palaces.at(static_cast<std::size_t>(where.player)).at(static_cast<std::size_t>(where.index)));
    }
    if (where.step.value_or(-1) >= 0)
        return waiver_mark(alhambra::steps(game, where).at(static_cast<std::size_t>(*where.step)));
    if (!alhambra::of_the_end(game, where)) return waiver_mark(game.turns.at(static_cast<std::size_t>(*where.turn)));
    return {};
}

}

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

namespace {

using i18n::fill;
using Found = std::optional<EarlierEntry>;

bool among(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

/// Looks where the tile came up first, in the order of the game.
class Search {
public:
    Search(const game::Game& searched, const game::Tile& tile) : game_(searched), tile_(tile) {}

    Found found() const {
        Found there = at_start();
        for (Index turn = 0; !there && turn < game_.turns.size(); ++turn) there = in_turn(turn);
        if (!there && game_.end) there = at_end();
        for (Index round = 0; !there && round < game_.rounds.size(); ++round) there = in_palaces(round);
        return there;
    }

private:
    wxString name(int player) const { return name_line(game_.players.at(Index(player)).name); }

    Found at_start() const {
        if (!among(game_.dirk, tile_) && !among(game_.market.tiles(), tile_)) return std::nullopt;
        return EarlierEntry{_("It came up when the game began."), {}};
    }

    Found in_turn(Index index) const {
        const game::Turn& turn = game_.turns[index];
        const auto players = game_.players.size();
        const Where where{.player = static_cast<int>(index % players), .turn = static_cast<int>(index)};
        const std::vector<wxString> who{name(where.player), figure(static_cast<int>(index / players) + 1)};
        const auto buys = [&](const game::Step& step) {
            const auto* buy = std::get_if<game::Buy>(&step.what);
            return buy && buy->tile == tile_;
        };
        if (std::ranges::any_of(turn.steps, buys))
            return EarlierEntry{fill(_("{1} bought it in round {2}."), who), where};
        if (among(turn.dirk, tile_))
            return EarlierEntry{fill(_("Dirk drew it after the turn of {1} in round {2}."), who), where};
        if (among(turn.tiles.tiles(), tile_))
            return EarlierEntry{fill(_("It was drawn for the market after the turn of {1} in round {2}."), who), where};
        return std::nullopt;
    }

    Found at_end() const {
        for (int player = 0; player < static_cast<int>(game_.end->size()); ++player)
            if (among(game_.end->at(Index(player)).tiles, tile_))
                return EarlierEntry{fill(_("{1} won it at the end of the game."), {name(player)}),
                                    Where{.player = player, .turn = static_cast<int>(game_.turns.size())}};
        return std::nullopt;
    }

    Found in_palaces(Index index) const {
        const game::Round& round = game_.rounds[index];
        Where where{.round = static_cast<int>(index) + 1};
        for (const game::FinalPalace& palace : round.palaces) {
            for (const game::FinalTile& there : palace)
                if (there.tile == tile_)
                    return EarlierEntry{fill(_("It lies in the palace of {1}, on {2}."),
                                             {name(where.player), i18n::alhambra::name(there.at)}),
                                        where};
            ++where.player;
        }
        if (!among(round.dirk, tile_)) return std::nullopt;
        return EarlierEntry{_("It is one of Dirk's tiles."), {}};
    }

    const game::Game& game_;
    const game::Tile tile_;
};

}

Found earlier_entry(const game::Game& game, const Finding& finding) {
    if (*finding.rule != game::actions::tile_twice) return std::nullopt;
    return Search(game, game::tiles.at(Index(finding.figures.at(0)))).found();
}

}
