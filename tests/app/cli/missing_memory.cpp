// Laid under a program (LD_PRELOAD): the n-th request for memory from its start fails, n as MISSING_MEMORY says.
#include <cerrno>
#include <cstddef>
#include <cstdlib>

extern "C" {

void* __libc_malloc(std::size_t size);

void* malloc(std::size_t size) {
    static const char* const wanted = std::getenv("MISSING_MEMORY");
    static long left = wanted ? std::atol(wanted) : 0;
    if (left == 0 || --left > 0) return __libc_malloc(size);
    errno = ENOMEM;
    return nullptr;
}
}
