// A result that stands.
#pragma once

#include <string>

namespace clerk::db {

/// The score as awarded, with the version of the rules that awarded it.
struct Result {
    int rules_version = 0;
    std::string awarded_at; ///< RFC 3339
    std::string sheet;      ///< the figures as JSON, in the form of `clerk score --json`
};

}
