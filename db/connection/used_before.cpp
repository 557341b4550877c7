#include "db/connection/used_before.h"

#include "db/back_up/back_up_files.h"
#include "db/connection/mark.h"
#include "db/file/error.h"

#include <algorithm>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

bool has_actions(const fs::path& history) {
    const auto mark = read_mark(history);
    return mark && mark->actions > 0;
}

}

bool was_used(const fs::path& history) { return !list_back_ups(history).empty() || has_actions(history); }

void require_never_used(const fs::path& history) {
    const auto is_used = [](const BackUp& back_up) { return contents(back_up.file) != Contents{}; };
    const bool was_used = has_actions(history) || std::ranges::any_of(list_back_ups(history), is_used);
    if (was_used && !fs::exists(history)) // another program may have made it meanwhile
        throw Error(Error::Reason::gone, history, "is not there any more, but was used");
}

}
