#include "app/desktop/frame/walks.h"

#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/usual_font.h"
#include "app/desktop/results/review_page.h"
#include "app/desktop/results/walk_files.h"
#include "app/desktop/results/walk_page.h"
#include "app/desktop/widgets/error_log.h"
#include "app/exchange/files.h"
#include "app/history/play_words.h"
#include "app/table/catalogue.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/filedlg.h>
#include <wx/menu.h>

namespace clerk::desktop {

namespace {

const TurnsDone nobody_listens = [](std::size_t, std::size_t) {};

bool is_over(const Record& record) { return check(record).legal() && score(record).complete; }

wxString write(Record record, const std::filesystem::path& to) {
    const bool over = is_over(record);
    const table::Walk walk(table::FoldedRecord(std::move(record)), over);
    if (walk.turns() == 0) return _("This game has no turns to walk through.");
    exchange::write_file(to, has_ending(to, "png") ? walk_film(walk, usual_font(), nobody_listens)
                                                   : walk_document(walk, usual_font(), nobody_listens));
    return {};
}

}

wxString write_walk(const std::filesystem::path& record, const std::filesystem::path& to) {
    if (!has_ending(to, "html") && !has_ending(to, "png"))
        return i18n::fill(_("{1}: a walk through a game is a page, *.html, or a moving picture, *.png."),
                          {text(to.string())});
    try {
        Expected<Record> read = parse(exchange::read_file(record));
        if (!read) return sentence(record, read.error());
        if (!table::is_played(game_id(*read)))
            return i18n::fill(_("There is no board for {1} here."), {i18n::game_name(game_id(*read))});
        return write(*std::move(read), to);
    } catch (const exchange::FileError& error) {
        return exchange::sentence(error);
    }
}

namespace {

/// What lies on the table is not played again.
table::Walk walk_of(const Desk& desk, const std::string& id) {
    if (desk.has_game() && desk.record().head.id == id) return {desk.game(), desk.awarded()};
    Record record = desk.store().load(id);
    if (!table::is_played(game_id(record))) throw NotPlayed(std::string(game_id(record)));
    return {table::FoldedRecord(std::move(record)), desk.store().result(id).has_value()};
}

/// None: the person thought better of it.
std::optional<std::filesystem::path> ask_for_file(wxWindow& parent, const table::Walk& walk, const wxString& kind,
                                                  const wxString& ending) {
    const Record& record = walk.game().record;
    const wxString name = file_name(text(record.head.started_at).Left(10), players(record), "." + ending);
    wxFileDialog ask(&parent, _("Save the walk through the game"), {}, name, kind + " (*." + ending + ")|*." + ending,
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() != wxID_OK) return std::nullopt;
    return with_ending(utf8(ask.GetPath()), {ending}, 0);
}

}

void Walks::show(const std::string& id, std::function<void()> back) {
    bench_.act([&] {
        table::Walk walk = walk_of(*bench_.desk, id);
        if (walk.turns() == 0)
            return bench_.messages.tell(_("This game has no turns to walk through."), wxICON_INFORMATION);
        auto& page = bench_.pages.get<WalkPage>(
            WalkPage::Actions{[this](wxWindow& button) { ask_and_save(button); },
                              [this](const table::Walk& shown, const auto& file) { save_page(shown, file); },
                              [this](const table::Walk& shown, const auto& file) { save_film(shown, file); },
                              [this](const std::string& shown) { bench_.go.review(shown, [this] { come_back(); }); },
                              [this](const Record& position) { try_on(position); },
                              {}});
        bench_.pages.turn_to(page);
        page.show(std::move(walk), std::move(back));
    });
}

void Walks::come_back() { bench_.pages.turn_to(*bench_.pages.find<WalkPage>()); }

void Walks::try_on(const Record& position) {
    bench_.go.try_out({position, _("A trial from an earlier position; the game stays as it is."),
                       _("Back to the walk (Shift+F1)"), [this] { come_back(); }});
}

void Walks::ask_and_save(wxWindow& button) {
    enum : int { as_page = 1, as_film };
    wxMenu menu;
    menu.Append(as_page, _("As a &page for a browser..."));
    menu.Append(as_film, _("As a &moving picture..."));
    const int entry = button.GetPopupMenuSelectionFromUser(menu, 0, button.GetSize().y);
    bench_.window.CallAfter([this, entry] {
        auto* page = bench_.pages.find<WalkPage>();
        if (page && entry == as_page) {
            if (const auto file = ask_for_file(bench_.window, page->walk(), _("Pages"), "html")) page->save_page(*file);
        } else if (page && entry == as_film) {
            if (const auto file = ask_for_file(bench_.window, page->walk(), _("Moving pictures"), "png"))
                page->save_film(*file);
        }
    });
}

void Walks::save_page(const table::Walk& walk, const std::filesystem::path& file) {
    save(file, [&](const TurnsDone& done) { return walk_document(walk, bench_.window.GetFont(), done); });
}

void Walks::save_film(const table::Walk& walk, const std::filesystem::path& file) {
    save(file, [&](const TurnsDone& done) { return walk_film(walk, bench_.window.GetFont(), done); });
}

void Walks::save(const std::filesystem::path& file, const std::function<std::string(const TurnsDone&)>& made) {
    const bool saved = bench_.work(_("Drawing the turns"), [&] {
        db::Watch& watch = bench_.desk->store().watch();
        exchange::write_file(file, made([&](std::size_t done, std::size_t all) { watch.tell(done, all); }));
    });
    if (saved) bench_.messages.tell(i18n::fill(_("Saved as {1}"), {text(file.string())}), wxICON_INFORMATION);
}

namespace {

/// What lies on the table is not played again.
table::FoldedRecord game_of(const Desk& desk, const std::string& id) {
    if (desk.has_game() && desk.record().head.id == id) return desk.game();
    Record record = desk.store().load(id);
    if (!table::is_played(game_id(record))) throw NotPlayed(std::string(game_id(record)));
    return table::FoldedRecord(std::move(record));
}

}

void Reviews::show(const std::string& id, std::function<void()> back) {
    bench_.act([&] {
        table::FoldedRecord game = game_of(*bench_.desk, id);
        if (const wxString why_not = table::why_no_review(game); !why_not.empty())
            return bench_.messages.tell(why_not, wxICON_INFORMATION);
        const auto come_back = [this] { bench_.pages.turn_to(*bench_.pages.find<ReviewPage>()); };
        const auto what_if = [this, come_back](const Record& position) {
            bench_.go.try_out({position, _("A trial from an earlier position; the game stays as it is."),
                               _("Back to the review (Shift+F1)"), come_back});
        };
        auto& page = bench_.pages.get<ReviewPage>(ReviewPage::Actions{what_if, {}});
        bench_.pages.turn_to(page);
        page.show(std::move(game), std::move(back));
    });
}

}
