#include "db/club/fetching.h"
#include "db/club/photos.h"
#include "db/club/sending.h"
#include "db/figures/relaxed_sync.h"

#include <charconv>

namespace clerk::db {

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
