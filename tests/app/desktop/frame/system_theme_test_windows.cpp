// Windows goes from light to dark, and back.
#include "app/desktop/drawing/palette.h"
#include "tests/app/desktop/window_test.h"

#include <windows.h>

namespace clerk::desktop::test {
namespace {

/// The user's choice, which is put back.
class SystemTheme : public WindowTest {
protected:
    SystemTheme()
        : was_set_(::RegGetValueW(HKEY_CURRENT_USER, key, name, RRF_RT_REG_DWORD, nullptr, &light_, &size_) == 0) {}
    ~SystemTheme() override {
        close_window();
        if (was_set_)
            set(light_);
        else
            ::RegDeleteKeyValueW(HKEY_CURRENT_USER, key, name);
    }

    static void set(DWORD light) { ::RegSetKeyValueW(HKEY_CURRENT_USER, key, name, REG_DWORD, &light, sizeof light); }
    void tell() {
        ::SendMessageW(frame().GetHandle(), WM_SETTINGCHANGE, 0, reinterpret_cast<LPARAM>(L"ImmersiveColorSet"));
    }

private:
    static constexpr auto key = L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
    static constexpr auto name = L"AppsUseLightTheme";
    DWORD light_ = 1, size_ = sizeof light_;
    bool was_set_;
};

TEST_F(SystemTheme, IsFollowedAtOnce) {
    set(1);
    open_window();
    EXPECT_EQ(frame().GetBackgroundColour(), palette(Theme::light).ground);
    for (const auto [light, theme] : {std::pair(0, Theme::dark), std::pair(1, Theme::light)}) {
        set(static_cast<DWORD>(light));
        tell();
        EXPECT_TRUE(wait_until([&] { return frame().GetBackgroundColour() == palette(theme).ground; }));
    }
}

}
}
