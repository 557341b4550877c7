#include "app/desktop/frame/clubs.h"

#include "app/club/club_words.h"
#include "app/desktop/club/club_night_page.h"
#include "app/desktop/club/live_line.h"
#include "app/history/error_words.h"
#include "app/history/local_time.h"
#include "db/figures/statistics.h"
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
        view_.there = there ? db::Statistics(store).without_hidden(there->leaders) : std::vector<db::Leader>();
        view_.there_note = there ? i18n::fill(_("As of {1}"), {there->at}) : wxString(wxUniChar(0x2013));
        view_.told = in_words();
        page->show(view_);
    });
}

const ClubLeaders::Counted* ClubLeaders::counted() const {
    const auto found = counted_.find(view_.game);
    return found == counted_.end() ? nullptr : &found->second;
}

wxString ClubLeaders::in_words() const {
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

Clubs::Clubs(Workbench& bench, LiveGames& live) : bench_(bench), live_(live) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { sync_if_due(); });
    keep_pace({});
}

void Clubs::keep_pace(const ClubPace& pace) {
    pace_ = pace;
    next_send_ = next_fetch_ = {};
    timer_.Start(static_cast<int>(pace_.between_looks.count()));
}

void Clubs::show() {
    auto& page = bench_.pages.get<ClubPage>(
        ClubActions{[this](const auto& address, const auto& password) { look(address, password); },
                    [this](const auto& password) { join(password); }, [this](const auto& password) { sync(password); },
                    [this](const auto& password) { sync(password, true); }, on_leaders, [this] { leave(); },
                    [this](bool shows) { live_.show_game(shows); }, [this] { stop(); }, bench_.go.home});
    refresh();
    bench_.pages.turn_to(page);
}

void Clubs::show_night() {
    auto& page = bench_.pages.get<ClubNightPage>(
        *bench_.desk,
        ClubNightActions{[this](const auto& action) { return bench_.act(action); }, [this] { return standing(); },
                         [this](const std::vector<std::string>& players) {
                             bench_.go.new_game_of(players, [this] { show_night(); });
                         },
                         bench_.go.home});
    bench_.pages.turn_to(page);
    page.show();
    next_fetch_ = {};
    sync_if_due();
}

void Clubs::forget() {
    ++question_;
    thread_ = {}; // stopped, and over as soon as it looks up
    stopped_.clear();
    view_ = {};
    trouble_ = {};
    password_.clear();
    bench_.pages.forget<ClubPage>();
    bench_.pages.forget<ClubNightPage>();
}

void Clubs::refresh() {
    ClubPage* page = bench_.pages.find<ClubPage>();
    if (!page || !bench_.desk) return;
    bench_.act([&] {
        view_.club = db::club_of(bench_.desk->store());
        view_.shows_game = LiveGames::shows_game();
        page->show(view_);
    });
}

bool Clubs::shows_night() const {
    const auto* page = bench_.pages.find<ClubNightPage>();
    return page && page->IsShownOnScreen();
}

void Clubs::refresh_night() {
    if (shows_night()) bench_.pages.find<ClubNightPage>()->refresh();
}

wxString Clubs::standing() const {
    const auto club = db::club_of(bench_.desk->store());
    if (!club) return {};
    if (!trouble_) return club::in_step(*club);
    if (trouble_->reason != db::ClubError::Reason::unreachable || club->in_step_at.empty())
        return club::sentence(*trouble_);
    return i18n::fill(_("The club's server has not answered since {1}: this is how things stood then."),
                      {local_minute(club->in_step_at)});
}

void Clubs::look(const std::string& address, const std::string& password) {
    view_.address = text(address);
    view_.preview = {};
    start([=](const db::Store& store,
              Outcome& outcome) { outcome.preview = db::preview_joining(store, access(address, password)); },
          password, _("Asking the club's server..."));
}

void Clubs::join(const std::string& password) {
    start(
        [address = utf8(view_.address), password](const db::Store& store, Outcome& outcome) {
            db::join_club(store, access(address, password));
            outcome.report = db::sync_club(store, access(address, password), db::now());
        },
        password, _("Exchanging what is new..."));
}

void Clubs::sync(const std::string& typed, bool after_restore) {
    const std::string password = typed.empty() ? password_ : typed;
    start(
        [password, after_restore](const db::Store& store, Outcome& outcome) {
            if (const auto club = db::club_of(store))
                outcome.report = db::sync_club(store, access(club->address, password), db::now(), after_restore);
        },
        password, _("Exchanging what is new..."));
}

void Clubs::leave() {
    bench_.act([&] {
        db::leave_club(bench_.desk->store());
        view_ = {.told = _("The club is left. Everything stays here, and what was sent stays there.")};
        live_.follow_club();
    });
    refresh();
}

void Clubs::stop() {
    ++question_;
    thread_.request_stop();
    stopped_.push_back(std::move(thread_)); // the window does not wait until it looks up
    view_.busy = false;
    view_.told = _("Stopped: what was exchanged until then stays.");
    refresh();
}

void Clubs::start(Work work, const std::string& password, const wxString& meanwhile) {
    if (view_.busy || !bench_.desk) return;
    view_.busy = true;
    view_.told = meanwhile;
    refresh();
    thread_ = {};
    thread_ = std::jthread([this, work = std::move(work), password, file = bench_.history,
                            question = ++question_](const std::stop_token& stop) {
        Outcome outcome;
        try {
            const db::Store store(file);
            const db::Following following(store.watch(),
                                          [&](std::size_t, std::size_t) { return !stop.stop_requested(); });
            work(store, outcome);
        } catch (const db::ClubError& error) {
            outcome.club_error = error;
        } catch (const db::Error& error) {
            outcome.error = error;
        }
        if (!stop.stop_requested())
            bench_.window.CallAfter([this, outcome, password, question] { finish(outcome, password, question); });
    });
}

void Clubs::finish(const Outcome& outcome, const std::string& password, int question) {
    if (question != question_) return;
    if (outcome.preview || outcome.report) password_ = password;
    view_.busy = false;
    view_.is_put_back = outcome.club_error && outcome.club_error->reason == db::ClubError::Reason::older;
    view_.told = in_words(outcome);
    if (outcome.preview) view_.preview = outcome.preview;
    if (outcome.report) view_.preview = {};
    next_send_ = Clock::now() + (outcome.report ? std::chrono::milliseconds(0) : pace_.offline);
    next_fetch_ = Clock::now() + (shows_night() ? pace_.on_a_night : pace_.between_fetches);
    trouble_ = outcome.club_error;
    refresh();
    refresh_night();
    bench_.act([this] { live_.follow_club(password_); });
}

/// Quietly: the page alone tells of it.
void Clubs::sync_if_due() {
    if (view_.busy || !bench_.desk) return;
    try {
        const auto club = db::club_of(bench_.desk->store());
        if (club && Clock::now() >= (club->unsent > 0 ? next_send_ : next_fetch_)) sync("");
    } catch (const db::Error&) {
        next_send_ = Clock::now() + pace_.offline; // whoever uses the history is told
    }
}

wxString Clubs::in_words(const Outcome& outcome) const {
    if (view_.is_put_back)
        return i18n::fill(
            _("The server {1} was put back to an older state and has lost what was sent to it. Nothing is "
              "lost here: the button \"{2}\" compares everything and sends it again."),
            {text(outcome.club_error->address), _("Send everything again")});
    if (outcome.club_error) return club::sentence(*outcome.club_error);
    if (outcome.error) return clerk::sentence(*outcome.error);
    if (!outcome.report) return {};
    return i18n::fill_figures(_("In step: {1} sent, {2} fetched."), {outcome.report->sent, outcome.report->fetched});
}

}
