#include "app/cli/history_files.h"

#include "app/cli/files.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/csv.h"
#include "app/history/error_words.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "db/merging/merge.h"
#include "db/people/people.h"
#include "i18n/words.h"

#include <iostream>
#include <limits>

namespace clerk::cli {

namespace {

const std::string& file_of(const ExportRequest& request) {
    if (!request.csv.empty()) return request.csv;
    return request.records.empty() ? request.bgsplay.back() : request.records;
}

/// What went into the file.
struct Export {
    int plays = 0;
    std::vector<wxString> left_out = {}; ///< why something is not in it
};

void write_all_plays(const db::Store& store, const ExportRequest& request, Export& made) {
    db::Plays(store).go_through({}, std::numeric_limits<int>::max(), [&](const db::EachPlay& each) {
        write_file(request.csv, request.force, [&](std::ostream& out) { made.plays = exchange::write_csv(out, each); });
    });
}

std::string one_play(const db::Store& store, const std::string& beginning, Export& made) {
    const db::ListedPlay listed = db::Plays(store).load_to_share(require_play_id(store, beginning));
    made.plays = 1;
    return exchange::bgsplay(listed.play) + '\n';
}

/// A game that cannot be read does not keep the others back, nor does one that another program has deleted meanwhile.
void add_record(std::string& content, const db::Store& store, const std::string& id, Export& made) {
    try {
        content += print(store.load(id)) + '\n';
        ++made.plays;
    } catch (const db::Error& error) {
        if (error.reason == db::Error::Reason::not_found) return;
        if (error.reason != db::Error::Reason::damaged) throw;
        made.left_out.push_back(
            i18n::fill(_("The game {1} cannot be read and is left out; clerk doctor says more."), {single_line(id)}));
    }
}

std::string all_records(const db::Store& store, Export& made) {
    std::string content;
    for (const db::GameSummary& game : store.games()) add_record(content, store, game.id, made);
    return content;
}

Export write(const db::Store& store, const ExportRequest& request) {
    Export made;
    if (!request.csv.empty()) {
        write_all_plays(store, request, made);
        return made;
    }
    const std::string content =
        request.records.empty() ? one_play(store, request.bgsplay.front(), made) : all_records(store, made);
    write_file(file_of(request), request.force, [&](std::ostream& out) { out << content; });
    return made;
}

void tell(const ExportRequest& request, const Export& made, bool in_json) {
    if (file_of(request) == "-") return;
    const std::string file = std::filesystem::absolute(file_of(request)).string();
    if (in_json) return print_json({{"file", file}, {"plays", made.plays}, {"left_out", made.left_out.size()}});
    std::cout << for_people(i18n::fill(_("{1}: plays {2}"), {single_line(file), figure(made.plays)})) << '\n';
}

Status write_export(const db::Store& store, const ExportRequest& request, bool in_json) {
    try {
        const Export made = write(store, request);
        tell(request, made, in_json);
        for (const wxString& sentence : made.left_out) complain(sentence);
        return made.left_out.empty() ? Status::fine : Status::illegal;
    } catch (const Refused& refused) {
        return refuse(in_json, refused);
    }
}

void require_one(const ExportRequest& request) {
    if (!request.csv.empty() + !request.records.empty() + !request.bgsplay.empty() != 1)
        throw WrongUsage(_("Say what to export: --csv FILE, --records FILE, or --bgsplay PLAY FILE."));
}

}

Status export_plays(const HistoryOptions& options, const ExportRequest& request) {
    require_one(request);
    return on_store(options, [&](const db::Store& store) { return write_export(store, request, options.json); });
}

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
wxString in_words(const db::Store& store, const db::MergeConflict& conflict) {
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

wxString in_words(const db::Store& store, const Merge& merge, const db::MergeReport& report, std::size_t alike) {
    wxString text = counted(report.merged) + "\n";
    for (const db::MergeConflict& conflict : report.merged.conflicts) text += in_words(store, conflict);
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
        std::cout << for_people(in_words(store, merge, report, alike));
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
