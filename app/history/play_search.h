// What is written into a field to look for plays.
#pragma once

#include "db/plays/plays.h"

#include <wx/string.h>

namespace clerk {

/// Of "2026-11-21", "2026-11", "2026", or with a further part begun, in the time zone of here; "/" and "." for "-" will
/// do; of a day also as the language writes it. None: it is no date since 1900.
std::optional<db::Span> span_of(const wxString& date);

/// The words, each with the games (of those given) whose names here have it.
std::vector<db::SoughtWord> words_of(const wxString& words, const std::vector<std::string>& games);

/// By a player, a game (of those given, as it is called here) or a date.
db::PlaySearch search_of(const wxString& words, const std::vector<std::string>& games);

}
