// The files of the back-ups: their names, which of them are kept, and what they hold.
#pragma once

#include "db/file/utc_time.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::db {

/// Why a back-up was made; all but the first and the last: before what.
enum class Occasion { daily, schema_step, merge, import, repair, restore, by_hand };
inline constexpr Occasion occasions[] = {Occasion::daily,  Occasion::schema_step, Occasion::merge,  Occasion::import,
                                         Occasion::repair, Occasion::restore,     Occasion::by_hand};
std::string_view id(Occasion occasion); ///< "daily", "schema", "merge", "import", "repair", "restore", "hand"

struct BackUp {
    std::filesystem::path file;
    Time made;
    Occasion occasion = Occasion::daily;
    std::uintmax_t bytes = 0;
};

std::filesystem::path back_up_folder(const std::filesystem::path& history);
/// Where the next one goes: a name that nothing has. Throws Error, of the folder.
/// Its moment is now, or, while the clock is not past the newest back-up, a second after that one: the names stand in
/// the order in which they were made, whatever the clock shows now or showed once. Where the clock is more than a day
/// behind, a daily one is a day after instead: of those of one day only the newest is kept, and each of them is to last
/// as if a day had passed. Only names of the year 9999 are not gone beyond, as later ones could not be written; and
/// where the folder cannot be listed it is now.
std::filesystem::path free_name(const std::filesystem::path& history, Occasion occasion, Time now);
/// What the name tells; none: it is no back-up of this history.
std::optional<BackUp> read_name(const std::filesystem::path& history, const std::filesystem::path& file);

/// Newest first. Files with other names are not looked at.
[[nodiscard]] std::vector<BackUp> list_back_ups(const std::filesystem::path& history);
/// Back-ups that are being written, or were by programs that were killed: "history-…-daily.db.part", "….db.2.part".
[[nodiscard]] std::vector<std::filesystem::path> parts(const std::filesystem::path& history);

/// The back-ups that need not be kept. Of the daily ones the newest of a day is kept, for the last 12 days that have
/// one; likewise for the last 10 ISO weeks and the last 9 months (in UTC). Of those made before something the newest 10
/// of each occasion are kept. Those made by hand are all kept.
[[nodiscard]] std::vector<BackUp> expired(std::vector<BackUp> all);

struct Contents {
    int games = 0;
    int plays = 0; ///< those of the games, and those from elsewhere
    int results = 0;
    int players = 0;
    friend bool operator==(const Contents&, const Contents&) = default;
};
/// None: it is damaged, or no history, or one of a newer version of this program.
std::optional<Contents> contents(const std::filesystem::path& back_up);
/// Whether it can be read as one, without counting.
[[nodiscard]] bool holds_something(const std::filesystem::path& back_up);

// The files of a history on the disk: its own, and those that are missing.

/// The files of a history on the disk: nothing else is written in their place.
/// Whether what is written under that name would take the place of a history, of what belongs beside one, or would lie
/// among its back-ups. A history is known by its first bytes, whatever it is called.
[[nodiscard]] bool belongs_to_history(const std::filesystem::path& file);

/// Photos and pictures that a history names and that are not beside it: back-ups hold none of them.
/// The names of a history that was just put back. None of one in a club, whose other laptops keep theirs, none of one
/// of an earlier step, and none where somebody has opened it meanwhile.
std::vector<std::string> missing_files(const std::filesystem::path& history);

}
