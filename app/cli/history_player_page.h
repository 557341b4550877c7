// The page of a player: everything that their plays add up to.
#pragma once

#include "app/cli/history_words.h"
#include "db/people.h"

#include <map>

namespace clerk::cli {

using Names = std::map<std::string, std::string>; ///< of people, by their ids

Json json(const db::Person& person, const db::PlayerPage& page, const Names& names);
wxString told(const db::Person& person, const db::PlayerPage& page, const Names& names);

}
