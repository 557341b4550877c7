// What the program is called to show of itself, taken from the sources when it is built.
#pragma once

namespace clerk::desktop {

extern const char* const licence_text;   ///< in full
extern const char* const libraries_text; ///< what it is made with, and under which licences
extern const char* const icon_drawing;   ///< SVG

}
