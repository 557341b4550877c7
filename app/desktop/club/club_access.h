// A club's server and the password that was typed for it.
#pragma once

#include "db/club/club.h"

namespace clerk::desktop {

/// An empty password: none is given where one is asked for.
[[nodiscard]] inline db::ClubAccess access(const std::string& address, const std::string& password) {
    return {.address = address, .ask_password = [password](const std::string&) {
                return password.empty() ? std::nullopt : std::optional(password);
            }};
}

}
