#include "app/desktop/babylon/quarry_canvas.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/translation.h>

namespace clerk::desktop::babylon {

using clerk::babylon::Cell;
using clerk::babylon::Flower;
using clerk::babylon::Material;
using clerk::babylon::quarry_size;

namespace {

// In sides of a stack's square.
constexpr double tile_side = 0.74, step = 0.055;
constexpr double drawn_away = 0.6; ///< no slip of the hand

constexpr int room_for_names = 12; ///< of columns below, of rows to the left

constexpr Cell start{1, 2}; ///< from the middle it is never far

double tile_step(double side) { return std::max(2.0, std::round(side * step)); }

template <class Action> void each_stack(const Action& action) {
    for (int y = 0; y < quarry_size; ++y)
        for (int x = 0; x < quarry_size; ++x) action(Cell{0, 0}.moved(x, y));
}

Cell within(Cell stack) {
    const auto clamped = [](std::int8_t at) {
        return static_cast<std::int8_t>(std::clamp<int>(at, 0, quarry_size - 1));
    };
    return {clamped(stack.x), clamped(stack.y)};
}

wxString figure(int number) { return wxString(number < 0 ? L"\u2212" : L"+") << std::abs(number); }

}

QuarryCanvas::QuarryCanvas(wxWindow* parent, int side)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, {side, side}, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize({side, side});
    set_accessible_name(*this, _("Quarry"));
    SetToolTip(_("Drag a stack onto a flower to choose both at once."));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool) { arrow(dx, dy); }, .act = [this](bool) { dig(); }});
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        if (!cursor_) move_to(start);
        event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { let_go(); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { let_go_of_nothing(); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { move_to({}); });
    for (const auto& down : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(down, [this](wxMouseEvent& event) {
            SetFocus();
            press(event.GetPosition());
        });
}

void QuarryCanvas::show(QuarryView view) {
    view_ = view;
    if (!view.open && pressed_) let_go_of_nothing();
    Refresh();
}

Area QuarryCanvas::area(Cell stack) const {
    const wxSize size = GetClientSize();
    const int names = FromDIP(room_for_names);
    const int side = std::max(1, (std::min(size.x, size.y) - 2 - names) / quarry_size);
    const wxPoint start{(size.x - quarry_size * side + names) / 2, (size.y - quarry_size * side - names) / 2};
    const Point corner = start + wxPoint(stack.x, quarry_size - 1 - stack.y) * side;
    return {corner.m_x, corner.m_y, static_cast<double>(side), static_cast<double>(side)};
}

std::optional<Cell> QuarryCanvas::stack_at(wxPoint point) const {
    std::optional<Cell> found;
    each_stack([&](Cell stack) {
        if (area(stack).Contains(Point(point))) found = stack;
    });
    return found;
}

/// The quarters of the quarry: large enough for a finger.
Area QuarryCanvas::area(Flower flower) const {
    constexpr int half = quarry_size / 2;
    const int place = static_cast<int>(flower);
    const Area corner = area(Cell{0, quarry_size - 1}.moved(place % 2 * half, -(place / 2) * half));
    return {corner.m_x, corner.m_y, corner.m_width * half, corner.m_height * half};
}

wxPoint QuarryCanvas::centre(Flower flower) const {
    const Point at = desktop::centre(area(flower));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

wxPoint QuarryCanvas::centre(Cell stack) const {
    const Point at = desktop::centre(area(stack));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

void QuarryCanvas::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    const Area first = area({0, quarry_size - 1});
    const Area ground(first.m_x, first.m_y, first.m_width * quarry_size, first.m_width * quarry_size);
    paint_box(*gc, ground, 8,
              {.fill = colours().board, .edge = HasFocus() ? palette().accent : colours().rim, .width = 2});
    draw_names(*gc, ground);
    draw_shadows(*gc, ground);
    each_stack([&](Cell stack) { draw_stack(*gc, stack); });
    if (view_.column) {
        Area column = area(Cell{0, quarry_size - 1}.moved(*view_.column, 0));
        column.m_height *= quarry_size;
        paint_box(*gc, crisp(column), 6, {.edge = palette().accent, .width = 2});
    }
    if (offers_flowers_)
        draw_flowers(*gc);
    else if (cursor_)
        draw_income(*gc, *cursor_);
}

/// As on the boards: letters from the west, figures from the south.
void QuarryCanvas::draw_names(wxGraphicsContext& gc, const Area& ground) const {
    const double away = FromDIP(room_for_names) / 2.0, height = FromDIP(8);
    const wxColour colour = mixed(palette().quiet, palette().text, 0.25);
    for (int i = 0; i < quarry_size; ++i) {
        const Point at = desktop::centre(area(Cell{0, 0}.moved(i, i)));
        paint_text(gc, wxString(static_cast<char>('a' + i)), {at.m_x, ground.GetBottom() + away}, height, colour);
        paint_text(gc, wxString(static_cast<char>('1' + i)), {ground.m_x - away, at.m_y}, height, colour);
    }
}

Area QuarryCanvas::floor_of(Cell stack) const {
    const Area at = area(stack);
    const double by = tile_step(at.m_width);
    return square(desktop::centre(at) + Point(by, by), std::round(at.m_width * tile_side));
}

void QuarryCanvas::draw_shadows(wxGraphicsContext& gc, const Area& ground) const {
    std::vector<Caster> casters;
    each_stack([&](Cell stack) {
        if (const int height = view_.quarry.height(stack); height > 0)
            casters.push_back({floor_of(stack), 0.5 * height});
    });
    cast_shadows(gc, {ground}, casters, ground.m_width / quarry_size, GetContentScaleFactor());
}

/// The lower tiles of a stack peep out to the south-east, so that its height can be counted.
void QuarryCanvas::draw_stack(wxGraphicsContext& gc, Cell stack) const {
    const int height = view_.quarry.height(stack);
    Area tile = floor_of(stack);
    const double radius = tile.m_width * 0.14, by = tile_step(area(stack).m_width);
    if (height == 0) paint_box(gc, crisp(tile), radius, {.edge = colours().slot, .style = wxPENSTYLE_DOT});
    for (int i = 0; i < height; ++i) {
        draw_tile_back(gc, static_cast<Material>(static_cast<int>(Material::basalt) - i), tile);
        if (i + 1 < height) tile.Offset(Point(-by, -by));
    }
    const bool pointed = cursor_ == stack && view_.open && height > 0;
    if (pointed || view_.dug == stack) paint_box(gc, crisp(tile), radius, {.edge = palette().accent, .width = 2.5});
}

void QuarryCanvas::draw_income(wxGraphicsContext& gc, Cell stack) const {
    const auto income = view_.open && view_.quarry.height(stack) > 0 && income_at ? income_at(stack) : std::nullopt;
    if (!income) return;
    const Area at = area(stack);
    const double height = at.m_width * 0.5;
    const Point middle = desktop::centre(at);
    const Area label{middle.m_x - at.m_width * 0.43, middle.m_y - height / 2, at.m_width * 0.86, height};
    paint_box(gc, label, height / 2, {.fill = palette().panel, .edge = palette().accent, .width = 1.5});
    draw_pillar(gc, square({label.m_x + label.m_width * 0.25, middle.m_y}, height * 0.86));
    paint_bold_text(gc, figure(*income), {label.m_x + label.m_width * 0.63, middle.m_y}, height * 0.46, palette().text);
}

void QuarryCanvas::draw_flowers(wxGraphicsContext& gc) const {
    for (const Flower flower : clerk::babylon::flowers) {
        const Area quarter = area(flower);
        const bool aimed = aimed_ == flower;
        paint_box(gc, grown(quarter, -2), 8,
                  {.fill = with_alpha(palette().panel, 0.92),
                   .edge = aimed ? palette().accent : colours().rim,
                   .width = aimed ? 3.0 : 1.0});
        draw_flower(gc, flower, square(desktop::centre(quarter), quarter.m_width * 0.6));
    }
}

void QuarryCanvas::press(wxPoint point) {
    move_to(stack_at(point));
    const bool holds = view_.open && cursor_ && view_.quarry.height(*cursor_) > 0;
    if (holds) {
        pressed_ = point;
        if (!HasCapture()) CaptureMouse();
    }
    dig();
}

void QuarryCanvas::point_at(wxPoint point) {
    if (!pressed_) return move_to(stack_at(point));
    const wxPoint away = point - *pressed_;
    const double side = area(Cell{0, 0}).m_width;
    offers_flowers_ = offers_flowers_ || std::hypot(away.x, away.y) > side * drawn_away;
    aimed_.reset();
    for (const Flower flower : clerk::babylon::flowers)
        if (offers_flowers_ && area(flower).Contains(Point(point))) aimed_ = flower;
    Refresh();
}

void QuarryCanvas::let_go() {
    if (HasCapture()) ReleaseMouse();
    pressed_.reset();
    offers_flowers_ = false;
    Refresh();
    if (const auto flower = std::exchange(aimed_, std::nullopt); flower && on_flower) on_flower(*flower);
}

void QuarryCanvas::let_go_of_nothing() {
    aimed_.reset();
    let_go();
}

void QuarryCanvas::arrow(int dx, int dy) {
    move_to(cursor_ ? within(cursor_->moved(dx, dy)) : start);
    const int height = view_.quarry.height(*cursor_);
    const wxString place = write(*cursor_);
    const auto material = [&] { return i18n::babylon::name(view_.quarry.top(*cursor_)); };
    tell_where(*this, height == 0 ? i18n::fill(_("Quarry, {1}, empty"), {place})
                                  : i18n::fill(_("Quarry, {1}, {2}"), {place, material()}));
}

void QuarryCanvas::move_to(std::optional<Cell> stack) {
    if (stack == cursor_) return;
    cursor_ = stack;
    Refresh();
    if (stack && on_point) on_point(*stack);
}

void QuarryCanvas::dig() {
    if (!view_.open) return;
    const bool any = cursor_ && view_.quarry.height(*cursor_) > 0;
    if (any && on_dig) on_dig(Cell(*cursor_));
    if (!any && on_dead) on_dead(cursor_ ? _("This stack is empty.") : _("No stack lies there."));
}

}
