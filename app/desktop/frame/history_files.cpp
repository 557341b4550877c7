#include "app/desktop/frame/history_files.h"

#include "app/desktop/history/action_list_pages.h"
#include "app/desktop/history/merge_history_page.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/printing.h"
#include "app/exchange/files.h"
#include "app/history/check_up_report.h"
#include "app/history/import_words.h"
#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/moved_history.h"
#include "db/connection/open.h"
#include "db/file/disk.h"
#include "db/people/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <set>
#include <utility>

#include <wx/filedlg.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int width = 620;     ///< of the words
constexpr int row_width = 780; ///< of the buttons: in the longer languages they take two

}

HistoryErrorPage::HistoryErrorPage(wxWindow* parent, HistoryErrorActions actions) : wxPanel(parent) {
    use_ground_colours(*this);
    SetName("trouble");
    why_ = label(this, wxEmptyString);
    why_->SetName("trouble-why");
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto add = [&](const wxString& words, const char* name, std::function<void()> run) {
        auto* button = named_button(this, words, name, std::move(run));
        buttons->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(near_gap));
        return button;
    };
    add(_("Try again"), "try-again", std::move(actions.try_again));
    add(_("Choose another file..."), "choose-history", std::move(actions.choose_file));
    add(_("Back-ups..."), "back-ups", std::move(actions.back_ups));
    go_on_ = add(wxEmptyString, "go-on", [this] {
        if (const auto way_on = way_on_) way_on->go(); // it may come to another
    });
    add(_("Copy details"), "copy-details", [this] {
        outcome_->SetLabel(copied_in_words(copy_details(shown_), _("The details are on the clipboard.")));
        Layout();
    });
    add(_("Quit"), "quit", std::move(actions.quit));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->AddStretchSpacer();
    rows->Add(label(this, _("The history of games could not be opened"), Type::title), 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(why_, 0, wxBOTTOM, FromDIP(edge_gap));
    rows->Add(buttons, 0, wxEXPAND);
    outcome_ = label(this, wxEmptyString, Type::quiet);
    outcome_->SetName("copy-outcome");
    rows->Add(outcome_, 0, wxTOP, FromDIP(near_gap));
    rows->AddStretchSpacer();
    rows->SetMinSize(FromDIP(wxSize(row_width, -1)));
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->AddStretchSpacer();
    middle->Add(rows, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    middle->AddStretchSpacer();
    SetSizer(middle);
}

void HistoryErrorPage::show(const ErrorReport& why, std::optional<WayOn> way_on) {
    shown_ = why;
    way_on_ = std::move(way_on);
    go_on_->Show(way_on_.has_value());
    if (way_on_) go_on_->SetLabel(way_on_->words);
    outcome_->SetLabel(wxEmptyString);
    rewrap(*why_, why.told, width);
    Layout();
}

namespace {

namespace fs = std::filesystem;

wxString outcome(const db::Store& store, const db::MergeReport& report) {
    int fresh = 0;
    for (const db::MergeCounts& counts : report.merged.counts) fresh += counts.fresh;
    const auto changed = std::ranges::count(report.merged.conflicts, true, &db::MergeConflict::theirs_wins);
    wxString words = i18n::fill_figures(_("Merged. New: {1}; changed here: {2}; photos and pictures: {3}."),
                                        {fresh, static_cast<int>(changed), report.merged.files});
    if (!report.back_up.empty()) words += " " + _("A back-up of the history before it is kept.");
    if (!db::People(store).alike().empty())
        words += " " + _("Players with the same name who are one person can be merged under Players.");
    return words;
}

/// That the history lacks what was last entered was told before. Empty: there is no more to tell.
wxString found_besides(const CheckUpReport& report) {
    std::set<db::Trouble::Kind> told{db::Trouble::Kind::lost_actions};
    wxString words;
    for (const db::Trouble& trouble : report.found.troubles)
        if (told.insert(trouble.kind).second) words += clerk::sentence(trouble.kind) + " ";
    if (words.empty() || !report.repair) return {};
    return words + i18n::fill(_("The history as it was: {1}"), {i18n::name_line(report.repair->back_up.string())});
}

}

HistoryFiles::HistoryFiles(Workbench& bench) : bench_(bench) {
    constexpr int moment_ms = 500;
    bench_.window.Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (bench_.desk && !log_timer_.IsRunning() && db::has_log(bench_.desk->store()))
            log_timer_.StartOnce(moment_ms);
    });
    log_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (bench_.desk) db::empty_log(bench_.desk->store());
    });
}

void HistoryFiles::ask_for_history() {
    wxFileDialog ask(&bench_.window, _("Choose a history, or name a new one"), {}, "history.db",
                     _("Histories") + "|*.db", wxFD_SAVE);
    if (ask.ShowModal() == wxID_OK) bench_.go.open_history(utf8(ask.GetPath()));
}

/// Nothing comes in before somebody has looked at it.
void HistoryFiles::show_merge(const fs::path& file) {
    const db::Store& store = bench_.desk->store();
    MergeHistoryView view{.file = name_line(file.filename().string())};
    try {
        const auto preview = [&](const db::Watch::Ask& ask) {
            const db::Following following(store.watch(), ask);
            view.preview = db::preview_merge(store, file);
        };
        if (!file.empty()) bench_.progress.run(i18n::fill(_("Comparing with {1}"), {view.file}), preview);
    } catch (const db::Error& error) {
        if (error.reason == db::Error::Reason::stopped) throw;
        view.refusal = refusal(error);
    }
    auto& page = bench_.pages.get<MergeHistoryPage>(MergeHistoryActions{
        [this] { ask_what_to_merge(); }, [this] { merge(); }, [this] { ask_where_to_save_earlier(); }, bench_.go.home});
    other_ = file;
    view.earlier = db::superseded_versions(store);
    bench_.pages.turn_to(page);
    page.show(store, view);
}

void HistoryFiles::ask_what_to_merge() {
    wxFileDialog ask(&bench_.window, _("Merge a history"), {}, {}, _("Histories") + "|*.db",
                     wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) bench_.act([&] { show_merge(utf8(ask.GetPath())); });
}

/// The game on the table may have become another version of itself: it is opened anew.
void HistoryFiles::merge() {
    db::MergeReport report;
    wxString words;
    const bool merged = bench_.work(_("Merging the histories"), [&] {
        report = db::merge(bench_.desk->store(), other_, db::now());
        words = outcome(bench_.desk->store(), report);
    });
    if (!merged || !bench_.go.open_history(bench_.history)) return;
    bench_.go.past_games();
    if (report.back_up.empty()) return bench_.messages.tell(words, wxICON_INFORMATION);
    bench_.messages.tell(words, wxICON_INFORMATION,
                         {_("Take it back"), [this, back_up = report.back_up] { take_merge_back(back_up); }});
}

void HistoryFiles::take_merge_back(const fs::path& back_up) {
    if (!restore(back_up)) return;
    bench_.go.past_games();
    bench_.messages.tell(_("The history is as it was before the merge."), wxICON_INFORMATION);
}

void HistoryFiles::ask_where_to_save_earlier() {
    wxFileDialog ask(&bench_.window, _("Save earlier versions"), {}, "earlier-versions.json", "JSON|*.json",
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() == wxID_OK) save_earlier_to(utf8(ask.GetPath()));
}

void HistoryFiles::save_earlier_to(const fs::path& file) {
    bench_.act([&] { exchange::write_file(file, clerk::print(db::superseded_versions(bench_.desk->store()))); });
}

void HistoryFiles::show_back_ups() {
    const auto back_up_now = [this] {
        bench_.act([this] {
            bench_.progress.run(_("Making a back-up"), [this](const db::Watch::Ask& ask) {
                db::back_up(bench_.history, db::Occasion::by_hand, db::now(), db::Watch(ask));
            });
        });
        show_back_ups();
    };
    const auto back = [this] { bench_.desk ? bench_.go.home() : void(bench_.go.open_history(bench_.history)); };
    auto& page =
        bench_.pages.get<BackUpsPage>(BackUpActions{back_up_now, [this](const auto& file) { restore(file); }, back});
    if (bench_.act([&] { page.show(db::list_back_ups(bench_.history)); })) bench_.pages.turn_to(page);
}

std::vector<MessageBar::Choice> HistoryFiles::ways_out() {
    try {
        throw;
    } catch (const db::Error& error) {
        const MessageBar::Choice elsewhere{_("Save elsewhere..."), [this] { ask_where_to_save_moved(); }};
        if (error.reason == db::Error::Reason::newer && bench_.desk && db::has_moved(bench_.desk->store()))
            return {elsewhere};
        if (error.reason == db::Error::Reason::changed)
            return {{_("Show the game as it is now"), [this] { show_as_it_is(); }}};
        if (error.reason != db::Error::Reason::moved) return {};
        std::error_code hidden;
        const wxString there = fs::exists(bench_.history, hidden) ? _("Put the game into the file there now")
                                                                  : _("Put the game into a new file there");
        return {{there, [this] { put_into_file_there(); }}, elsewhere};
    } catch (...) {
        return {};
    }
}

void HistoryFiles::show_as_it_is() {
    bench_.act([this] {
        if (bench_.has_game()) bench_.desk->open(std::string(bench_.desk->record().head.id));
    });
}

/// All of it is in a back-up first. Of two versions of a game the one on the table is gone on with.
void HistoryFiles::put_into_file_there() {
    if (!bench_.desk) return;
    const auto game = bench_.has_game() ? std::optional(bench_.desk->record()) : std::nullopt;
    const auto next = bench_.desk->refused_change();
    std::optional<db::BackUp> kept;
    const bool is_done = bench_.act([&] {
        kept = db::keep_moved(bench_.desk->store(), db::now());
        if (!fs::exists(bench_.history)) db::begin_anew(bench_.history);
        if (db::is_of_newer_version(bench_.history))
            throw db::Error(db::Error::Reason::newer, bench_.history, "made by a newer version of this program");
    });
    if (!is_done) return;
    if (!bench_.go.open_history(bench_.history) && (kept || !replace_file_there())) return;
    const auto merge = [&] { db::merge(bench_.desk->store(), kept->file, db::now()); };
    if (kept && (!bench_.work(_("Merging the histories"), merge) || !bench_.go.open_history(bench_.history))) return;
    take_up(game, next, kept.has_value());
}

/// What is there now, and no history, is set aside. The newest back-up takes its place, or a new history.
bool HistoryFiles::replace_file_there() {
    std::vector<db::BackUp> all;
    if (!bench_.act([&] { all = db::list_back_ups(bench_.history); })) return false;
    if (!all.empty()) return restore(all.front().file);
    const auto begin = [this] {
        db::make_folder(db::back_up_folder(bench_.history));
        fs::rename(bench_.history, db::free_name(bench_.history, db::Occasion::restore, db::now()));
        db::begin_anew(bench_.history);
    };
    return bench_.act(begin) && bench_.go.open_history(bench_.history);
}

/// Of what was written over the game on the table alone may be known.
void HistoryFiles::take_up(const std::optional<Record>& game, std::optional<Record> next, bool is_all) {
    const bool done = bench_.act([&] {
        if (!game) return;
        const bool differs = bench_.desk->import(*game) == Desk::Imported::differs;
        const std::string id = differs ? bench_.desk->import_as_copy(*game).head.id : game->head.id;
        bench_.desk->open(id);
        if (!next) return;
        next->head.id = id;
        bench_.desk->change(std::move(*next));
    });
    if (!done || (!game && !is_all)) return;
    const wxString sentence =
        is_all
            ? _("What you entered is in {1}.")
            : _("The game on the table is in {1}, with the other games as far as the file or its back-ups have them.");
    bench_.messages.tell(i18n::fill(sentence, {text(bench_.history.string())}), wxICON_INFORMATION);
}

void HistoryFiles::ask_where_to_save_moved() {
    wxFileDialog ask(&bench_.window, _("Save the history elsewhere"), {}, "history.db", _("Histories") + "|*.db",
                     wxFD_SAVE);
    if (ask.ShowModal() == wxID_OK) save_moved_to(utf8(ask.GetPath()));
}

void HistoryFiles::save_moved_to(const fs::path& file) {
    if (!bench_.desk) return;
    const auto game = bench_.has_game() ? std::optional(bench_.desk->record()) : std::nullopt;
    const auto next = bench_.desk->refused_change();
    bool is_all = false;
    const auto save = [&] {
        is_all = db::keep_moved_in(bench_.desk->store(), file);
        if (!is_all && !db::begin_anew(file)) throw db::Error(db::Error::Reason::unreadable, file, "is there already");
    };
    if (!bench_.act(save) || !bench_.go.open_history(file)) return;
    take_up(game, next, is_all);
}

std::optional<WayOn> HistoryFiles::way_on() {
    try {
        throw;
    } catch (const db::Error& error) {
        if (error.reason == db::Error::Reason::behind)
            return WayOn{_("Go on with the history as it is"), [this] { go_on_as_it_is(); }};
        if (error.reason == db::Error::Reason::gone) return WayOn{_("Begin a new history"), [this] { begin_anew(); }};
        return std::nullopt;
    } catch (...) {
        return std::nullopt;
    }
}

void HistoryFiles::begin_anew() {
    if (bench_.act([this] { db::begin_anew(bench_.history); })) bench_.go.open_history(bench_.history);
}

void HistoryFiles::go_on_as_it_is() {
    CheckUpReport report;
    bench_.act([&] {
        bench_.progress.run(_("Repairing the history"), [&](const db::Watch::Ask& ask) {
            report = clerk::repair(bench_.history, db::now(), db::Watch(ask));
        });
    });
    const bool opened = bench_.go.open_history(bench_.history);
    const wxString words = found_besides(report);
    if (opened && !words.empty()) bench_.messages.tell(words, wxICON_WARNING);
}

/// The history is closed for it, and opened again as it then is.
bool HistoryFiles::restore(const fs::path& back_up) {
    bench_.go.close_history();
    int strange = 0;
    std::vector<std::string> missing;
    std::optional<ErrorReport> why_not;
    try {
        bench_.progress.run(_("Putting the back-up in place"), [&](const db::Watch::Ask& ask) {
            db::restore(bench_.history, back_up, db::now(), db::Watch(ask));
            strange = db::count_strange_records(bench_.history);
            missing = db::missing_files(bench_.history);
        });
    } catch (...) {
        why_not = report_of_current_exception();
    }
    const bool opened = bench_.go.open_history(bench_.history);
    if (why_not) bench_.messages.tell_error(*why_not);
    if (!missing.empty()) bench_.messages.tell(missing_files(missing), wxICON_WARNING);
    if (strange > 0) bench_.messages.tell(strange_records(strange), wxICON_WARNING);
    return !why_not && opened;
}

}
