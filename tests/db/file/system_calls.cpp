#include "tests/db/file/system_calls.h"

#include <cerrno>
#include <dlfcn.h>
#include <sys/types.h>
#include <utility>

namespace clerk::test {

namespace {

thread_local const Answer* answers[7] = {};

const Answer*& answer_of(SystemCall call) { return answers[static_cast<std::size_t>(call)]; }

/// The function of the library is looked for by its name.
template <class Result, class... Values>
Result answered(SystemCall call, const char* name, Result (*)(Values...), Values... values) {
    const Answer* const answer = answer_of(call);
    const auto given = answer ? (*answer)() : std::nullopt;
    if (!given) return reinterpret_cast<Result (*)(Values...)>(dlsym(RTLD_NEXT, name))(values...);
    if (*given < 0) errno = -*given;
    return *given < 0 ? -1 : *given;
}

}

Answering::Answering(SystemCall call, Answer answer) : call_(call), answer_(std::move(answer)) {
    answer_of(call_) = &answer_;
}
Answering::~Answering() { answer_of(call_) = nullptr; }

// In place of the library's, for all of the program; under names of their own here, since a header declares theirs.
int link_name(const char* file, const char* name) __asm__("link");
int rename_file(const char* file, const char* name) __asm__("rename");
int remove_file(const char* file) __asm__("remove");
int lock_file(int file, int how) __asm__("flock");
ssize_t receive(int socket, void* bytes, size_t count, int how) __asm__("recv");
int sync_file(int file) __asm__("fsync");
int may_access(int folder, const char* file, int rights, int how) __asm__("faccessat");

int link_name(const char* file, const char* name) { return answered(SystemCall::link, "link", link_name, file, name); }
int rename_file(const char* file, const char* name) {
    return answered(SystemCall::rename, "rename", rename_file, file, name);
}
int remove_file(const char* file) { return answered(SystemCall::remove, "remove", remove_file, file); }
int lock_file(int file, int how) { return answered(SystemCall::flock, "flock", lock_file, file, how); }
ssize_t receive(int socket, void* bytes, size_t count, int how) {
    return answered(SystemCall::recv, "recv", receive, socket, bytes, count, how);
}
int sync_file(int file) { return answered(SystemCall::fsync, "fsync", sync_file, file); }
int may_access(int folder, const char* file, int rights, int how) {
    return answered(SystemCall::faccessat, "faccessat", may_access, folder, file, rights, how);
}

}
