// Files that `clerk` writes.
#pragma once

#include <string>
#include <string_view>

namespace clerk::cli {

/// Writes the whole file; "-" is standard output. What is there already is replaced only by `force`, and by all of the
/// new content or none. Throws Refused.
void write_file(const std::string& name, std::string_view content, bool force);

}
