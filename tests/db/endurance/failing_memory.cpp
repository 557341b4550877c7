#include "tests/db/endurance/failing_memory.h"

#include <cstdlib>
#include <new>

#include <sqlite3.h>

namespace clerk::test {

namespace {

thread_local int left = 0;
thread_local bool lasting = false, failed = false;

bool is_refused() {
    if (left == 0) return false;
    if (left > 1) {
        --left;
        return false;
    }
    if (!lasting) left = 0;
    failed = true;
    return true;
}

sqlite3_mem_methods usual;

void* sqlite_malloc(int size) { return is_refused() ? nullptr : usual.xMalloc(size); }
void* sqlite_realloc(void* old, int size) { return is_refused() ? nullptr : usual.xRealloc(old, size); }

}

void fail_memory(int n, bool for_good) {
    failed = false;
    lasting = for_good;
    left = n;
}

bool stop_failing_memory() {
    left = 0;
    return failed;
}

void take_over_memory() {
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual);
    sqlite3_mem_methods ours = usual;
    ours.xMalloc = sqlite_malloc;
    ours.xRealloc = sqlite_realloc;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &ours);
    sqlite3_initialize();
}

/// For `operator new`.
bool is_memory_refused() { return is_refused(); }

}

void* operator new(std::size_t size) {
    if (clerk::test::is_memory_refused()) throw std::bad_alloc();
    if (void* memory = std::malloc(size ? size : 1)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return clerk::test::is_memory_refused() ? nullptr : std::malloc(size ? size : 1);
}
void* operator new[](std::size_t size, const std::nothrow_t& none) noexcept { return operator new(size, none); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
