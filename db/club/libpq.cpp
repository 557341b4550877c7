#include "db/club/libpq.h"

#include "db/club/club_error.h"
#include "db/file/system.h"

#include <mutex>
#include <optional>

namespace clerk::db {

namespace {

/// By the name that it has on this system; the newer numbers are of the same functions.
void* library() {
    for (const char* name : {"libpq.so.5", "libpq.dll", "libpq.5.dylib"})
        if (void* found = load_library(name)) return found;
    return nullptr;
}

/// Whether the library has all of them.
class Functions {
public:
    explicit Functions(void* library) : library_(library) {}

    template <class Function> void find(const char* name, Function& function) {
        function = reinterpret_cast<Function>(function_in(library_, name));
        all_ = all_ && function;
    }
    bool has_all() const { return all_; }

private:
    void* library_;
    bool all_ = true;
};

std::optional<Libpq> load() {
    void* const found = library();
    if (!found) return std::nullopt;
    Libpq all{};
    Functions functions(found);
    functions.find("PQclear", all.clear);
    functions.find("PQconnectPoll", all.connect_poll);
    functions.find("PQconnectStartParams", all.connect_start);
    functions.find("PQconnectionNeedsPassword", all.needs_password);
    functions.find("PQconninfo", all.conninfo);
    functions.find("PQconninfoFree", all.conninfo_free);
    functions.find("PQconninfoParse", all.conninfo_parse);
    functions.find("PQconsumeInput", all.consume_input);
    functions.find("PQerrorMessage", all.error_message);
    functions.find("PQescapeIdentifier", all.escape_identifier);
    functions.find("PQfinish", all.finish);
    functions.find("PQflush", all.flush);
    functions.find("PQfreemem", all.free_memory);
    functions.find("PQgetResult", all.get_result);
    functions.find("PQgetlength", all.length);
    functions.find("PQgetvalue", all.value);
    functions.find("PQhost", all.host);
    functions.find("PQisBusy", all.is_busy);
    functions.find("PQnfields", all.columns);
    functions.find("PQnotifies", all.notifies);
    functions.find("PQntuples", all.rows);
    functions.find("PQresultErrorField", all.error_field);
    functions.find("PQresultStatus", all.result_status);
    functions.find("PQsendQuery", all.send_script);
    functions.find("PQsendQueryParams", all.send_query);
    functions.find("PQsetErrorVerbosity", all.set_verbosity);
    functions.find("PQsetNoticeReceiver", all.set_notice_receiver);
    functions.find("PQsetSingleRowMode", all.single_row_mode);
    functions.find("PQsetnonblocking", all.set_non_blocking);
    functions.find("PQsocket", all.socket);
    functions.find("PQstatus", all.status);
    functions.find("PQuser", all.user);
    return functions.has_all() ? std::optional(all) : std::nullopt;
}

}

const Libpq& libpq() {
    static std::mutex one_at_a_time;
    static std::optional<Libpq> found; // it may be installed meanwhile
    const std::scoped_lock lock(one_at_a_time);
    if (!found) found = load();
    if (!found) throw ClubError(ClubError::Reason::no_library, "", "libpq.so.5 is not installed");
    return *found;
}

}
