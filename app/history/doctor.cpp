#include "app/history/doctor.h"

#include "db/back_up/back_up.h"
#include "db/check_up/mend.h"
#include "db/store/store.h"

namespace clerk {

namespace {

/// One that cannot even be opened is left as it is.
db::CheckUp mended(const std::filesystem::path& history, const db::CheckUp& found) {
    try {
        return db::mend(history);
    } catch (const db::Error& error) {
        if (error.reason != db::Error::Reason::damaged) throw;
        return found;
    }
}

}

Diagnosis examine(const std::filesystem::path& history) { return {.found = db::check_up(history)}; }

Diagnosis repair(const std::filesystem::path& history, db::Time now) {
    Diagnosis diagnosis = examine(history);
    if (diagnosis.found.troubles.empty()) return diagnosis;
    const db::BackUp kept = db::back_up(history, db::Occasion::repair, now);
    diagnosis.repair = {kept.file, mended(history, diagnosis.found)};
    return diagnosis;
}

}
