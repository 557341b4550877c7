// What files and folders ask of the system beside what disk.h declares: system_posix.cpp and system_windows.cpp do
// both.
#pragma once

#include <filesystem>
#include <system_error>

namespace clerk::db {

/// What a variable of the environment names; empty: nothing.
[[nodiscard]] std::filesystem::path from_environment(const char* name);

/// The folder of the user's data, of all programs; empty: nobody says where.
[[nodiscard]] std::filesystem::path data_home();

/// The file, opened and ours alone until it is closed; below 0: refused. std::errc::file_exists: another program has
/// it, or has just removed it, or it is there though it was to be made.
[[nodiscard]] int open_alone(const std::filesystem::path& file, bool make, std::error_code& refused);
void close_file(int opened);

/// Of a disk, or of what a user or a file may have of it.
[[nodiscard]] bool is_no_room(std::error_code code);

/// Has SQLite lock a file for who opened it, where by itself it locks it for the whole program; and tell a read that
/// failed as one (SQLITE_IOERR), where it takes one that the device refused for damage of the file. Before each file
/// that is opened: it is done once.
void prepare_sqlite();
/// Of SQLite's, on this thread, since then. Its own examination of a file tells them among what it finds damaged.
[[nodiscard]] int failed_reads();

/// Whether SQLite, anywhere, has the file open and in use: to be asked of one that SQLite itself cannot open.
[[nodiscard]] bool is_held(const std::filesystem::path& file);

/// Removes what SQLite keeps beside a file (`-wal`, `-shm`) where a program uses it for another one that had the name
/// before: it goes by the name alone. Who uses it has it still. Before the file is opened with SQLite.
void remove_log_of_another(const std::filesystem::path& file);

/// A second name for a file. False: the name is there already, or the file system has no second names.
[[nodiscard]] bool add_name(const std::filesystem::path& file, const std::filesystem::path& name);

/// Whether a file that is open can be given away to another of the same name.
[[nodiscard]] bool are_open_files_replaced();

/// A library of the system, for as long as the program runs; null: there is none.
[[nodiscard]] void* load_library(const char* name);
[[nodiscard]] void* function_in(void* library, const char* name); ///< null: it has none

/// Waits until the socket can be read, or written where `to_write`. False: not within that time.
[[nodiscard]] bool wait_for_socket(int socket, bool to_write, int milliseconds);
/// The socket under another number, so that it is still there after somebody closed it; below 0: it is not to be
/// had.
[[nodiscard]] int keep_socket(int socket);
void close_socket(int kept);
[[nodiscard]] bool is_cut(int kept); ///< whether the other side has closed it

}
