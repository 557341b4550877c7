// A disk that is full.
#pragma once

#include <cerrno>
#include <cstddef>
#include <sys/types.h>

#include <sqlite3.h>

namespace clerk::test {

/// While it lives, the system has no room for another byte that SQLite wants to write.
class NoRoom {
public:
    NoRoom() { set(reinterpret_cast<sqlite3_syscall_ptr>(refuse)); }
    ~NoRoom() { set(nullptr); }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;

private:
    static ssize_t refuse(int, const void*, std::size_t, off_t) {
        errno = ENOSPC;
        return -1;
    }
    /// SQLite's own means for tests; no pointer: as it was.
    static void set(sqlite3_syscall_ptr call) {
        sqlite3_vfs* system = sqlite3_vfs_find(nullptr);
        for (const char* name : {"write", "pwrite", "pwrite64"}) system->xSetSystemCall(system, name, call);
    }
};

}
