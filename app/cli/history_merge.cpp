#include "app/cli/history_merge.h"

#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/history/local_time.h"
#include "app/history/merge_words.h"
#include "db/merging/merge.h"
#include "db/people/people.h"
#include "i18n/words.h"

#include <iostream>

namespace clerk::cli {

namespace {

namespace fs = std::filesystem;
using db::RecordKind;

struct Merge {
    fs::path history;
    fs::path other;
    bool dry_run = false;
    bool json = false;
};

Json json(const db::Store& store, const db::MergeConflict& conflict) {
    return {{"kind", db::id(conflict.kind)},
            {"id", conflict.id},
            {"name", record_name(store, conflict.kind, conflict.id).utf8_string()},
            {"ours", conflict.ours},
            {"theirs", conflict.theirs},
            {"wins", conflict.theirs_wins ? "theirs" : "ours"}};
}

Json json(const db::Store& store, const Merge& merge, const db::MergeReport& report, std::size_t alike) {
    Json answer{{"history", merge.history.string()}, {"other", merge.other.string()}, {"dry_run", merge.dry_run}};
    for (const RecordKind kind : db::record_kinds) {
        const db::MergeCounts& counts = report.merged.of(kind);
        answer["counts"][std::string(db::id(kind))] = {
            {"new", counts.fresh}, {"known", counts.known}, {"conflicts", counts.conflicts}};
    }
    answer["conflicts"] = Json::array();
    for (const db::MergeConflict& conflict : report.merged.conflicts)
        answer["conflicts"].push_back(json(store, conflict));
    answer["missing"] = report.merged.missing;
    if (merge.dry_run) return answer;
    answer["back_up"] = report.back_up.empty() ? Json() : Json(report.back_up.string());
    answer["alike"] = alike;
    return answer;
}

wxString counted(const db::MergePreview& joined) {
    std::vector<Row> rows{{"", _("New"), _("Known"), _("Different")}};
    for (const RecordKind kind : db::record_kinds) {
        const db::MergeCounts& counts = joined.of(kind);
        rows.push_back({plural(kind), figure(counts.fresh), figure(counts.known), figure(counts.conflicts)});
    }
    return table(rows);
}

/// "2026-11-21 20:00:05" here.
wxString second(const std::string& utc) { return single_line(local_second(utc).utf8_string()); }

/// "game [018f6d2e-...] Chess, 2026-11-21: Linda and John: changed here ..."
wxString told(const db::Store& store, const db::MergeConflict& conflict) {
    const wxString sentence = conflict.theirs_wins
                                  ? _("{1} [{2}] {3}: changed here {4}, there {5}: the version from there wins.")
                                  : _("{1} [{2}] {3}: changed here {4}, there {5}: the version from here wins.");
    const std::string name = record_name(store, conflict.kind, conflict.id).utf8_string();
    return i18n::fill(sentence, {word(conflict.kind), single_line(conflict.id), single_line(name),
                                 second(conflict.ours), second(conflict.theirs)}) +
           "\n";
}

wxString outcome(const db::MergeReport& report, std::size_t alike) {
    if (report.back_up.empty()) return _("All of it is here already; nothing was changed.") + "\n";
    wxString text =
        i18n::fill(_("Merged. The history as it was: {1}"), {i18n::name_line(report.back_up.string())}) + "\n";
    if (!report.merged.conflicts.empty()) text += _("Versions that lost are kept in the history.") + "\n";
    if (alike > 0)
        text += _("There are players with the same name; if they are one person, merge them in the window.") + "\n";
    return text;
}

wxString told(const db::Store& store, const Merge& merge, const db::MergeReport& report, std::size_t alike) {
    wxString text = counted(report.merged) + "\n";
    for (const db::MergeConflict& conflict : report.merged.conflicts) text += told(store, conflict);
    for (const std::string& file : report.merged.missing)
        text +=
            i18n::fill(_("The photo or picture {1} is missing beside the other history."), {i18n::name_line(file)}) +
            "\n";
    if (merge.dry_run) return text + _("Nothing was changed.") + "\n";
    return text + outcome(report, alike);
}

Status run(const Merge& merge) {
    const db::Store store(merge.history);
    Progress progress;
    const db::Following following(store.watch(), progress.ask());
    const db::MergeReport report = merge.dry_run ? db::MergeReport{.merged = db::preview_merge(store, merge.other)}
                                                 : db::merge(store, merge.other, db::now());
    const std::size_t alike = db::People(store).alike().size();
    if (merge.json)
        print_json(json(store, merge, report, alike));
    else
        std::cout << for_people(told(store, merge, report, alike));
    return Status::fine;
}

/// Why it cannot be merged, as far as its name tells; empty: it does not.
wxString unfit(const Merge& merge) {
    std::error_code hidden, ignored;
    if (!fs::exists(merge.other, hidden) && !hidden)
        return i18n::fill(_("{1} cannot be read: {2}."),
                          {i18n::name_line(merge.other.string()), _("there is no such file; check its name")});
    if (!fs::equivalent(merge.history, merge.other, ignored)) return {};
    return refusal({db::Error::Reason::exists, merge.other, "is the history itself"});
}

Status run_if_fit(const Merge& merge) {
    const wxString sentence = unfit(merge);
    return sentence.empty() ? run(merge) : refuse(merge.json, {"", sentence});
}

}

Status merge_history(const HistoryOptions& options, const MergeRequest& request) {
    if (request.other.empty())
        throw WrongUsage(_("A file is missing; name the history that is to be merged into this one."));
    return on_history_there(options, [&](const fs::path& history) {
        return run_if_fit({history, fs::absolute(request.other), request.dry_run, options.json});
    });
}

}
