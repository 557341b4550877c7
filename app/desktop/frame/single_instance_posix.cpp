#include "app/desktop/frame/single_instance.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sstream>
#include <string>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

#include <wx/evtloop.h>
#include <wx/evtloopsrc.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

constexpr char answer = '!';
constexpr int patience = 5; ///< seconds until a window that does not answer counts as none

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return number_; }
    int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

/// In the folder that the system keeps for what is running, or else beside the history.
fs::path bell_of(const fs::path& history) {
    std::error_code unknown;
    const fs::path whole = fs::weakly_canonical(history, unknown);
    std::ostringstream digits; // a name may have no more than 107 letters, with its folders
    digits << "clerk-" << std::hex << std::hash<std::string>()(whole.string());
    const std::string name = digits.str();
    const char* running = std::getenv("XDG_RUNTIME_DIR");
    return running && fs::is_directory(running, unknown) ? fs::path(running) / name
                                                         : whole.parent_path() / ("." + name);
}

bool address_of(const fs::path& where, sockaddr_un& there) {
    const std::string name = where.string();
    there = {};
    there.sun_family = AF_UNIX;
    if (name.size() >= sizeof there.sun_path) return false;
    std::memcpy(there.sun_path, name.c_str(), name.size());
    return true;
}

int make_socket() { return ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0); }

/// False: the call failed, or the name of the place is too long for it.
template <class Call> bool at_place(const fs::path& where, Call call) {
    sockaddr_un there;
    return address_of(where, there) && call(reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0;
}

void be_patient(int socket) {
    const timeval time{patience, 0};
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
}

std::string read_all(int socket) {
    std::string all;
    std::array<char, 512> part{};
    for (ssize_t size = 0; (size = ::recv(socket, part.data(), part.size(), 0)) > 0;)
        all.append(part.data(), static_cast<std::size_t>(size));
    return all;
}

/// Whether somebody answered.
bool ring(const fs::path& where, const fs::path& file) {
    const Descriptor bell(make_socket());
    if (!at_place(where, [&](const sockaddr* there, socklen_t size) { return ::connect(bell.get(), there, size); }))
        return false;
    be_patient(bell.get());
    std::error_code unknown;
    const std::string name = file.empty() ? std::string() : fs::absolute(file, unknown).string();
    if (::send(bell.get(), name.data(), name.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(name.size())) return false;
    ::shutdown(bell.get(), SHUT_WR);
    return read_all(bell.get()) == std::string(1, answer);
}

}

class SingleInstance::Endpoint : wxEventLoopSourceHandler {
public:
    Endpoint(int socket, fs::path where) : socket_(socket), where_(std::move(where)) {}
    ~Endpoint() override {
        source_.reset();
        ::close(socket_);
        std::error_code gone;
        fs::remove(where_, gone);
    }
    Endpoint(const Endpoint&) = delete;
    Endpoint& operator=(const Endpoint&) = delete;

    void listen(std::function<void(const fs::path&)> on_ring) {
        on_ring_ = std::move(on_ring);
        source_.reset(wxEventLoopBase::AddSourceForFD(socket_, this, wxEVENT_SOURCE_INPUT));
    }

private:
    void OnReadWaiting() override {
        const Descriptor guest(::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC));
        if (guest.get() < 0) return;
        be_patient(guest.get());
        const std::string file = read_all(guest.get());
        ::send(guest.get(), &answer, 1, MSG_NOSIGNAL);
        on_ring_(file);
    }
    void OnWriteWaiting() override {}
    void OnExceptionWaiting() override {}

    int socket_;
    fs::path where_;
    std::unique_ptr<wxEventLoopSource> source_;
    std::function<void(const fs::path&)> on_ring_;
};

/// Two that start at once do it one after the other.
std::unique_ptr<SingleInstance> SingleInstance::claim(const fs::path& history, const fs::path& file) {
    const fs::path where = bell_of(history);
    const Descriptor turn(::open((where.string() + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
    if (turn.get() < 0) return std::unique_ptr<SingleInstance>(new SingleInstance(nullptr));
    ::flock(turn.get(), LOCK_EX);
    if (ring(where, file)) return nullptr;
    std::error_code gone;
    fs::remove(where, gone); // of a window that was killed
    Descriptor bell(make_socket());
    const bool hung =
        at_place(where, [&](const sockaddr* there, socklen_t size) { return ::bind(bell.get(), there, size); }) &&
        ::listen(bell.get(), 8) == 0;
    return std::unique_ptr<SingleInstance>(
        new SingleInstance(hung ? std::make_unique<Endpoint>(bell.release(), where) : nullptr));
}

SingleInstance::SingleInstance(std::unique_ptr<Endpoint> bell) : endpoint_(std::move(bell)) {}
SingleInstance::~SingleInstance() = default;

void SingleInstance::listen(std::function<void(const fs::path&)> on_ring) {
    if (endpoint_) endpoint_->listen(std::move(on_ring));
}

}
