#include "db/file/watch.h"

#include "db/file/error.h"

#include <sqlite3.h>

namespace clerk::db {

namespace {

thread_local bool told_to_stop = false;

int is_stopped_by(void* watch) { return static_cast<Watch*>(watch)->goes_on() ? 0 : 1; }

}

bool was_stopped() { return told_to_stop; }

bool Watch::goes_on() {
    asking_ = true;
    told_to_stop = ask_ && !ask_(done_, all_);
    asking_ = false;
    return !told_to_stop;
}

void Watch::tell(std::size_t done, std::size_t all) {
    done_ = done;
    all_ = all;
    if (!goes_on()) throw Error(Error::Reason::stopped, {}, "stopped");
}

Watched::Watched(SQLite::Database& db, Watch& watch) : db_(db) {
    sqlite3_progress_handler(db_.getHandle(), steps_between_asks, is_stopped_by, &watch);
}

Watched::~Watched() { sqlite3_progress_handler(db_.getHandle(), 0, nullptr, nullptr); }

}
