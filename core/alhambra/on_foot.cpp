// What a walk over the cells of a palace finds: where one gets to on foot, and what is closed in.
#include "core/alhambra/grid.h"

namespace clerk::alhambra {

Cells reachable(const Palace& palace) {
    const Grid grid(palace);
    return grid.cells(grid.on_foot());
}

bool reached(const Palace& palace, Cell cell) {
    const Grid grid(palace);
    return grid.has(grid.on_foot(), cell);
}

Cells holes(const Palace& palace) {
    const Grid grid(palace);
    return grid.cells(grid.closed_in());
}

}
