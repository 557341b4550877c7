#include "tests/db/club/slow_names.h"

#include <chrono>
#include <condition_variable>
#include <dlfcn.h>
#include <mutex>
#include <netdb.h>
#include <string_view>

namespace {

struct NameServer {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_slow = false;
    int asked = 0;
};
NameServer name_server;

/// A test that waits for the name itself fails by that, and does not hang.
void wait_for_name() {
    std::unique_lock held(name_server.mutex);
    ++name_server.asked;
    name_server.changed.wait_for(held, std::chrono::seconds(20), [] { return !name_server.is_slow; });
    --name_server.asked;
    name_server.changed.notify_all();
}

}

/// In place of the system's, for all libraries of the program.
extern "C" int getaddrinfo(const char* node, const char* service, const addrinfo* hints, addrinfo** found) {
    if (node && std::string_view(node) == clerk::test::SlowNames::host) {
        wait_for_name();
        return EAI_AGAIN;
    }
    static const auto systems = reinterpret_cast<decltype(&getaddrinfo)>(dlsym(RTLD_NEXT, "getaddrinfo"));
    return systems(node, service, hints, found);
}

namespace clerk::test {

SlowNames::SlowNames() {
    const std::scoped_lock held(name_server.mutex);
    name_server.is_slow = true;
}

SlowNames::~SlowNames() {
    std::unique_lock held(name_server.mutex);
    name_server.is_slow = false;
    name_server.changed.notify_all();
    name_server.changed.wait(held, [] { return name_server.asked == 0; });
}

bool SlowNames::is_asked() {
    const std::scoped_lock held(name_server.mutex);
    return name_server.asked > 0;
}

}
