#include "app/desktop/results/walk_board_grid.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

int rows_of(int boards, int columns) { return (boards + columns - 1) / columns; }

/// The side of a board where there are so many columns.
int side_of(wxSize room, int boards, int columns, int caption) {
    return std::min(room.x / columns, room.y / rows_of(boards, columns) - caption);
}

}

std::vector<wxRect> board_grid(wxSize room, std::size_t boards, int caption) {
    const int count = static_cast<int>(boards);
    if (count == 0) return {};
    int columns = 1;
    for (int more = 2; more <= count; ++more)
        if (side_of(room, count, more, caption) > side_of(room, count, columns, caption)) columns = more;
    const wxSize cell(room.x / columns, room.y / rows_of(count, columns));
    std::vector<wxRect> places;
    for (int i = 0; i < count; ++i)
        places.emplace_back(wxPoint(i % columns * cell.x, i / columns * cell.y),
                            wxSize(cell.x, std::max(0, cell.y - caption)));
    return places;
}

}
