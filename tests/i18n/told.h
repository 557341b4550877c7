// What people read of a fault.
#pragma once

#include "i18n/words.h"

#include <string>
#include <utility>

namespace clerk::tests {

/// In English, as long as no other language was started.
inline std::string told(const Fault& fault) { return i18n::expectation(fault).utf8_string(); }

using PathAndWords = std::pair<std::string, std::string>;
inline PathAndWords path_and_words(const Fault& fault) { return {fault.path, told(fault)}; }

}
