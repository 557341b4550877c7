#include "db/club/address.h"

#include "db/club/club.h"

namespace clerk::db {

namespace {

/// libpq marks what is not to be shown on a screen; an older one not all of it.
bool is_secret(const PQconninfoOption& one) {
    return *one.dispchar == '*' || std::string_view(one.keyword).find("password") != std::string_view::npos;
}

}

AddressOptions::AddressOptions(const std::string& address)
    : options_(address.empty() || address.find('\0') != std::string::npos
                   ? nullptr
                   : libpq().conninfo_parse(address.c_str(), nullptr),
               libpq().conninfo_free) {
    const bool names_something = address.find('=') != std::string::npos || address.find("://") != std::string::npos;
    if (!options_ || !names_something)
        throw ClubError(ClubError::Reason::bad_address, "", "the address is not what PostgreSQL's library takes");
}

std::string AddressOptions::value(std::string_view keyword) const {
    for (const PQconninfoOption* one = options_.get(); one->keyword; ++one)
        if (one->keyword == keyword && one->val) return one->val;
    return {};
}

std::string AddressOptions::public_ones() const {
    std::string text;
    for (const PQconninfoOption* one = options_.get(); one->keyword; ++one) {
        if (!one->val || is_secret(*one)) continue;
        text += (text.empty() ? "" : " ") + std::string(one->keyword) + "='";
        for (const char* letter = one->val; *letter; ++letter)
            text += *letter == '\'' || *letter == '\\' ? std::string{'\\', *letter} : std::string{*letter};
        text += '\'';
    }
    return text;
}

bool AddressOptions::has_secret() const {
    for (const PQconninfoOption* one = options_.get(); one->keyword; ++one)
        if (one->val && is_secret(*one)) return true;
    return false;
}

std::string address_without_password(const std::string& address) {
    const AddressOptions options(address);
    return options.has_secret() ? options.public_ones() : address;
}

bool is_verified(std::string_view host, std::string_view sslmode) {
    const bool is_socket = host.empty() || host.starts_with('/') || host.starts_with('@');
    return is_socket || host == "localhost" || host == "::1" || host.starts_with("127.") || sslmode == "verify-full" ||
           sslmode == "verify-ca";
}

}
