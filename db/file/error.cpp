#include "db/file/error.h"

namespace clerk::db {

Error::Error(Reason why, std::filesystem::path where, const std::string& detail, std::string of_file)
    : std::runtime_error(where.string() + ": " + detail), reason(why), file(std::move(where)),
      part(std::move(of_file)) {}

}
