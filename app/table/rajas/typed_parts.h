// A reward as it is entered: what can be added to it and taken off, one thing at a time.
#pragma once

#include "app/table/rajas/entry.h"
#include "core/rajas/pieces.h"

#include <functional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// Something that a reward may give, on a button.
struct Gift {
    std::string name; ///< of its button: "fame", "die-blue"
    wxString words;
    std::function<game::Reward(game::Reward)> add; ///< one more; what there is only one of replaces what was there
};

enum class GiftsOf : bool { board, river }; ///< only the river gives the action of a chamber

std::vector<Gift> gifts(GiftsOf where);

/// One thing that the reward gives, in words, and the reward with one less of it.
struct GivenPart {
    wxString words;
    game::Reward without;
};
std::vector<GivenPart> given_parts(const game::Reward& reward);

// A reward as it is typed: "2m 1f k db", a figure and a letter a thing, the figure 1 left out as one likes.

/// Which letters there are, and what each means: "m money, f fame, …".
wxString gain_letters();
/// What is typed in place of what `reward` gives of it; the rest of it stays. None: it is no such line.
std::optional<game::Reward> typed_gain(const std::string& line, game::Reward reward);
/// As it would be typed, without what has no letter.
std::string gain_as_typed(const game::Reward& reward);

// What a step brought or cost where that part of the board is not described: typed when the step has been entered, and
// changed as long as its turn is open.

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
