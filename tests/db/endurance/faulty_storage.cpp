#include "tests/db/endurance/faulty_storage.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <new>

#include <sqlite3.h>

namespace clerk::test {

namespace {

namespace fs = std::filesystem;
using Call = FaultyStorage::Call;

FaultyStorage* storage = nullptr;
sqlite3_vfs* system_vfs = nullptr;
sqlite3_vfs faulty_vfs;

/// Before the system's own, which lies behind it in the memory that SQLite gives.
struct File {
    sqlite3_file base;
    std::string* name; ///< empty: of no name
};

sqlite3_file* behind(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1); }
const std::string& name_of(sqlite3_file* file) { return *reinterpret_cast<File*>(file)->name; }

int close(sqlite3_file* file) {
    const int result = behind(file)->pMethods ? behind(file)->pMethods->xClose(behind(file)) : SQLITE_OK;
    delete reinterpret_cast<File*>(file)->name;
    return result;
}
int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 at) {
    if (storage->refusal(Call::read) != SQLITE_OK) return SQLITE_IOERR_READ;
    return behind(file)->pMethods->xRead(behind(file), bytes, count, at);
}
int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
    if (const int refusal = storage->refusal(Call::write); refusal != SQLITE_OK) return refusal;
    storage->change(name_of(file), Call::write, at,
                    std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(count)));
    return behind(file)->pMethods->xWrite(behind(file), bytes, count, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (storage->refusal(Call::truncate) != SQLITE_OK) return SQLITE_IOERR_TRUNCATE;
    storage->change(name_of(file), Call::truncate, size, {});
    return behind(file)->pMethods->xTruncate(behind(file), size);
}
int sync(sqlite3_file* file, int flags) {
    if (storage->refusal(Call::sync) != SQLITE_OK) return SQLITE_IOERR_FSYNC;
    storage->change(name_of(file), Call::sync, 0, {});
    return behind(file)->pMethods->xSync(behind(file), flags);
}
int file_size(sqlite3_file* file, sqlite3_int64* size) { return behind(file)->pMethods->xFileSize(behind(file), size); }
int lock(sqlite3_file* file, int kind) { return behind(file)->pMethods->xLock(behind(file), kind); }
int unlock(sqlite3_file* file, int kind) { return behind(file)->pMethods->xUnlock(behind(file), kind); }
int check_lock(sqlite3_file* file, int* held) { return behind(file)->pMethods->xCheckReservedLock(behind(file), held); }
int control(sqlite3_file* file, int what, void* with) {
    return behind(file)->pMethods->xFileControl(behind(file), what, with);
}
int sector_size(sqlite3_file* file) { return behind(file)->pMethods->xSectorSize(behind(file)); }
int characteristics(sqlite3_file*) { return 0; } // nothing is promised
int map_shared(sqlite3_file* file, int region, int size, int extend, void volatile** at) {
    return behind(file)->pMethods->xShmMap(behind(file), region, size, extend, at);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
    return behind(file)->pMethods->xShmLock(behind(file), offset, count, flags);
}
void fence_shared(sqlite3_file* file) { behind(file)->pMethods->xShmBarrier(behind(file)); }
int unmap_shared(sqlite3_file* file, int remove) { return behind(file)->pMethods->xShmUnmap(behind(file), remove); }

const sqlite3_io_methods methods = {
    2,          close,   read,        write,           truncate,   sync,        file_size,    lock,         unlock,
    check_lock, control, sector_size, characteristics, map_shared, lock_shared, fence_shared, unmap_shared, nullptr,
    nullptr};

int open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* how) {
    auto* ours = reinterpret_cast<File*>(file);
    ours->base.pMethods = nullptr;
    if (storage->refusal(Call::open) != SQLITE_OK) return SQLITE_CANTOPEN;
    behind(file)->pMethods = nullptr;
    const int result = system_vfs->xOpen(system_vfs, name, behind(file), flags, how);
    if (result != SQLITE_OK) return result;
    ours->name = new std::string(name ? name : "");
    ours->base.pMethods = &methods;
    storage->change(*ours->name, Call::open, 0, {});
    return SQLITE_OK;
}
int remove(sqlite3_vfs*, const char* name, int sync_folder) {
    if (storage->refusal(Call::remove) != SQLITE_OK) return SQLITE_IOERR_DELETE;
    storage->change(name, Call::remove, 0, {});
    return system_vfs->xDelete(system_vfs, name, sync_folder);
}

int current_time(sqlite3_vfs*, sqlite3_int64* milliseconds) {
    constexpr sqlite3_int64 at_1970 = 210'866'760'000'000; // of the Julian day
    if (!storage->clock()) return system_vfs->xCurrentTimeInt64(system_vfs, milliseconds);
    *milliseconds = *storage->clock() * 1000 + at_1970;
    return SQLITE_OK;
}

std::string content(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool is_shared_memory(const fs::path& file) { return file.string().ends_with("-shm"); }

}

FaultyStorage::FaultyStorage() {
    storage = this;
    system_vfs = sqlite3_vfs_find("unix");
    faulty_vfs = *system_vfs;
    faulty_vfs.zName = "faulty";
    faulty_vfs.szOsFile += static_cast<int>(sizeof(File));
    faulty_vfs.xOpen = open;
    faulty_vfs.xDelete = remove;
    faulty_vfs.xCurrentTimeInt64 = current_time;
    sqlite3_vfs_register(&faulty_vfs, 1);
}

FaultyStorage::~FaultyStorage() {
    sqlite3_vfs_register(system_vfs, 1);
    sqlite3_vfs_unregister(&faulty_vfs);
    storage = nullptr;
}

void FaultyStorage::fail(int n, bool for_good, bool as_full) {
    left_ = n;
    for_good_ = for_good;
    as_full_ = as_full;
    failed_ = false;
    calls_ = 0;
}

int FaultyStorage::refusal(Call call) {
    ++calls_;
    if (left_ == 0) return SQLITE_OK;
    if (left_ > 1) {
        --left_;
        return SQLITE_OK;
    }
    if (as_full_ && call != Call::write) return SQLITE_OK;
    if (!for_good_) left_ = 0;
    failed_ = true;
    return as_full_ ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

void FaultyStorage::watch(const fs::path& folder, std::function<void()> before_change) {
    folder_ = folder;
    files_.clear();
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file()) files_[entry.path().string()].synced = content(entry.path());
    before_change_ = std::move(before_change);
}

void FaultyStorage::apply(std::string& bytes, const Write& write) {
    if (write.at < 0) return bytes.resize(static_cast<std::size_t>(write.size));
    const auto at = static_cast<std::size_t>(write.at);
    if (bytes.size() < at + write.bytes.size()) bytes.resize(at + write.bytes.size());
    bytes.replace(at, write.bytes.size(), write.bytes);
}

void FaultyStorage::change(const std::string& file, Call call, std::int64_t at, std::string bytes) {
    if (!before_change_ || fs::path(file).parent_path() != folder_) return;
    if (call != Call::open) before_change_();
    File& changed = files_[file];
    switch (call) {
    case Call::open:
    case Call::read: break;
    case Call::write: changed.since.push_back({at, std::move(bytes), 0}); break;
    case Call::truncate: changed.since.push_back({-1, {}, at}); break;
    case Call::sync:
        for (const Write& write : changed.since) apply(changed.synced, write);
        changed.since.clear();
        break;
    case Call::remove: files_.erase(file); break;
    }
}

void FaultyStorage::lose_power(const fs::path& into, std::mt19937& random) const {
    constexpr std::size_t sector = 512;
    for (const auto& [name, file] : files_) {
        if (is_shared_memory(name)) continue;
        std::vector<Write> pieces;
        for (const Write& write : file.since) {
            if (write.at < 0) pieces.push_back(write);
            for (std::size_t at = 0; at < write.bytes.size(); at += sector)
                pieces.push_back({write.at + static_cast<std::int64_t>(at), write.bytes.substr(at, sector), 0});
        }
        std::ranges::shuffle(pieces, random);
        if (!pieces.empty()) pieces.resize(random() % (pieces.size() + 1));
        std::string bytes = file.synced;
        for (const Write& piece : pieces) apply(bytes, piece);
        std::ofstream(into / fs::path(name).filename(), std::ios::binary) << bytes;
    }
}

}
