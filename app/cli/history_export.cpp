#include "app/cli/history_export.h"

#include "app/cli/files.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/csv.h"
#include "app/history/error_words.h"
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
    const db::ListedPlay listed = db::Plays(store).load(require_play_id(store, beginning));
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

}
