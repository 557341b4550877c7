// Files that `clerk` writes.
#pragma once

#include <functional>
#include <ostream>
#include <string>

namespace clerk::cli {

/// Writes the whole file; "-" is standard output, on a terminal made harmless for those who see it. What is there
/// already is replaced only by `force`, and by all of the new content or none, also where `write` throws. Throws
/// Refused.
void write_file(const std::string& name, bool force, const std::function<void(std::ostream& out)>& write);

}
