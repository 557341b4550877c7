#include "db/club/club.h"

#include <utility>

namespace clerk::db {

ClubError::ClubError(Reason why, std::string where, const std::string& detail)
    : std::runtime_error(where.empty() ? detail : where + ": " + detail), reason(why), address(std::move(where)) {}

}
