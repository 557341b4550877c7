#include "tests/app/desktop/harness_system.h"

#include <algorithm>
#include <windows.h>

namespace clerk::desktop::test {

bool has_window_manager() { return false; }                        // Windows is one itself
wxSize size_of_decorations(const wxTopLevelWindow&) { return {}; } // they belong to its size
void ask_window_manager_for(wxTopLevelWindow&, wxSize) {}

/// None at all would be the usual time.
void set_double_click_time(int milliseconds) { ::SetDoubleClickTime(static_cast<UINT>(std::max(milliseconds, 1))); }

void turn_wheel(int notches) {
    INPUT turned{};
    turned.type = INPUT_MOUSE;
    turned.mi.dwFlags = MOUSEEVENTF_WHEEL;
    turned.mi.mouseData = static_cast<DWORD>(WHEEL_DELTA * (notches > 0 ? 1 : -1));
    for (int i = 0; i != notches; i += notches > 0 ? 1 : -1) ::SendInput(1, &turned, sizeof turned);
}

bool choose_layouts(const char*) { return false; }

}
