#include "app/table/egizia/answers.h"

#include "app/table/egizia/position.h"

namespace clerk::table::egizia {

namespace {

using Index = std::size_t;

game::Round& round_of(game::Game& game, const Where& where) { return game.turns.at(Index(*where.round) - 1); }

/// A round in progress in which nothing is left has not begun; who builds in depth builds need not have begun to.
void forget_empty_round(game::Game& game) {
    if (!begun(game)) return;
    game::Round& round = game.turns.back();
    if (game.depth == Depth::builds && round.builds && round.builds->empty()) round.builds.reset();
    if (has_nothing(round)) game.turns.pop_back();
}

template <class List> void take_out(List& list, int index) { list.erase(list.begin() + index); }

void correct_end(game::Game& game, const Where& where) {
    if (where.player == Where::nobody)
        game.end.reset();
    else
        game.end->at(Index(where.player)) = plain_end(game).at(Index(where.player));
}

}

bool correctable(const game::Game& game, const Where& where) {
    if (where.end || where.piece == "ship" || where.piece == "build") return true;
    if (where.piece == "tile") return !game.end->at(Index(where.player)).graves.empty();
    return where.round.has_value();
}

game::Game corrected(game::Game game, const Where& where) {
    if (where.end) {
        correct_end(game, where);
    } else if (where.piece == "tile") {
        take_out(game.end->at(Index(where.player)).graves, where.index);
    } else if (where.piece == "ship") {
        take_out(round_of(game, where).ships, where.index);
    } else if (where.piece == "build") {
        take_out(*round_of(game, where).builds, where.index);
    } else if (*where.round > game::rounds_of_a_game) {
        game.turns.resize(Index(*where.round) - 1);
    } else {
        round_of(game, where).order.reset();
    }
    forget_empty_round(game);
    return game;
}

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::egizia::Game& game, const Where& where) {
    if (where.end || !where.round)
        return where.player == Where::nobody ? WaiverMark{}
                                             : waiver_mark(game.end->at(static_cast<std::size_t>(where.player)));
    auto& round = game.turns.at(static_cast<std::size_t>(*where.round) - 1);
    if (where.piece == "ship") return waiver_mark(round.ships.at(static_cast<std::size_t>(where.index)));
    if (where.piece == "build") return waiver_mark(round.builds->at(static_cast<std::size_t>(where.index)));
    return waiver_mark(round);
}

}
