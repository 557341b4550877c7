#include "app/desktop/frame/walks.h"

#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/results/review_page.h"
#include "app/desktop/results/walk_files.h"
#include "app/desktop/results/walk_page.h"
#include "app/desktop/rulebook/try_page.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/settings.h"
#include "app/exchange/files.h"
#include "app/history/play_words.h"
#include "app/table/catalogue.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <charconv>

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

void Trials::begin(const Trial& trial) {
    bench_.act([&] {
        bench_.pages.forget<TryPage>();
        auto& page =
            bench_.pages.get<TryPage>(TryPage::Actions{[this] { bench_.window.CallAfter([this] { end(); }); },
                                                       [this](const auto& action) { return bench_.act(action); }},
                                      trial.position, TryPage::Words{trial.what, trial.way_back},
                                      TryPage::Goal{trial.told, trial.answer, trial.another});
        back_ = trial.back;
        on_trial(true);
        bench_.pages.turn_to(page);
        page.take_keys();
    });
}

void Trials::end() {
    if (!bench_.pages.find<TryPage>()) return; // asked for twice
    bench_.messages.clear();
    back_();
    drop(); // unless the window turned to the table
}

bool Trials::come_back() {
    auto* page = bench_.pages.find<TryPage>();
    if (!page) return false;
    bench_.pages.turn_to(*page);
    page->take_keys();
    return true;
}

void Trials::drop() {
    if (!bench_.pages.find<TryPage>()) return;
    on_trial(false);
    bench_.pages.forget<TryPage>();
}

namespace {

constexpr const char* level_setting = "puzzle-level";
constexpr std::size_t looks_a_turn = 20'000;

/// How a puzzle ended: "solved", "shown"; empty: it was never tried.
std::string setting_of(const std::string& id, std::size_t turn) { return "puzzle-" + id + "-" + std::to_string(turn); }

table::PuzzleLevel level() {
    const std::string kept = kept_setting(level_setting);
    table::PuzzleLevel level;
    std::from_chars(kept.data(), kept.data() + kept.size(), level.level);
    return level.level < 0 ? table::PuzzleLevel{} : level;
}

}

/// The first that was never tried and brings enough; else the one that brings the most of those never tried.
std::optional<table::Puzzle> Puzzles::find() const {
    std::optional<table::Puzzle> best;
    db::Store& store = bench_.desk->store();
    for (const db::GameSummary& game : store.games()) {
        if (!i18n::tells_best(game.game) || game.depth == Depth::final) continue;
        const Record record = store.load(game.id);
        if (!score(record).complete || !check(record).legal()) continue; // nobody is told while a game lasts
        const std::size_t all = turns(record);
        for (std::size_t turn = 0; turn < all; ++turn) {
            store.watch().tell(turn, all);
            if (!kept_setting(setting_of(game.id, turn)).empty()) continue;
            auto found = table::puzzle(record, turn, looks(looks_a_turn));
            if (!found || (best && best->points >= found->points)) continue;
            best = std::move(found);
            if (best->points >= level().least_points()) return best;
        }
    }
    return best;
}

void Puzzles::show() {
    std::optional<table::Puzzle> found;
    if (!bench_.work(_("Looking for a puzzle"), [&] { found = find(); })) return;
    if (!found)
        return bench_.messages.tell(
            _("No puzzle was found. Puzzles come from finished games in which everything was entered."),
            wxICON_INFORMATION);
    puzzle_ = std::move(found);
    noted_ = false;
    const wxString name = text(players(puzzle_->position).at(static_cast<std::size_t>(puzzle_->player)));
    bench_.go.try_out(
        {.position = puzzle_->position,
         .what = i18n::fill(_("{1} can win {2} points with what is in hand. How?"), {name, figure(puzzle_->points)}),
         .way_back = _("Back to the table (Shift+F1)"),
         .back = bench_.go.home,
         .told = [this](const Record& tried) { return in_words(tried); },
         .answer = [this] { return answer(); },
         .another = [this] { bench_.window.CallAfter([this] { show(); }); }});
}

/// What is built in later turns does not count.
wxString Puzzles::in_words(const Record& tried) {
    if (turns(tried) > puzzle_->turn + 1) return {};
    const int won = table::won(*puzzle_, tried);
    if (won < puzzle_->points) return i18n::fill(_("Won so far: {1} of {2}"), {figure(won), figure(puzzle_->points)});
    const bool by_oneself = !noted_ || kept_setting(setting_of(puzzle_->position.head.id, puzzle_->turn)) == "solved";
    note("solved", level().after_solved());
    return by_oneself ? _("Solved: nothing brings more.") : i18n::fill(_("The answer: {1}"), {puzzle_->how});
}

Record Puzzles::answer() {
    note("shown", level().after_shown());
    return puzzle_->answer;
}

void Puzzles::note(const std::string& how, table::PuzzleLevel level) {
    if (std::exchange(noted_, true)) return;
    keep_setting(setting_of(puzzle_->position.head.id, puzzle_->turn), how);
    keep_setting(level_setting, std::to_string(level.level));
}

}
