// What the main window does with histories: another one merged, a file of another program, back-ups.
#include "app/desktop/frame/main_frame.h"
#include "app/desktop/widgets/messages.h"
#include "app/history/earlier_versions.h"
#include "app/history/merge_words.h"
#include "db/back_up/back_up.h"
#include "db/back_up/restore.h"
#include "db/people/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <fstream>

#include <wx/filedlg.h>

namespace clerk::desktop {

namespace {

namespace fs = std::filesystem;

wxString outcome(const db::Store& store, const db::JoinReport& report) {
    int fresh = 0;
    for (const db::JoinCounts& counts : report.joined.counts) fresh += counts.fresh;
    const auto changed = std::ranges::count(report.joined.conflicts, true, &db::JoinConflict::theirs_wins);
    wxString words = i18n::fill_figures(_("Merged. New: {1}; changed here: {2}; photos and pictures: {3}."),
                                        {fresh, static_cast<int>(changed), report.joined.files});
    if (!report.back_up.empty()) words += " " + _("A back-up of the history before it is kept.");
    if (!db::People(store).alike().empty())
        words += " " + _("Players with the same name who are one person can be merged under Players.");
    return words;
}

}

bool is_history_file(const fs::path& file) {
    constexpr std::string_view mark = "SQLite format 3";
    std::string beginning(mark.size(), '\0');
    std::ifstream(file, std::ios::binary).read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    return beginning == mark || file.extension() == ".db";
}

/// Nothing comes in before somebody has looked at it. An empty file: none is chosen yet.
void MainFrame::show_merge(const fs::path& file) {
    MergeHistoryView view{.file = text(file.filename().string())};
    try {
        if (!file.empty()) view.preview = db::preview_join(desk_->store(), file);
    } catch (const db::Error& error) {
        view.refusal = refusal(error);
    }
    if (!merge_page_)
        merge_page_ =
            new MergeHistoryPage(book_, {[this] { ask_what_to_merge(); }, [this] { merge(fs::path(merged_)); },
                                         [this] { ask_where_to_save_earlier(); }, [this] { changed(); }});
    merged_ = file;
    view.earlier = db::superseded_versions(desk_->store());
    turn_to(merge_page_); // first: the keys can only be sent to what is there
    merge_page_->show(desk_->store(), view);
}

void MainFrame::ask_what_to_merge() {
    wxFileDialog ask(this, _("Merge a history"), {}, {}, _("Histories") + "|*.db", wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) act([&] { show_merge(utf8(ask.GetPath())); });
}

/// The game on the table may have become another version of itself: it is opened anew.
void MainFrame::merge(const fs::path& file) {
    db::JoinReport report;
    wxString words;
    const bool merged = act([&] {
        report = db::join(desk_->store(), file, db::now());
        words = outcome(desk_->store(), report);
    });
    if (merged) open_history(history_);
    if (!merged || !desk_) return;
    show_history();
    if (!report.back_up.empty())
        offer(_("Take it back"), [this, back_up = report.back_up] { take_merge_back(back_up); });
    tell(words, wxICON_INFORMATION);
}

void MainFrame::take_merge_back(const fs::path& back_up) {
    if (!restore(back_up)) return;
    show_history();
    tell(_("The history is as it was before the merge."), wxICON_INFORMATION);
}

void MainFrame::ask_where_to_save_earlier() {
    wxFileDialog ask(this, _("Save earlier versions"), {}, "earlier-versions.json", "JSON|*.json",
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() == wxID_OK) save_earlier_to(utf8(ask.GetPath()));
}

void MainFrame::save_earlier_to(const fs::path& file) {
    act([&] { write_file(file, print(db::superseded_versions(desk_->store()))); });
}

void MainFrame::show_imports() {
    if (!past_imports_page_)
        past_imports_page_ = new PastImportsPage(book_, {[this] { ask_for_file(); },
                                                         [this](std::int64_t import) {
                                                             if (take_import_back(import)) show_imports();
                                                         },
                                                         [this] { changed(); }});
    turn_to(past_imports_page_); // first: the keys can only be sent to what is there
    act([this] { past_imports_page_->show(db::past_imports(desk_->store())); });
}

/// A game on the table may have come in with it.
bool MainFrame::take_import_back(std::int64_t import) {
    if (!act([&] { db::take_back(desk_->store(), import); })) return false;
    open_history(history_);
    return desk_ != nullptr;
}

void MainFrame::show_back_ups() {
    if (!back_ups_page_)
        back_ups_page_ =
            new BackUpsPage(book_, {[this] {
                                        act([this] { db::back_up(history_, db::Occasion::by_hand, db::now()); });
                                        show_back_ups();
                                    },
                                    [this](const auto& file) { restore(file); },
                                    [this] { desk_ ? changed() : open_history(history_); }});
    if (act([this] { back_ups_page_->show(db::back_ups(history_)); })) turn_to(back_ups_page_);
}

/// The history is put down for it, and taken up again as it then is.
bool MainFrame::restore(const std::filesystem::path& back_up) {
    put_desk_down();
    wxString why;
    try {
        db::restore(history_, back_up, db::now());
    } catch (...) {
        why = sentence_of_current_exception();
    }
    open_history(history_);
    if (!why.empty()) tell(why);
    return why.empty() && desk_;
}

}
