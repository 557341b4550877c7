// Every rule by example: a game that keeps it, and one that breaks it. Every category of points by example: two games
// that score differently in it. Pages about them show the games, and the tests hold the referee to them.
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

/// What of a record scores in a category.
struct Scored {
    Record record;
    int points = 0; ///< of the player, in the category
};

struct ScoreExample {
    std::string_view category; ///< id
    int player = 0;
    Scored one;
    Scored other; ///< differs in as little as changes the points
};

/// One of each rule of a game, in the order of core/<game>/examples.jsonl: the rulebook's.
std::vector<Example> examples(std::string_view game);

/// One of each category of a game, in the order of core/<game>/scored.jsonl: that of the score sheet.
std::vector<ScoreExample> score_examples(std::string_view game);

}
