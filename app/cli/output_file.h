// Files that `clerk` writes.
#pragma once

#include <filesystem>
#include <functional>
#include <ostream>
#include <string>

namespace clerk::cli {

/// The name of a file that is to be written. Without `force` nothing has had it before; it is free again where nothing
/// was written.
class NewName {
public:
    NewName(const std::filesystem::path& file, bool force); ///< throws Refused
    ~NewName();
    NewName(const NewName&) = delete;
    NewName& operator=(const NewName&) = delete;

private:
    std::filesystem::path file_; ///< empty: it was there
};

/// Writes the whole file; "-" is standard output, on a terminal made harmless for those who see it. What is there
/// already is replaced only by `force`, and by all of the new content or none, also where `write` throws. Throws
/// Refused.
void write_file(const std::string& name, bool force, const std::function<void(std::ostream& out)>& write);

}
