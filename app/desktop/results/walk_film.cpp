#include "app/desktop/results/walk_film.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/results/walk_board_grid.h"
#include "app/desktop/results/walk_sketch.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr int width = 960, height = 640, edge = 16, head = 60, graph = 130, caption = 30, sign_side = 22;
constexpr int turn_takes = 900, end_takes = 4000; ///< milliseconds

/// Writes on a frame.
struct Writer {
    wxGraphicsContext& gc;
    const wxFont& face;
    charts::Measure measure;

    void write(const wxString& words, Point at, charts::Align align, double size, const wxColour& colour,
               double room) const {
        const charts::TextStyle style{size, colour, false};
        const wxString line = charts::shortened(measure, words, room, style);
        if (!line.empty()) charts::paint(gc, charts::only(charts::label_at(measure, line, at, align, style)), face);
    }
};

void draw_head(const Writer& writer, const table::Walk& walk, std::size_t after) {
    const wxString title = walk.title(after), count = walk.count(after);
    const wxString first_line = walk.words(after).BeforeFirst('\n');
    writer.write(i18n::game_name(game_id(walk.game().record)), {width - edge, edge + 10}, charts::Align::right, 15,
                 palette().quiet, 300);
    writer.write(title.empty() ? count : i18n::fill(_("{1}: {2}"), {count, title}), {edge, edge + 10},
                 charts::Align::left, 20, palette().text, width - 2 * edge - 320);
    writer.write(first_line, {edge, edge + 36}, charts::Align::left, 15, palette().text, width - 2 * edge);
}

wxString told_of(const table::Walk& walk, const DrawnBoard& board, std::size_t after) {
    if (board.player == Where::nobody) return board.words;
    const auto who = static_cast<std::size_t>(board.player);
    const wxString name = name_line(players(walk.game().record).at(who));
    if (walk.totals().empty()) return name;
    return i18n::fill(_("{1}: {2}"), {name, figure(walk.score(after).players.at(who).total())});
}

void draw_caption(const Writer& writer, const table::Walk& walk, const DrawnBoard& board, std::size_t after,
                  const wxRect& place) {
    const Point middle(place.x + place.width / 2.0, place.GetBottom() + caption / 2.0);
    const bool at_turn = board.player != Where::nobody && board.player == walk.player(after);
    const wxString words = told_of(walk, board, after);
    const double room = place.width - 2 * sign_side;
    writer.write(words, middle, charts::Align::centre, 15, at_turn ? palette().accent : palette().text, room);
    if (board.player == Where::nobody) return;
    const double wide = std::min(room, writer.measure(words, 15, false).width);
    player_sign(walk.game().record, board.player)
        .draw(writer.gc, square({middle.m_x - wide / 2 - sign_side, middle.m_y}, sign_side));
}

void draw_boards(const Writer& writer, const table::Walk& walk, std::size_t after, const wxRect& room) {
    const std::vector<DrawnBoard> boards =
        boards_after(walk.game(), {.turns = after, .player = walk.player(after), .lit = walk.places(after)});
    const std::vector<wxRect> places = board_grid(room.GetSize(), boards.size(), caption);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const wxRect place(places[i].GetPosition() + room.GetPosition(), places[i].GetSize());
        writer.gc.PushState();
        writer.gc.Clip(place.x, place.y, place.width, place.height);
        writer.gc.Translate(place.x, place.y);
        boards[i].draw(writer.gc, place.GetSize());
        writer.gc.PopState();
        draw_caption(writer, walk, boards[i], after, place);
    }
}

}

wxImage walk_frame(const table::Walk& walk, std::size_t after, const wxFont& face) {
    const ScopedTheme light(Theme::light);
    const auto draw = [&](wxGraphicsContext& gc, wxSize) {
        const Writer writer{gc, face, charts::measure_with(face)};
        const int below = walk.totals().empty() ? 0 : graph;
        draw_head(writer, walk, after);
        draw_boards(writer, walk, after, {edge, edge + head, width - 2 * edge, height - 2 * edge - head - below});
        if (below == 0) return;
        const Area area(edge, height - edge - graph, width - 2 * edge, graph);
        const auto at_turn = after == 0 ? std::nullopt : std::optional(after - 1);
        charts::paint(gc, totals_shapes(walk, area, at_turn, writer.measure), face);
    };
    return drawn_image(draw, {width, height});
}

std::string walk_film(const table::Walk& walk, const wxFont& face, const TurnsDone& done) {
    MovingPicture film;
    for (std::size_t after = 0; after <= walk.turns(); ++after) {
        if (walk.has_boards(after))
            film.add(walk_frame(walk, after, face), after == walk.turns() ? end_takes : turn_takes);
        done(after, walk.turns());
    }
    return film.file();
}

}
