// What a click or key comes to: another entry, and with it the next game or a refusal.
#pragma once

#include "app/table/outcome.h"
#include "app/table/rajas/entry.h"

#include <functional>

namespace clerk::table::rajas {

using Refusal = RefusalOf<game::Game>;
using Outcome = OutcomeOf<Entry, game::Game>;

/// What a click or key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);
/// Nothing is done.
inline Outcome not_done(Entry entry, wxString why) { return {.entry = std::move(entry), .why_not = std::move(why)}; }

}
