// What the harness asks of the window system alone: harness_posix.cpp and harness_windows.cpp.
#pragma once

namespace clerk::desktop::test {

/// Two clicks closer than that, in milliseconds, are a double click: a test says which it means, however fast it is.
void set_double_click_time(int milliseconds);

/// The wheel under the pointer, which wxUIActionSimulator does not know; away from the hand where positive.
void turn_wheel(int notches);

}
