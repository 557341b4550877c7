#include "app/desktop/frame/single_instance.h"

#include <cwctype>
#include <string>
#include <utility>
#include <windows.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

constexpr ULONG_PTR ring_of_ours = 0x434c524b;
constexpr UINT patience = 5000; ///< milliseconds until a window that does not answer counts as none

/// Of the window that nobody sees. The same for every spelling of the history's name.
std::wstring bell_of(const fs::path& history) {
    std::error_code unknown;
    std::wstring whole = fs::weakly_canonical(history, unknown).wstring();
    for (wchar_t& letter : whole) letter = static_cast<wchar_t>(std::towlower(letter));
    return L"clerk-of-works-" + std::to_wstring(std::hash<std::wstring>()(whole));
}

/// So that two that start at once do it one after the other.
class Turn {
public:
    explicit Turn(const std::wstring& name) : mutex_(::CreateMutexW(nullptr, FALSE, (name + L"-turn").c_str())) {
        if (mutex_) ::WaitForSingleObject(mutex_, INFINITE);
    }
    ~Turn() {
        if (!mutex_) return;
        ::ReleaseMutex(mutex_);
        ::CloseHandle(mutex_);
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

private:
    HANDLE mutex_;
};

/// Whether somebody answered.
bool ring(const std::wstring& bell, const fs::path& file) {
    const HWND window = ::FindWindowExW(HWND_MESSAGE, nullptr, bell.c_str(), nullptr);
    if (!window) return false;
    DWORD process = 0;
    ::GetWindowThreadProcessId(window, &process);
    ::AllowSetForegroundWindow(process);
    std::error_code unknown;
    std::wstring name = file.empty() ? std::wstring() : fs::absolute(file, unknown).wstring();
    COPYDATASTRUCT told{ring_of_ours, static_cast<DWORD>(name.size() * sizeof(wchar_t)), name.data()};
    DWORD_PTR answer = 0;
    const LRESULT came = ::SendMessageTimeoutW(window, WM_COPYDATA, 0, reinterpret_cast<LPARAM>(&told),
                                               SMTO_ABORTIFHUNG, patience, &answer);
    return came != 0 && answer == ring_of_ours;
}

}

class SingleInstance::Endpoint {
public:
    explicit Endpoint(std::wstring name) : name_(std::move(name)) {
        WNDCLASSEXW kind{};
        kind.cbSize = sizeof kind;
        kind.lpfnWndProc = answer;
        kind.hInstance = ::GetModuleHandleW(nullptr);
        kind.lpszClassName = name_.c_str();
        ::RegisterClassExW(&kind);
        window_ =
            ::CreateWindowExW(0, name_.c_str(), nullptr, 0, 0, 0, 0, 0, HWND_MESSAGE, nullptr, kind.hInstance, nullptr);
        if (window_) ::SetWindowLongPtrW(window_, GWLP_USERDATA, reinterpret_cast<LONG_PTR>(this));
    }
    ~Endpoint() {
        if (window_) ::DestroyWindow(window_);
        ::UnregisterClassW(name_.c_str(), ::GetModuleHandleW(nullptr));
    }
    Endpoint(const Endpoint&) = delete;
    Endpoint& operator=(const Endpoint&) = delete;

    void listen(std::function<void(const fs::path&)> on_ring) { on_ring_ = std::move(on_ring); }

private:
    static LRESULT CALLBACK answer(HWND window, UINT message, WPARAM word, LPARAM data) {
        auto* bell = reinterpret_cast<Endpoint*>(::GetWindowLongPtrW(window, GWLP_USERDATA));
        const auto* told = message == WM_COPYDATA ? reinterpret_cast<const COPYDATASTRUCT*>(data) : nullptr;
        if (!bell || !told || told->dwData != ring_of_ours || !bell->on_ring_)
            return ::DefWindowProcW(window, message, word, data);
        const auto* name = static_cast<const wchar_t*>(told->lpData);
        bell->on_ring_(std::wstring(name, told->cbData / sizeof(wchar_t)));
        return static_cast<LRESULT>(ring_of_ours);
    }

    std::wstring name_;
    HWND window_ = nullptr;
    std::function<void(const fs::path&)> on_ring_;
};

std::unique_ptr<SingleInstance> SingleInstance::claim(const fs::path& history, const fs::path& file) {
    const std::wstring name = bell_of(history);
    const Turn turn(name);
    if (ring(name, file)) return nullptr;
    return std::unique_ptr<SingleInstance>(new SingleInstance(std::make_unique<Endpoint>(name)));
}

SingleInstance::SingleInstance(std::unique_ptr<Endpoint> bell) : endpoint_(std::move(bell)) {}
SingleInstance::~SingleInstance() = default;

void SingleInstance::listen(std::function<void(const fs::path&)> on_ring) { endpoint_->listen(std::move(on_ring)); }

}
