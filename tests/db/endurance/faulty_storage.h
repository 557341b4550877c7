// The disk below SQLite, as it must be feared: it can fail at any call, and it can lose its power at any call. While
// one lives, all of SQLite's files go through it; what other code writes does not.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

struct sqlite3_vfs;

namespace clerk::test {

class FaultyStorage {
public:
    FaultyStorage(); ///< one at a time
    ~FaultyStorage();
    FaultyStorage(const FaultyStorage&) = delete;
    FaultyStorage& operator=(const FaultyStorage&) = delete;

    enum class Call { open, read, write, truncate, sync, remove };

    /// The n-th call from now on fails, counted from 1, or that one and every later one; 0: none does.
    void fail(int n, bool for_good, bool as_full = false);
    bool has_failed() const { return failed_; }
    int calls() const { return calls_; } ///< since the last `fail`

    /// What time SQLite is told from now on: seconds since 1970, UTC.
    void set_clock(std::int64_t seconds) { clock_ = seconds; }
    std::optional<std::int64_t> clock() const { return clock_; }

    /// Before each call that changes a file in this folder or brings it to the disk.
    void watch(const std::filesystem::path& folder, std::function<void()> before_change);
    void stop_watching() { before_change_ = nullptr; }

    /// The watched files as they may lie on the disk if the power went now, in that folder: what was synced, and of
    /// what was written since some pieces of a sector in any order.
    void lose_power(const std::filesystem::path& into, std::mt19937& random) const;

    // Called by SQLite.
    int refusal(Call call); ///< SQLITE_OK: go on
    void change(const std::string& file, Call call, std::int64_t at, std::string bytes);

private:
    struct Write {
        std::int64_t at; ///< below 0: the file is cut to `size`
        std::string bytes;
        std::int64_t size;
    };
    struct File {
        std::string synced;
        std::vector<Write> since;
    };
    static void apply(std::string& bytes, const Write& write);

    std::optional<std::int64_t> clock_; ///< none: the system's
    int left_ = 0, calls_ = 0;
    bool for_good_ = false, as_full_ = false, failed_ = false;
    std::filesystem::path folder_;
    std::function<void()> before_change_;
    std::map<std::string, File> files_;
};

}
