#include "db/file/disk.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

void remove_quietly(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

fs::filesystem_error failed(const char* what, const fs::path& path) {
    return {what, path, std::error_code(errno, std::generic_category())};
}

/// The file, opened and ours alone until it is closed; below 0: another program has it, or has just removed it.
int locked(const fs::path& file, int flags) {
    const int opened = ::open(file.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, S_IRUSR | S_IWUSR);
    if (opened < 0) return opened;
    struct stat of_file {};
    if (::flock(opened, LOCK_EX | LOCK_NB) == 0 && ::fstat(opened, &of_file) == 0 && of_file.st_nlink > 0)
        return opened;
    ::close(opened);
    errno = EEXIST;
    return -1;
}

}

void make_folder(const fs::path& folder) {
    if (folder.empty() || fs::exists(folder)) return;
    make_folder(folder.parent_path());
    if (fs::create_directory(folder)) fs::permissions(folder, fs::perms::owner_all);
}

/// A file system that cannot do so for folders says that the request is invalid.
void sync(const fs::path& path) {
    const int opened = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool done = opened >= 0 && (::fsync(opened) == 0 || errno == EINVAL);
    const fs::filesystem_error why = failed("cannot be brought to the disk", path);
    if (opened >= 0) ::close(opened);
    if (!done) throw fs::filesystem_error(why);
}

void make_file(const fs::path& file) {
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (opened < 0) throw failed("cannot be made", file);
    ::close(opened);
}

fs::path real_file(const fs::path& file) {
    std::error_code hidden;
    fs::path real = fs::canonical(file, hidden);
    return hidden ? file : real;
}

std::optional<FileId> file_id(const fs::path& file) {
    struct stat of_file {};
    if (::lstat(file.c_str(), &of_file) != 0) return std::nullopt;
    return FileId{of_file.st_dev, of_file.st_ino};
}

bool may_be_written(const fs::path& file) {
    const auto writable = [](const fs::path& path) {
        return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0 || (errno != EACCES && errno != EROFS);
    };
    return writable(file) && writable(file.parent_path());
}

TemporaryFile::TemporaryFile(const fs::path& file) {
    remove_left_parts(file);
    for (int number = 1; lock_ < 0; ++number) {
        path_ = file.string() + (number == 1 ? "" : '.' + std::to_string(number)) + ".part";
        lock_ = locked(path_, O_CREAT | O_EXCL);
        if (lock_ < 0 && errno != EEXIST) throw failed("cannot be made", path_);
    }
}

TemporaryFile::~TemporaryFile() {
    if (!path_.empty()) {
        remove_quietly(path_);
        remove_quietly(path_.string() + "-journal");
    }
    ::close(lock_);
}

void TemporaryFile::become(const fs::path& file) {
    sync(path_);
    fs::rename(path_, file);
    path_.clear();
    sync(file.parent_path());
}

/// Where the file system has no second names, what is there is looked for first.
bool TemporaryFile::become_new(const fs::path& file) {
    sync(path_);
    if (::link(path_.c_str(), file.c_str()) != 0) {
        if (errno == EEXIST || fs::exists(file)) return false;
        fs::rename(path_, file);
    } else
        remove_quietly(path_);
    path_.clear();
    sync(file.parent_path());
    return true;
}

/// An iterator that is given an error code ends the program where memory is missing.
std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    const std::unique_ptr<DIR, void (*)(DIR*)> open(::opendir(folder.c_str()), [](DIR* one) { ::closedir(one); });
    if (!open && (errno == ENOENT || errno == ENOTDIR)) return files;
    if (!open) throw failed("cannot be listed", folder);
    while (const dirent* entry = ::readdir(open.get())) {
        fs::path file = folder / entry->d_name;
        struct stat of_file {};
        if (::stat(file.c_str(), &of_file) == 0 && S_ISREG(of_file.st_mode)) files.push_back(std::move(file));
    }
    return files;
}

void remove_left_parts(const fs::path& file) try {
    const std::string beginning = file.filename().string() + '.';
    for (const fs::path& part : files_in(file.parent_path())) {
        if (part.extension() != ".part" || !part.filename().string().starts_with(beginning)) continue;
        const int lock = locked(part, 0);
        if (lock < 0) continue;
        remove_quietly(part);
        remove_quietly(part.string() + "-journal");
        ::close(lock);
    }
} catch (const fs::filesystem_error&) { // a folder that cannot be listed keeps them
}

}
