// One window a history: a program that is started again hands the file that was named to the window that is open, and
// ends.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

namespace clerk::desktop {

class SingleInstance {
public:
    /// None: a window of the history is open and answered; it has the `file`. An empty one: none is handed over.
    static std::unique_ptr<SingleInstance> claim(const std::filesystem::path& history,
                                                 const std::filesystem::path& file);
    ~SingleInstance();
    SingleInstance(const SingleInstance&) = delete;
    SingleInstance& operator=(const SingleInstance&) = delete;

    /// From now on a second program is answered, with the file that it hands over; empty: none.
    void listen(std::function<void(const std::filesystem::path& file)> on_second);

private:
    class Endpoint; ///< the system's
    explicit SingleInstance(std::unique_ptr<Endpoint> bell);

    std::unique_ptr<Endpoint> endpoint_; ///< none: this system has none; nobody can be answered
};

}
