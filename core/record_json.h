// A record as JSON, for what keeps or changes it as such.
#pragma once

#include "core/json.h"

#include <span>
#include <string_view>

namespace clerk {

class Reader;
struct Record;

Record read_record(const Reader& document);                            ///< throws Fault
Json json_of(const Record& record);                                    ///< canonical
std::span<const std::string_view> record_lists(std::string_view game); ///< the keys of what is kept sheet by sheet

}
