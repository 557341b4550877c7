#include "app/cli/history_store.h"

#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/history/error_words.h"
#include "app/history/people.h"
#include "app/table/desk.h"
#include "db/connection/mark.h"
#include "db/file/disk.h"
#include "db/imports/imports.h"
#include "i18n/words.h"

#include <algorithm>
#include <ranges>

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

namespace {

namespace fs = std::filesystem;
constexpr int most_told = 5;

Status tell(const Missing& missing, bool in_json) {
    if (!in_json) {
        complain(missing.sentence);
        return Status::illegal;
    }
    Json error{{"path", ""}, {"message", missing.sentence.utf8_string()}, {"people", Json::array()}};
    for (const db::Person& one : missing.people) error["people"].push_back({{"id", one.id}, {"name", one.name}});
    print_json({{"error", error}});
    return Status::illegal;
}

Status act(const fs::path& history, const StoreAction& action, bool in_json) {
    const db::Store store(history);
    Progress progress;
    const db::Following following(store.watch(), progress.ask());
    try {
        return action(store);
    } catch (const Missing& missing) {
        return tell(missing, in_json);
    }
}

wxString names(const std::vector<db::Person>& people, bool with_ids) {
    std::vector<wxString> all;
    for (const db::Person& one : people)
        all.push_back(with_ids ? i18n::fill("{1} ({2})", {single_line(one.name), single_line(one.id)})
                               : single_line(one.name));
    return i18n::listed(all);
}

Missing unclear(const std::string& name, const NamedPeople& meant) {
    const wxString written = single_line(name);
    if (!meant.people.empty())
        return {i18n::fill(_("{1} could mean {2}; write the id instead."), {written, names(meant.people, true)}),
                meant.people};
    if (meant.nearest.empty())
        return {i18n::fill(_("There is no player {1}; clerk history players lists those there are."), {written})};
    return {i18n::fill(_("There is no player {1}; the nearest: {2}."), {written, names(meant.nearest, false)}),
            meant.nearest};
}

/// An empty history in a folder of its own, which goes with it.
class EmptyHistory {
public:
    EmptyHistory() : folder_(fs::temp_directory_path() / ("clerk-" + new_id())) { fs::create_directory(folder_); }
    ~EmptyHistory() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    EmptyHistory(const EmptyHistory&) = delete;
    EmptyHistory& operator=(const EmptyHistory&) = delete;

    fs::path file() const { return folder_ / "history.db"; }

private:
    fs::path folder_;
};

}

Status on_store(const HistoryOptions& options, const StoreAction& action) {
    return on_history_there(options, [&](const fs::path& history) { return act(history, action, options.json); });
}

Status on_store_or_none(const HistoryOptions& options, const StoreAction& action) {
    return on_history(options, [&](const fs::path& history) {
        std::error_code hidden;
        if (fs::exists(history, hidden) || hidden) return act(history, action, options.json);
        db::require_never_used(history);
        const EmptyHistory none;
        return act(none.file(), action, options.json);
    });
}

Status on_new_store(const HistoryOptions& options, const StoreAction& action) {
    return on_history(options, [&](const fs::path& history) { return act(history, action, options.json); });
}

db::Person require_person(const db::Store& store, const std::string& name) {
    NamedPeople meant = people_called(store, name);
    if (meant.people.size() != 1) throw unclear(name, meant);
    return meant.people.front();
}

std::string require_play_id(const db::Store& store, const std::string& beginning) {
    const auto ids = db::play_ids(store, beginning, most_told);
    if (ids.empty())
        throw Missing{
            i18n::fill(_("There is no play {1}; clerk history list shows those there are."), {single_line(beginning)})};
    return require_one(beginning, ids);
}

const std::string& require_one(const std::string& beginning, const std::vector<std::string>& ids) {
    const auto whole = std::ranges::find(ids, beginning);
    if (whole != ids.end()) return *whole;
    if (ids.size() == 1) return ids.front();
    std::vector<wxString> told;
    for (const std::string& id : ids | std::views::take(most_told)) told.push_back(single_line(id));
    throw Missing{i18n::fill(_("Several plays begin with {1}: {2}."), {single_line(beginning), i18n::listed(told)})};
}

const std::string& required(const std::string& argument, const wxString& sentence) {
    if (argument.empty()) throw WrongUsage(sentence);
    return argument;
}

}
