// What can be wrong with a club. The words are the application's.
#pragma once

#include <stdexcept>
#include <string>

namespace clerk::db {

/// what() is for who knows PostgreSQL; it holds no password.
struct ClubError : std::runtime_error {
    enum class Reason {
        bad_address,    ///< not what libpq takes
        no_library,     ///< libpq.so.5 is not installed
        unreachable,    ///< no server there, or the connection was cut
        password,       ///< a password is wanted, or it is wrong, or the server knows no such user
        no_rights,      ///< the server does not let this user do it
        no_club,        ///< a server, but no club in its database
        exists,         ///< `init_club`: there is a club already
        newer,          ///< the club was made by a newer version of this program
        earlier,        ///< it was made by an earlier one, and its owner has to bring it up
        damaged,        ///< the club's tables are not as this program makes them
        another_club,   ///< at this address is another club than was joined
        older,          ///< the server has lost what it had acknowledged: it was put back from an older dump
        full,           ///< no room on the server's disk
        stopped,        ///< by whoever follows it
        strange_answer, ///< the server says what no PostgreSQL of a club says
        refused,        ///< PostgreSQL reports something else: what() says what
        unknown_name,   ///< `admit`: the server knows no such user
        not_joined,     ///< the history is in step with no club
        joined_already, ///< it is in step with one
    };
    Reason reason;
    std::string address; ///< without a password
    ClubError(Reason why, std::string where, const std::string& detail);
};

}
