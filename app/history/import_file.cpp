#include "app/history/import_file.h"

#include "app/exchange/bgg.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/import.h"
#include "core/json_reader.h"
#include "i18n/words.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace clerk {

namespace {

using namespace std::literals;

using exchange::Refusal;
using Answer = tl::expected<Incoming, Refusal>;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Of a record alone of what this program reads the first key is so called. It may be written with escapes, of small
/// letters: other text may have others.
bool names_a_format(std::string_view text) {
    constexpr std::string_view written[] = {"\"format\"", "\\u006", "\\u007"};
    if (std::ranges::none_of(written, [&](std::string_view one) { return text.find(one) != std::string_view::npos; }))
        return false;
    try {
        constexpr std::string_view format[] = {"format"};
        constexpr std::size_t room = 8 * 1024 * 1024;
        const Json document = read_json_part(text, exchange::limits::bytes, room, {.keys = format});
        return document.is_object() && document.contains("format");
    } catch (const Fault&) {
        return false;
    }
}

bool begins_in_any_case(std::string_view text, std::string_view beginning) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return text.size() >= beginning.size() &&
           std::ranges::equal(text.substr(0, beginning.size()), beginning, {}, small);
}

/// The name of the first element, after declarations and comments.
std::string_view root_of(std::string_view xml) {
    for (std::size_t at = xml.find('<'); at != std::string_view::npos; at = xml.find('<', at)) {
        xml.remove_prefix(at + 1);
        if (xml.starts_with("!--")) xml.remove_prefix(std::min(xml.find("-->"), xml.size()));
        if (xml.starts_with('?') || xml.starts_with('!') || xml.starts_with("-->")) {
            at = 0;
            continue;
        }
        return xml.substr(0, xml.find_first_of(" \t\r\n/>"));
    }
    return {};
}

/// How archives begin: ZIP (one with files, an empty one, one of several parts), gzip, 7z, RAR, bzip2, xz, Zstandard.
constexpr std::string_view archives[] = {
    "PK\3\4"sv, "PK\5\6"sv, "PK\7\10"sv,  "\37\213"sv,        "7z\274\257"sv,
    "Rar!"sv,   "BZh"sv,    "\3757zXZ"sv, "\50\265\57\375"sv,
};

/// A tar has its mark behind the name and the owner of its first file (POSIX, ustar).
bool is_tar(std::string_view text) {
    constexpr std::size_t mark = 257;
    return text.size() > mark && text.substr(mark).starts_with("ustar");
}

/// What a file is that people take for one of plays, as a kind of phrase; empty: nothing of the kind.
std::string_view other_kind(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    const std::string_view content = trimmed(text);
    if (std::ranges::any_of(archives, [&](std::string_view mark) { return text.starts_with(mark); }) || is_tar(text))
        return "archive";
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return "utf-16";
    if (content.empty()) return "empty-file";
    if (content.starts_with('<')) {
        const std::string_view root = root_of(content);
        if (begins_in_any_case(root, "html") || begins_in_any_case(content, "<!doctype html")) return "web-page";
        if (root == "message") return "please-wait";
        if (root == "items") return "collection";
        if (root == "errors" || root == "error") return "site-error";
        return {};
    }
    if (content.starts_with('{') || content.starts_with('[')) return {};
    const std::string_view first = content.substr(0, content.find('\n'));
    return first.find_first_of(",;\t") == std::string_view::npos ? "no-plays" : "table";
}

Answer of_another(exchange::Imported imported) {
    return std::move(imported).map([](exchange::Import import) { return Incoming{.import = std::move(import)}; });
}

/// The letters of a time may be small ones, and its last minute may have a second more.
std::string usual(std::string time) {
    constexpr std::size_t letter = 10, seconds = 17;
    if (time[letter] == 't') time[letter] = 'T';
    if (time.back() == 'z') time.back() = 'Z';
    if (time.compare(seconds, 2, "60") == 0) time.replace(seconds, 2, "59");
    return time;
}

/// The history keeps moments in UTC, of the years 0 to 9999; offsets are of 14 hours at most.
bool can_be_kept(std::string_view time) {
    constexpr std::size_t date = 10, offset = 6; // "2026-11-20", "+01:00"
    if (time.back() == 'Z') return true;
    const std::string_view day = time.substr(0, date), ahead = time.substr(time.size() - offset + 1);
    return ahead < "15:00" && day != "0000-01-01" && day != "9999-12-31";
}

/// What lists, tables and other programs' files hold as a text.
void require_text(const std::string& path, const std::string& text) {
    if (text.find('\0') != std::string::npos) throw expected(path, phrase("text-without-null"), literal(text));
}

void require_texts(const Record& record) {
    for (int player = 0; const std::string& name : players(record)) {
        const std::string path = "/players/" + std::to_string(player++) + "/name";
        if (name.empty()) throw expected(path, phrase("value"), literal("\"\""));
        require_text(path, name);
    }
    require_text("/name", played_as(record).game);
    for (const std::string& team : played_as(record).teams) require_text("/players", team);
    require_text("/location", record.head.location.value_or(""));
    require_text("/notes", record.head.notes.value_or(""));
}

/// With its id and its times as they are written here, so that the same game is known again. Throws Fault.
Record read_kept(std::string_view text) {
    auto record = parse(text);
    if (!record) throw Fault(record.error());
    require_texts(*record);
    Head& head = record->head;
    head.id = exchange::uuid(head.id).value();
    if (head.started_at.empty()) throw missing("/started_at"); // the history lists games by their time
    head.started_at = usual(head.started_at);
    if (!can_be_kept(head.started_at))
        throw expected("/started_at", phrase("date-and-time", "2026-11-20T19:30:00+01:00"), literal(head.started_at));
    if (head.ended_at) head.ended_at = usual(*head.ended_at);
    return *std::move(record);
}

Answer read_record(std::string_view text) {
    try {
        return Incoming{.records = {read_kept(text)}};
    } catch (const Fault& fault) {
        return tl::unexpected(Refusal{"", fault});
    }
}

/// A line is read as a document of its own: to that its faults are at its first one.
Refusal at_line(int number, Fault fault) {
    for (Phrase& part : fault.phrase.arguments)
        if (part.kind == "fault-at-line") part.arguments.front() = literal(number);
    return {i18n::fill_figures(_("Line {1}"), {number}).utf8_string(), std::move(fault)};
}

/// Throws the Refusal of a line that is no record, or has a game again. Empty lines are passed over.
void add_line(Incoming& all, std::set<std::string>& ids, std::string_view line, int number) {
    if (trimmed(line).empty()) return;
    try {
        Record record = read_kept(line);
        if (!ids.insert(record.head.id).second)
            throw expected("/id", phrase("play-only-once"), literal(record.head.id));
        if (all.records.size() == most_records)
            throw expected("", phrase("short-list", most_records, phrase("plays")), phrase("more"));
        all.records.push_back(std::move(record));
    } catch (const Fault& fault) {
        throw at_line(number, fault);
    }
}

Answer read_lines(std::string_view text, db::Watch& watch) {
    const std::size_t bytes = text.size();
    Incoming all;
    std::set<std::string> ids;
    try {
        if (bytes > largest_records) throw Refusal{"", expected("", phrase("bytes", largest_records), phrase("more"))};
        for (int number = 1; !text.empty(); ++number) {
            watch.tell(bytes - text.size(), bytes);
            const std::size_t end = std::min(text.find('\n'), text.size());
            add_line(all, ids, text.substr(0, end), number);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    } catch (const Refusal& refusal) {
        return tl::unexpected(refusal);
    }
    return all;
}

}

namespace {

/// Gathers what files tell.
class Joining {
public:
    void add(Incoming file) {
        exchange::Import& import = file.import;
        std::set<std::string> fresh;
        for (db::PackedPlay& play : import.plays)
            if (const std::string id(play.id()); plays_.insert(id).second) {
                fresh.insert(id);
                all_.import.plays.push_back(std::move(play));
            }
        for (exchange::UnreadPoints& points : import.unread_points)
            if (fresh.contains(points.play)) all_.import.unread_points.push_back(std::move(points));
        for (exchange::Person& person : import.people)
            if (people_.insert(person.id).second) all_.import.people.push_back(std::move(person));
        std::ranges::move(import.unreadable, std::back_inserter(all_.import.unreadable));
        for (Record& record : file.records)
            if (plays_.insert(record.head.id).second) all_.records.push_back(std::move(record));
        all_.import.entries += import.entries;
        most_ = std::max(most_, import.entries + import.elsewhere);
        all_.import.elsewhere = std::max(0, most_ - all_.import.entries);
    }
    Incoming take() && { return std::move(all_); }

private:
    Incoming all_;
    std::set<std::string> plays_, people_;
    int most_ = 0; ///< plays that the site has, as one of its pages says
};

}

Incoming joined(std::vector<Incoming> files) {
    Joining all;
    for (Incoming& file : files) all.add(std::move(file));
    return std::move(all).take();
}

std::string source_of(const std::vector<std::string>& files) {
    std::string names;
    for (const std::string& file : files) names += (names.empty() ? "" : ", ") + file;
    return names;
}

bool is_history_file(const std::filesystem::path& file) {
    constexpr std::string_view mark = "SQLite format 3";
    std::error_code unknown;
    if (file.extension() == ".db") return true;
    if (!std::filesystem::is_regular_file(file, unknown)) return false; // a pipe may wait
    std::string beginning(mark.size(), '\0');
    std::ifstream(file, std::ios::binary).read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    return beginning == mark;
}

std::optional<Incoming> read_long_import(const std::filesystem::path& file) {
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(file, unknown)) return std::nullopt; // a pipe is read once
    if (std::filesystem::file_size(file, unknown) > exchange::limits::bytes) return std::nullopt;
    std::ifstream json(file, std::ios::binary);
    auto import = exchange::read_usual_bgstats(json);
    return import ? std::optional(Incoming{.import = *std::move(import)}) : std::nullopt;
}

Answer read_import(std::string_view text, db::Watch watch) {
    if (const std::string_view kind = other_kind(text); !kind.empty())
        return tl::unexpected(Refusal{"", expected("", phrase("file-of-plays"), phrase(kind))});
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    const std::string_view content = trimmed(text);
    if (content.starts_with('<')) return of_another(exchange::read_bgg(content));
    const std::string_view first = content.substr(0, content.find('\n'));
    if (first.size() < content.size() && names_a_format(first)) return read_lines(text, watch);
    if (names_a_format(content)) return read_record(content);
    return of_another(exchange::read_bgstats(content));
}

}
