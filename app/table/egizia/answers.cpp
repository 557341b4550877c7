#include "app/table/egizia/answers.h"

#include "app/table/egizia/changes.h"

namespace clerk::table::egizia {

namespace {

using Index = std::size_t;

game::Round& round_of(game::Game& game, const Where& where) { return game.turns.at(Index(*where.round) - 1); }

/// Does something with the part of the record that a finding means and that a waiver is written on.
template <class Do> void at_part(game::Game& game, const Where& where, Do act) {
    if (where.end || !where.round) {
        if (where.player != Where::nobody) act(game.end->at(Index(where.player)));
        return;
    }
    game::Round& round = round_of(game, where);
    if (where.piece == "ship")
        act(round.ships.at(Index(where.index)));
    else if (where.piece == "build")
        act(round.builds->at(Index(where.index)));
    else
        act(round);
}

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

game::Game waived(game::Game game, const Where& where, const std::string& reason) {
    at_part(game, where, [&](auto& part) { part.waived = true, part.reason = reason; });
    return game;
}

std::string reason_of(const game::Game& game, const Where& where) {
    game::Game copy = game;
    std::string reason;
    at_part(copy, where, [&](const auto& part) { reason = part.reason; });
    return reason;
}

}
