#include "app/cli/history_back_up.h"

#include "app/cli/history_options.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/text_table.h"
#include "app/history/check_up_report.h"
#include "app/history/local_time.h"
#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/open.h"
#include "db/store/store.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>

#include <nlohmann/json.hpp>

namespace clerk::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string name(const db::BackUp& back_up) { return back_up.file.filename().string(); }

Json json(const db::BackUp& back_up) {
    Json json{{"name", name(back_up)},
              {"file", back_up.file.string()},
              {"made", db::rfc3339(back_up.made)},
              {"reason", db::id(back_up.occasion)},
              {"bytes", back_up.bytes}};
    const auto contents = db::contents(back_up.file);
    json["readable"] = contents.has_value();
    if (contents)
        json.update(Json{{"games", contents->games},
                         {"plays", contents->plays},
                         {"results", contents->results},
                         {"players", contents->players}});
    return json;
}

wxString moment(db::Time time) { return local_minute(db::rfc3339(time)); }

Row row(const db::BackUp& back_up) {
    Row row{i18n::text(name(back_up)), moment(back_up.made), back_up_occasion(back_up.occasion),
            file_size(back_up.bytes)};
    if (const auto contents = db::contents(back_up.file))
        for (const int count : {contents->games, contents->plays, contents->results, contents->players})
            row.push_back(figure(count));
    else
        row.push_back(_("unreadable"));
    return row;
}

wxString listed(const fs::path& history, const std::vector<db::BackUp>& all) {
    if (all.empty())
        return i18n::fill(_("There is no back-up of {1} yet."), {i18n::name_line(history.string())}) + "\n";
    std::vector<Row> rows{
        {_("Back-up"), _("Made (UTC)"), _("Reason"), _("Size"), _("Games"), _("Plays"), _("Results"), _("Players")}};
    for (const db::BackUp& back_up : all) rows.push_back(row(back_up));
    return table(rows);
}

Status list(const fs::path& history, bool in_json) {
    const std::vector<db::BackUp> all = db::list_back_ups(history);
    if (!in_json) {
        std::cout << for_people(listed(history, all));
        return Status::fine;
    }
    Json answer{{"history", history.string()}, {"back_ups", Json::array()}};
    for (const db::BackUp& back_up : all) answer["back_ups"].push_back(json(back_up));
    print_json(answer);
    return Status::fine;
}

Status back_up(const fs::path& history, bool in_json) {
    const db::Store store(history); // of a history, and only of that
    Progress progress;
    const db::BackUp made = db::back_up(history, db::Occasion::by_hand, db::now(), db::Watch(progress.ask()));
    if (in_json)
        print_json({{"history", history.string()}, {"back_up", json(made)}});
    else
        std::cout << for_people(i18n::fill(_("Backed up: {1}"), {i18n::name_line(made.file.string())})) << '\n';
    return Status::fine;
}

/// By its name in the list; otherwise it is a file.
std::optional<fs::path> find(const fs::path& history, const std::string& which) {
    const auto all = db::list_back_ups(history);
    const auto found = std::ranges::find(all, which, name);
    if (found != all.end()) return found->file;
    std::error_code ignored;
    if (!fs::is_regular_file(which, ignored) || fs::equivalent(which, history, ignored)) return std::nullopt;
    return fs::absolute(which);
}

void tell_restored(const fs::path& history, const fs::path& from, const db::Restored& restored, bool in_json) {
    const fs::path& kept = restored.kept;
    const int strange = db::count_strange_records(history);
    const std::vector<std::string> missing = db::missing_files(history);
    if (in_json) {
        Json answer{{"history", history.string()},
                    {"restored", from.string()},
                    {"kept", kept.empty() ? Json() : Json(kept.string())}};
        if (strange > 0) answer["strange"] = strange;
        if (!missing.empty()) answer["missing_files"] = missing;
        return print_json(answer);
    }
    wxString told = i18n::fill(_("{1} is again as it was in {2}."),
                               {i18n::name_line(history.string()), i18n::name_line(from.string())}) +
                    "\n";
    if (!kept.empty())
        told += i18n::fill(_("As it was until now it is kept in {1}."), {i18n::name_line(kept.string())}) + "\n";
    if (strange > 0) told += strange_records(strange) + "\n";
    if (!missing.empty()) told += missing_files(missing) + "\n";
    if (restored.left_club)
        told += _("A file that is not among the back-ups brings no club with it. Join one by clerk club join.") + "\n";
    std::cout << for_people(told);
}

Status restore(const fs::path& history, const std::string& which, bool in_json) {
    const auto from = find(history, which);
    if (!from) {
        const wxString sentence =
            i18n::fill(_("There is no back-up {1}; clerk history restore lists those there are."), {i18n::text(which)});
        return refuse(in_json, {"", sentence});
    }
    Progress progress;
    tell_restored(history, *from, db::restore(history, *from, db::now(), db::Watch(progress.ask())), in_json);
    return Status::fine;
}

Status begin(const fs::path& history, bool in_json) {
    const wxString file = i18n::name_line(history.string());
    if (!db::begin_anew(history))
        return refuse(in_json, {"", i18n::fill(_("{1} is there already. It was left as it is."), {file})});
    if (in_json)
        print_json({{"history", history.string()}, {"begun", true}});
    else
        std::cout << for_people(i18n::fill(_("A new history begins in {1}."), {file})) << '\n';
    return Status::fine;
}

}

Status begin_history(const HistoryOptions& options) {
    return on_history(options, [&](const fs::path& history) { return begin(history, options.json); });
}

Status back_up_history(const HistoryOptions& options) {
    return on_history_there(options, [&](const fs::path& history) { return back_up(history, options.json); });
}

Status restore_history(const HistoryOptions& options, const std::string& which) {
    return on_history(options, [&](const fs::path& history) {
        return which.empty() ? list(history, options.json) : restore(history, which, options.json);
    });
}

}
