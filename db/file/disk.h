// What is done to files and folders beside SQLite, and where the history is.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::db {

// What is done to files and folders beside SQLite.

/// With the folders above it. Those that are made are the user's alone.
void make_folder(const std::filesystem::path& folder);

/// Returns when the content of the file, or the names in the folder, are on the disk. Throws
/// std::filesystem::filesystem_error.
void sync(const std::filesystem::path& path);

/// Brings the names in a folder to the disk. One that may be written and not read is no reason to fail.
void sync_names(const std::filesystem::path& folder);

/// Has a write that would make a file larger than the system lets it be (`ulimit -f`) fail, as on a disk without room;
/// by itself it ends the program, without a word. Once is enough for a program.
void tell_size_limit();

/// Makes an empty file that is the user's alone, unless there is one. Throws std::filesystem::filesystem_error.
void make_file(const std::filesystem::path& file);

/// Where the file is, or will be, when its name is a link: what belongs to it lies there.
[[nodiscard]] std::filesystem::path real_file(const std::filesystem::path& file);

/// What tells a file from every other, whatever it is called; none: there is no such file.
struct FileId {
    std::uint64_t device = 0, number = 0;
    friend bool operator==(const FileId&, const FileId&) = default;
};
[[nodiscard]] std::optional<FileId> file_id(const std::filesystem::path& file);

/// Bytes for which there is room where the folder is, or will be, on its disk. Where that does not say it, there is
/// always enough.
[[nodiscard]] std::uintmax_t free_room(const std::filesystem::path& folder);

/// Whether the file, and what belongs beside it, may be written. Of a file that is there.
[[nodiscard]] bool may_be_written(const std::filesystem::path& file);

/// A file beside the one that it is to become, "history.db.part", until it is whole. It is the user's alone, and no
/// other program has it. In place of one that a killed program left.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::filesystem::path& file);
    ~TemporaryFile(); ///< gone, unless it was given its name
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// In one step and on the disk, in place of what is there. In the same folder. Where the names of that cannot be
    /// brought to the disk it throws, and has its name all the same: then it has no path any more.
    void become(const std::filesystem::path& file);
    /// Becomes the file unless there is something already: then false.
    [[nodiscard]] bool become_new(const std::filesystem::path& file);

private:
    std::filesystem::path path_;
    int lock_ = -1;
};

/// The files of a folder, or those that links in it lead to; none of a folder that is not there. Throws
/// std::filesystem::filesystem_error, for a file that cannot be looked at, too. (An iterator of std::filesystem ends
/// the program where memory runs out.)
[[nodiscard]] std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder);

/// The first bytes of a file, as many as there are up to so many; none of what is no file, or may not be read. Follows
/// no link, and waits for nobody. Throws std::filesystem::filesystem_error where the disk or the system fails.
[[nodiscard]] std::string read_beginning(const std::filesystem::path& file, std::size_t most);
/// Over what the file, which is made where there is none, begins with. Follows no link, and waits neither for anybody
/// nor for the disk; what fails is not told.
void write_beginning(const std::filesystem::path& file, std::string_view bytes);

/// Removes a passing file, with what SQLite keeps beside it, unless a program is writing it.
void remove_left_part(const std::filesystem::path& part);
/// Removes all passing files beside the file.
void remove_left_parts(const std::filesystem::path& file);

/// Where the history is when nobody says otherwise.
/// `$XDG_DATA_HOME/clerk-of-works/history.db`, by the XDG rules, on Windows in the local application data; CLERK_DB
/// overrides it. Throws Error::unreadable where the environment names no folder.
std::filesystem::path default_file();

}
