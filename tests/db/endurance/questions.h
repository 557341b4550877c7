// What pages ask of a history, and what people change in it.
#pragma once

#include "db/store/store.h"

#include <string>
#include <vector>

namespace clerk::test {

/// What was refused, and why; what is thrown otherwise comes through.
struct Refused {
    std::string what;
    db::Error::Reason reason;
    std::string detail;
};
std::ostream& operator<<(std::ostream& stream, const Refused& refused);

std::vector<Refused> ask_all(const db::Store& store);
/// Renames, merges, nights, the bin, of each that there is; at the end the plays are gone.
std::vector<Refused> change_all(db::Store& store);

}
