// What another program does before this one takes a lock, or after it looked whether its file is where it was.
#pragma once

#include <fcntl.h>
#include <functional>
#include <string_view>
#include <sys/stat.h>

#include <sqlite3.h>

namespace clerk::test {

/// While it lives, something is done just before the n-th lock that SQLite takes or looks at from then on.
class BeforeLock {
public:
    BeforeLock(int n, std::function<void()> action) : BeforeLock(n, std::move(action), "fcntl") {}
    ~BeforeLock() { set(nullptr); } // the system's own
    BeforeLock(const BeforeLock&) = delete;
    BeforeLock& operator=(const BeforeLock&) = delete;

    static bool was_reached() { return left <= 0; }

protected:
    BeforeLock(int n, std::function<void()> action, const char* call) : call_(call) {
        left = n;
        next = std::move(action);
        set(std::string_view(call) == "stat" ? reinterpret_cast<sqlite3_syscall_ptr>(look)
                                             : reinterpret_cast<sqlite3_syscall_ptr>(lock));
    }

private:
    static inline int left = 0;
    static inline std::function<void()> next;
    const char* call_;

    void set(sqlite3_syscall_ptr call) const {
        sqlite3_vfs* const files = sqlite3_vfs_find(nullptr);
        files->xSetSystemCall(files, call_, call);
    }
    static int look(const char* name, struct stat* found) {
        const int seen = ::stat(name, found);
        if (--left == 0) next();
        return seen;
    }
    static int lock(int file, int command, void* what) {
        if (command != F_GETFL && --left == 0) next();
        return ::fcntl(file, command, what);
    }
};

/// The same just after the n-th look at a name.
class AfterLook : public BeforeLock {
public:
    AfterLook(int n, std::function<void()> action) : BeforeLock(n, std::move(action), "stat") {}
};

}
