#include "db/club/club_state.h"

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

}
