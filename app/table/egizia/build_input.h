// What a click comes to while a build is entered: stones on the monuments, cards of the sphinx, and who works.
#pragma once

#include "app/table/egizia/entry.h"

namespace clerk::table::egizia {

wxString why_not_build(const Position& position); ///< empty: the player looked at may enter a build

Outcome choose_space(const Position& position, Entry entry, const game::Space& space); ///< chosen already: let go
Outcome draw_cards(const Position& position, Entry entry, int cards);                  ///< so many already: let go
Outcome toggle_keeps(const Position& position, Entry entry);
Outcome toggle_last(const Position& position, Entry entry); ///< of its row: the last stone
/// Whether that is asked for: a stone in a pyramid that is not described.
bool asks_for_last(const Position& position, const Entry& entry);
Outcome type_figure(const Position& position, Entry entry, int figure);
Outcome toggle_market_points(const Position& position, Entry entry); ///< depth builds: what the grain market gives

// Depth full.
Outcome choose_crew(const Position& position, Entry entry, game::Crew crew);
Outcome toggle_joker(const Position& position, Entry entry);
Outcome choose_market(const Position& position, Entry entry, game::Market market);
Outcome add_strength(const Position& position, Entry entry); ///< of a card; after the most: none

wxString why_not_finish(const Position& position, const Entry& entry); ///< empty: the build may be entered
Outcome finish_build(const Position& position, Entry entry);

/// What is being entered comes to: "obelisk 3 and grave 2: 7 points; 7 stones of 9, strength 5 of 6".
wxString build_in_words(const Position& position, const Entry& entry);

}
