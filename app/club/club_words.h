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

wxString word(db::ClubRight right);       ///< "organiser"
std::string_view id(db::ClubRight right); ///< the same in no language
std::optional<db::ClubRight> right_of(std::string_view id);

}
