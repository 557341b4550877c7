// A club in words.
#pragma once

#include "db/club/club.h"

#include <optional>
#include <string>
#include <string_view>

#include <wx/string.h>

namespace clerk::club {

/// What is wrong and what to do, in one sentence or two.
wxString sentence(const db::ClubError& error);
wxString in_step(const db::ClubMembership& club); ///< since when, and what waits to be sent

/// What deleting for good does here, and below it what it does in the club, if there is one.
wxString of_deleting(const wxString& here, const std::optional<db::ClubMembership>& club);

/// "300 kB", "2MB", "500000"; 0 for "none". None: it is no size, or more than a photo may have.
std::optional<std::int64_t> photo_limit_of(std::string_view text);
wxString photo_words(std::int64_t limit); ///< "up to 300.0 KB each"

wxString word(db::ClubRight right);       ///< "organiser"
std::string_view id(db::ClubRight right); ///< the same in no language
std::optional<db::ClubRight> right_of(std::string_view id);

}
