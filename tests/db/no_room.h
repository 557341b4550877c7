// A disk that is full, and files that may not grow.
#pragma once

#include "db/file/disk.h"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <sys/resource.h>
#include <sys/types.h>

#include <sqlite3.h>

namespace clerk::test {

/// While it lives, the system has no room for another byte that SQLite wants to write.
class NoRoom {
public:
    NoRoom() {
        for (Call& call : calls_) {
            call.usual = system_->xGetSystemCall(system_, call.name);
            system_->xSetSystemCall(system_, call.name, reinterpret_cast<sqlite3_syscall_ptr>(refuse));
        }
    }
    ~NoRoom() {
        for (const Call& call : calls_) system_->xSetSystemCall(system_, call.name, call.usual);
    }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;

private:
    static ssize_t refuse(int, const void*, std::size_t, off_t) {
        errno = ENOSPC;
        return -1;
    }

    struct Call {
        const char* name;
        sqlite3_syscall_ptr usual = nullptr;
    };
    Call calls_[3] = {{"write"}, {"pwrite"}, {"pwrite64"}};
    sqlite3_vfs* const system_ = sqlite3_vfs_find(nullptr); ///< SQLite's own means for tests
};

/// While it lives, no file of this program may be so large.
class NoLarger {
public:
    explicit NoLarger(rlim_t bytes) {
        db::tell_size_limit();
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit here{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &here);
    }
    ~NoLarger() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, told_before_);
    }
    NoLarger(const NoLarger&) = delete;
    NoLarger& operator=(const NoLarger&) = delete;

private:
    rlimit before_{};
    void (*told_before_)(int) = std::signal(SIGXFSZ, SIG_DFL);
};

}
