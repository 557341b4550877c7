#include "app/table/babylon/pieces_here.h"

#include "app/table/babylon/piece_words.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

bool lies_on(const Piece& part, game::Cell cell) {
    const std::vector<Place> covered = places(part);
    return std::any_of(covered.begin(), covered.end(),
                       [cell](const Place& place) { return place.x == cell.x && place.y == cell.y; });
}

class Search {
public:
    Search(int player, game::Cell cell) : player_(player), cell_(cell) {}

    void garden(const game::FinalGarden& garden) {
        for (std::size_t i = 0; i < garden.terraces.size(); ++i)
            look_at({.player = player_, .piece = "terrace", .index = static_cast<int>(i)},
                    garden.terraces[i].placement);
        for (std::size_t i = 0; i < garden.ornaments.size(); ++i)
            look_at({.player = player_, .piece = "ornament", .index = static_cast<int>(i)},
                    garden.ornaments[i].building);
    }

    void turn(int number, const game::Turn& turn) {
        for (std::size_t i = 0; i < turn.steps.size(); ++i)
            look_at({.player = player_, .turn = number, .step = static_cast<int>(i)}, turn.steps[i].what);
    }

    std::vector<PieceHere> found() {
        std::reverse(found_.begin(), found_.end());
        return std::move(found_);
    }

private:
    void look_at(const Where& where, const Piece& part) {
        if (!lies_on(part, cell_)) return;
        found_.push_back({where, words(part), places(part), std::holds_alternative<game::Placement>(part)});
    }

    int player_;
    game::Cell cell_;
    std::vector<PieceHere> found_;
};

}

std::vector<PieceHere> pieces_here(const game::Game& game, int player, game::Cell cell) {
    Search search(player, cell);
    if (game.depth == Depth::final) search.garden(game.gardens.at(static_cast<std::size_t>(player)));
    const int players = static_cast<int>(game.players.size());
    for (int turn = player; turn < static_cast<int>(game.turns.size()); turn += players)
        search.turn(turn, game.turns[static_cast<std::size_t>(turn)]);
    return search.found();
}

}
