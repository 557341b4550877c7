// What another program does before this one takes a lock, or after it looked whether its file is where it was.
#pragma once

#include <fcntl.h>
#include <functional>
#include <sys/stat.h>

#include <sqlite3.h>

namespace clerk::test {

/// While it lives, SQLite makes one call to the system through `by`, which does something once.
class InterruptedCall {
public:
    ~InterruptedCall() { set(usual); }
    InterruptedCall(const InterruptedCall&) = delete;
    InterruptedCall& operator=(const InterruptedCall&) = delete;

    static bool was_reached() { return left <= 0; }

protected:
    InterruptedCall(int n, std::function<void()> action, const char* call, sqlite3_syscall_ptr by) : call_(call) {
        left = n;
        next = std::move(action);
        sqlite3_vfs* const files = sqlite3_vfs_find(nullptr);
        usual = files->xGetSystemCall(files, call_);
        set(by);
    }
    static void count() {
        if (--left == 0) next();
    }
    static inline sqlite3_syscall_ptr usual = nullptr; ///< the program's, or the system's own

private:
    static inline int left = 0;
    static inline std::function<void()> next;
    const char* call_;

    void set(sqlite3_syscall_ptr by) const {
        sqlite3_vfs* const files = sqlite3_vfs_find(nullptr);
        files->xSetSystemCall(files, call_, by);
    }
};

/// Just before the n-th lock that SQLite takes or looks at from then on.
class BeforeLock : public InterruptedCall {
public:
    BeforeLock(int n, std::function<void()> action)
        : InterruptedCall(n, std::move(action), "fcntl", reinterpret_cast<sqlite3_syscall_ptr>(lock)) {}

private:
    static int lock(int file, int command, void* what) {
        if (command != F_GETFL) count();
        return reinterpret_cast<int (*)(int, int, ...)>(usual)(file, command, what);
    }
};

/// Just after the n-th look at a name.
class AfterLook : public InterruptedCall {
public:
    AfterLook(int n, std::function<void()> action)
        : InterruptedCall(n, std::move(action), "stat", reinterpret_cast<sqlite3_syscall_ptr>(look)) {}

private:
    static int look(const char* name, struct stat* found) {
        const int seen = ::stat(name, found);
        count();
        return seen;
    }
};

}
