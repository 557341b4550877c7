// Boards beside each other and below each other, as large as they can be.
#pragma once

#include <cstddef>
#include <vector>

#include <wx/gdicmn.h>

namespace clerk::desktop {

/// Places for so many boards in a room, row by row; each with as much below it as its caption takes.
std::vector<wxRect> board_grid(wxSize room, std::size_t boards, int caption);

}
