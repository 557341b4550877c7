// A file from elsewhere, recognised by what is in it.
#pragma once

#include "app/exchange/import.h"
#include "core/game.h"
#include "db/file/watch.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace clerk {

/// What a file tells: plays that another program kept, or games of ours.
struct Incoming {
    exchange::Import import = {};
    std::vector<Record> records = {};
};

/// Whether the file is a history of ours, by its ending or by how it begins.
bool is_history_file(const std::filesystem::path& file);

inline constexpr std::size_t largest_import = 64 * 1024 * 1024; ///< bytes of a record alone, the others may be less
/// Of records one a line: they take ten times as much memory as text, and a millisecond each. More go into more files.
inline constexpr std::size_t largest_records = 24 * 1024 * 1024, most_records = 5000;

/// An export of BG Stats or one of its plays, plays of BoardGameGeek, a record, or records one a line. All of it or why
/// not; of records one a line the Refusal names the line. Throws db::Error when it is stopped.
tl::expected<Incoming, exchange::Refusal> read_import(std::string_view text, db::Watch watch = {});
/// Plays of a long file that can be read bit by bit: an export as BG Stats writes it. None: the file is otherwise, and
/// is to be read as a whole.
std::optional<Incoming> read_long_import(const std::filesystem::path& file);

/// Several files, or pages of BoardGameGeek, that were chosen together, as one. What more than one of them tells comes
/// once, as the first of them has it.
Incoming joined(std::vector<Incoming> files);
/// What they are called together as the source of an import: "page-1.xml, page-2.xml".
std::string source_of(const std::vector<std::string>& files);

}
