#include "app/desktop/club/live_line.h"

#include "core/game.h"
#include "db/file/watch.h"
#include "db/store/store.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

using namespace std::chrono_literals;
using Reason = db::ClubError::Reason;

constexpr auto shortest_patience = 1s, longest_patience = 60s; ///< after the server was not there
constexpr auto between_looks = 100ms;                          ///< whether there is something to be sent
constexpr auto between_questions = 30s;                        ///< also without news: whether the server is still there
constexpr auto longest_farewell = 1s;
constexpr std::size_t most_bytes = 1024 * 1024; ///< that the server takes

std::shared_ptr<table::Snapshot> read_record(const std::string& text) {
    auto record = parse(text);
    if (!record || !table::is_played(game_id(*record))) return nullptr;
    return std::make_shared<table::Snapshot>(table::Snapshot{.whole = table::FoldedRecord(*std::move(record))});
}

}

LiveLine::LiveLine(std::filesystem::path history, std::function<void(const LiveNews&)> tell,
                   Clock::duration between_signs)
    : history_(std::move(history)), tell_(std::move(tell)), between_signs_(between_signs),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

void LiveLine::wish(const std::function<void(Wish&)>& change) {
    {
        const std::scoped_lock held(mutex_);
        change(wish_);
    }
    wished_.notify_one();
}

void LiveLine::publish(std::shared_ptr<const Record> game) {
    wish([&](Wish& one) { one.game = std::move(game); });
}

void LiveLine::know_password(const std::string& password) {
    wish([&](Wish& one) { one.password = password; });
}

void LiveLine::listen(bool listens) {
    wish([&](Wish& one) { one.listens = listens; });
}

void LiveLine::hang_up() { thread_.request_stop(); }

void LiveLine::work(const std::stop_token& stop) {
    auto patience = std::chrono::milliseconds(shortest_patience);
    while (wait_for_work(stop)) {
        LiveNews lost;
        try {
            talk(stop);
            patience = shortest_patience;
            continue;
        } catch (const db::ClubError& error) {
            lost.why_not = error;
        } catch (const db::Error&) { // whoever uses the history is told
        }
        if (std::exchange(talks_, false)) patience = shortest_patience;
        lost.tables = tables_;
        if (lost.why_not && !stop.stop_requested()) tell_(lost);
        std::unique_lock held(mutex_);
        wished_.wait_for(held, stop, patience, [this] { return wish_.password != password_; });
        patience = std::min<std::chrono::milliseconds>(2 * patience, longest_patience);
    }
}

bool LiveLine::has_work() const { return wish_.listens || wish_.game != sent_ || (!wish_.game && !published_.empty()); }

bool LiveLine::wait_for_work(const std::stop_token& stop) {
    std::unique_lock held(mutex_);
    wished_.wait(held, stop, [&] { return has_work(); });
    return !stop.stop_requested();
}

void LiveLine::talk(const std::stop_token& stop) {
    const db::Store store(history_);
    const db::Following following(store.watch(), [this, stop](std::size_t, std::size_t) { return goes_on(stop); });
    const auto club = db::club_of(store);
    {
        const std::scoped_lock held(mutex_);
        password_ = wish_.password;
    }
    db::ClubLine line(store, access(club ? club->address : "", password_));
    talks_ = is_first_ = is_news_ = true;
    for (;;) {
        std::unique_lock held(mutex_);
        const Wish now = wish_;
        held.unlock();
        const bool ends = stop.stop_requested();
        send(line, ends ? nullptr : now.game);
        if (ends || !(now.listens || now.game)) break;
        if (now.listens) {
            if (is_news_ || Clock::now() - asked_ > between_questions) read(line.games());
            is_news_ = line.wait(between_looks).games;
        } else {
            held.lock();
            wished_.wait_for(held, stop, between_signs_, [&] { return has_work(); });
        }
    }
    talks_ = false;
}

void LiveLine::send(db::ClubLine& line, const std::shared_ptr<const Record>& game) {
    if (!published_.empty() && (!game || game->head.id != published_)) {
        line.end(published_);
        published_.clear();
    }
    const bool is_due = !published_.empty() && Clock::now() - published_at_ >= between_signs_;
    if (game && (game != sent_ || is_due)) publish(line, game);
    sent_ = game;
}

/// What the server does not take is not offered again, before it has changed.
void LiveLine::publish(db::ClubLine& line, const std::shared_ptr<const Record>& game) {
    published_at_ = Clock::now();
    const std::string record = print(*game);
    if (record.size() > most_bytes) return;
    try {
        if (std::exchange(is_first_, false)) line.end_all_but(game->head.id); // of a laptop that fell silent
        line.publish(game->head.id, record);
        published_ = game->head.id;
    } catch (const db::ClubError& error) {
        if (error.reason == Reason::no_rights || error.reason == Reason::refused) sent_ = game;
        throw;
    }
}

/// What has not changed is not read again.
void LiveLine::read(const std::vector<db::LiveGame>& games) {
    std::vector<LiveTable> tables;
    for (const db::LiveGame& game : games) {
        const auto known =
            std::ranges::find_if(tables_, [&](const LiveTable& one) { return one.game.record == game.record; });
        tables.push_back({game, known == tables_.end() ? read_record(game.record) : known->read});
    }
    tables_ = std::move(tables);
    asked_ = Clock::now();
    tell_({tables_});
}

/// An open line is given time to say goodbye.
bool LiveLine::goes_on(const std::stop_token& stop) {
    if (!stop.stop_requested()) return true;
    if (!farewell_) farewell_ = Clock::now() + longest_farewell;
    return talks_ && Clock::now() < *farewell_;
}

}
