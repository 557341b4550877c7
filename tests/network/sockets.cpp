// Preloaded into a program it writes down, in the file that SOCKETS names, each socket of a network that is asked for,
// and refuses it. Sockets of this machine alone (the display, D-Bus, a second start) are made as always.
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <sys/socket.h>

extern "C" int socket(int domain, int type, int protocol) {
    if (domain == AF_UNIX || domain == AF_NETLINK) {
        static const auto of_the_system = reinterpret_cast<int (*)(int, int, int)>(dlsym(RTLD_NEXT, "socket"));
        return of_the_system(domain, type, protocol);
    }
    if (const char* name = std::getenv("SOCKETS"))
        if (std::FILE* file = std::fopen(name, "a")) {
            std::fprintf(file, "a socket of domain %d\n", domain);
            std::fclose(file);
        }
    errno = EACCES;
    return -1;
}
