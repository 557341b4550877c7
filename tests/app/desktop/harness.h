// What every test of the window needs: the program's event loop without its frame, waiting, clicking and typing.
#pragma once

#include <chrono>
#include <functional>
#include <string_view>

#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/dataview.h>
#include <wx/toplevel.h>
#include <wx/window.h>

namespace clerk::desktop::test {

/// Runs all tests inside an application of wxWidgets; `app` may be the program's own (default: a bare one). Returns the
/// status of `main`: 77, which ctest reads as skipped, where there is no display.
int run_tests(int argc, char** argv, wxApp* app = nullptr);

/// Handles events until the condition holds; false when it did not within the time.
bool wait_until(const std::function<bool()>& condition, std::chrono::milliseconds at_most = std::chrono::seconds(10));
/// Shows a window and waits until it is there; under a window manager until it is the active one.
void show(wxTopLevelWindow& window);
void settle(); ///< handles the events that are waiting, and those they cause

/// All of it lies within everything that it lies in, and on the screen: nothing of it is scrolled or pushed out.
bool is_wholly_in_sight(const wxWindow& window);

/// Of a list whose lines are numbered, once they have their places: GTK measures them when nothing else is to be done,
/// and until then all of them lie in one.
wxRect cell_of(wxDataViewCtrl& list, unsigned line, unsigned column = 0);

void move_to(wxWindow& window, wxPoint point); ///< the point in the window's client coordinates
void click(wxWindow& window, wxPoint point);
void double_click(wxWindow& window, wxPoint point); ///< two clicks as fast as a hand can
void right_click(wxWindow& window, wxPoint point);
void scroll(wxWindow& window, wxPoint point, int notches); ///< the mouse wheel, away from the hand where positive
/// Presses the button, draws the pointer there and lets go.
void drag(wxWindow& window, wxPoint from, wxPoint to);
void click(wxWindow& window); ///< in its middle
void press(int key, int modifiers = wxMOD_NONE);
void type(std::string_view text);
/// Does something that opens a menu, and chooses the entry at that place of it by keys. `meanwhile`: what comes while
/// it is open.
void choose_from_menu(const std::function<void()>& opening, int entry, std::function<void()> meanwhile = {});

}
