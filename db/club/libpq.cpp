#include "db/club/libpq.h"

#include "db/club/club.h"
#include "db/file/system.h"

#include <algorithm>
#include <charconv>
#include <mutex>
#include <optional>
#include <utility>

namespace clerk::db {

namespace {

/// By the name that it has on this system; the newer numbers are of the same functions.
void* library() {
    for (const char* name : {"libpq.so.5", "libpq.dll", "libpq.5.dylib"})
        if (void* found = load_library(name)) return found;
    return nullptr;
}

/// Whether the library has all of them.
class Functions {
public:
    explicit Functions(void* library) : library_(library) {}

    template <class Function> void find(const char* name, Function& function) {
        function = reinterpret_cast<Function>(function_in(library_, name));
        all_ = all_ && function;
    }
    bool has_all() const { return all_; }

private:
    void* library_;
    bool all_ = true;
};

std::optional<Libpq> load() {
    void* const found = library();
    if (!found) return std::nullopt;
    Libpq all{};
    Functions functions(found);
    functions.find("PQclear", all.clear);
    functions.find("PQconnectPoll", all.connect_poll);
    functions.find("PQconnectStartParams", all.connect_start);
    functions.find("PQconnectionNeedsPassword", all.needs_password);
    functions.find("PQconninfo", all.conninfo);
    functions.find("PQconninfoFree", all.conninfo_free);
    functions.find("PQconninfoParse", all.conninfo_parse);
    functions.find("PQconsumeInput", all.consume_input);
    functions.find("PQerrorMessage", all.error_message);
    functions.find("PQescapeIdentifier", all.escape_identifier);
    functions.find("PQfinish", all.finish);
    functions.find("PQflush", all.flush);
    functions.find("PQfreemem", all.free_memory);
    functions.find("PQgetResult", all.get_result);
    functions.find("PQgetlength", all.length);
    functions.find("PQgetvalue", all.value);
    functions.find("PQhost", all.host);
    functions.find("PQisBusy", all.is_busy);
    functions.find("PQnfields", all.columns);
    functions.find("PQnotifies", all.notifies);
    functions.find("PQntuples", all.rows);
    functions.find("PQresultErrorField", all.error_field);
    functions.find("PQresultStatus", all.result_status);
    functions.find("PQsendQuery", all.send_script);
    functions.find("PQsendQueryParams", all.send_query);
    functions.find("PQsetErrorVerbosity", all.set_verbosity);
    functions.find("PQsetNoticeReceiver", all.set_notice_receiver);
    functions.find("PQsetSingleRowMode", all.single_row_mode);
    functions.find("PQsetnonblocking", all.set_non_blocking);
    functions.find("PQsocket", all.socket);
    functions.find("PQsslInUse", all.ssl_in_use);
    functions.find("PQstatus", all.status);
    functions.find("PQuser", all.user);
    return functions.has_all() ? std::optional(all) : std::nullopt;
}

}

const Libpq& libpq() {
    static std::mutex one_at_a_time;
    static std::optional<Libpq> found; // it may be installed meanwhile
    const std::scoped_lock lock(one_at_a_time);
    if (!found) found = load();
    if (!found) throw ClubError(ClubError::Reason::no_library, "", "libpq.so.5 is not installed");
    return *found;
}

namespace {

constexpr Oid text_type = 25, number_type = 20, texts_type = 1009, bytes_type = 17;

template <class Number> void append(std::string& bytes, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> static_cast<unsigned>(shift) & 0xFFU);
}

template <class Texts> std::string array_of(const Texts& texts) {
    std::string bytes;
    append(bytes, std::int32_t{1}); // dimensions
    append(bytes, std::int32_t{0}); // no NULL among them
    append(bytes, static_cast<std::int32_t>(text_type));
    append(bytes, static_cast<std::int32_t>(texts.size()));
    append(bytes, std::int32_t{1}); // the first index
    for (const auto& text : texts) {
        append(bytes, static_cast<std::int32_t>(text.size()));
        bytes += text;
    }
    return bytes;
}

}

Parameter::Parameter(const std::string& text) : type_(text_type), bytes_(text) {}
Parameter::Parameter(std::int64_t number) : type_(number_type) { append(bytes_, number); }
Parameter::Parameter(std::span<const std::string> texts) : type_(texts_type), bytes_(array_of(texts)) {}
Parameter::Parameter(std::span<const std::string_view> texts) : type_(texts_type), bytes_(array_of(texts)) {}

Parameter Parameter::of_bytes(const std::string& bytes) {
    Parameter parameter(bytes);
    parameter.type_ = bytes_type;
    return parameter;
}

std::string quoted(const std::string& text) {
    std::string sql = "E'";
    for (const char letter : text)
        sql += letter == '\'' || letter == '\\' ? std::string(2, letter) : std::string(1, letter);
    return sql + '\'';
}

std::string_view Answer::at(int row, int column) const {
    const Libpq& pq = libpq();
    if (row < 0 || row >= pq.rows(result_.get()) || column < 0 || column >= pq.columns(result_.get()))
        throw ClubError(ClubError::Reason::strange_answer, address_, "fewer rows or columns than were asked for");
    return {pq.value(result_.get(), row, column), static_cast<std::size_t>(pq.length(result_.get(), row, column))};
}

std::string Answer::text(int row, int column) const { return std::string(at(row, column)); }

std::int64_t Answer::number(int row, int column) const {
    const std::string_view text = at(row, column);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw ClubError(ClubError::Reason::strange_answer, address_, "no whole number where one was asked for");
    return value;
}

double Answer::real(int row, int column) const {
    const std::string_view text = at(row, column);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw ClubError(ClubError::Reason::strange_answer, address_, "no number where one was asked for");
    return value;
}

bool Answer::truth(int row, int column) const {
    const std::string_view text = at(row, column);
    if (text != "t" && text != "f")
        throw ClubError(ClubError::Reason::strange_answer, address_, "neither true nor false");
    return text == "t";
}

/// "\\x00ff"
std::string Answer::bytes(int row, int column) const {
    constexpr std::string_view begin = "\\x", all = "0123456789abcdef";
    const std::string_view digits = at(row, column);
    std::string bytes;
    bool is_good = digits.starts_with(begin) && digits.size() % 2 == 0;
    for (std::size_t i = begin.size(); is_good && i < digits.size(); i += 2) {
        const auto high = all.find(digits[i]), low = all.find(digits[i + 1]);
        is_good = high < all.size() && low < all.size();
        bytes += static_cast<char>(high * all.size() + low);
    }
    if (!is_good) throw ClubError(ClubError::Reason::strange_answer, address_, "no bytes where they were asked for");
    return bytes;
}

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
