#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/title_bar.h"

#include <dwmapi.h>
#include <windows.h>

namespace clerk::desktop {

/// Windows before 10.2004 refuses, and draws it light.
void dress_title_bar(wxTopLevelWindow& window) {
    constexpr DWORD dark_mode = 20;
    const BOOL dark = theme() == Theme::dark;
    ::DwmSetWindowAttribute(static_cast<HWND>(window.GetHandle()), dark_mode, &dark, sizeof dark);
}

}
