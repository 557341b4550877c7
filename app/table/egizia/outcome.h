// What a click or key comes to: another entry, and with it the next game or a refusal.
#pragma once

#include "app/table/egizia/entry.h"
#include "app/table/outcome.h"

#include <functional>

namespace clerk::table::egizia {

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
