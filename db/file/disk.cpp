#include "db/file/disk.h"

#include "db/file/system.h"
#include "db/file/watch.h"

#include <csignal>
#include <limits>
#include <string>
#include <system_error>

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

void remove_quietly(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

/// Of one that is locked. What SQLite keeps beside it first: as soon as its name is free another program may take it.
void remove_part(const fs::path& part) {
    for (const char* end : {"-journal", "-wal", "-shm", ""}) remove_quietly(part.string() + end);
}

}

void make_folder(const fs::path& folder) {
    if (folder.empty() || fs::exists(folder)) return;
    make_folder(folder.parent_path());
    if (!fs::create_directory(folder)) return;
    fs::permissions(folder, fs::perms::owner_all);
    if (folder.has_parent_path()) sync_names(folder.parent_path());
}

void sync_names(const fs::path& folder) {
    try {
        sync(folder);
    } catch (const fs::filesystem_error& error) {
        if (error.code() != std::errc::permission_denied) throw;
    }
}

void tell_size_limit() {
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

fs::path real_file(const fs::path& file) {
    constexpr int most_links = 40;
    std::error_code hidden;
    fs::path real = fs::canonical(file, hidden);
    if (!hidden) return real;
    real = file; // nothing is there yet, or any more
    for (int links = 0; fs::is_symlink(fs::symlink_status(real, hidden)) && links < most_links; ++links)
        real = real.parent_path() / fs::read_symlink(real, hidden);
    return real;
}

std::uintmax_t free_room(const fs::path& folder) {
    std::error_code unknown;
    const fs::space_info space = fs::space(fs::exists(folder, unknown) ? folder : folder.parent_path(), unknown);
    return unknown || space.capacity == 0 ? std::numeric_limits<std::uintmax_t>::max() : space.available;
}

TemporaryFile::TemporaryFile(const fs::path& file) {
    std::error_code refused;
    for (int number = 1; lock_ < 0; ++number) {
        path_ = file.string() + (number == 1 ? "" : '.' + std::to_string(number)) + ".part";
        remove_left_part(path_);
        lock_ = open_alone(path_, true, refused);
        if (lock_ < 0 && refused != std::errc::file_exists)
            throw fs::filesystem_error("cannot be made", path_, refused);
    }
}

TemporaryFile::~TemporaryFile() {
    if (!path_.empty()) remove_part(path_);
    close_file(lock_);
}

void TemporaryFile::become(const fs::path& file) {
    sync(path_);
    fs::rename(path_, file);
    path_.clear();
    sync_names(file.parent_path());
}

/// Where the file system has no second names, what is there is looked for first.
bool TemporaryFile::become_new(const fs::path& file) {
    sync(path_);
    if (!add_name(path_, file)) {
        if (fs::exists(fs::symlink_status(file))) return false;
        fs::rename(path_, file);
    } else
        remove_quietly(path_);
    path_.clear();
    sync_names(file.parent_path());
    return true;
}

void remove_left_part(const fs::path& part) {
    std::error_code ignored;
    const int lock = open_alone(part, false, ignored);
    if (lock < 0) return;
    remove_part(part);
    close_file(lock);
}

void remove_left_parts(const fs::path& file) try {
    const fs::path real = real_file(file);
    const std::string beginning = real.filename().string() + '.';
    for (const fs::path& part : files_in(real.parent_path()))
        if (part.extension() == ".part" && part.filename().string().starts_with(beginning)) remove_left_part(part);
} catch (const fs::filesystem_error&) { // a folder that cannot be listed keeps them
}

fs::path default_file() {
    if (const fs::path chosen = from_environment("CLERK_DB"); !chosen.empty()) return chosen;
    const fs::path home = data_home();
    if (home.empty())
        throw Error(Error::Reason::unreadable, "history.db", "neither XDG_DATA_HOME nor HOME names a folder");
    return home / "clerk-of-works" / "history.db";
}

}
