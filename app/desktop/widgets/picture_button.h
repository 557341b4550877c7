// Buttons that bear a picture and no words.
#pragma once

#include <wx/anybutton.h>

namespace clerk::desktop {

/// Makes the button larger than its picture by that many pixels at each side and no more: the system would leave the
/// room that words need.
void fit_to_picture(wxAnyButton& button, int air);

}
