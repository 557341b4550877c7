// One window a history: a program that is started again rings at the window that is open, hands it the file that was
// named, and ends.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include <wx/evtloopsrc.h>

namespace clerk::desktop {

class Doorbell : wxEventLoopSourceHandler {
public:
    /// None: a window of the history is open, it was rung at and answered. `file` is handed to it; empty: none.
    static std::unique_ptr<Doorbell> claim(const std::filesystem::path& history, const std::filesystem::path& file);
    ~Doorbell() override;
    Doorbell(const Doorbell&) = delete;
    Doorbell& operator=(const Doorbell&) = delete;

    /// From now on a ring is answered, with the file that was named by who rang; empty: none.
    void listen(std::function<void(const std::filesystem::path& file)> on_ring);

private:
    Doorbell(int socket, std::filesystem::path where) : socket_(socket), where_(std::move(where)) {}
    void OnReadWaiting() override;
    void OnWriteWaiting() override {}
    void OnExceptionWaiting() override {}

    int socket_; ///< -1: this system has none; nobody can ring
    std::filesystem::path where_;
    std::unique_ptr<wxEventLoopSource> source_;
    std::function<void(const std::filesystem::path&)> on_ring_;
};

}
