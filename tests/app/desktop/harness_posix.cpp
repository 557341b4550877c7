#include "app/desktop/drawing/gtk_function.h"
#include "tests/app/desktop/harness_system.h"

#include <cstdlib>

namespace clerk::desktop::test {

void set_double_click_time(int milliseconds) {
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    set(settings(), "gtk-double-click-time", milliseconds, nullptr);
}

/// X has the wheel as two more buttons.
void turn_wheel(int notches) {
    static const auto open = gtk_function<void* (*)(const char*)>("XOpenDisplay");
    static const auto close = gtk_function<int (*)(void*)>("XCloseDisplay");
    static const auto press = gtk_function<int (*)(void*, unsigned, int, unsigned long)>("XTestFakeButtonEvent");
    constexpr unsigned up = 4, down = 5;
    void* display = open(nullptr);
    for (int i = 0; i < std::abs(notches); ++i)
        for (const int pressed : {1, 0}) press(display, notches > 0 ? up : down, pressed, 0);
    close(display);
}

}
