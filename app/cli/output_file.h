// Files that `clerk` writes.
#pragma once

#include <string>

namespace clerk::cli {

/// Writes the whole file; "-" is standard output. What is there already is replaced only by `force`, and by all of the
/// new content or none. Throws Refused.
void write_file(const std::string& name, const std::string& content, bool force);

}
