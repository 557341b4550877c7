// What the table agreed to be helped with, before the first turn. No rule looks at it; it is kept with the game, under
// the record's key "aids", and another program keeps it as a key it does not know.
#pragma once

#include "core/record.h"

namespace clerk {

enum class Offers : std::uint8_t { always, on_request, never };       ///< what could legally be built is shown
enum class MissedTold : std::uint8_t { off, after_turn, after_game }; ///< what could have been built is told
enum class LiveScore : std::uint8_t { shown, hidden };                ///< hidden: until the end of the game
enum class BestTold : std::uint8_t { never, on_request };             ///< which builds would bring the most is told

struct Aids {
    Offers offers = Offers::always;
    MissedTold missed = MissedTold::off;
    LiveScore score = LiveScore::shown;
    BestTold best = BestTold::never;
    friend bool operator==(const Aids&, const Aids&) = default;
};

/// What is not said, or not understood, is as if nothing had been agreed.
Aids aids(const Head& head);
void agree(Head& head, const Aids& aids);

/// The table wants to be offered nothing at all: nobody is to be told what would be best while the game lasts.
bool forbids_advice(const Aids& aids);

}
