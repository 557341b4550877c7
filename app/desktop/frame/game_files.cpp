#include "app/desktop/frame/game_files.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/history/action_list_pages.h"
#include "app/desktop/history/import_preview_page.h"
#include "app/desktop/widgets/error_log.h"
#include "app/exchange/files.h"
#include "app/history/people.h"
#include "app/history/play_words.h"
#include "app/table/learning.h"
#include "db/file/disk.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

#include <wx/app.h>
#include <wx/control.h>
#include <wx/filedlg.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_list = 64 * 1024; ///< bytes
constexpr std::size_t longest_name = 48;        ///< letters

fs::path list_file() { return state_file("recent-files"); }

/// A line each.
void write(const std::vector<fs::path>& files) {
    const fs::path list = list_file();
    if (list.empty()) return;
    try {
        db::TemporaryFile whole(list);
        std::ofstream lines(whole.path(), std::ios::binary);
        for (const fs::path& file : files) lines << file.string() << '\n';
        lines.close();
        if (lines) whole.become(list);
    } catch (const fs::filesystem_error&) { // no game is lost by it
    }
}

wxString shortened(const fs::path& part) {
    return ellipsized(text(part.string()), [](const wxString& line) { return line.length() <= longest_name; });
}

}

std::vector<fs::path> recent_files() {
    std::vector<fs::path> files;
    try {
        std::istringstream lines(exchange::read_file(list_file(), largest_list));
        for (std::string line; files.size() < most_recent_files && std::getline(lines, line);)
            if (const fs::path file = line; file.is_absolute() && std::ranges::find(files, file) == files.end())
                files.push_back(file);
    } catch (const exchange::FileError&) { // none was kept
    }
    return files;
}

void note_recent_file(const fs::path& file) {
    std::error_code unknown;
    const fs::path whole = fs::absolute(file, unknown).lexically_normal();
    if (unknown || whole.string().find('\n') != std::string::npos) return;
    std::vector<fs::path> files = recent_files();
    std::erase(files, whole);
    files.insert(files.begin(), whole);
    files.resize(std::min(files.size(), most_recent_files));
    write(files);
}

void drop_recent_file(const fs::path& file) {
    std::vector<fs::path> files = recent_files();
    std::erase(files, file);
    write(files);
}

void drop_recent_files() { write({}); }

wxString recent_file_in_words(const fs::path& file) {
    return wxControl::EscapeMnemonics(
        i18n::fill(_("{1} ({2})"), {shortened(file.filename()), shortened(file.parent_path())}));
}

bool DroppedFiles::OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) {
    wxTheApp->CallAfter([take = take_, files] { take(files); });
    return true;
}

namespace {

constexpr auto record_pattern = "*.clerk.json";

wxString wildcard(const wxString& words, const wxString& pattern) { return words + "|" + pattern; }

wxString record_file_name(const Record& record) {
    return file_name(text(record.head.started_at).Left(10), players(record), ".clerk.json");
}

/// Of a file that is nothing that can be taken in. What may have been meant as a record is told as one.
wxString why_refused(const std::filesystem::path& file, const std::string& content, const Fault& as_record,
                     const exchange::Refusal& as_import) {
    const bool is_record = content.find("\"clerk-record\"") != std::string::npos || content.size() > limits::bytes;
    return is_record ? sentence(file, as_record)
                     : i18n::fill(_("{1}: {2}"), {text(file.string()), exchange::sentence(as_import)});
}

/// As the source of an import, without their folders.
std::string names_of(const std::vector<std::filesystem::path>& files) {
    std::vector<std::string> names;
    for (const std::filesystem::path& file : files) names.push_back(file.filename().string());
    return source_of(names);
}

}

GameFiles::GameFiles(Workbench& bench, std::filesystem::path program)
    : bench_(bench), program_(std::move(program)), recent_(recent_files()) {}

void GameFiles::ask_for_file() {
    const wxString kinds = wildcard(_("Game records"), record_pattern) + "|" +
                           wildcard(_("BG Stats, BoardGameGeek, records"), "*.bgsplay;*.json;*.xml;*.ndjson") + "|" +
                           wildcard(_("Histories"), "*.db");
    wxFileDialog ask(&bench_.window, _("Open a game"), {}, {}, kinds, wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
    if (ask.ShowModal() != wxID_OK) return;
    wxArrayString chosen;
    ask.GetPaths(chosen);
    std::vector<std::filesystem::path> files;
    for (const wxString& file : chosen) files.emplace_back(utf8(file));
    open(files);
}

void GameFiles::open(const std::vector<std::filesystem::path>& files) {
    if (files.size() == 1) return void(open(files.front()));
    if (!bench_.desk || files.empty()) return;
    bench_.work(i18n::fill(_("Reading {1}"), {name_line(names_of(files))}), [&] { take_in(files); });
}

bool GameFiles::open(const std::filesystem::path& file) {
    if (!bench_.desk) {
        waiting_ = file;
        return false;
    }
    const wxString reading = i18n::fill(_("Reading {1}"), {name_line(file.filename().string())});
    bool is_on_table = false;
    bench_.work(reading, [&] { is_on_table = take_in(file); });
    return is_on_table;
}

void GameFiles::open_waiting() {
    if (const auto file = std::exchange(waiting_, {})) open(*file);
}

bool GameFiles::take_in(const std::filesystem::path& file) {
    if (is_history_file(file)) {
        bench_.go.merge(file);
        note(file);
        return false;
    }
    if (auto incoming = read_long_import(file)) {
        show_import(file.filename().string(), plan(bench_.desk->store(), *std::move(incoming)));
        note(file);
        return false;
    }
    const std::string content = exchange::read_file(file, largest_import);
    const Expected<Record> record = parse(content);
    if (record && !record->head.started_at.empty()) {
        const bool is_of_ours = is_sample(record->head.id, program_);
        const bool is_on_table = take_in(*record, is_of_ours ? Desk::Origin::sample : Desk::Origin::elsewhere);
        if (!is_of_ours) note(file);
        return is_on_table;
    }
    if (record) // the history lists games by their time
        bench_.messages.tell_error({sentence(file, missing("/started_at"))});
    else if (auto incoming = read_import(content, bench_.desk->store().watch()))
        show_import(file.filename().string(), plan(bench_.desk->store(), *std::move(incoming))), note(file);
    else
        bench_.messages.tell_error({why_refused(file, content, record.error(), incoming.error())});
    return false;
}

/// Exports and pages that were chosen together are one import; none of them comes in if one cannot be read.
void GameFiles::take_in(const std::vector<std::filesystem::path>& files) {
    std::vector<Incoming> all;
    for (const std::filesystem::path& file : files) {
        if (auto incoming = read_long_import(file)) {
            all.push_back(*std::move(incoming));
            continue;
        }
        const std::string content = exchange::read_file(file, largest_import);
        auto incoming = read_import(content, bench_.desk->store().watch());
        if (!incoming) {
            const Expected<Record> record = parse(content);
            const Fault fault = record ? incoming.error().fault : record.error();
            return bench_.messages.tell_error({why_refused(file, content, fault, incoming.error())});
        }
        all.push_back(*std::move(incoming));
    }
    show_import(names_of(files), plan(bench_.desk->store(), joined(std::move(all))));
}

std::vector<MenuCommand> GameFiles::recent_menu() {
    std::vector<MenuCommand> files;
    for (std::size_t i = 0; i < recent_.size(); ++i)
        files.push_back({id_first_recent_file + static_cast<int>(i),
                         wxString::Format("&%zu ", i + 1) + recent_file_in_words(recent_[i]),
                         {},
                         [this, i] { open_recent(i); }});
    if (files.empty()) return files;
    files.push_back({});
    files.push_back({id_drop_recent_files, _("&Forget these files"), {}, [this] {
                         drop_recent_files();
                         read_recent();
                     }});
    return files;
}

/// One that is gone is told and leaves the list.
void GameFiles::open_recent(std::size_t place) {
    if (place >= recent_.size()) return;
    const std::filesystem::path file = recent_[place];
    if (std::error_code unknown; std::filesystem::exists(file, unknown)) return void(open(file));
    drop_recent_file(file);
    read_recent();
    bench_.messages.tell(i18n::fill(_("{1} is gone, so it was removed from the recent files."), {text(file.string())}),
                         wxICON_WARNING);
}

void GameFiles::note(const std::filesystem::path& file) {
    note_recent_file(file);
    read_recent();
}

void GameFiles::read_recent() {
    recent_ = recent_files();
    if (on_recent) on_recent();
}

/// One of the same id may be in the history already, and differ.
bool GameFiles::take_in(const Record& record, Desk::Origin origin) {
    if (bench_.desk->import(record, origin) != Desk::Imported::differs) {
        open_taken_in(record.head.id);
        return true;
    }
    bench_.messages.tell(
        _("This game is in the history already, with other turns. Nothing was changed; you can keep both."),
        wxICON_WARNING, {_("Keep both"), [this, record, origin] {
                             bench_.act([&] { open_taken_in(bench_.desk->import_as_copy(record, origin).head.id); });
                         }});
    return false;
}

/// Of a sample it is said that it was not played, until somebody says that it was.
void GameFiles::open_taken_in(const std::string& game) {
    bench_.desk->open(game);
    const db::Play play = db::Plays(bench_.desk->store()).load(game).play;
    if (!play.sample || play.counted) return;
    bench_.messages.tell(
        _("A sample: it does not count as a game that was played, and nobody in it is listed as a player."),
        wxICON_INFORMATION, {_("Count it"), [this, game] {
                                 bench_.act([&] { db::Plays(bench_.desk->store()).set_counted(game, true); });
                             }});
}

/// Nothing comes in before somebody has looked at it.
void GameFiles::show_import(const std::string& source, ImportPlan plan) {
    bench_.pages.forget<ImportPreviewPage>();
    auto& page = bench_.pages.get<ImportPreviewPage>(
        ImportActions{[this, source](ImportPlan agreed) { bring_in(source, std::move(agreed)); },
                      [this] { show_past_imports(); }, bench_.go.home});
    bench_.pages.turn_to(page);
    page.show(name_line(source), std::move(plan), in_order(db::People(bench_.desk->store()).list()));
}

void GameFiles::bring_in(const std::string& source, ImportPlan plan) {
    BroughtIn done;
    bool is_otherwise = false;
    const wxString bringing = i18n::fill(_("Bringing in {1}"), {name_line(source)});
    const auto bring = [&] {
        is_otherwise = plan_again(bench_.desk->store(), plan);
        if (!is_otherwise) done = carry_out(bench_.desk->store(), plan, source);
    };
    if (!bench_.work(bringing, bring)) return;
    if (is_otherwise) return show_import_again(source, std::move(plan));
    bench_.go.home();
    if (done.id == 0)
        return bench_.messages.tell(
            i18n::fill(_("As it was until now it is kept in {1}."), {name_line(done.kept.string())}),
            wxICON_INFORMATION);
    bench_.messages.tell(i18n::fill_figures(_("Plays brought in: {1}."), {done.added}), wxICON_INFORMATION,
                         {_("Take it back"), [this, import = done.id] { take_import_back(import); }});
}

/// Once the button that was pressed is done with: it goes with its page.
void GameFiles::show_import_again(const std::string& source, ImportPlan plan) {
    bench_.window.CallAfter([this, source, plan = std::move(plan)] {
        if (!bench_.desk) return;
        show_import(source, plan);
        bench_.messages.tell(_("The history has changed meanwhile. Look at it once more before it comes in."),
                             wxICON_INFORMATION);
    });
}

void GameFiles::show_past_imports() {
    auto& page = bench_.pages.get<PastImportsPage>(PastImportsActions{bench_.go.ask_for_file,
                                                                      [this](std::int64_t import) {
                                                                          if (take_import_back(import))
                                                                              show_past_imports();
                                                                      },
                                                                      bench_.go.home});
    bench_.pages.turn_to(page);
    bench_.act([&] { page.show(db::past_imports(bench_.desk->store())); });
}

/// A game on the table may have come in with it.
bool GameFiles::take_import_back(std::int64_t import) {
    return bench_.work(_("Taking the import back"), [&] {
        db::revert_import(bench_.desk->store(), import, db::now());
    }) && bench_.go.open_history(bench_.history);
}

void GameFiles::forget() { bench_.pages.forget<ImportPreviewPage>(); }

void GameFiles::export_to(const std::string& game, const std::filesystem::path& file) {
    bench_.act([&] {
        exchange::write_file(file, print_pretty(bench_.desk->store().load(game)));
        note(file);
    });
}

void GameFiles::ask_where_to_export(const std::string& game) {
    bench_.act([&] {
        wxFileDialog ask(&bench_.window, _("Export the game"), {}, record_file_name(bench_.desk->store().load(game)),
                         wildcard(_("Game records"), record_pattern), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
        if (ask.ShowModal() == wxID_OK) export_to(game, utf8(ask.GetPath()));
    });
}

}
