#include "app/cli/history_options.h"

#include "app/cli/output.h"
#include "app/history/error_words.h"
#include "db/connection/mark.h"
#include "db/file/disk.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

std::filesystem::path file(const HistoryOptions& options) {
    return std::filesystem::absolute(options.db.empty() ? db::default_file() : std::filesystem::path(options.db));
}

}

Status on_history(const HistoryOptions& options, const HistoryAction& action) {
    try {
        return written(action(file(options)));
    } catch (const db::Error& error) {
        return refuse(options.json, {"", sentence(error)});
    } catch (const std::bad_alloc&) {
        return refuse(options.json,
                      {"", _("There is not enough memory for this. Nothing was changed; try a smaller file.")});
    }
}

Status on_history_there(const HistoryOptions& options, const HistoryAction& action) {
    return on_history(options, [&](const std::filesystem::path& history) {
        std::error_code hidden;
        if (std::filesystem::exists(history, hidden) || hidden) return action(history);
        db::require_never_used(history);
        const wxString sentence = i18n::fill(
            _("There is no history {1} yet: the first game or import makes it, and --db or CLERK_DB names another."),
            {i18n::name_line(history.string())});
        return refuse(options.json, {"", sentence});
    });
}

}
