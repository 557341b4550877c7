#include "app/desktop/frame/clubs.h"

#include "app/club/club_words.h"
#include "app/desktop/club/club_access.h"
#include "app/desktop/club/club_night_page.h"
#include "app/history/error_words.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

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
    view_.told = told(outcome);
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

wxString Clubs::told(const Outcome& outcome) const {
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
