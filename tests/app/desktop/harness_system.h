// What the harness asks of the window system alone: harness_posix.cpp and harness_windows.cpp.
#pragma once

#include <wx/toplevel.h>

namespace clerk::desktop::test {

/// One that gives windows their sizes and the focus.
bool has_window_manager();

/// What it puts round the window: title and edges.
wxSize size_of_decorations(const wxTopLevelWindow& window);

/// The window manager is told to give the window that size inside, as by its edge; in pixels of the device.
void ask_window_manager_for(wxTopLevelWindow& window, wxSize size);

/// Two clicks closer than that, in milliseconds, are a double click: a test says which it means, however fast it is.
void set_double_click_time(int milliseconds);

/// The wheel under the pointer, which wxUIActionSimulator does not know; away from the hand where positive.
void turn_wheel(int notches);

/// The layouts of the keyboard in their order, such as "ru,us". False: they cannot be chosen here.
bool choose_layouts(const char* layouts);

}
