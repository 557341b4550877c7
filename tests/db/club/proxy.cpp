#include "tests/db/club/proxy.h"

#include <cstdint>
#include <cstring>
#include <netinet/in.h>
#include <optional>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace clerk::test {

namespace {

constexpr int patience_ms = 20;

sockaddr_un address_of(const std::filesystem::path& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    return address;
}

int listen_at(const std::filesystem::path& path) {
    const int opened = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = address_of(path);
    if (::bind(opened, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 || ::listen(opened, 10) != 0)
        throw std::runtime_error("cannot listen at " + path.string());
    return opened;
}

int listen_at_a_port() {
    const int opened = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(opened, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 || ::listen(opened, 10) != 0)
        throw std::runtime_error("cannot listen at a port");
    return opened;
}

int connect_to(const std::filesystem::path& path) {
    const int opened = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = address_of(path);
    if (::connect(opened, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("cannot connect to " + path.string());
    return opened;
}

int accept_one(int listening) {
    pollfd one{listening, POLLIN, 0};
    return ::poll(&one, 1, patience_ms) > 0 ? ::accept4(listening, nullptr, nullptr, SOCK_CLOEXEC) : -1;
}

bool write_all(int to, const char* bytes, std::size_t count) {
    while (count > 0) {
        const ssize_t written = ::send(to, bytes, count, MSG_NOSIGNAL);
        if (written <= 0) return false;
        bytes += written;
        count -= static_cast<std::size_t>(written);
    }
    return true;
}

/// What came from one side and is not passed on yet.
class Side {
public:
    Side(int from, bool starts) : from_(from), starts_(starts) {}
    int socket() const { return from_; }

    bool read() {
        char bytes[65536];
        const ssize_t got = ::recv(from_, bytes, sizeof bytes, 0);
        if (got > 0) buffer_.append(bytes, static_cast<std::size_t>(got));
        return got > 0;
    }
    /// The next whole message; a laptop's first one has no letter.
    std::optional<std::string> next() {
        const std::size_t letter = starts_ ? 0 : 1;
        if (buffer_.size() < letter + 4) return std::nullopt;
        std::size_t length = 0;
        for (std::size_t i = 0; i < 4; ++i) length = length << 8U | static_cast<unsigned char>(buffer_[letter + i]);
        if (buffer_.size() < letter + length) return std::nullopt;
        starts_ = false;
        std::string message = buffer_.substr(0, letter + length);
        buffer_.erase(0, letter + length);
        return message;
    }

private:
    int from_;
    bool starts_;
    std::string buffer_;
};

}

Proxy::Proxy(const std::filesystem::path& folder, const std::filesystem::path& server, std::function<bool(int)> passes)
    : server_(server), passes_(std::move(passes)), listening_(listen_at(folder / ".s.PGSQL.5432")),
      thread_([this] { work(); }) {}

Proxy::Proxy(const std::filesystem::path& folder, const std::filesystem::path& server, Sees sees)
    : server_(server), passes_([](int) { return true; }), sees_(std::move(sees)),
      listening_(listen_at(folder / ".s.PGSQL.5432")), thread_([this] { work(); }) {}

Proxy::~Proxy() {
    over_ = true;
    thread_.join();
    ::close(listening_);
}

void Proxy::work() {
    while (!over_) {
        const int laptop = accept_one(listening_);
        if (laptop < 0) continue;
        const int server = connect_to(server_);
        pass_on(laptop, server);
        ::close(laptop);
        ::close(server);
    }
}

void Proxy::pass_on(int laptop, int server) {
    Side sides[] = {{laptop, true}, {server, false}};
    while (!over_) {
        pollfd both[] = {{laptop, POLLIN, 0}, {server, POLLIN, 0}};
        if (::poll(both, 2, patience_ms) <= 0) continue;
        for (int i = 0; i < 2; ++i) {
            if (both[i].revents == 0) continue;
            if (!sides[i].read()) return;
            while (auto message = sides[i].next()) {
                if (sees_) sees_(i == 1, *message);
                if (!passes_(messages_++) || !write_all(sides[1 - i].socket(), message->data(), message->size()))
                    return;
            }
        }
    }
}

RubbishServer::RubbishServer(int listening, std::string bytes, Then then)
    : bytes_(std::move(bytes)), then_(then), listening_(listening), thread_([this] { work(); }) {}

RubbishServer::RubbishServer(const std::filesystem::path& folder, std::string bytes, Then then)
    : RubbishServer(listen_at(folder / ".s.PGSQL.5432"), std::move(bytes), then) {}

RubbishServer::RubbishServer(std::string bytes, Then then)
    : RubbishServer(listen_at_a_port(), std::move(bytes), then) {}

int RubbishServer::port() const {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    ::getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

void RubbishServer::fall_silent_to_who_says_much() {
    constexpr int much = 10'000;
    const std::scoped_lock lock(one_at_a_time_);
    for (const int one : open_)
        if (int bytes = 0; ::ioctl(one, FIONREAD, &bytes) == 0 && bytes > much) ::shutdown(one, SHUT_WR);
}

RubbishServer::~RubbishServer() {
    over_ = true;
    thread_.join();
    ::close(listening_);
}

void RubbishServer::work() {
    while (!over_) {
        const int laptop = accept_one(listening_);
        if (laptop < 0) continue;
        const std::scoped_lock lock(one_at_a_time_);
        write_all(laptop, bytes_.data(), bytes_.size());
        if (then_ == Then::fall_silent) ::shutdown(laptop, SHUT_WR);
        if (then_ == Then::close)
            ::close(laptop);
        else
            open_.push_back(laptop);
    }
    for (const int one : open_) ::close(one);
}

}
