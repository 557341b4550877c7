// What a click or key comes to: another entry, and with it the next game or a refusal.
#pragma once

#include "app/table/alhambra/entry.h"
#include "app/table/outcome.h"

#include <functional>

namespace clerk::table::alhambra {

using Refusal = RefusalOf<game::Game>;
using Outcome = OutcomeOf<Entry, game::Game>;

/// What a click or key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);

}
