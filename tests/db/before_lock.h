// What another program does while this one takes a lock.
#pragma once

#include <fcntl.h>
#include <functional>

#include <sqlite3.h>

namespace clerk::test {

/// While it lives, something is done just before the n-th lock that SQLite takes or looks at from then on.
class BeforeLock {
public:
    BeforeLock(int n, std::function<void()> action) {
        left = n;
        next = std::move(action);
        set(reinterpret_cast<sqlite3_syscall_ptr>(lock));
    }
    ~BeforeLock() { set(nullptr); } // the system's own
    BeforeLock(const BeforeLock&) = delete;
    BeforeLock& operator=(const BeforeLock&) = delete;

    static bool was_reached() { return left <= 0; }

private:
    static inline int left = 0;
    static inline std::function<void()> next;

    static void set(sqlite3_syscall_ptr call) {
        sqlite3_vfs* const files = sqlite3_vfs_find(nullptr);
        files->xSetSystemCall(files, "fcntl", call);
    }
    static int lock(int file, int command, void* what) {
        if (command != F_GETFL && --left == 0) next();
        return ::fcntl(file, command, what);
    }
};

}
