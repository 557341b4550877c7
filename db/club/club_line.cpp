#include "db/club/club_state.h"
#include "db/club/membership.h"

namespace clerk::db {

namespace {

constexpr std::int64_t most_live_games = 64; ///< of 1 MiB each at most
constexpr std::int64_t longest_silence_s = std::chrono::seconds(longest_live_silence).count();

}

struct ClubLine::Open {
    Open(const History& history, const ClubAccess& access)
        : membership(require_membership(*history.connection())), watch(history.watch()),
          server(access, watch, state_question()) {
        if (answered_state(server).id != membership.id) server.fail(ClubError::Reason::another_club, "another club");
        server.ask("LISTEN clerk_live");
        server.ask("LISTEN clerk_record");
    }

    Membership membership;
    Watch watch; ///< the history may be closed before the line
    Server server;
};

ClubLine::ClubLine(const History& history, const ClubAccess& access) : open_(std::make_unique<Open>(history, access)) {}

ClubLine::~ClubLine() = default;

void ClubLine::publish(const std::string& game, const std::string& record) {
    open_->server.ask("INSERT INTO clerk.live (game, laptop, record) VALUES ($1, $2, $3)"
                      " ON CONFLICT (game) DO UPDATE SET laptop = excluded.laptop, record = excluded.record",
                      {game, open_->membership.laptop, record});
}

void ClubLine::end(const std::string& game) { open_->server.ask("DELETE FROM clerk.live WHERE game = $1", {game}); }

void ClubLine::end_all_but(const std::string& game) {
    open_->server.ask("DELETE FROM clerk.live WHERE laptop = $1 AND game <> $2", {open_->membership.laptop, game});
}

std::vector<LiveGame> ClubLine::games() {
    const Answer rows =
        open_->server.ask("SELECT game, laptop, record, to_char(published_at AT TIME ZONE 'UTC',"
                          " 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') FROM clerk.live"
                          " WHERE published_at > now() - make_interval(secs => $2) ORDER BY laptop, game LIMIT $1",
                          {most_live_games, longest_silence_s});
    std::vector<LiveGame> games;
    for (int row = 0; row < rows.rows(); ++row)
        games.push_back({rows.text(row, 0), rows.text(row, 1), rows.text(row, 2), rows.text(row, 3)});
    return games;
}

ClubNews ClubLine::wait(std::chrono::milliseconds longest) {
    ClubNews news;
    for (const std::string& channel : open_->server.notifications(longest)) {
        news.records = news.records || channel == "clerk_record";
        news.games = news.games || channel == "clerk_live";
    }
    return news;
}

}
