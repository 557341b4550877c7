#include "app/table/alhambra/wanted.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

bool is_empty(const Entry& entry, game::Currency space) { return !entry.end.tiles.at(space); }

Wanted wanted_at_end(const Position& position, const Entry& entry) {
    const Due due = alhambra::due(*position.ready, entry.end);
    const bool dirk_first = position.game.rulings.dirk_draws == game::DirkDraws::before_market;
    const bool space = std::ranges::any_of(due.spaces, [&](auto each) { return is_empty(entry, each); });
    if (static_cast<int>(entry.end.cards.size()) < due.cards) return Wanted::card;
    if (static_cast<int>(entry.end.dirk.size()) < due.dirk && (dirk_first || !space)) return Wanted::for_dirk;
    return space ? Wanted::for_market : Wanted::nothing;
}

}

Wanted wanted(const Position& position, const Entry& entry) {
    switch (position.stage) {
    case Stage::turn:
        if (entry.ending) return wanted_at_end(position, entry);
        return position.full() ? Wanted::nothing : Wanted::bought;
    case Stage::end: return position.full() ? Wanted::nothing : Wanted::won;
    case Stage::palaces: return entry.for_dirk ? Wanted::for_dirk : Wanted::for_palace;
    default: return Wanted::nothing;
    }
}

bool wants_tile(Wanted wanted) { return wanted != Wanted::nothing && wanted != Wanted::card; }

game::Currency space_wanted(const Position& position, const Entry& entry) {
    const Due due = alhambra::due(*position.ready, entry.end);
    return *std::ranges::find_if(due.spaces, [&](auto each) { return is_empty(entry, each); });
}

game::TileSet gone(const Position& position, const Entry& entry) {
    game::TileSet gone = position.gone();
    for (const game::Tile& tile : entry.end.dirk) gone.set(game::number(tile));
    for (const game::Tile& tile : entry.end.tiles.tiles()) gone.set(game::number(tile));
    return gone;
}

game::Cards cards_out(const Position& position, const Entry& entry) {
    game::Cards out = position.ready->money;
    for (const game::Seat& seat : position.ready->seats) out.add(sorted(seat.hand));
    out.add(entry.end.cards);
    return out;
}

}
