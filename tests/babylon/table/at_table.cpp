#include "tests/babylon/table/at_table.h"

#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"

namespace clerk::table::babylon::test {

game::Cell cell(const char* name) { return game::read_cell(name).value(); }
game::Space space(const char* name) { return game::read_space(name).value(); }

game::Tile bearing(game::Symbol symbol, game::Flower flower) { return {flower, {symbol, symbol, symbol, symbol}}; }

AtTable::AtTable(const game::Game& game)
    : position(babylon::position(game)),
      entry(looking_at(settled(first_entry(position), position, position), position, 0)) {}

AtTable::AtTable(Depth depth) : AtTable(plain_game({"Linda", "John"}, 2, depth)) {}

/// Whoever comes to be at turn is looked at.
void AtTable::take(Outcome outcome) {
    entry = std::move(outcome.entry);
    refused = std::move(outcome.refused);
    said = outcome.why_not.utf8_string();
    if (!outcome.game) return;
    Position now = babylon::position(*outcome.game);
    const std::optional<int> at_turn = player_at_turn(now);
    const bool another = at_turn && at_turn != player_at_turn(position);
    entry = looking_at(settled(std::move(entry), position, now), now, another ? *at_turn : entry.player);
    position = std::move(now);
}

void AtTable::look_at(int player) { entry = looking_at(std::move(entry), position, player); }

void AtTable::press(int code) { take(babylon::press(position, entry, view().known, code)); }

std::string AtTable::why_not(int code) const {
    return babylon::why_not(position, entry, view().known, code).utf8_string();
}

void AtTable::place(const char* anchor) {
    if (!position.full() && !tile_in_hand(position, entry)) take(enter_flower(position, entry, game::Flower::white));
    take(place_terrace(position, entry, cell(anchor)));
}

void AtTable::click(const char* name) {
    if (auto outcome = choose_cell(position, entry, cell(name))) take(std::move(*outcome));
}

void AtTable::take_clay_tile(const char* stack, game::Flower flower) {
    take(choose_stack(position, entry, cell(stack)));
    take(enter_flower(position, entry, flower));
    press('T');
    press('T');
}

}
