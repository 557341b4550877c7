#include "db/club/photos.h"

#include "db/file/attachments.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t most_at_once = 100, most_bytes_at_once = 64 << 20;

struct NamedPhoto {
    std::string file;
    std::int64_t bytes = 0;
};

/// As this program names them: nothing that a system would take for a program or a device.
bool is_photo_name(const std::string& name) {
    constexpr std::string_view endings[] = {".jpg", ".jpeg", ".png", ".gif", ".webp", ".heic", ".heif", ".avif"};
    constexpr std::size_t least = 16;
    std::string ending = fs::path(name).extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    const auto is_plain = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-'; };
    return std::ranges::find(endings, ending) != std::end(endings) && name.size() - ending.size() >= least &&
           std::all_of(name.begin(), name.end() - std::ssize(ending), is_plain);
}

class Photos {
public:
    Photos(Connection& connection, Server& server, const ClubState& state, SyncReport& report)
        : connection_(connection), server_(server), state_(state), report_(report),
          folder_(connection.file.parent_path() / "photos") {
        connection_.query([&] {
            each(
                connection_.db, "SELECT file, bytes FROM main.photo WHERE bytes BETWEEN 1 AND ?",
                [&](SQLite::Statement& row) {
                    NamedPhoto photo{row.getColumn(0).getString(), row.getColumn(1).getInt64()};
                    if (!is_photo_name(photo.file)) return;
                    (fs::exists(folder_ / photo.file) ? here_ : missing_).push_back(std::move(photo));
                },
                state_.photo_limit);
        });
    }

    void send() {
        if (here_.empty() || state_.right < ClubRight::member) return;
        const auto names = names_of(here_);
        const Answer wanted =
            server_.ask("SELECT id FROM clerk.record WHERE kind = 'photo' AND id = ANY ($1) AND purged = 0"
                        " AND (owner = current_user OR $2 = 1)"
                        " AND NOT EXISTS (SELECT 1 FROM clerk.image WHERE file = id) ORDER BY id",
                        {std::span<const std::string>(names), std::int64_t{state_.right == ClubRight::organiser}});
        std::int64_t count = 0, bytes = 0;
        for (int row = 0; row < wanted.rows() && count < most_at_once && bytes < most_bytes_at_once; ++row) {
            const std::string name = wanted.text(row, 0);
            const auto photo = std::ranges::find(here_, name, &NamedPhoto::file);
            if (photo == here_.end()) server_.fail(ClubError::Reason::strange_answer, "a photo that was not named");
            const std::string content = read(name);
            if (!is_content_of(*photo, content)) continue;
            server_.ask("INSERT INTO clerk.image (file, hash, content) VALUES ($1, encode(sha256($2), 'hex'), $2)"
                        " ON CONFLICT DO NOTHING",
                        {name, Parameter::of_bytes(content)});
            ++count;
            bytes += std::ssize(content);
            ++report_.photos_sent;
        }
    }

    /// In any order: what nobody can read does not keep others out.
    void fetch() {
        if (missing_.empty()) return;
        const auto names = names_of(missing_);
        const Answer there = server_.ask("SELECT file, octet_length(content)::bigint FROM clerk.image"
                                         " WHERE file = ANY ($1) ORDER BY random()",
                                         {std::span<const std::string>(names)});
        std::int64_t count = 0, bytes = 0;
        for (int row = 0; row < there.rows() && count < most_at_once && bytes < most_bytes_at_once; ++row) {
            const std::string name = there.text(row, 0);
            const auto photo = std::ranges::find(missing_, name, &NamedPhoto::file);
            if (photo == missing_.end()) server_.fail(ClubError::Reason::strange_answer, "a photo that was not asked");
            if (there.number(row, 1) == photo->bytes && keep(*photo)) {
                ++count;
                ++report_.photos_fetched;
            } else
                report_.unreadable.push_back({"photo", name});
            bytes += std::min(there.number(row, 1), photo->bytes);
        }
    }

private:
    static std::vector<std::string> names_of(const std::vector<NamedPhoto>& photos) {
        std::vector<std::string> names;
        for (const NamedPhoto& one : photos) names.push_back(one.file);
        return names;
    }
    static bool is_content_of(const NamedPhoto& photo, std::string_view content) {
        return std::ssize(content) == photo.bytes && is_image(content);
    }

    std::string read(const std::string& name) const {
        std::error_code ignored;
        if (fs::file_size(folder_ / name, ignored) > static_cast<std::uintmax_t>(state_.photo_limit)) return {};
        std::ifstream stream(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    /// The server looks at the digest once more: its disk may have changed what was right when it came.
    bool keep(const NamedPhoto& photo) {
        const Answer rows = server_.ask(
            "SELECT content FROM clerk.image WHERE file = $1 AND hash = encode(sha256(content), 'hex')", {photo.file});
        if (rows.rows() != 1) return false; // it is damaged, or somebody deleted it meanwhile
        const std::string content = rows.bytes(0, 0);
        if (!is_content_of(photo, content)) return false;
        translate_errors(folder_ / photo.file, [&] { write_attachment(content, folder_, photo.file); });
        return true;
    }

    Connection& connection_;
    Server& server_;
    const ClubState& state_;
    SyncReport& report_;
    fs::path folder_;
    std::vector<NamedPhoto> here_, missing_;
};

}

bool is_image(std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr std::size_t shortest = 26;
    if (bytes.size() < shortest) return false;
    for (const std::string_view begin : {"\xff\xd8\xff"sv, "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"sv, "GIF87a"sv, "GIF89a"sv})
        if (bytes.starts_with(begin)) return true;
    if (bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return true;
    constexpr std::array brands = {"heic"sv, "heix"sv, "mif1"sv, "avif"sv};
    return bytes.substr(4, 4) == "ftyp" && std::ranges::find(brands, bytes.substr(8, 4)) != brands.end();
}

void exchange_photos(Connection& connection, Server& server, const ClubState& state, SyncReport& report) {
    if (state.photo_limit == 0) return;
    Photos photos(connection, server, state, report);
    photos.send();
    photos.fetch();
}

}
