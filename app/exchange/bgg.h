// BoardGameGeek: the plays of a user as the site gives them out (XML), from a saved file.
#pragma once

#include "app/exchange/import.h"

#include <string>
#include <string_view>

namespace clerk::exchange {

/// The plays of a page, or of several one after the other. A play with a quantity is as many plays. The
/// site knows the day alone. A score that is no sum of numbers goes into the notes; an
/// incomplete play and one that is not for statistics do not count. An entry that is not right, such as one without a
/// day (0000-00-00), is told with those that cannot be read. Entities of the document's own are not expanded.
Imported read_bgg(std::string_view xml);

/// By which a play of the site is known here.
std::string bgg_play_id(const std::string& number);

}
