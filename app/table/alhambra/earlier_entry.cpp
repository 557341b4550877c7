#include "app/table/alhambra/earlier_entry.h"

#include "core/alhambra/actions.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

using i18n::fill;
using Found = std::optional<EarlierEntry>;
using Index = std::size_t;

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
