#include "app/desktop/drawing/gtk_function.h"
#include "tests/app/desktop/harness_system.h"

#include <cstdlib>

namespace clerk::desktop::test {

namespace {

struct GList { // as in GLib
    void* data;
    GList* next;
};

/// A button below the widget, by its words; none: there is none that is shown.
void* button_below(void* widget, const wxString& words) {
    static const auto label = gtk_function<const char* (*)(void*)>("gtk_button_get_label");
    static const auto is_a = gtk_function<int (*)(void*, unsigned long)>("g_type_check_instance_is_a");
    static const auto button = gtk_function<unsigned long (*)()>("gtk_button_get_type");
    static const auto container = gtk_function<unsigned long (*)()>("gtk_container_get_type");
    static const auto parts = gtk_function<GList* (*)(void*)>("gtk_container_get_children");
    static const auto is_shown = gtk_function<int (*)(void*)>("gtk_widget_is_visible");
    if (!is_shown(widget)) return nullptr;
    if (is_a(widget, button()) && label(widget)) {
        wxString shown = wxString::FromUTF8(label(widget));
        shown.Replace("_", ""); // before the letter that presses it
        return shown == words ? widget : nullptr;
    }
    if (!is_a(widget, container())) return nullptr;
    for (const GList* part = parts(widget); part; part = part->next)
        if (void* found = button_below(part->data, words)) return found;
    return nullptr;
}

}

void set_double_click_time(int milliseconds) {
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    set(settings(), "gtk-double-click-time", milliseconds, nullptr);
}

std::optional<wxPoint> native_button(wxWindow& window, const wxString& words) {
    static const auto place =
        gtk_function<int (*)(void*, void*, int, int, int*, int*)>("gtk_widget_translate_coordinates");
    static const auto width = gtk_function<int (*)(void*)>("gtk_widget_get_allocated_width");
    static const auto height = gtk_function<int (*)(void*)>("gtk_widget_get_allocated_height");
    void* button = button_below(window.GetHandle(), words);
    wxPoint corner;
    if (!button || !place(button, window.GetHandle(), 0, 0, &corner.x, &corner.y)) return std::nullopt;
    return corner + wxPoint(width(button) / 2, height(button) / 2);
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
