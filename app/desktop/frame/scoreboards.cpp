#include "app/desktop/frame/scoreboards.h"

#include "app/club/club_words.h"
#include "app/desktop/game/players_bar.h"
#include "app/desktop/game/scoreboard.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/settings.h"
#include "app/history/local_time.h"
#include "db/file/utc_time.h"
#include "db/plays/plays.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr const char* setting = "club-shows-game";

}

bool LiveGames::shows_game() { return kept_setting(setting) != "no"; }

void LiveGames::show_game(bool shows) {
    keep_setting(setting, shows ? "" : "no");
    follow_game();
}

void LiveGames::follow_club(const std::string& password) {
    const auto club = bench_.desk ? db::club_of(bench_.desk->store()) : std::nullopt;
    right_ = club ? club->right : db::ClubRight::none;
    if (club && !line_) {
        line_ = std::make_unique<LiveLine>(bench_.history, [this, call = ++call_](const LiveNews& news) {
            bench_.window.CallAfter([this, news, call] { take(news, call); });
        });
        line_->listen(listens_);
    } else if (!club) {
        forget();
    }
    if (line_ && !password.empty()) line_->know_password(password);
    follow_game();
    on_news();
}

void LiveGames::forget() {
    if (!line_) return;
    ++call_;
    line_->hang_up();
    ended_.push_back(std::move(line_));
    shown_ = {};
    news_ = {};
    told_at_.clear();
}

void LiveGames::follow_game() {
    if (!line_) return;
    const bool shows = is_to_be_shown();
    if (shows ? shown_ && *shown_ == bench_.desk->record() : !shown_) return;
    shown_ = shows ? std::make_shared<const Record>(bench_.desk->record()) : nullptr;
    line_->publish(shown_);
}

/// A reader may show nothing; a sample is nobody's game.
bool LiveGames::is_to_be_shown() const {
    if (!shows_game() || right_ < db::ClubRight::member || !bench_.has_game() || bench_.desk->awarded()) return false;
    const std::string& game = bench_.desk->record().head.id;
    if (shown_ && shown_->head.id == game) return true;
    try {
        return !db::Plays(bench_.desk->store()).load(game).play.sample;
    } catch (const db::Error&) { // whoever uses the history is told
        return false;
    }
}

void LiveGames::listen(bool wants) {
    if (line_ && listens_ != wants) line_->listen(wants);
    if (!wants) told_at_.clear();
    listens_ = wants;
}

void LiveGames::take(const LiveNews& news, int call) {
    if (call != call_) return;
    news_ = news;
    if (!news.why_not) told_at_ = db::rfc3339(db::now());
    on_news();
}

namespace {

constexpr std::size_t most_tables = 12;
constexpr int old = 600;                 ///< seconds: then it is told when it was
constexpr int between_looks_ms = 30'000; ///< whether something has grown old

bool all_are_chosen() { return kept_setting("choices/scoreboard") == "all"; }

}

Scoreboards::Scoreboards(Workbench& bench, const GamePages& games, LiveGames& live)
    : bench_(bench), games_(games), live_(live) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { refresh(); });
}

void Scoreboards::show() {
    if (scoreboard_) return scoreboard_->Raise();
    scoreboard_ = new Scoreboard(&bench_.window);
    remember(*scoreboard_, "scoreboard");
    scoreboard_->on_choose = [this](bool all) { choose(all); };
    scoreboard_->Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
        scoreboard_->Destroy();
        scoreboard_ = nullptr;
        listen();
    });
    refresh();
    scoreboard_->Show();
}

void Scoreboards::refresh() {
    if (!scoreboard_) return;
    listen();
    scoreboard_->show(view());
}

void Scoreboards::recolour(const Palette& from, const Palette& to) {
    if (scoreboard_) desktop::recolour(*scoreboard_, from, to);
}

void Scoreboards::choose(bool all) {
    keep_setting("choices/scoreboard", all ? "all" : "");
    refresh();
}

void Scoreboards::listen() {
    const bool wants = scoreboard_ && live_.in_club() && all_are_chosen();
    live_.listen(wants);
    if (wants && !timer_.IsRunning()) timer_.Start(between_looks_ms);
    if (!wants) timer_.Stop();
}

ScoreboardView Scoreboards::view() const {
    if (live_.in_club() && all_are_chosen()) return all_tables();
    ScoreboardView view;
    if (live_.in_club()) view.all = false;
    if (auto table = games_.on_scoreboard()) view.tables.push_back(*std::move(table));
    return view;
}

/// This laptop's own first, as it is here, unless it is over.
ScoreboardView Scoreboards::all_tables() const {
    ScoreboardView view{.all = true};
    std::string own;
    if (bench_.has_game()) {
        own = bench_.desk->record().head.id;
        table::Snapshot now{.whole = bench_.desk->game()};
        if (!bench_.desk->awarded()) view.tables.push_back(scoreboard_table(now, *scoreboard_));
    }
    std::size_t left_out = 0;
    for (const LiveTable& table : live_.news().tables) {
        if (table.game.game == own) continue;
        if (view.tables.size() < most_tables)
            view.tables.push_back(of_club(table));
        else
            ++left_out;
    }
    view.line = line(view.tables.size(), left_out);
    return view;
}

ScoreboardTable Scoreboards::of_club(const LiveTable& table) const {
    if (!table.read)
        return {.note =
                    _("The game of this table cannot be read; perhaps a newer version of Clerk of Works wrote it.")};
    ScoreboardTable shown = scoreboard_table(*table.read, *scoreboard_);
    if (seconds_since(table.game.published_at) > old)
        shown.note = i18n::fill(_("as of {1}"), {local_minute(table.game.published_at)});
    return shown;
}

wxString Scoreboards::line(std::size_t tables, std::size_t left_out) const {
    const auto& why_not = live_.news().why_not;
    if (why_not && why_not->reason == db::ClubError::Reason::unreachable && live_.was_told())
        return i18n::fill(_("The club's server has not answered since {1}: this is how things stood then."),
                          {local_minute(live_.told_at())});
    if (why_not) return club::sentence(*why_not);
    if (!live_.was_told()) return _("Asking the club's server...");
    if (left_out > 0)
        return i18n::fill_figures(_("Tables for which there is no room here: {1}"), {static_cast<int>(left_out)});
    return tables == 0 ? _("No game is under way in the club.") : wxString();
}

}
