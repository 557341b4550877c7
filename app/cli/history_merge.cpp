#include "app/cli/history_merge.h"

#include "app/cli/arguments.h"
#include "app/cli/history_options.h"
#include "app/cli/output.h"
#include "app/cli/table.h"
#include "db/joining.h"
#include "db/people.h"
#include "i18n/words.h"

#include <iostream>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace clerk::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using db::RecordKind;

struct Merge {
    fs::path history;
    fs::path other;
    bool dry_run = false;
    bool json = false;
};

wxString name(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return _("Players");
    case RecordKind::night: return _("Game nights");
    case RecordKind::photo: return _("Photos");
    case RecordKind::game: return _("Games");
    case RecordKind::play: return _("Plays of other programs");
    }
    return {};
}

Json json(const db::JoinConflict& conflict) {
    return {{"kind", db::id(conflict.kind)},
            {"id", conflict.id},
            {"ours", conflict.ours},
            {"theirs", conflict.theirs},
            {"wins", conflict.theirs_wins ? "theirs" : "ours"}};
}

Json json(const Merge& merge, const db::JoinReport& report, std::size_t alike) {
    Json answer{{"history", merge.history.string()}, {"other", merge.other.string()}, {"dry_run", merge.dry_run}};
    for (const RecordKind kind : db::record_kinds) {
        const db::JoinCounts& counts = report.joined.of(kind);
        answer["counts"][std::string(db::id(kind))] = {
            {"new", counts.fresh}, {"known", counts.known}, {"conflicts", counts.conflicts}};
    }
    answer["conflicts"] = Json::array();
    for (const db::JoinConflict& conflict : report.joined.conflicts) answer["conflicts"].push_back(json(conflict));
    if (merge.dry_run) return answer;
    answer["back_up"] = report.back_up.empty() ? Json() : Json(report.back_up.string());
    answer["missing"] = report.missing;
    answer["alike"] = alike;
    return answer;
}

wxString figure(int number) { return std::to_string(number); }

wxString counted(const db::JoinPreview& joined) {
    std::vector<Row> rows{{"", _("New"), _("Known"), _("Different")}};
    for (const RecordKind kind : db::record_kinds) {
        const db::JoinCounts& counts = joined.of(kind);
        rows.push_back({name(kind), figure(counts.fresh), figure(counts.known), figure(counts.conflicts)});
    }
    return table(rows);
}

/// "2026-11-21 19:00:00", in UTC.
wxString moment(const std::string& time) {
    return i18n::text(time.size() < 19 ? time : time.substr(0, 10) + ' ' + time.substr(11, 8));
}

wxString told(const db::JoinConflict& conflict) {
    const wxString sentence = conflict.theirs_wins
                                  ? _("{1} {2}: changed here {3}, there {4}: the version from there wins.")
                                  : _("{1} {2}: changed here {3}, there {4}: the version from here wins.");
    return i18n::fill(sentence, {i18n::text(db::id(conflict.kind)), i18n::text(conflict.id), moment(conflict.ours),
                                 moment(conflict.theirs)}) +
           "\n";
}

wxString outcome(const db::JoinReport& report, std::size_t alike) {
    if (report.back_up.empty()) return _("All of it is here already; nothing was changed.") + "\n";
    wxString text = i18n::fill(_("Merged. The history as it was: {1}"), {i18n::text(report.back_up.string())}) + "\n";
    if (!report.joined.conflicts.empty()) text += _("Versions that lost are kept in the history.") + "\n";
    if (alike > 0)
        text += _("There are players with the same name; if they are one person, merge them in the window.") + "\n";
    return text;
}

wxString told(const Merge& merge, const db::JoinReport& report, std::size_t alike) {
    wxString text = counted(report.joined) + "\n";
    for (const db::JoinConflict& conflict : report.joined.conflicts) text += told(conflict);
    if (merge.dry_run) return text + _("Nothing was changed.") + "\n";
    for (const std::string& file : report.missing)
        text +=
            i18n::fill(_("The photo or picture {1} is missing beside the other history."), {i18n::text(file)}) + "\n";
    return text + outcome(report, alike);
}

Status run(const Merge& merge) {
    if (!fs::exists(merge.history))
        throw db::Error(db::Error::Reason::unreadable, merge.history, "there is no such file");
    const db::Store store(merge.history);
    const db::JoinReport report = merge.dry_run ? db::JoinReport{.joined = db::preview_join(store, merge.other)}
                                                : db::join(store, merge.other, db::now());
    const std::size_t alike = db::People(store).alike().size();
    if (merge.json)
        std::cout << json(merge, report, alike).dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    else
        std::cout << for_people(told(merge, report, alike));
    return Status::fine;
}

Status run_unless_same(const Merge& merge) {
    std::error_code ignored;
    if (!fs::equivalent(merge.history, merge.other, ignored)) return run(merge);
    const wxString sentence =
        i18n::fill(_("{1} is the history itself; name another one."), {i18n::text(merge.other.string())});
    return refuse(merge.json, Fault{"", sentence.utf8_string()}, sentence);
}

}

Task add_merge(CLI::App& app) {
    const auto options = add_history_options(app);
    const auto merge = std::make_shared<Merge>();
    const auto other = std::make_shared<std::string>();
    app.add_flag("--dry-run", merge->dry_run)->disable_flag_override();
    app.add_option("OTHER", *other);
    return [options, merge, other] {
        if (other->empty())
            throw WrongUsage(
                _("A file is missing; name the history that is to be merged into this one.").utf8_string());
        return on_history(*options, [&](const fs::path& history) {
            return run_unless_same({history, fs::absolute(*other), merge->dry_run, options->json});
        });
    };
}

}
