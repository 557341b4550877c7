#include "db/club/fetching.h"
#include "db/club/membership.h"
#include "db/club/sending.h"
#include "db/file/sql.h"

#include <charconv>

namespace clerk::db {

bool init_club(const ClubAccess& access, const std::string& name) {
    Watch nobody;
    Server server(access, nobody);
    return make_club(server, name);
}

void agree_on_photos(const ClubAccess& access, std::int64_t bytes) {
    Watch nobody;
    Server server(access, nobody, state_question());
    static_cast<void>(answered_state(server));
    require_whole(server);
    server.ask("UPDATE clerk.club SET photo_limit = nullif($1::bigint, 0)", {bytes});
}

void admit(const ClubAccess& access, const std::string& user, ClubRight right) {
    Watch nobody;
    Server server(access, nobody, state_question());
    const ClubState state = answered_state(server);
    require_whole(server);
    if (!server.ask("SELECT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1)", {user}).truth(0, 0))
        server.fail(ClubError::Reason::unknown_name, "no such user: " + user);
    const std::string name = server.identifier(user);
    // Since PostgreSQL 16 a right is taken away by whoever granted it alone: reader and member are granted in the name
    // of all organisers, so that each of them can; an organiser's is taken away by who granted it, or by whoever runs
    // the server.
    const bool keeps_who_granted =
        server.ask("SELECT current_setting('server_version_num')::int >= 160000").truth(0, 0);
    const auto granter = [&](ClubRight one) {
        return keeps_who_granted && one != ClubRight::organiser ? " GRANTED BY " + role(state.id, ClubRight::organiser)
                                                                : std::string();
    };
    const auto has = [&](ClubRight one) {
        return server
            .ask("SELECT EXISTS (SELECT 1 FROM pg_auth_members WHERE roleid = (SELECT oid FROM pg_roles"
                 " WHERE rolname = $1) AND member = (SELECT oid FROM pg_roles WHERE rolname = $2))",
                 {role(state.id, one), user})
            .truth(0, 0);
    };
    server.ask("BEGIN");
    for (const ClubRight one : {ClubRight::reader, ClubRight::member, ClubRight::organiser})
        if (one == right)
            server.ask("GRANT " + role(state.id, one) + " TO " + name +
                       (one == ClubRight::organiser ? " WITH ADMIN OPTION" : "") + granter(one));
        else if (has(one)) {
            server.ask("REVOKE " + role(state.id, one) + " FROM " + name + granter(one));
            if (has(one))
                server.fail(ClubError::Reason::no_rights,
                            user + " was made " + role(state.id, one) + " by somebody else");
        }
    server.ask("COMMIT");
}

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

namespace {

/// What came since they were asked last is counted first, some thousands of plays a question.
void update_summaries(Server& server) {
    constexpr int most_questions = 10'000; // of 5000 plays each; a server that never comes to an end is none of ours
    for (int i = 0; server.ask("SELECT clerk.catch_up()").truth(0, 0); ++i)
        if (i > most_questions) server.fail(ClubError::Reason::strange_answer, "summaries without an end");
}

}

std::vector<Leader> club_leaderboard(const ClubAccess& access, const std::string& game, int most, Watch watch) {
    Server server(access, watch, state_question());
    static_cast<void>(answered_state(server));
    update_summaries(server);
    const Answer lines =
        server.ask("WITH RECURSIVE chain AS (SELECT id, merged_into AS person, 1 AS steps FROM clerk.person WHERE "
                   "merged_into IS NOT NULL"
                   "    UNION ALL SELECT chain.id, person.merged_into, steps + 1 FROM chain JOIN clerk.person ON "
                   "person.id = chain.person"
                   "        WHERE person.merged_into IS NOT NULL AND steps < 100),"
                   " ends AS (SELECT DISTINCT ON (id) id, person FROM chain ORDER BY id, steps DESC)"
                   " SELECT sums.person, coalesce(person.name, ''), sums.plays, wins, expected, scored,"
                   "    div(floor(points), 4294967296)::bigint, mod(floor(points), 4294967296)::bigint,"
                   "    ((points - floor(points)) * 1000000000)::bigint FROM ("
                   "    SELECT coalesce(ends.person, standing.player) AS person, sum(plays)::bigint AS plays, "
                   "sum(wins)::bigint AS wins,"
                   "        sum(expected) AS expected, sum(scored)::bigint AS scored, sum(points) AS points"
                   "    FROM clerk.standing LEFT JOIN ends ON ends.id = standing.player"
                   "    WHERE plays > 0 AND ($1 = '' OR game = $1) GROUP BY 1) AS sums"
                   " LEFT JOIN clerk.person ON person.id = sums.person"
                   " ORDER BY wins DESC, sums.plays, person.name COLLATE \"C\", sums.person LIMIT $2",
                   {game, std::int64_t{most}});
    std::vector<Leader> leaders;
    for (int row = 0; row < lines.rows(); ++row)
        leaders.push_back({.player = lines.text(row, 0),
                           .name = lines.text(row, 1),
                           .figures = {.plays = static_cast<int>(lines.number(row, 2)),
                                       .wins = static_cast<int>(lines.number(row, 3)),
                                       .expected = lines.real(row, 4),
                                       .scored = static_cast<int>(lines.number(row, 5)),
                                       .points = {lines.number(row, 6), lines.number(row, 7), lines.number(row, 8)}}});
    return leaders;
}

namespace {

using Reason = ClubError::Reason;

/// "xmin:xmax:…"
std::int64_t xmax(const std::string& snapshot) {
    const auto colon = snapshot.find(':');
    std::int64_t number = 0;
    if (colon != std::string::npos)
        std::from_chars(snapshot.data() + colon + 1, snapshot.data() + snapshot.size(), number);
    return number;
}

/// What was put back knows less than it once said, or is another copy of the tables.
bool is_older(const Membership& here, const ClubState& there) {
    return here.server != there.server || there.sends < here.sends || there.next_xact < xmax(here.seen);
}

/// Everything is compared anew, in both directions.
void start_again(Connection& connection, Server& server, const ClubState& state, Membership& membership) {
    if (state.right >= ClubRight::member) server.ask("SELECT clerk.settle()");
    membership.server = state.server;
    membership.sends = state.sends;
    membership.seen.clear();
    connection.keep([&] {
        write_membership(connection, membership);
        send_all_again(connection, true);
    });
}

void take_state(Connection& connection, const ClubState& state, Membership& membership) {
    const bool may_more = state.right > membership.right;
    if (state.right == membership.right && state.name == membership.name && state.photo_limit == membership.photo_limit)
        return;
    membership.right = state.right;
    membership.name = state.name;
    membership.photo_limit = state.photo_limit;
    connection.keep([&] {
        write_membership(connection, membership);
        if (may_more) try_refused_again(connection);
    });
}

SyncReport exchange(Connection& connection, Server& server, const ClubState& state, Membership& membership, Time now) {
    SyncReport report;
    std::vector<std::string> own;
    if (state.right >= ClubRight::member) own = send(connection, server, state, membership, report);
    const bool may_purge_all = state.right == ClubRight::organiser;
    membership.seen = fetch(connection, server, membership.seen, own, may_purge_all, report);
    membership.in_step_at = rfc3339(now);
    {
        const RelaxedSync relaxed(connection.db); // an older one would fetch again what is here
        connection.keep([&] { write_membership(connection, membership); });
    }
    exchange_photos(connection, server, state, report);
    return report;
}

}

SyncReport sync_club(const History& history, const ClubAccess& access, Time now, bool after_restore) {
    Connection& connection = *history.connection();
    Membership membership = require_membership(connection);
    try {
        Server server(access, connection.watch, state_question(membership.laptop));
        const ClubState state = answered_state(server);
        if (state.id != membership.id) server.fail(Reason::another_club, "another club: " + state.name);
        if (is_older(membership, state)) {
            if (!after_restore) server.fail(Reason::older, "the server lacks what it had acknowledged");
            start_again(connection, server, state, membership);
        }
        take_state(connection, state, membership);
        return exchange(connection, server, state, membership, now);
    } catch (const Error& error) {
        if (error.reason != Error::Reason::stopped) throw;
        throw ClubError(Reason::stopped, membership.address, "stopped");
    }
}

}
