// The check-up of a history, its repair after a back-up, and back-ups in words.
#pragma once

#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/check_up/trouble.h"
#include "db/file/utc_time.h"
#include "db/file/watch.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

// The check-up of a history, and its repair after a back-up.

struct CheckUpReport {
    db::CheckUp found; ///< of a history that was repaired also what only then could be found
    struct Repair {
        std::filesystem::path back_up; ///< of the history as it was
        db::CheckUp left;              ///< what could not be repaired
    };
    std::optional<Repair> repair = {}; ///< none: it was not asked for, or there was nothing that can be repaired

    const db::CheckUp& now() const { return repair ? repair->left : found; }
};

/// Whether the file could be opened; else there is nothing to repair, and a back-up can take its place.
[[nodiscard]] bool can_be_opened(const db::CheckUp& found);

/// Changes nothing. Throws db::Error for a file that is not there, no history, or held by another program.
CheckUpReport check_up(const std::filesystem::path& history, const db::Watch& watch = {});
/// Repairs what can be repaired, after a back-up. Throws db::Error; without a back-up nothing is repaired.
CheckUpReport repair(const std::filesystem::path& history, db::Time now, const db::Watch& watch = {});

// The troubles of a check-up in words.

wxString sentence(db::Trouble::Kind kind); ///< "Not every action on the game can be undone and redone."

// Back-ups in words.

wxString back_up_occasion(db::Occasion occasion);              ///< why one was made: "daily", "before a merge"
wxString file_size(std::uintmax_t bytes);                      ///< "236.0 KB"
wxString missing_files(const std::vector<std::string>& names); ///< of what was put back: there are some
wxString strange_records(int count); ///< of what was put back: more than none are not as they were written

}
