#include "app/desktop/frame/club_leaders.h"

#include "app/club/club_words.h"
#include "app/desktop/club/club_access.h"
#include "db/figures/player_charts.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int most_lines = 1000;

const db::Leader* find(const std::vector<db::Leader>& leaders, const std::string& player) {
    const auto found = std::ranges::find(leaders, player, &db::Leader::player);
    return found == leaders.end() ? nullptr : &*found;
}

bool alike(const db::Leader* one, const db::Leader* other) {
    if (!one || !other) return false;
    const db::Figures &a = one->figures, &b = other->figures;
    return a.plays == b.plays && a.wins == b.wins && a.scored == b.scored && a.points == b.points;
}

/// How many players of the club count otherwise here, or here alone.
int unlike(const std::vector<db::Leader>& there, const std::vector<db::Leader>& here) {
    auto count = std::ranges::count_if(there, [&](const auto& one) { return !alike(&one, find(here, one.player)); });
    if (there.size() < most_lines)
        count += std::ranges::count_if(here, [&](const auto& one) { return !find(there, one.player); });
    return static_cast<int>(count);
}

}

void ClubLeaders::show(const std::string& password, std::function<void()> back) {
    password_ = password;
    back_ = std::move(back);
    auto& page = bench_.pages.get<ClubLeadersPage>(
        ClubLeadersActions{[this](const std::string& game) { ask(game); },
                           [this](const std::string& player) { open(player); }, [this] { back_(); }});
    bench_.pages.turn_to(page);
    ask(view_.game);
    page.SetFocus();
}

void ClubLeaders::forget() {
    ++question_;
    thread_ = {}; // stopped, and over as soon as it looks up
    stopped_.clear();
    password_.clear();
    view_ = {};
    counted_.clear();
    trouble_.clear();
    busy_ = false;
    bench_.pages.forget<ClubLeadersPage>();
}

void ClubLeaders::ask(const std::string& game) {
    std::optional<db::ClubMembership> club;
    bench_.act([&] { club = db::club_of(bench_.desk->store()); });
    if (!club) return back_();
    if (view_.club != text(club->name)) counted_.clear();
    view_.game = game;
    busy_ = true;
    trouble_.clear();
    refresh();
    thread_.request_stop();
    stopped_.push_back(std::move(thread_)); // the window does not wait until it looks up
    thread_ = std::jthread(
        [this, game, server = access(club->address, password_), question = ++question_](const std::stop_token& stop) {
            Outcome outcome;
            try {
                const db::Watch watch([&](std::size_t, std::size_t) { return !stop.stop_requested(); });
                outcome.leaders = db::club_leaderboard(server, game, most_lines, watch);
            } catch (const db::ClubError& error) {
                outcome.error = error;
            }
            if (stop.stop_requested()) return;
            bench_.window.CallAfter([this, game, outcome, question] {
                if (question == question_) finish(game, outcome);
            });
        });
}

void ClubLeaders::finish(const std::string& game, const Outcome& outcome) {
    busy_ = false;
    if (outcome.leaders) counted_[game] = {*outcome.leaders, wxDateTime::Now().Format("%H:%M")};
    if (outcome.error) trouble_ = club::sentence(*outcome.error);
    refresh();
}

void ClubLeaders::refresh() {
    auto* page = bench_.pages.find<ClubLeadersPage>();
    if (!page || !bench_.desk) return;
    bench_.act([&] {
        const db::Store& store = bench_.desk->store();
        const auto club = db::club_of(store);
        if (!club) return;
        view_.club = text(club->name);
        view_.games = db::PlayerCharts(store).games();
        view_.here = db::Statistics(store).leaderboard(view_.game);
        view_.here_note = club::in_step(*club);
        const Counted* there = counted();
        view_.there = there ? there->leaders : std::vector<db::Leader>();
        view_.there_note = there ? i18n::fill(_("As of {1}"), {there->at}) : wxString(wxUniChar(0x2013));
        view_.told = told();
        page->show(view_);
    });
}

const ClubLeaders::Counted* ClubLeaders::counted() const {
    const auto found = counted_.find(view_.game);
    return found == counted_.end() ? nullptr : &found->second;
}

wxString ClubLeaders::told() const {
    if (busy_) return _("Asking the club's server...");
    if (!trouble_.empty()) return trouble_;
    const int others = unlike(view_.there, view_.here);
    if (others == 0) return _("This laptop counts the same as the club.");
    return i18n::fill_figures(
        wxPLURAL("The club and this laptop count differently for {1} player. They agree when both are in step.",
                 "The club and this laptop count differently for {1} players. They agree when both are in step.",
                 others),
        {others});
}

/// Every laptop in step has the whole history of the club: its own page of a player is the club's.
void ClubLeaders::open(const std::string& player) {
    const db::Leader* here = find(view_.here, player);
    if (here) return bench_.go.player(player, view_.game, note_on(player), [this] { show(password_, back_); });
    const db::Leader* there = find(view_.there, player);
    if (!there) return;
    view_.told =
        i18n::fill(_("This laptop does not know {1} yet; it will once it is in step."), {name_line(there->name)});
    bench_.pages.find<ClubLeadersPage>()->show(view_);
}

wxString ClubLeaders::note_on(const std::string& player) const {
    if (!counted()) return _("The club's server has not answered: this is what this laptop knows.");
    const db::Leader *there = find(view_.there, player), *here = find(view_.here, player);
    if (alike(there, here)) return _("This laptop counts the same as the club.");
    return i18n::fill_figures(_("Games that the club counts: {1}; this laptop: {2}. They agree when both are in step."),
                              {there ? there->figures.plays : 0, here->figures.plays});
}

}
