#include "app/table/alhambra/final_input.h"

#include <algorithm>

namespace clerk::table::alhambra {

Outcome choose_round(const Position& position, Entry entry, int round) {
    entry.round = round;
    if (round <= static_cast<int>(position.game.rounds.size())) return {std::move(entry)};
    return {std::move(entry), with_rounds(position.game, round)};
}

int round_to_show(const game::Game& game, const Entry& entry, std::optional<int> chosen) {
    return std::min(chosen.value_or(entry.round), static_cast<int>(game.rounds.size()));
}

Outcome remove_last_round(const Position& position, Entry entry) {
    return {std::move(entry), with_rounds(position.game, position.round - 1)};
}

Outcome only_points(const Position& position, Entry entry, bool only) {
    if (!only) return {std::move(entry), with_palaces(position.game, position.round)};
    const std::vector<int> none(position.game.players.size());
    return enter_points(position, std::move(entry), none, 0);
}

Outcome enter_points(const Position& position, Entry entry, const std::vector<int>& points, int dirk_points) {
    return {std::move(entry), with_points(position.game, position.round, points, dirk_points)};
}

Outcome pick_for_dirk(const Position& position, Entry entry, bool for_dirk) {
    entry.for_dirk = for_dirk && position.with_dirk();
    entry.pick = {};
    if (entry.for_dirk) entry.tile.reset();
    return {std::move(entry)};
}

Outcome choose_of_dirk(const Position& position, Entry entry, const game::Tile& tile) {
    return {std::move(entry), with_dirks_tile(position.game, position.round, tile)};
}

}
