#include "db/file/disk.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

void remove_quietly(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
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
    const std::error_code why(errno, std::generic_category());
    if (opened >= 0) ::close(opened);
    if (!done) throw fs::filesystem_error("cannot be brought to the disk", path, why);
}

TemporaryFile::TemporaryFile(fs::path file) : path_(std::move(file)) { fs::remove(path_); }

TemporaryFile::~TemporaryFile() {
    if (path_.empty()) return;
    remove_quietly(path_);
    remove_quietly(path_.string() + "-journal");
}

void TemporaryFile::become(const fs::path& file) {
    sync(path_);
    fs::rename(path_, file);
    path_.clear();
    sync(file.parent_path());
}

}
