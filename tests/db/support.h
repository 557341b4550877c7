// Small records and files for the tests of the store.
#pragma once

#include "core/game.h"
#include "db/file/utc_time.h"
#include "db/store/store.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace clerk::test {

/// A folder of the test's own, gone when the test is over.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }
    std::vector<std::string> names() const; ///< of what is in it, in order

private:
    std::filesystem::path path_;
};

/// Of a day without anything particular.
inline constexpr db::Time noon = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + std::chrono::hours(12);

std::string uuid(int number);

/// The n-th turn of a game in which everyone lays terrace beside terrace on level 1; legal for 30 turns of two players.
babylon::Turn turn(int number);
/// Linda and John, depth builds, with so many turns.
Record game(int number, int turns = 0);
Record with_turns(Record record, int turns);
Record with_note(Record record, const std::string& note);
Record with_names(Record record, const std::vector<std::string>& names);
Record started(Record record, const std::string& when);
babylon::Game& babylon_of(Record& record);

std::string bytes(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);
/// As damage may leave it: the index of that name has no row. Requires that it lies on one page.
void empty_index(const std::filesystem::path& history, const std::string& index);
/// Of SQLite, not yet rolled back: of a transaction over several databases, whose common journal is `other`. Who rolls
/// it back removes that.
std::string journal_that_names(const std::filesystem::path& other);

/// The reason of the Error that the action throws; none when it throws none.
template <class Action> std::optional<db::Error::Reason> reason(Action action) {
    try {
        action();
    } catch (const db::Error& error) {
        return error.reason;
    }
    return std::nullopt;
}

}
