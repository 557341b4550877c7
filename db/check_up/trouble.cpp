#include "db/check_up/trouble.h"

#include <algorithm>
#include <utility>

namespace clerk::db {

int told(const CheckUp& check_up, Trouble::Kind kind) {
    return static_cast<int>(std::ranges::count(check_up.troubles, kind, &Trouble::kind));
}

void add(CheckUp& check_up, Trouble trouble) {
    const Trouble::Kind kind = trouble.kind;
    if (check_up.untold.contains(kind) || told(check_up, kind) >= most_told)
        ++check_up.untold[kind];
    else
        check_up.troubles.push_back(std::move(trouble));
}

}
