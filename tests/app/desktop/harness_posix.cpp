#include "app/desktop/drawing/gtk_function.h"
#include "tests/app/desktop/harness_system.h"

#include <cstdlib>
#include <memory>
#include <string>

// Last: its macros are everybody's words.
#include <X11/Xatom.h>
#include <X11/Xlib.h>

namespace clerk::desktop::test {

namespace {

/// The functions are those that GTK has loaded.
struct XDisplay {
    Display* display = gtk_function<decltype(&XOpenDisplay)>("XOpenDisplay")(nullptr);
    XDisplay() = default;
    ~XDisplay() { gtk_function<decltype(&XCloseDisplay)>("XCloseDisplay")(display); }
    XDisplay(const XDisplay&) = delete;
    XDisplay& operator=(const XDisplay&) = delete;

    Atom atom(const char* name) const {
        return gtk_function<decltype(&XInternAtom)>("XInternAtom")(display, name, False);
    }
    ::Window root() const { return gtk_function<decltype(&XDefaultRootWindow)>("XDefaultRootWindow")(display); }
};

::Window x_window(const wxWindow& window) {
    const auto within = gtk_function<void* (*)(void*)>("gtk_widget_get_window");
    return gtk_function<::Window (*)(void*)>("gdk_x11_window_get_xid")(within(window.GetHandle()));
}

}

bool has_window_manager() {
    const XDisplay on;
    Atom type = None;
    int format = 0;
    unsigned long items = 0, rest = 0;
    unsigned char* found = nullptr;
    gtk_function<decltype(&XGetWindowProperty)>("XGetWindowProperty")(on.display, on.root(),
                                                                      on.atom("_NET_SUPPORTING_WM_CHECK"), 0, 1, False,
                                                                      XA_WINDOW, &type, &format, &items, &rest, &found);
    if (found) gtk_function<decltype(&XFree)>("XFree")(found);
    return items == 1;
}

wxSize size_of_decorations(const wxTopLevelWindow& window) {
    const auto width = gtk_function<int (*)(void*)>("gtk_widget_get_allocated_width");
    const auto height = gtk_function<int (*)(void*)>("gtk_widget_get_allocated_height");
    return window.GetSize() - wxSize(width(window.GetHandle()), height(window.GetHandle()));
}

void ask_window_manager_for(wxTopLevelWindow& window, wxSize size) {
    const XDisplay on;
    constexpr long width_and_height = 3 << 10, by_a_person = 2 << 12;
    XEvent event = {};
    event.xclient.type = ClientMessage;
    event.xclient.window = x_window(window);
    event.xclient.message_type = on.atom("_NET_MOVERESIZE_WINDOW");
    event.xclient.format = 32;
    event.xclient.data.l[0] = width_and_height | by_a_person;
    event.xclient.data.l[3] = size.x;
    event.xclient.data.l[4] = size.y;
    gtk_function<decltype(&XSendEvent)>("XSendEvent")(on.display, on.root(), False,
                                                      SubstructureRedirectMask | SubstructureNotifyMask, &event);
}

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

bool choose_layouts(const char* layouts) {
    return std::system(("setxkbmap '" + std::string(layouts) + "' 2>/dev/null").c_str()) == 0;
}

}
