#include "app/desktop/rajas/copy_province.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "core/rajas/json_board.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/translation.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int widest = 470, largest_cell = 84, margin = 30;
constexpr double out = 0.16; ///< how far outside of the cell an exit or yield is drawn, in sides of a cell

const wxColour place_colour(0xd9, 0xb3, 0x7c), stone(0x9a, 0x8b, 0x78), road(0xf6, 0xe7, 0xc4), ink(0x2c, 0x20, 0x14);

wxColour colour_of(std::optional<game::YieldColour> colour) {
    static const std::array<wxColour, 4> colours{wxColour(0xf4, 0xf0, 0xe6), wxColour(0xe9, 0xc4, 0x3c),
                                                 wxColour(0xc6, 0x4a, 0x3a), wxColour(0x8a, 0x5a, 0x33)};
    return colour ? colours[static_cast<std::size_t>(*colour)] : wxColour(0x7f, 0xb0, 0x8a);
}

/// A letter as well as a colour.
wxString letter_of(const game::Yield& yield) {
    if (!yield.colour) return "+";
    return text(std::string(id(*yield.colour))).Left(1).Upper();
}

}

CopyProvinceCanvas::CopyProvinceCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize(FromDIP(wxSize(widest, widest)));
    set_accessible_name(*this, _("Province"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            SetFocus();
            if (const auto edge = edge_at(event.GetPosition())) {
                cursor_ = *edge;
                on_click(*edge);
            }
        });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool shift) { move(dx, dy, shift); },
                      .act = [this](bool) { on_click(cursor_); }});
}

/// Arrows go from cell to cell; with Shift to a side of the cell.
void CopyProvinceCanvas::move(int dx, int dy, bool shift) {
    if (shift) {
        cursor_.side = dx > 0 ? game::Side::e : dx < 0 ? game::Side::w : dy > 0 ? game::Side::n : game::Side::s;
    } else {
        cursor_.cell.x = std::clamp(cursor_.cell.x + dx, 1, std::max(1, columns()));
        cursor_.cell.y = std::clamp(cursor_.cell.y + dy, 1, std::max(1, rows()));
    }
    tell_where(*this, text(write(cursor_)));
    Refresh();
}

void CopyProvinceCanvas::show(const game::ProvinceSide& side, std::optional<game::Edge> chosen) {
    side_ = side;
    chosen_ = chosen;
    Refresh();
}

double CopyProvinceCanvas::cell_side() const {
    const wxSize size = GetClientSize();
    const double room = std::min((size.x - 2.0 * FromDIP(margin)) / std::max(1, columns()),
                                 (size.y - 2.0 * FromDIP(margin)) / std::max(1, rows()));
    return std::floor(std::clamp(room, 1.0, static_cast<double>(FromDIP(largest_cell))));
}

Area CopyProvinceCanvas::area(game::Cell cell) const {
    const double side = cell_side(), air = FromDIP(margin);
    return {air + (cell.x - 1) * side, air + (rows() - cell.y) * side, side, side};
}

Point CopyProvinceCanvas::middle(const game::Edge& edge, double inward) const {
    const Area at = area(edge.cell);
    const double half = at.m_width * (0.5 - inward);
    const Point centre = desktop::centre(at);
    switch (edge.side) {
    case game::Side::n: return {centre.m_x, centre.m_y - half};
    case game::Side::e: return {centre.m_x + half, centre.m_y};
    case game::Side::s: return {centre.m_x, centre.m_y + half};
    case game::Side::w: return {centre.m_x - half, centre.m_y};
    }
    return centre;
}

wxPoint CopyProvinceCanvas::beside(const game::Edge& edge) const {
    const Point at = middle(edge, 0.15);
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

/// Just outside of the board its outermost cells are meant.
std::optional<game::Edge> CopyProvinceCanvas::edge_at(wxPoint point) const {
    const double side = cell_side(), air = FromDIP(margin);
    const double x = (point.x - air) / side, y = rows() - (point.y - air) / side;
    if (x < -air / side || y < -air / side || x > columns() + air / side || y > rows() + air / side)
        return std::nullopt;
    const game::Cell cell{std::clamp(static_cast<int>(std::floor(x)) + 1, 1, columns()),
                          std::clamp(static_cast<int>(std::floor(y)) + 1, 1, rows())};
    const double dx = x - (cell.x - 0.5), dy = y - (cell.y - 0.5);
    if (std::abs(dx) > std::abs(dy)) return game::Edge{cell, dx > 0 ? game::Side::e : game::Side::w};
    return game::Edge{cell, dy > 0 ? game::Side::n : game::Side::s};
}

void CopyProvinceCanvas::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc || rows() == 0) return;
    for (int y = 1; y <= rows(); ++y)
        for (int x = 1; x <= columns(); ++x) draw_place(*gc, {x, y});
    draw_rim(*gc);
}

void CopyProvinceCanvas::draw_place(wxGraphicsContext& gc, game::Cell cell) const {
    const bool dark = theme() == Theme::dark, place = side_.has(cell);
    const wxColour ground = place ? place_colour : stone;
    const wxColour shown = dark ? mixed(ground, palette().panel, 0.4) : ground;
    const Area at = grown(area(cell), -1.5);
    paint_box(gc, at, at.m_width * 0.06, {.fill = shown, .edge = mixed(shown, ink, place ? 0.3 : 0.5)});
    const double size = at.m_width * 0.17;
    if (place)
        paint_text(gc, text(write(cell)), desktop::centre(at), size, mixed(shown, dark ? palette().text : ink, 0.6));
    else
        paint_box(gc, grown(at, -at.m_width * 0.2), at.m_width * 0.1, {.fill = mixed(shown, ink, 0.18)});
    if (HasFocus() && cursor_.cell == cell) {
        paint_box(gc, at, at.m_width * 0.06, {.edge = palette().accent, .width = 2});
        paint_circle(gc, middle(cursor_, 0.12), at.m_width * 0.06, {.fill = palette().accent});
    }
}

void CopyProvinceCanvas::draw_rim(wxGraphicsContext& gc) const {
    const double side = cell_side();
    for (const game::Edge& exit : side_.exits)
        paint_line(gc, {middle(exit, -out * 1.6), middle(exit, out * 1.6)},
                   {.edge = mixed(ink, road, 0.3), .width = side * 0.24});
    for (const game::Edge& exit : side_.exits)
        paint_line(gc, {middle(exit, -out * 1.6), middle(exit, out * 1.6)}, {.edge = road, .width = side * 0.17});
    for (const game::Yield& yield : side_.yields) {
        const Area at = square(middle(yield.at, -out), side * 0.3);
        paint_box(gc, at, side * 0.06, {.fill = colour_of(yield.colour), .edge = ink, .width = 1.5});
        const bool light =
            !yield.colour || *yield.colour == game::YieldColour::white || *yield.colour == game::YieldColour::yellow;
        paint_bold_text(gc, letter_of(yield), desktop::centre(at), side * 0.13,
                        light ? ink : wxColour(0xff, 0xff, 0xff));
    }
    if (chosen_) paint_circle(gc, middle(*chosen_, -out), side * 0.24, {.edge = palette().accent, .width = 3});
}

namespace {

constexpr int usual_columns = 4, usual_rows = 4, steps_width = 360;

}

CopyProvincePanel::CopyProvincePanel(wxWindow* parent, bool back, std::optional<game::ProvinceSide> front)
    : PartPanel(parent), back_(back), front_(std::move(front)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    canvas_ = new CopyProvinceCanvas(this);
    canvas_->SetName("province-copy");
    canvas_->on_click = [this](const game::Edge& pointed) { click(pointed); };
    auto* left = new wxBoxSizer(wxVERTICAL);
    as_front_ = named_button(this, _("Begin as the front is"), "as-the-front", [this] { change({side_}); });
    as_front_->SetToolTip(_("Shown is the front as you described it. Change what the back has otherwise."));
    fit_to_finger(*as_front_);
    left->Add(as_front_, 0, wxBOTTOM, FromDIP(near_gap));
    left->Add(make_size(), 0, wxBOTTOM, FromDIP(near_gap));
    clicks_ =
        new Segments(this, {{"click-places", _("Places")}, {"click-exits", _("Exits")}, {"click-yields", _("Yields")}});
    for (int i = 0; i < 3; ++i) fit_height_to_finger(clicks_->button(i));
    clicks_->choose(places);
    clicks_->on_choose = [this](int) {
        chosen_.reset();
        refresh();
    };
    left->Add(clicks_, 0, wxBOTTOM, FromDIP(near_gap));
    left->Add(canvas_, 0);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, 0, wxRIGHT, FromDIP(far_gap));
    columns->Add(make_yield(), 1, wxEXPAND);
    SetSizer(columns);
}

wxSpinCtrl* CopyProvincePanel::make_spin(const wxString& words, const char* name) {
    auto* spin = new wxSpinCtrl(this, wxID_ANY);
    spin->SetName(name);
    spin->SetRange(1, game::most_columns);
    set_accessible_name(*spin, words);
    spin->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        const int columns = columns_->GetValue(), rows = rows_->GetValue();
        change(side_.map.empty() ? ChangedSide{plain_side(columns, rows)} : resized(side_, columns, rows));
    });
    return spin;
}

wxSizer* CopyProvincePanel::make_size() {
    columns_ = make_spin(_("Columns"), "columns");
    rows_ = make_spin(_("Rows"), "rows");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("Columns")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(columns_, 0, wxRIGHT, FromDIP(far_gap));
    row->Add(label(this, _("Rows")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(rows_);
    return row;
}

wxWindow* CopyProvincePanel::make_yield() {
    yield_ = new wxPanel(this);
    yield_->SetBackgroundColour(GetBackgroundColour());
    where_ = label(yield_, wxEmptyString);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(where_, 0, wxBOTTOM, FromDIP(near_gap));
    if (back_) {
        std::vector<Segment> segments{{"slot-none", _("no slot")}};
        for (const game::YieldColour colour : game::yield_colours)
            segments.push_back({"slot-" + std::string(id(colour)), i18n::rajas::name(colour)});
        slots_ = new Segments(yield_, std::move(segments));
        for (int i = 0; i <= static_cast<int>(game::yield_colours.size()); ++i) fit_height_to_finger(slots_->button(i));
        slots_->on_choose = [this](int index) {
            change_yield([index](game::Yield& yield) {
                yield.colour.reset();
                if (index > 0) yield.colour = game::yield_colours[static_cast<std::size_t>(index) - 1];
            });
        };
        rows->Add(slots_, 0, wxBOTTOM, FromDIP(near_gap));
    }
    pad_ = new RewardPad(yield_, GiftsOf::board);
    pad_->SetMinSize({wide(*this, steps_width), -1});
    pad_->on_reward = [this](const game::Reward& reward) {
        change_yield([&](game::Yield& yield) {
            yield.gain.reset();
            if (reward != game::Reward{}) yield.gain = reward;
        });
    };
    rows->Add(pad_, 0, wxEXPAND);
    wxButton* off = named_button(yield_, _("Remove it"), "take-yield-off",
                                 [this] { change_yield([](game::Yield& yield) { yield = {.at = yield.at}; }); });
    fit_to_finger(*off);
    rows->Add(off, 0, wxTOP, FromDIP(near_gap));
    yield_->SetSizer(rows);
    return yield_;
}

void CopyProvincePanel::click(const game::Edge& pointed) {
    if (side_.map.empty()) side_ = plain_side(usual_columns, usual_rows); // as it is shown
    if (clicks_->chosen() == places) return change(with_place_changed(side_, pointed.cell));
    click_rim(pointed);
}

void CopyProvincePanel::click_rim(const game::Edge& pointed) {
    const auto edge = rim_edge(side_, pointed);
    if (!edge) return on_nothing(_("Click an outer side: one with no place beyond."));
    if (clicks_->chosen() == exits) return change(with_exit_changed(side_, *edge));
    if (side_.exit_at(*edge)) return on_nothing(_("There is an exit there already."));
    chosen_ = edge;
    refresh();
}

void CopyProvincePanel::change(ChangedSide next) {
    if (!next.why_not.empty()) on_nothing(next.why_not);
    side_ = std::move(next.side);
    as_front_->Hide();
    refresh();
    on_draft(print(side_));
}

game::Yield CopyProvincePanel::yield() const {
    const game::Yield* there = side_.yield_at(*chosen_);
    return there ? *there : game::Yield{.at = *chosen_};
}

void CopyProvincePanel::change_yield(const std::function<void(game::Yield&)>& change_one) {
    if (!chosen_) return;
    game::Yield next = yield();
    change_one(next);
    change(with_yield(side_, next));
}

void CopyProvincePanel::show(const std::string& draft) {
    const auto described = game::read_side(draft, back_);
    side_ = described ? *described : front_.value_or(game::ProvinceSide{});
    as_front_->Show(!described && front_);
    chosen_.reset();
    refresh();
}

void CopyProvincePanel::refresh() {
    const bool any = !side_.map.empty();
    columns_->SetValue(any ? static_cast<int>(side_.map.front().size()) : usual_columns);
    rows_->SetValue(any ? static_cast<int>(side_.map.size()) : usual_rows);
    canvas_->show(any ? side_ : plain_side(usual_columns, usual_rows), chosen_);
    yield_->Show(chosen_.has_value());
    if (chosen_) {
        const game::Yield now = yield();
        where_->SetLabelText(i18n::fill(_("At {1}:"), {text(write(*chosen_))}));
        if (slots_) slots_->choose(now.colour ? static_cast<int>(*now.colour) + 1 : 0);
        pad_->show(now.gain.value_or(game::Reward{}));
    }
    Layout();
}

}
