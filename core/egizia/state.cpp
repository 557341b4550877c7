#include "core/egizia/state.h"

#include <numeric>

namespace clerk::egizia {

int Seat::need() const { return std::accumulate(strength.begin(), strength.end(), 0); }

State::State(const Game& game)
    : table({game.depth, game.rulings, game.players.size(), game.board, game.graves}), seats(game.players.size()),
      track(game.players.size(), game.rulings.start_track) {
    const Start& start = game.board.start;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Seat& seat = seats[i];
        for (const Crew crew : gangs) seat.strength[crew] = start.strengths[static_cast<std::size_t>(crew)];
        seat.strength[Crew::joker] = start.joker;
        seat.stones = start.stones[i];
        seat.quarry = start.quarry;
        seat.fields[Field::green] = start.green;
    }
    last_order.resize(seats.size());
    std::iota(last_order.begin(), last_order.end(), 0);
}

void State::score(int player, Source source, int points) {
    seat(player).rounds.back()[source] += points;
    track.move(player, points);
}

}
