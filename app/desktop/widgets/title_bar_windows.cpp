#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/title_bar.h"

#include <commctrl.h>
#include <cwchar>
#include <dwmapi.h>
#include <windows.h>

namespace clerk::desktop {

namespace {

HWND handle(const wxTopLevelWindow& window) { return static_cast<HWND>(window.GetHandle()); }

/// Another theme comes as another setting, of which wxWidgets 3.2 tells nobody. Posted: the setting may not hold yet.
LRESULT CALLBACK listen(HWND window, UINT message, WPARAM word, LPARAM data, UINT_PTR, DWORD_PTR) {
    const auto* setting = message == WM_SETTINGCHANGE ? reinterpret_cast<const wchar_t*>(data) : nullptr;
    if (setting && std::wcscmp(setting, L"ImmersiveColorSet") == 0) ::PostMessageW(window, WM_SYSCOLORCHANGE, 0, 0);
    return ::DefSubclassProc(window, message, word, data);
}

}

/// Windows before 10.2004 refuses, and draws it light. Windows 10 draws the bar of a window that is shown already anew
/// only when that is activated or left: it is told that it was both.
void dress_title_bar(wxTopLevelWindow& window) {
    constexpr DWORD dark_mode = 20;
    const BOOL dark = theme() == Theme::dark;
    ::DwmSetWindowAttribute(handle(window), dark_mode, &dark, sizeof dark);
    if (!window.IsShown()) return;
    const WPARAM active = ::GetForegroundWindow() == handle(window) ? TRUE : FALSE;
    for (const WPARAM now : {WPARAM{!active}, active}) ::DefWindowProcW(handle(window), WM_NCACTIVATE, now, 0);
}

void hear_of_theme(wxTopLevelWindow& window) { ::SetWindowSubclass(handle(window), listen, 0, 0); }

}
