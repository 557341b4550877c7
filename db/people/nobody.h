// The entry of all seats whose player nobody named: such a seat fills the table, and is in no figure and in no list.
#pragma once

#include <string_view>

namespace clerk::db {

/// Its id, the same in every history (schema/015_ways_to_win.sql).
inline constexpr std::string_view nobody = "9b0c7a52-5f1e-4d0a-8c3e-6f0a6d5b0000";

}
