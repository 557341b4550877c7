// What is being entered between two changes. Never stored.
#pragma once

#include "app/table/egizia/position.h"
#include "app/table/entries.h"

#include <concepts>
#include <functional>
#include <tuple>

namespace clerk::table::egizia {

/// What figures that are typed go to.
enum class Typing : std::uint8_t { nothing, value };

struct Entry {
    // A build of the player looked at.
    game::Stones stones = {};            ///< of one site
    int cards = 0;                       ///< drawn of the sphinx; 0: no build there
    bool keeps = true;                   ///< one of them
    std::optional<game::Crew> crew = {}; ///< none: the weakest that is strong enough
    std::optional<bool> joker = {};      ///< none: where he is needed
    int plus = 0;                        ///< strength that a card adds
    std::optional<game::Market> market = {};
    int market_points = 0; ///< depth builds: that the market gave

    // Depth full: a ship of the player looked at, or a card used.
    std::optional<game::Spot> at = {}; ///< what the place gives is entered
    std::optional<int> space = {};     ///< of the site that is chosen next
    bool by_card = false;
    bool uses_card = false;
    std::optional<std::string> card = {};
    game::Gain gain = {};
    std::vector<game::Crew> raise = {};
    std::optional<int> ring = {};

    Typing typing = Typing::nothing;
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// What is being entered when another position shows: what it no longer allows is let go; what was taken back is being
/// entered again, unless something else `is_typed`.
Entry settled(Entry entry, const Position& before, const Position& now, bool is_typed = false);

bool builds(const Entry& entry); ///< something of a build is there
bool begun(const Entry& entry);  ///< something that can be let go
Entry let_go(Entry entry);       ///< what was begun last
/// What can be let go.
template <class AnyEntry>
    requires std::same_as<std::remove_const_t<AnyEntry>, Entry>
auto held(AnyEntry& entry) {
    return std::tie(entry);
}

/// The build that is being entered, with what is offered where nothing was chosen. Requires that there is one.
game::Build build_of(const Position& position, const Entry& entry);
// To be entered anew.
Entry entering(const game::Build& build);
Entry entering(const game::Ship& ship); ///< nothing of a pass

// What a click or key comes to: another entry, and with it the next game or a refusal.

using Refusal = RefusalOf<game::Game>;
using Outcome = OutcomeOf<Entry, game::Game>;

/// What a click or key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A ship or build is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Ship ship);
Outcome entered(const Position& position, Entry entry, game::Build build);
/// Nothing is done.
inline Outcome not_done(Entry entry, wxString why) { return {.entry = std::move(entry), .why_not = std::move(why)}; }

}
