// What a step brought or cost where that part of the board is not described: typed when the step has been entered, and
// changed as long as its turn is open.
#pragma once

#include "app/table/rajas/entry.h"
#include "app/table/rajas/reward_input.h"

namespace clerk::table::rajas {

/// The last step of the turn in progress whose reward is typed.
struct TypedReward {
    std::size_t step = 0;
    wxString words; ///< "What did the river give?"
    GiftsOf gifts = GiftsOf::board;
    game::Reward reward;
};
std::optional<TypedReward> typed_reward(const Position& position);
Outcome type_reward(const Position& position, Entry entry, const game::Reward& reward);

/// The last step of the turn in progress, when it cost money that is not described.
struct TypedCoins {
    std::size_t step = 0;
    int coins = 0;
    int lowest = 0, highest = 0;
};
std::optional<TypedCoins> typed_coins(const Position& position);
Outcome type_coins(const Position& position, Entry entry, int coins);

bool may_gain(const Position& position); ///< the fourth money bonus is not described
Outcome gain_another(const Position& position, Entry entry);

}
