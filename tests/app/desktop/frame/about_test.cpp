// The dialog about the program: the system's own, which is no wxWindow. Under GTK alone.
#include "tests/app/desktop/window_test.h"

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

namespace clerk::desktop::test {
namespace {

#ifdef __WXGTK__

struct GList { // as in GLib
    void* data;
    GList* next;
};

/// None: it is not open.
void* about_dialog() {
    static const auto windows = gtk_function<GList* (*)()>("gtk_window_list_toplevels");
    static const auto is_a = gtk_function<int (*)(void*, unsigned long)>("g_type_check_instance_is_a");
    static const auto about = gtk_function<unsigned long (*)()>("gtk_about_dialog_get_type");
    static const auto is_shown = gtk_function<int (*)(void*)>("gtk_widget_is_visible");
    for (const GList* window = windows(); window; window = window->next)
        if (is_a(window->data, about()) && is_shown(window->data)) return window->data;
    return nullptr;
}

struct About : WindowTest {};

TEST_F(About, TellsTheLicencesOfAllThatItIsMadeWith) {
    open_window();
    move_to(frame(), {1, 1}); // without a window manager the window has the keys that the pointer is in
    test::press('H', wxMOD_ALT);
    test::press('A');
    ASSERT_TRUE(wait_until([] { return about_dialog() != nullptr; }));
    const auto licence = gtk_function<const char* (*)(void*)>("gtk_about_dialog_get_license");
    const wxString text = wxString::FromUTF8(licence(about_dialog()));
    for (const char* part : {"MIT License", "The Clerk of Works developers", "wxWidgets", "SQLite", "nlohmann", "CLI11",
                             "Three-clause BSD", "pugixml", "libqrencode", "utf8proc"})
        EXPECT_TRUE(text.Contains(part)) << part;
    const wxSize size = frame().GetClientSize();
    move_to(frame(), {size.x / 2, size.y / 2});
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(wait_until([] { return about_dialog() == nullptr; }));
}

#endif

}
}
