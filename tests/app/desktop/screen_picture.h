// What is to be seen on the screen.
#pragma once

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/image.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

namespace clerk::desktop::test {

/// Cairo keeps what it has once read of the screen, and would show what was there in an earlier test.
inline void read_screen_anew() {
#ifdef __WXGTK__
    void* context =
        gtk_function<void* (*)(void*)>("gdk_cairo_create")(gtk_function<void* (*)()>("gdk_get_default_root_window")());
    gtk_function<void (*)(void*)>("cairo_surface_mark_dirty")(
        gtk_function<void* (*)(void*)>("cairo_get_target")(context));
    gtk_function<void (*)(void*)>("cairo_destroy")(context);
#endif
}

/// The window as it is on the screen now.
inline wxImage on_screen(const wxWindow& window) {
    read_screen_anew();
    const wxRect area = window.GetScreenRect();
    wxBitmap picture(area.GetSize());
    wxScreenDC screen;
    wxMemoryDC(picture).Blit(wxPoint(), area.GetSize(), &screen, area.GetTopLeft());
    return picture.ConvertToImage();
}

}
