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
    std::string script = "BEGIN;";
    for (const ClubRight one : {ClubRight::reader, ClubRight::member, ClubRight::organiser})
        if (one == right)
            script += "GRANT " + role(state.id, one) + " TO " + name +
                      (one == ClubRight::organiser ? " WITH ADMIN OPTION;" : ";");
        else if (server
                     .ask("SELECT EXISTS (SELECT 1 FROM pg_auth_members WHERE roleid = (SELECT oid FROM pg_roles"
                          " WHERE rolname = $1) AND member = (SELECT oid FROM pg_roles WHERE rolname = $2))",
                          {role(state.id, one), user})
                     .truth(0, 0))
            script += "REVOKE " + role(state.id, one) + " FROM " + name + ';';
    server.run_script(script + "COMMIT");
}

}
