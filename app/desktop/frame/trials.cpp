#include "app/desktop/frame/trials.h"

#include "app/desktop/rulebook/try_page.h"
#include "app/desktop/widgets/settings.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <charconv>

namespace clerk::desktop {

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
         .told = [this](const Record& tried) { return told(tried); },
         .answer = [this] { return answer(); },
         .another = [this] { bench_.window.CallAfter([this] { show(); }); }});
}

/// What is built in later turns does not count.
wxString Puzzles::told(const Record& tried) {
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
