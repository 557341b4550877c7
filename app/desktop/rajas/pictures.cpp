#include "app/desktop/rajas/pictures.h"

#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/province.h"
#include "app/desktop/rajas/race.h"
#include "i18n/words.h"

#include <wx/translation.h>

namespace clerk::desktop::rajas {

std::vector<DrawnBoard> boards_after(const game::Game& game, const game::Fold& fold, const BoardsAsked& asked) {
    const Position position(game, fold, asked.player == Where::nobody ? 0 : asked.player, asked.turns);
    std::vector<DrawnBoard> boards{{.words = _("The race"),
                                    .draw = [race = race(position, {}), players = game.players,
                                             shown = position.player](wxGraphicsContext& gc, wxSize size) {
                                        draw_race(gc, {size, race}, race, players, shown);
                                    }}};
    for (int player = 0; player < static_cast<int>(game.players.size()); ++player)
        boards.push_back({.player = player,
                          .draw = [view = province_view(position, player),
                                   lit = asked.lit_of(player)](wxGraphicsContext& gc, wxSize size) {
                              const ProvinceGeometry geometry(size, view);
                              draw_province(gc, geometry, view, {}, 1);
                              draw_lit(gc, geometry, lit);
                          }});
    return boards;
}

PlayerSign player_sign(const game::Game& game, int player) {
    const game::Player& known = game.players.at(static_cast<std::size_t>(player));
    return {[known, player](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, known, player, area); },
            piece_colour(known)};
}

DrawSized lit_picture(const game::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    const Position position(game, player);
    if (position.final())
        return [race = race(position, {}), players = game.players, player](wxGraphicsContext& gc, wxSize size) {
            draw_race(gc, {size, race}, race, players, player);
        };
    return [view = province_view(position, player), lit, marked](wxGraphicsContext& gc, wxSize size) {
        const ProvinceGeometry geometry(size, view);
        draw_province(gc, geometry, view, {}, 1);
        draw_lit(gc, geometry, lit);
        draw_marked(gc, geometry, marked);
    };
}

namespace {

DrawSized picture_of(const ProvinceView& view, const game::Cells& fresh) {
    return [view, fresh](wxGraphicsContext& gc, wxSize size) { draw_province(gc, {size, view}, view, fresh, 1); };
}

}

/// In the order in which they were laid: none lies there before a road leads to it.
std::vector<GuideStep> guide(const game::Game& game, int player) {
    const ProvinceView whole = province_view({game, player}, player);
    if (whole.tiles.empty()) return {};
    std::vector<GuideStep> steps{{_("The whole province"), {}, picture_of(whole, {})}};
    ProvinceView so_far = whole;
    so_far.tiles.clear();
    for (const ShownTile& tile : whole.tiles) {
        so_far.tiles.push_back(tile);
        steps.front().parts.push_back(in_words(tile));
        steps.push_back({in_words(tile), {}, picture_of(so_far, {tile.at})});
    }
    return steps;
}

namespace {

using game::Building;
using game::Colour;
using game::Good;

struct CoverTile {
    game::Cell at;
    Colour colour;
    int price;
    const char* roads;
    std::vector<game::Market> markets;
    std::vector<Building> buildings;
};

const std::vector<CoverTile>& cover_tiles() {
    static const std::vector<CoverTile> all{
        {{2, 1}, Colour::orange, 3, "nes", {}, {Building::temple}},
        {{3, 1}, Colour::blue, 5, "nw", {{Good::tea, 2}}, {}},
        {{1, 2}, Colour::green, 4, "ne", {{Good::silk, 3}}, {}},
        {{2, 2}, Colour::purple, 7, "nsw", {}, {Building::mill}},
        {{3, 2}, Colour::green, 2, "ns", {}, {Building::fort}},
        {{2, 3}, Colour::blue, 8, "esw", {{Good::spices, 2}}, {}},
        {{3, 3}, Colour::orange, 6, "sw", {}, {Building::palace}},
    };
    return all;
}

ProvinceView view() {
    ProvinceView view{.described = true, .columns = 4, .rows = 4, .places = std::vector<bool>(16, true)};
    view.places[0] = false;
    view.exits = {{{2, 1}, game::Side::w}, {{1, 2}, game::Side::s}};
    for (const CoverTile& tile : cover_tiles()) {
        const game::Tile made{tile.colour, tile.price, *game::read_roads(tile.roads), tile.markets, tile.buildings};
        view.tiles.push_back({tile.at, made, made.roads, true});
    }
    return view;
}

}

wxBitmap cover(const wxWindow& window, int side) {
    return picture(window, side, [](wxGraphicsContext& gc, const Area& area) {
        const ProvinceView all = view();
        const wxSize size(static_cast<int>(area.m_width), static_cast<int>(area.m_height));
        draw_province(gc, {size, all}, all, {}, 1);
    });
}

}
