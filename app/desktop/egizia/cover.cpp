#include "app/desktop/egizia/cover.h"

#include "app/desktop/egizia/monuments_picture.h"

namespace clerk::desktop::egizia {

namespace {

using game::Part;

/// A part as it is shown: who has a stone on which of its spaces, from the first; a dot is nobody.
struct CoverPart {
    Part part;
    int row;
    const char* owners;
    const char* values;
};
constexpr CoverPart cover_parts[] = {
    {Part::obelisk, 0, "0120..", "122344"},
    {Part::grave, 0, "021...", "3142.."},
    {Part::pyramid, 1, "10221", "22334"},
    {Part::pyramid, 2, "021.", "3344"},
    {Part::pyramid, 3, "2..", "445"},
    {Part::pyramid, 4, "..", "56"},
    {Part::left, 0, "11.", "234"},
    {Part::right, 0, "2..", "234"},
    {Part::middle, 0, ".", "5"},
    {Part::roof, 0, ".", "6"},
};

MonumentsView view() {
    MonumentsView view;
    for (const CoverPart& part : cover_parts)
        for (int number = 1; part.owners[number - 1] != '\0'; ++number) {
            ShownSpace space{.at = {part.part, number, part.row}};
            if (const char owner = part.owners[number - 1]; owner != '.') space.owner = owner - '0';
            if (const char value = part.values[number - 1]; value != '.') space.value = value - '0';
            view.spaces.push_back(std::move(space));
        }
    return view;
}

Players players() {
    return {{.name = {}, .colour = game::Marker::red},
            {.name = {}, .colour = game::Marker::blue},
            {.name = {}, .colour = game::Marker::yellow}};
}

}

wxBitmap cover(const wxWindow& window, int side) {
    constexpr int drawn = 400; // as it is laid out: its parts have a least size
    return picture(window, side, [](wxGraphicsContext& gc, const Area& area) {
        const MonumentsView all = view();
        gc.Scale(area.m_width / drawn, area.m_height / drawn);
        draw_monuments(gc, {wxSize(drawn, drawn), all}, all, players());
    });
}

}
