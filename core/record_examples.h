// Every rule by example: a game that keeps it, and one that breaks it. Pages about the rules show them, and the tests
// hold the referee to them.
#pragma once

#include "core/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace clerk {

struct Example {
    const Rule* rule = nullptr;
    std::vector<std::string> rulings; ///< that bear upon it: keys of the game's list
    Record legal;
    Record broken; ///< differs in as little as breaks the rule, and breaks no other
    Breach breach; ///< what the referee says of it
};

/// One of each rule of a game, in the order of core/<game>/examples.jsonl: the rulebook's.
std::vector<Example> examples(std::string_view game);

}
