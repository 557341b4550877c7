// The files and folders of Windows.
#include "db/file/disk.h"
#include "db/file/system.h"

#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <shlobj.h>
#include <string>
#include <system_error>
#include <utility>
#include <windows.h>
#include <winsock2.h> // before windows.h

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
constexpr DWORD of_folders_too = FILE_FLAG_BACKUP_SEMANTICS, no_link = FILE_FLAG_OPEN_REPARSE_POINT;

std::error_code why() { return {static_cast<int>(::GetLastError()), std::system_category()}; }

fs::filesystem_error failed(const char* what, const fs::path& path) { return {what, path, why()}; }

class File {
public:
    File(const fs::path& file, DWORD access, DWORD making, DWORD flags = FILE_ATTRIBUTE_NORMAL)
        : handle_(::CreateFileW(file.c_str(), access, shared, nullptr, making, flags, nullptr)) {}
    ~File() {
        if (is_open()) ::CloseHandle(handle_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    bool is_open() const { return handle_ != INVALID_HANDLE_VALUE; }
    HANDLE get() const { return handle_; }
    HANDLE release() { return std::exchange(handle_, INVALID_HANDLE_VALUE); }

private:
    HANDLE handle_;
};

/// Far behind whatever a file holds, and behind what SQLite locks.
bool lock(const File& file) {
    OVERLAPPED place{};
    place.OffsetHigh = 0x7fffffff;
    return ::LockFileEx(file.get(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0;
}

std::optional<FileId> id_of(const File& file) {
    BY_HANDLE_FILE_INFORMATION told{};
    if (!file.is_open() || !::GetFileInformationByHandle(file.get(), &told)) return std::nullopt;
    return FileId{told.dwVolumeSerialNumber, std::uint64_t{told.nFileIndexHigh} << 32 | told.nFileIndexLow};
}

bool is_refused(const fs::path& path, DWORD access) {
    const File file(path, access, OPEN_EXISTING, of_folders_too);
    const DWORD error = file.is_open() ? ERROR_SUCCESS : ::GetLastError();
    return error == ERROR_ACCESS_DENIED || error == ERROR_WRITE_PROTECT;
}

}

void prepare_sqlite() {}                                 // it does both by itself
void remove_log_of_another(const fs::path& /*file*/) {}  // a file that is open is not replaced
bool is_held(const fs::path& /*file*/) { return false; } // the same

int failed_reads() { return 0; } // nobody counts them

fs::path from_environment(const char* name) {
    const wchar_t* value = ::_wgetenv(fs::path(name).c_str());
    return value ? fs::path(value) : fs::path();
}

/// Not the roaming one: a history may be large, and its log is bound to this computer.
fs::path data_home() {
    wchar_t* folder = nullptr;
    const bool known = SUCCEEDED(::SHGetKnownFolderPath(FOLDERID_LocalAppData, KF_FLAG_DEFAULT, nullptr, &folder));
    fs::path home = known ? fs::path(folder) : fs::path();
    ::CoTaskMemFree(folder);
    return home;
}

int open_alone(const fs::path& file, bool make, std::error_code& refused) {
    File opened(file, GENERIC_READ | GENERIC_WRITE, make ? CREATE_NEW : OPEN_EXISTING, no_link);
    refused = opened.is_open() ? std::error_code() : why();
    if (refused.value() == ERROR_FILE_EXISTS || (opened.is_open() && !(lock(opened) && file_id(file) == id_of(opened))))
        refused = std::make_error_code(std::errc::file_exists);
    return refused ? -1 : ::_open_osfhandle(reinterpret_cast<std::intptr_t>(opened.release()), _O_BINARY);
}

void close_file(int opened) { ::_close(opened); }

bool is_no_room(std::error_code code) {
    return code == std::errc::no_space_on_device || code == std::error_code(ERROR_DISK_FULL, std::system_category());
}

bool add_name(const fs::path& file, const fs::path& name) {
    return ::CreateHardLinkW(name.c_str(), file.c_str(), nullptr) != 0;
}

bool are_open_files_replaced() { return false; }

void* load_library(const char* name) { return reinterpret_cast<void*>(::LoadLibraryA(name)); }

void* function_in(void* library, const char* name) {
    return reinterpret_cast<void*>(::GetProcAddress(static_cast<HMODULE>(library), name));
}

bool wait_for_socket(int socket, bool to_write, int milliseconds) {
    WSAPOLLFD one{static_cast<SOCKET>(socket), static_cast<SHORT>(to_write ? POLLRDNORM | POLLWRNORM : POLLRDNORM), 0};
    return ::WSAPoll(&one, 1, milliseconds) > 0;
}

int keep_socket(int) { return -1; }
void close_socket(int) {}
bool is_cut(int) { return true; }

/// The names in a folder are in the log of the file system.
void sync(const fs::path& path) {
    if (path.empty() || fs::is_directory(path)) return;
    const File file(path, GENERIC_WRITE, OPEN_EXISTING);
    if (!file.is_open() || !::FlushFileBuffers(file.get())) throw failed("cannot be brought to the disk", path);
}

/// It is the user's alone as what lies in the folder is.
void make_file(const fs::path& file) {
    const File made(file, GENERIC_WRITE, OPEN_ALWAYS);
    if (!made.is_open()) throw failed("cannot be made", file);
}

std::optional<FileId> file_id(const fs::path& file) {
    return id_of(File(file, 0, OPEN_EXISTING, of_folders_too | no_link));
}

bool may_be_written(const fs::path& file) {
    return !is_refused(file, FILE_WRITE_DATA) && !is_refused(file.parent_path(), FILE_ADD_FILE);
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    if (!fs::is_directory(folder)) return files;
    std::error_code unknown;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file(unknown)) files.push_back(entry.path());
    return files;
}

std::string read_beginning(const fs::path& file, std::size_t most) {
    std::string bytes(most, '\0');
    const File opened(file, GENERIC_READ, OPEN_EXISTING, no_link);
    DWORD got = 0;
    if (!opened.is_open() || !::ReadFile(opened.get(), bytes.data(), static_cast<DWORD>(most), &got, nullptr))
        return {};
    bytes.resize(got);
    return bytes;
}

void write_beginning(const fs::path& file, std::string_view bytes) {
    const File opened(file, GENERIC_WRITE, OPEN_ALWAYS, no_link);
    DWORD written = 0;
    if (opened.is_open()) ::WriteFile(opened.get(), bytes.data(), static_cast<DWORD>(bytes.size()), &written, nullptr);
}

}
