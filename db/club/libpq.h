// PostgreSQL's library, looked for when a club is used first: who uses none need not have it, nor wait for it.
#pragma once

#include <libpq-fe.h>

namespace clerk::db {

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
    decltype(&::PQsetSingleRowMode) single_row_mode;
    decltype(&::PQsetnonblocking) set_non_blocking;
    decltype(&::PQsocket) socket;
    decltype(&::PQstatus) status;
    decltype(&::PQuser) user;
};

/// Throws ClubError::no_library.
[[nodiscard]] const Libpq& libpq();

}
