#include "app/desktop/frame/live_games.h"

#include "app/desktop/widgets/settings.h"
#include "db/file/utc_time.h"
#include "db/plays/plays.h"

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

}
