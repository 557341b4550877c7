#include "db/club/sql_state.h"

#include <algorithm>
#include <utility>

namespace clerk::db {

ClubError::Reason reason_of(std::string_view state) {
    using Reason = ClubError::Reason;
    constexpr std::pair<std::string_view, Reason> known[] = {
        {"28", Reason::password},     {"3D000", Reason::no_club},     {"42501", Reason::no_rights},
        {"53100", Reason::full},      {"42P01", Reason::damaged},     {"42703", Reason::damaged},
        {"42883", Reason::damaged},   {"3F000", Reason::damaged},     {"08", Reason::unreachable},
        {"57P", Reason::unreachable}, {"53300", Reason::unreachable}, {"XX001", Reason::damaged},
        {"XX002", Reason::damaged}};
    for (const auto& [beginning, reason] : known)
        if (state.starts_with(beginning)) return reason;
    return Reason::refused;
}

std::string_view state_in(std::string_view message) {
    constexpr std::size_t length = 5;
    const auto is_of_state = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
    for (auto at = message.find(":  "); at != std::string_view::npos; at = message.find(":  ", at + 1)) {
        const std::string_view state = message.substr(at + 3, length);
        if (state.size() == length && std::ranges::all_of(state, is_of_state) &&
            message.substr(at + 3 + length).starts_with(": "))
            return state;
    }
    return {};
}

}
