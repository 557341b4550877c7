// Games and plays in words: in lists, as names of files, and as what is written into a field to look for plays.
#pragma once

#include "db/figures/milestones.h"
#include "db/plays/plays.h"
#include "db/store/game_lists.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

// Games and plays in words: in lists, and as names of files.

// A list of which only the beginning is told.

/// "a, b and 3 more"
wxString abridged_list(std::vector<wxString> texts, std::size_t most);

// Games and plays in words, for lists of them.

wxString day_in_words(const db::Play& play);          ///< "20 Nov 2026", here; what has no hour is the same everywhere
wxString moment_in_words(const db::Play& play);       ///< the same with the hour, where there is one
wxString iso_day(const db::Play& play);               ///< "2026-11-20"
wxString title_in_words(const db::Play& play);        ///< "Chess, 20 Nov 2026"
wxString players_in_words(const db::Play& play);      ///< "Linda 61, John 55"
wxString seat_in_words(const db::PlaySeat& seat);     ///< "Linda", "Linda (red, thief)": with team and role
wxString outcome_in_words(const db::Play& play);      ///< "won by Linda", "lost together"; empty: nobody is known
wxString result_in_words(const db::ListedPlay& play); ///< "open", "finished", or the outcome
wxString way_in_words(const db::Play& play);          ///< how it is won, "the fewest points win"; empty: as usual

/// "A new record: 77 by Linda. John's first play.", of a play of the game; empty: nothing is new about it.
wxString milestones_in_words(const std::string& game, const db::Milestones& milestones);

wxString players_in_words(const db::GameSummary& game); ///< with the points so far
wxString begun_in_words(const db::GameSummary& game);   ///< "20 Nov 2026, 19:30", where it was begun

// What a file is called that is made of a game.

/// "2026-11-20 Linda, John.clerk.json", without what a file name cannot have.
wxString file_name(const wxString& day, const std::vector<std::string>& players, const wxString& ending);

// What is written into a field to look for plays.

/// Of "2026-11-21", "2026-11", "2026", or with a further part begun, in the time zone of here; "/" and "." for "-" will
/// do; of a day also as the language writes it. None: it is no date since 1900.
std::optional<db::Span> span_of(const wxString& date);

/// The words, each with the games (of those given) whose names here have it.
std::vector<db::SoughtWord> words_of(const wxString& words, const std::vector<std::string>& games);

/// By a player, a game (of those given, as it is called here) or a date.
db::PlaySearch search_of(const wxString& words, const std::vector<std::string>& games);

}
