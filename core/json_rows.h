// Going through a long JSON document bit by bit: what is in memory is one row of it.
#pragma once

#include "core/json_tree.h"

#include <cstddef>
#include <functional>
#include <string_view>

namespace clerk {

/// Writes the next bytes of a text, so many at most; how many there were: none at its end.
using NextBytes = std::function<std::size_t(char* to, std::size_t most)>;

/// What is wanted of a document that is an object with lists in it.
struct JsonRows {
    /// Asked once of each of its keys; what is not wanted is passed over, and not looked at.
    std::function<bool(std::string_view key, bool is_list)> wants;
    /// The items of a list that is wanted, one after the other. Of other values that are wanted none is handed over.
    std::function<void(std::string_view key, std::size_t index, const JsonTree& row)> row;
};

/// False, or a Fault: what is wanted, or what stands around it, is no JSON, has a key twice, or takes more room than
/// rows do. What is to be said of it, read_json_part() knows. Throws also what the functions do.
[[nodiscard]] bool read_json_rows(const NextBytes& document, const JsonRows& rows);

}
