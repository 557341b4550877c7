// Between a laptop and its server: counts the messages, and cuts the connection.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace clerk::test {

/// One connection after the other, for as long as it lives. Either side's messages are passed on whole, one at a time.
class Proxy {
public:
    /// In `folder`, whose name is then the host. `passes` is asked before each message with its number; false: cut.
    Proxy(const std::filesystem::path& folder, const std::filesystem::path& server, std::function<bool(int)> passes);
    /// `sees` is shown each message, and may make another one of it.
    using Sees = std::function<void(bool is_servers, std::string& message)>;
    Proxy(const std::filesystem::path& folder, const std::filesystem::path& server, Sees sees);
    ~Proxy();
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;

    [[nodiscard]] int messages() const { return messages_; }

private:
    void work();
    void pass_on(int laptop, int server);

    std::filesystem::path server_;
    std::function<bool(int)> passes_;
    Sees sees_;
    int listening_;
    std::atomic<bool> over_ = false;
    std::atomic<int> messages_ = 0;
    std::thread thread_;
};

/// Answers every connection with these bytes.
class RubbishServer {
public:
    /// What it does next: closes the connection, leaves it, or says that it will say no more, but lets the laptop
    /// speak.
    enum class Then { close, stay, fall_silent };
    RubbishServer(const std::filesystem::path& folder, std::string bytes, Then then);
    RubbishServer(std::string bytes, Then then); ///< at a port of this computer
    ~RubbishServer();
    RubbishServer(const RubbishServer&) = delete;
    RubbishServer& operator=(const RubbishServer&) = delete;

    [[nodiscard]] int port() const;
    void fall_silent_to_who_says_much(); ///< that waits to be heard

private:
    RubbishServer(int listening, std::string bytes, Then then);
    void work();

    std::string bytes_;
    Then then_;
    int listening_;
    std::mutex one_at_a_time_;
    std::vector<int> open_;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

}
