#include "app/table/babylon/answers.h"

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
