// The font of everything that is written in the window.
#pragma once

#include <wx/font.h>

namespace clerk::desktop {

/// The same character has other shapes in Taipei than in Shanghai. A face that has those of the language spoken; empty:
/// the system's own serves.
wxString face_of_language();

/// The system's font, in that face.
wxFont usual_font();

}
