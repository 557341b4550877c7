#include "app/desktop/egizia/pictures.h"

#include "app/desktop/egizia/monuments.h"
#include "app/desktop/egizia/pieces.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop::egizia {

namespace {

/// A game has few rounds: the record and its states up to there are soon copied.
Position position_after(const game::Game& game, const game::Fold& fold, std::size_t rounds) {
    game::Game then = game;
    then.turns.resize(std::min(rounds, then.turns.size()));
    game::Fold kept = fold;
    kept.state = table::state_after(game, fold, rounds);
    kept.report = {};
    return {then, kept, 0};
}

}

std::vector<DrawnBoard> boards_after(const game::Game& game, const game::Fold& fold, const BoardsAsked& asked) {
    const Position position = position_after(game, fold, asked.turns);
    return {{.words = _("The monuments as they stand"),
             .draw = [view = monuments_view(position, {}), players = game.players,
                      lit = asked.lit](wxGraphicsContext& gc, wxSize size) {
                 const MonumentsGeometry geometry(size, view);
                 draw_monuments(gc, geometry, view, players);
                 for (const Place& place : lit)
                     if (const auto area = area_of(geometry, view, place)) draw_lit(gc, *area);
             }}};
}

PlayerSign player_sign(const game::Game& game, int player) {
    const game::Player& known = game.players.at(static_cast<std::size_t>(player));
    return {[known, player](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, known, player, area); },
            piece_colour(known)};
}

DrawSized lit_picture(const game::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    const Position position(game, player);
    if (position.final()) return [](wxGraphicsContext&, wxSize) {};
    return
        [view = monuments_view(position, {}), players = game.players, lit, marked](wxGraphicsContext& gc, wxSize size) {
            const MonumentsGeometry geometry(size, view);
            draw_monuments(gc, geometry, view, players);
            for (const Place& place : lit)
                if (const auto area = area_of(geometry, view, place)) draw_lit(gc, *area);
            for (const Place& place : marked)
                if (const auto area = area_of(geometry, view, place)) draw_marked(gc, *area);
        };
}

namespace {

using game::Part;

DrawSized picture_of(const MonumentsView& view, const Players& players, const std::vector<Place>& fresh) {
    return [=](wxGraphicsContext& gc, wxSize size) {
        const MonumentsGeometry geometry(size, view);
        draw_monuments(gc, geometry, view, players);
        for (const Place& place : fresh)
            if (const auto area = area_of(geometry, view, place)) draw_lit(gc, *area);
    };
}

wxString title_of(const game::Space& space) {
    switch (space.part) {
    case Part::obelisk: return _("Obelisk");
    case Part::grave: return _("Graves");
    case Part::pyramid: return i18n::fill_figures(_("Pyramid, row {1}"), {space.row});
    case Part::left: return _("Temple, left column");
    case Part::right: return _("Temple, right column");
    case Part::middle: return _("Temple, middle");
    case Part::roof: return _("Temple, roof");
    }
    return {};
}

}

/// A step for each part of a monument, and for each row of the pyramid, as they are built from below.
std::vector<GuideStep> guide(const game::Game& game, int player) {
    const Position position(game, player);
    if (position.final() || position.state.monuments.built.empty()) return {};
    MonumentsView whole = monuments_view(position, {});
    for (ShownSpace& space : whole.spaces) space.open = false;
    std::vector<GuideStep> steps{{_("The monuments as they stand"), {}, picture_of(whole, game.players, {})}};
    std::vector<ShownSpace> built;
    for (const ShownSpace& space : whole.spaces)
        if (space.owner) built.push_back(space);
    const auto group = [](const ShownSpace& space) { return std::pair(space.at.part, space.at.row); };
    std::ranges::stable_sort(built, {}, group);
    MonumentsView so_far = whole;
    for (ShownSpace& space : so_far.spaces) space.owner.reset();
    for (std::size_t i = 0; i < built.size();) {
        GuideStep step{.title = title_of(built[i].at)};
        std::vector<Place> fresh;
        for (const auto now = group(built[i]); i < built.size() && group(built[i]) == now; ++i) {
            std::ranges::find(so_far.spaces, built[i].at, &ShownSpace::at)->owner = built[i].owner;
            step.parts.push_back(in_words(position, built[i]));
            fresh.push_back(game::place(built[i].at));
        }
        steps.front().parts.push_back(i18n::fill(_("{1}: {2}"), {step.title, figure(static_cast<int>(fresh.size()))}));
        step.draw = picture_of(so_far, game.players, fresh);
        steps.push_back(std::move(step));
    }
    return steps;
}

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
