// One window a history: a program that is started again rings at the window that is open, hands it the file that was
// named, and ends.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

namespace clerk::desktop {

class Doorbell {
public:
    /// None: a window of the history is open, it was rung at and answered. `file` is handed to it; empty: none.
    static std::unique_ptr<Doorbell> claim(const std::filesystem::path& history, const std::filesystem::path& file);
    ~Doorbell();
    Doorbell(const Doorbell&) = delete;
    Doorbell& operator=(const Doorbell&) = delete;

    /// From now on a ring is answered, with the file that was named by who rang; empty: none.
    void listen(std::function<void(const std::filesystem::path& file)> on_ring);

private:
    class Bell; ///< the system's
    explicit Doorbell(std::unique_ptr<Bell> bell);

    std::unique_ptr<Bell> bell_; ///< none: this system has none; nobody can ring
};

}
