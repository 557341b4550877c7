// Between a laptop and its server: counts the messages, and cuts the connection.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <thread>

namespace clerk::test {

/// One connection after the other, for as long as it lives. Either side's messages are passed on whole, one at a time.
class Proxy {
public:
    /// In `folder`, whose name is then the host. `passed` is asked before each message with its number; false: cut.
    Proxy(const std::filesystem::path& folder, const std::filesystem::path& server, std::function<bool(int)> passes);
    ~Proxy();
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;

    [[nodiscard]] int messages() const { return messages_; }

private:
    void work();
    void pass_on(int laptop, int server);

    std::filesystem::path server_;
    std::function<bool(int)> passes_;
    int listening_;
    std::atomic<bool> over_ = false;
    std::atomic<int> messages_ = 0;
    std::thread thread_;
};

/// Answers every connection with these bytes and closes it.
class RubbishServer {
public:
    RubbishServer(const std::filesystem::path& folder, std::string bytes, bool closes);
    ~RubbishServer();
    RubbishServer(const RubbishServer&) = delete;
    RubbishServer& operator=(const RubbishServer&) = delete;

private:
    void work();

    std::string bytes_;
    bool closes_;
    int listening_;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

}
