#include "tests/db/endurance/failing_reads.h"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace clerk::test {

namespace {

thread_local int left = 0, reason = EIO;
thread_local bool lasting = false, failed = false;

/// Of the disk; none where the number is 0.
struct BadPart {
    ino_t file = 0;
    off_t from = 0;
};
thread_local BadPart bad;

bool is_bad(int file, off_t at) {
    struct stat of_file {};
    return bad.file != 0 && at >= bad.from && ::fstat(file, &of_file) == 0 && of_file.st_ino == bad.file;
}

bool is_refused(int file, off_t at) {
    if (is_bad(file, at)) {
        failed = true;
        errno = EIO;
        return true;
    }
    if (left == 0 || (left > 1 && --left > 0)) return false;
    if (!lasting) left = 0;
    failed = true;
    errno = reason;
    return true;
}

}

void fail_read(int n, bool for_good, int why) {
    failed = false;
    reason = why;
    lasting = for_good;
    left = n;
}

void fail_reads_of(const std::filesystem::path& file, off_t from) {
    failed = false;
    struct stat of_file {};
    ::stat(file.c_str(), &of_file);
    bad = {of_file.st_ino, from};
}

bool stop_failing_reads() {
    left = 0;
    bad = {};
    return failed;
}

// In place of the library's, for all of the program; by their names there, since a header may give one the other's.
ssize_t read_at(int file, void* bytes, size_t count, off_t at) __asm__("pread");
ssize_t read_at_64(int file, void* bytes, size_t count, off_t at) __asm__("pread64");
ssize_t read_on(int file, void* bytes, size_t count) __asm__("read");

ssize_t read_at(int file, void* bytes, size_t count, off_t at) {
    return is_refused(file, at) ? -1 : syscall(SYS_pread64, file, bytes, count, at);
}
ssize_t read_at_64(int file, void* bytes, size_t count, off_t at) { return read_at(file, bytes, count, at); }
ssize_t read_on(int file, void* bytes, size_t count) {
    return is_refused(file, 0) ? -1 : syscall(SYS_read, file, bytes, count);
}

}
