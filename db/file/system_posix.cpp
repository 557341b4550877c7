// The files and folders of a POSIX system.
#include "db/file/disk.h"
#include "db/file/system.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <sqlite3.h>

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

std::error_code why() { return {errno, std::generic_category()}; }

fs::filesystem_error failed(const char* what, const fs::path& path) { return {what, path, why()}; }

constexpr int without_waiting = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

FileId id(const struct stat& of_file) { return {of_file.st_dev, of_file.st_ino}; }

FileId id_of(int opened) {
    struct stat of_file {};
    ::fstat(opened, &of_file);
    return id(of_file);
}

thread_local int reads_failed = 0;

/// Of the reasons for which a read fails SQLite takes these for damage of the file (SQLITE_IOERR_CORRUPTFS).
template <class Read, class... At> ssize_t read_bytes(Read read, int file, void* bytes, std::size_t count, At... at) {
    const ssize_t got = read(file, bytes, count, at...);
    if (got < 0 && errno != EINTR) ++reads_failed;
    if (got < 0 && (errno == EIO || errno == ENXIO || errno == ERANGE)) errno = EACCES;
    return got;
}
ssize_t read_on(int file, void* bytes, std::size_t count) { return read_bytes(::read, file, bytes, count); }
ssize_t read_at(int file, void* bytes, std::size_t count, off_t at) {
    return read_bytes(::pread, file, bytes, count, at);
}
/// A file that may not grow further is for who enters something a full disk.
template <class Write, class... At>
ssize_t write_bytes(Write write, int file, const void* bytes, std::size_t count, At... at) {
    const ssize_t done = write(file, bytes, count, at...);
    if (done < 0 && errno == EFBIG) errno = ENOSPC;
    return done;
}
ssize_t write_on(int file, const void* bytes, std::size_t count) { return write_bytes(::write, file, bytes, count); }
ssize_t write_at(int file, const void* bytes, std::size_t count, off_t at) {
    return write_bytes(::pwrite, file, bytes, count, at);
}
static_assert(sizeof(off_t) == sizeof(sqlite3_int64), "pread64 and pwrite64 take the same");

#ifdef F_OFD_SETLK
/// Of all bytes but one: those of a log are single ones.
bool is_to_read_file(const struct flock& lock) { return lock.l_type == F_RDLCK && lock.l_len > 1; }

/// A program that waited for a file that another program replaced meanwhile would open the log of what has its name
/// now, and both would lose what they write: for the one the log is not of its file, for the other it is gone.
bool is_without_name(int file) {
    struct stat of_file {};
    of_file.st_nlink = 1; // where nobody can say
    ::fstat(file, &of_file);
    return of_file.st_nlink == 0;
}

/// A lock of the whole program is gone as soon as anything in it closes the file, if only to see what kind of file it
/// is, as a dialog does that lists the folder.
int control(int file, int command, ...) { // NOLINT(cert-dcl50-cpp): SQLite calls it like fcntl
    std::va_list rest;
    va_start(rest, command);
    void* const argument = va_arg(rest, void*);
    va_end(rest);
    if (command != F_SETLK && command != F_GETLK) return ::fcntl(file, command, argument);
    auto* const asked = static_cast<struct flock*>(argument);
    struct flock lock = *asked;
    lock.l_pid = 0;
    const int result = ::fcntl(file, command == F_SETLK ? F_OFD_SETLK : F_OFD_GETLK, &lock);
    if (result != 0 && errno == EINVAL) return ::fcntl(file, command, argument); // a system that has no such locks
    if (command == F_GETLK) *asked = lock;
    if (result == 0 && command == F_SETLK && is_to_read_file(lock) && is_without_name(file)) {
        lock.l_type = F_UNLCK;
        ::fcntl(file, F_OFD_SETLK, &lock);
        errno = EAGAIN;
        return -1;
    }
    return result;
}
#endif

void replace_calls() {
    sqlite3_vfs* const files = sqlite3_vfs_find("unix");
    if (!files) return;
    const auto call_instead = [files](const char* name, auto* call) {
        files->xSetSystemCall(files, name, reinterpret_cast<sqlite3_syscall_ptr>(call));
    };
#ifdef F_OFD_SETLK
    call_instead("fcntl", control);
#endif
    call_instead("read", read_on);
    call_instead("pread", read_at);
    call_instead("pread64", read_at);
    call_instead("write", write_on);
    call_instead("pwrite", write_at);
    call_instead("pwrite64", write_at);
}

/// Memory that SQLite gives back page by page, and asks for again, would go to the system and come from it each time.
void keep_memory() {
#ifdef __GLIBC__
    constexpr int kept = 64 << 20; // bytes
    ::mallopt(M_TRIM_THRESHOLD, kept);
#endif
}

/// What a statement may have to take back of itself SQLite writes to a file from 16 pages on, and then does so for all
/// statements of that action. A row of a play with its indexes takes a few more.
void take_back_in_memory() {
    constexpr int most = 120 * 1024; // bytes: as much as the system gives without asking it again each time
    sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, most);
}

}

void prepare_sqlite() {
    static const bool is_done = (take_back_in_memory(), replace_calls(), keep_memory(), true);
    static_cast<void>(is_done);
}

int failed_reads() { return reads_failed; }

fs::path from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? fs::path(value) : fs::path();
}

/// The XDG rules: a relative path in XDG_DATA_HOME is to be ignored.
fs::path data_home() {
    if (const fs::path home = from_environment("XDG_DATA_HOME"); home.is_absolute()) return home;
    if (const fs::path home = from_environment("HOME"); home.is_absolute()) return home / ".local" / "share";
    return {};
}

/// Between its opening and its lock another program may have removed the file, and a third one made its own of that
/// name. Where a file system has no locks, what was made is nobody else's, and what was left stays.
int open_alone(const fs::path& file, bool make, std::error_code& refused) {
    const int flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (make ? O_CREAT | O_EXCL : 0);
    const int opened = ::open(file.c_str(), flags, S_IRUSR | S_IWUSR);
    refused = opened < 0 ? why() : std::error_code();
    if (opened < 0) return -1;
    const bool is_ours = ::flock(opened, LOCK_EX | LOCK_NB) == 0 || (make && errno != EWOULDBLOCK);
    if (is_ours && file_id(file) == id_of(opened)) return opened;
    ::close(opened);
    refused = std::make_error_code(std::errc::file_exists);
    return -1;
}

void close_file(int opened) { ::close(opened); }

bool is_no_room(std::error_code code) {
    return code == std::errc::no_space_on_device || code == std::errc::file_too_large ||
           code == std::error_code(EDQUOT, std::generic_category());
}

#ifdef F_OFD_SETLK
namespace {

/// Whoever has a log open holds the first lock, and before it the second, until after it.
constexpr struct Part {
    off_t first, bytes;
} log_is_open{128, 1}, file_is_open{0x40000000, 512}; // where SQLite has them

/// Whether another has it, or whether it could be taken.
bool ask(int opened, int command, const Part& part) {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = part.first;
    lock.l_len = part.bytes;
    const bool answered = ::fcntl(opened, command, &lock) == 0;
    return answered && (command == F_OFD_SETLK || lock.l_type != F_UNLCK);
}

}

bool is_held(const fs::path& file) {
    const int opened = ::open(file.c_str(), O_RDONLY | without_waiting);
    const bool is_others = opened >= 0 && ask(opened, F_OFD_GETLK, file_is_open);
    if (opened >= 0) ::close(opened);
    return is_others;
}

void remove_log_of_another(const fs::path& file) {
    const fs::path index = file.string() + "-shm";
    const int opened_index = ::open(index.c_str(), O_RDONLY | without_waiting);
    if (opened_index < 0) return;
    const int opened =
        ask(opened_index, F_OFD_GETLK, log_is_open) ? ::open(file.c_str(), O_RDWR | without_waiting) : -1;
    const bool is_others = opened >= 0 && ask(opened, F_OFD_SETLK, file_is_open) && // nobody has it, or can open it now
                           ask(opened_index, F_OFD_GETLK, log_is_open) && id_of(opened_index) == file_id(index);
    if (is_others) {
        ::unlink((file.string() + "-wal").c_str());
        ::unlink(index.c_str());
    }
    if (opened >= 0) ::close(opened);
    ::close(opened_index);
}
#else
bool is_held(const fs::path& /*file*/) { return false; }
void remove_log_of_another(const fs::path& /*file*/) {}
#endif

bool add_name(const fs::path& file, const fs::path& name) { return ::link(file.c_str(), name.c_str()) == 0; }

bool are_open_files_replaced() { return true; }

void* load_library(const char* name) { return ::dlopen(name, RTLD_NOW | RTLD_LOCAL); }

void* function_in(void* library, const char* name) { return ::dlsym(library, name); }

bool wait_for_socket(int socket, bool to_write, int milliseconds) {
    pollfd one{socket, static_cast<short>(to_write ? POLLIN | POLLOUT : POLLIN), 0};
    return ::poll(&one, 1, milliseconds) > 0;
}

int keep_socket(int socket) { return ::fcntl(socket, F_DUPFD_CLOEXEC, 0); }

void close_socket(int kept) {
    if (kept >= 0) ::close(kept);
}

/// What it still sent may lie before the end.
bool is_cut(int kept) {
    if (kept < 0) return true;
    char bytes[4096];
    ssize_t got = 0;
    int reads = 0;
    do got = ::recv(kept, bytes, sizeof bytes, MSG_DONTWAIT);
    while ((got > 0 || (got < 0 && errno == EINTR)) && ++reads < 1000);
    return got == 0 || (got < 0 && errno != EAGAIN);
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

std::optional<FileId> file_id(const fs::path& file) {
    struct stat of_file {};
    if (::lstat(file.c_str(), &of_file) != 0) return std::nullopt;
    return id(of_file);
}

bool may_be_written(const fs::path& file) {
    const auto writable = [](const fs::path& path) {
        return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0 || (errno != EACCES && errno != EROFS);
    };
    return writable(file) && writable(file.parent_path());
}

/// An iterator that is given an error code ends the program where memory is missing.
std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    const std::unique_ptr<DIR, void (*)(DIR*)> open(::opendir(folder.c_str()), [](DIR* one) { ::closedir(one); });
    if (!open && (errno == ENOENT || errno == ENOTDIR)) return files;
    if (!open) throw failed("cannot be listed", folder);
    for (errno = 0; const dirent* entry = ::readdir(open.get()); errno = 0) {
        fs::path file = folder / entry->d_name;
        struct stat of_file {};
        if (::stat(file.c_str(), &of_file) != 0) {
            const auto why = failed("cannot be looked at", file);
            const bool leads_nowhere = ::lstat(file.c_str(), &of_file) == 0 && S_ISLNK(of_file.st_mode);
            if (!leads_nowhere && errno != ENOENT) throw fs::filesystem_error(why);
        } else if (S_ISREG(of_file.st_mode))
            files.push_back(std::move(file));
    }
    if (errno != 0) throw failed("cannot be listed", folder);
    return files;
}

std::string read_beginning(const fs::path& file, std::size_t most) {
    const auto fails = [] { return std::ranges::count(std::array{EIO, EMFILE, ENFILE, ENOMEM}, errno) > 0; };
    std::string bytes(most, '\0');
    const int opened = ::open(file.c_str(), O_RDONLY | without_waiting);
    if (opened < 0 && fails()) throw failed("cannot be read", file);
    if (opened < 0) return {};
    ssize_t got = 0;
    do got = ::pread(opened, bytes.data(), bytes.size(), 0);
    while (got < 0 && errno == EINTR);
    const auto failure = got < 0 && fails() ? std::optional(failed("cannot be read", file)) : std::nullopt;
    ::close(opened);
    if (failure) throw fs::filesystem_error(*failure);
    bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return bytes;
}

void write_beginning(const fs::path& file, std::string_view bytes) {
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | without_waiting, S_IRUSR | S_IWUSR);
    if (opened < 0) return;
    [[maybe_unused]] const ssize_t written = ::pwrite(opened, bytes.data(), bytes.size(), 0);
    ::close(opened);
}

}
