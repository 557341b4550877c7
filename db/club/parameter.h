// What is given to a query of the server.
#pragma once

#include "db/club/libpq.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clerk::db {

/// A parameter of a query: a text, a whole number, NULL, bytes, or an array of either.
class Parameter {
public:
    Parameter(const std::string& text);
    Parameter(std::int64_t number);
    Parameter(const std::optional<std::string>& text);
    Parameter(std::span<const std::string> texts);
    Parameter(std::span<const std::string_view> texts);
    static Parameter of_bytes(const std::string& bytes);

private:
    friend class Server;
    Oid type_;
    std::optional<std::string> bytes_; ///< as PostgreSQL sends them
};

[[nodiscard]] std::string quoted(const std::string& text); ///< for a script

}
