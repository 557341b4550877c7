// Buttons that bear a picture and no words, and how large a button must be.
#pragma once

#include <wx/anybutton.h>

namespace clerk::desktop {

/// Makes the button larger than its picture by that many pixels at each side and no more: the system would leave the
/// room that words need.
void fit_to_picture(wxAnyButton& button, int air);

/// What a finger hits: pixels, FromDIP.
inline constexpr int least_target = 44;
/// The button has its best size, but is never smaller than a finger needs; one with words is as wide as they are.
void fit_to_finger(wxAnyButton& button);
/// As high as its text asks for, and never lower than a finger needs. `width`: in pixels; -1: its own.
void fit_height_to_finger(wxWindow& control, int width = -1);
/// In pixels, that of a button with so many lines of words and `air` (FromDIP) above and below all of them together;
/// never lower than a finger needs.
int height_of_lines(const wxWindow& button, int lines, int air);

}
