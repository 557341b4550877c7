#include "app/cli/history_options.h"

#include "app/cli/output.h"
#include "app/store_errors.h"

#include <CLI/CLI.hpp>

namespace clerk::cli {

namespace {

std::filesystem::path file(const HistoryOptions& options) {
    return std::filesystem::absolute(options.db.empty() ? db::default_file() : std::filesystem::path(options.db));
}

}

std::shared_ptr<HistoryOptions> add_history_options(CLI::App& app) {
    auto options = std::make_shared<HistoryOptions>();
    app.add_option("--db", options->db);
    app.add_flag("--json", options->json)->disable_flag_override();
    return options;
}

Status on_history(const HistoryOptions& options, const std::function<Status(const std::filesystem::path&)>& action) {
    try {
        return written(action(file(options)));
    } catch (const db::Error& error) {
        const wxString message = sentence(error);
        return refuse(options.json, Fault{"", message.utf8_string()}, message);
    }
}

}
