// What is done to files and folders beside SQLite.
#pragma once

#include <filesystem>

namespace clerk::db {

/// With the folders above it. Those that are made are the user's alone.
void make_folder(const std::filesystem::path& folder);

/// Returns when the content of the file, or the names in the folder, are on the disk. Throws
/// std::filesystem::filesystem_error.
void sync(const std::filesystem::path& path);

/// A file under a passing name, until it is whole.
class TemporaryFile {
public:
    /// One that a killed program left is removed.
    explicit TemporaryFile(std::filesystem::path file);
    ~TemporaryFile(); ///< gone, unless it was given its name
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// In one step and on the disk, in place of what is there. In the same folder.
    void become(const std::filesystem::path& file);

private:
    std::filesystem::path path_;
};

}
