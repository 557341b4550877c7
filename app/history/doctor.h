// The check-up of a history and its repair, without a window.
#pragma once

#include "db/check_up/check_up.h"
#include "db/store/utc_time.h"

#include <filesystem>
#include <optional>

namespace clerk {

struct Diagnosis {
    db::CheckUp found;
    struct Repair {
        std::filesystem::path back_up; ///< of the history as it was
        db::CheckUp left;              ///< what could not be mended
    };
    std::optional<Repair> repair = {}; ///< none: it was not asked for, or there was nothing to mend

    const db::CheckUp& now() const { return repair ? repair->left : found; }
};

/// Changes nothing. Throws db::Error for a file that is not there, no history, or held by another program.
Diagnosis examine(const std::filesystem::path& history);
/// Mends what can be mended, after a back-up. Throws db::Error; without a back-up nothing is mended.
Diagnosis repair(const std::filesystem::path& history, db::Time now);

}
