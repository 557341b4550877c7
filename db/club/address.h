// What an address of a server says, without opening it.
#pragma once

#include "db/club/libpq.h"

#include <memory>
#include <string>
#include <string_view>

namespace clerk::db {

/// The options in an address, as libpq takes them; what it makes of a wrong one may hold the password, so that it is
/// not said. Throws ClubError: bad_address, no_library.
class AddressOptions {
public:
    explicit AddressOptions(const std::string& address);

    [[nodiscard]] std::string value(std::string_view keyword) const; ///< empty: it says nothing of it
    [[nodiscard]] std::string public_ones() const;                   ///< as keywords, without what is secret
    [[nodiscard]] bool has_secret() const;

private:
    std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options_;
};

/// Whether libpq makes sure that the server is the one of that name.
[[nodiscard]] bool is_verified(std::string_view host, std::string_view sslmode);

}
