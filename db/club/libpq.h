// PostgreSQL's library: looked for, asked and understood.
#pragma once

#include "db/club/club.h"

#include <cstdint>
#include <libpq-fe.h>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace clerk::db {

// PostgreSQL's library, looked for when a club is used first: who uses none need not have it, nor wait for it.
struct Libpq {
    decltype(&::PQclear) clear;
    decltype(&::PQconnectPoll) connect_poll;
    decltype(&::PQconnectStartParams) connect_start;
    decltype(&::PQconnectionNeedsPassword) needs_password;
    decltype(&::PQconninfo) conninfo;
    decltype(&::PQconninfoFree) conninfo_free;
    decltype(&::PQconninfoParse) conninfo_parse;
    decltype(&::PQconsumeInput) consume_input;
    decltype(&::PQerrorMessage) error_message;
    decltype(&::PQescapeIdentifier) escape_identifier;
    decltype(&::PQfinish) finish;
    decltype(&::PQflush) flush;
    decltype(&::PQfreemem) free_memory;
    decltype(&::PQgetResult) get_result;
    decltype(&::PQgetlength) length;
    decltype(&::PQgetvalue) value;
    decltype(&::PQhost) host;
    decltype(&::PQisBusy) is_busy;
    decltype(&::PQnfields) columns;
    decltype(&::PQnotifies) notifies;
    decltype(&::PQntuples) rows;
    decltype(&::PQresultErrorField) error_field;
    decltype(&::PQresultStatus) result_status;
    decltype(&::PQsendQuery) send_script;
    decltype(&::PQsendQueryParams) send_query;
    decltype(&::PQsetErrorVerbosity) set_verbosity;
    decltype(&::PQsetNoticeReceiver) set_notice_receiver;
    decltype(&::PQsslInUse) ssl_in_use;
    decltype(&::PQsetSingleRowMode) single_row_mode;
    decltype(&::PQsetnonblocking) set_non_blocking;
    decltype(&::PQsocket) socket;
    decltype(&::PQstatus) status;
    decltype(&::PQuser) user;
};

/// Throws ClubError::no_library.
[[nodiscard]] const Libpq& libpq();

// What is given to a query of the server.
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

/// What the server answers.
/// Rows of texts. Whoever reads what is not there gets ClubError::strange_answer.
class Answer {
public:
    Answer(PGresult* result, std::string address) : result_(result, libpq().clear), address_(std::move(address)) {}

    [[nodiscard]] int rows() const { return libpq().rows(result_.get()); }
    [[nodiscard]] std::string text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] double real(int row, int column) const;
    [[nodiscard]] bool truth(int row, int column) const;
    [[nodiscard]] std::string bytes(int row, int column) const;

private:
    std::string_view at(int row, int column) const;

    std::unique_ptr<PGresult, void (*)(PGresult*)> result_;
    std::string address_;
};

// What PostgreSQL's codes of errors mean for a club.

/// Of a code of five letters.
[[nodiscard]] ClubError::Reason reason_of(std::string_view state);
/// The code in a message of libpq, "FATAL:  28P01: …"; the words around it are in the server's language. Empty: none.
[[nodiscard]] std::string_view state_in(std::string_view message);

}
