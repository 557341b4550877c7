// What is given to a query of the server.
#pragma once

#include "db/club/libpq.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clerk::db {

/// A parameter of a query: a text, a whole number, bytes, or an array of texts.
class Parameter {
public:
    Parameter(const std::string& text);
    Parameter(std::int64_t number);
    Parameter(std::span<const std::string> texts);
    Parameter(std::span<const std::string_view> texts);
    static Parameter of_bytes(const std::string& bytes);

private:
    friend class Server;
    Oid type_;
    std::string bytes_; ///< as PostgreSQL sends them
};

[[nodiscard]] std::string quoted(const std::string& text); ///< for a script

}
