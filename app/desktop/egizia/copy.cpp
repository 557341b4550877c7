#include "app/desktop/egizia/copy.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/egizia/copy_gains.h"
#include "app/desktop/egizia/pieces.h"
#include "app/desktop/game/copy_page.h"
#include "app/desktop/game/copy_parts.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "core/record_copy.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>
#include <memory>

#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::egizia {

namespace {

const wxSize half_space{112, 30};

}

CopyNilePanel::CopyNilePanel(wxWindow* parent, game::Board kept)
    : PartPanel(parent), kept_(std::move(kept)), next_(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    track_ = new CopyStrip(this, _("Nile"), half_space);
    track_->SetName("nile-track");
    track_->on_space = [this](int space, bool) { choose(space + 1); };
    track_->on_arrow = [this](int dx, int) { choose(chosen_ + dx); };
    remove_ = named_button(this, _("Remove the place"), "remove-place", [this] { remove(); });
    fit_to_finger(*remove_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(track_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(label(this, _("The next place downstream"), Type::quiet), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(next_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(remove_);
    SetSizer(rows);
}

void CopyNilePanel::add(const game::Spot& spot) {
    std::vector<game::Spot> next = nile_;
    next.insert(next.begin() + chosen_, spot);
    change(std::move(next), chosen_ + 1);
}

void CopyNilePanel::remove() {
    std::vector<game::Spot> next = nile_;
    next.erase(next.begin() + chosen_ - 1);
    change(std::move(next), chosen_ - 1);
}

void CopyNilePanel::change(std::vector<game::Spot> nile, int chosen) {
    nile_ = std::move(nile);
    choose(chosen);
    on_draft(nile_draft(nile_));
}

void CopyNilePanel::choose(int place) {
    const int last = static_cast<int>(nile_.size());
    chosen_ = std::clamp(place, std::min(1, last), last);
    refresh();
}

void CopyNilePanel::show(const std::string& draft) {
    nile_ = nile_of(draft);
    choose(static_cast<int>(nile_.size()));
}

void CopyNilePanel::refresh() {
    StripView view{.water = true};
    for (std::size_t i = 0; i < nile_.size(); ++i)
        view.spaces.push_back({figure(static_cast<int>(i) + 1), i18n::egizia::name(nile_[i])});
    if (chosen_ > 0) view.chosen = chosen_ - 1;
    track_->Show(!view.spaces.empty());
    track_->show(std::move(view));
    next_->Clear(true);
    for (const game::Spot& spot : next_spots(nile_, kept_)) {
        wxButton* button = named_button(this, "+ " + i18n::egizia::name(spot), "next-" + text(write(spot)),
                                        [this, spot] { add(spot); });
        fit_to_finger(*button);
        next_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    remove_->Enable(chosen_ > 0);
    lay_out_around(*this); // what it lies in scrolls as far as it goes now
}

namespace {

const wxSize sketch_size{380, 300};
constexpr double gap = 6, highest_pyramid_row = 46;

std::vector<wxString> row_names() {
    std::vector<wxString> names;
    for (int row = 1; row <= game::most_rows; ++row) names.push_back(i18n::fill_figures(_("Row {1}"), {row}));
    return names;
}

}

PyramidSketch::PyramidSketch(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(sketch_size), wxFULL_REPAINT_ON_RESIZE) {
    SetName("pyramid-sketch");
    SetMinSize(FromDIP(sketch_size));
    set_accessible_name(*this, _("Which space rests on which"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& pressed : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(pressed, [this](wxMouseEvent& event) { press(event.GetPosition()); });
}

void PyramidSketch::show(std::vector<game::PyramidRow> rows) {
    rows_ = std::move(rows);
    const bool there = chosen_ && chosen_->row <= static_cast<int>(rows_.size()) &&
                       chosen_->space <= static_cast<int>(rows_[static_cast<std::size_t>(chosen_->row) - 1].size());
    if (!there) chosen_.reset();
    Refresh();
}

/// Each row is centred above the one below it.
Area PyramidSketch::area(At at) const {
    const wxSize size = GetClientSize();
    std::size_t widest = 1;
    for (const game::PyramidRow& row : rows_) widest = std::max(widest, row.size());
    const double between = FromDIP(static_cast<int>(gap));
    const double height = std::min(static_cast<double>(FromDIP(static_cast<int>(highest_pyramid_row))),
                                   size.y / static_cast<double>(std::max<std::size_t>(rows_.size(), 1)) - between);
    const double width = std::min(height * 1.4, size.x / static_cast<double>(widest) - between);
    const auto spaces = static_cast<double>(rows_[static_cast<std::size_t>(at.row) - 1].size());
    const double left = (size.x - spaces * (width + between) + between) / 2;
    return {left + (at.space - 1) * (width + between), size.y - at.row * (height + between), width, height};
}

wxPoint PyramidSketch::centre(int row, int space) const {
    const Point point = desktop::centre(area({row, space}));
    return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)};
}

std::optional<PyramidSketch::At> PyramidSketch::at(wxPoint point) const {
    for (int row = 1; row <= static_cast<int>(rows_.size()); ++row)
        for (int space = 1; space <= static_cast<int>(rows_[static_cast<std::size_t>(row) - 1].size()); ++space)
            if (area({row, space}).Contains(wxPoint2DDouble(point))) return At{row, space};
    return std::nullopt;
}

void PyramidSketch::press(wxPoint point) {
    const auto pressed = at(point);
    if (!pressed) return;
    if (chosen_ && pressed->row == chosen_->row - 1)
        return on_change(with_support_changed(rows_, chosen_->row, chosen_->space, pressed->space));
    if (pressed->row == 1) return on_nothing(_("The lowest row rests on nothing. First click a space above it."));
    chosen_ = pressed == chosen_ ? std::nullopt : pressed;
    Refresh();
}

void PyramidSketch::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const Colours& shown = colours();
    const double corner = FromDIP(3);
    for (int row = 1; row <= static_cast<int>(rows_.size()); ++row) {
        const game::PyramidRow& spaces = rows_[static_cast<std::size_t>(row) - 1];
        for (int space = 1; space <= static_cast<int>(spaces.size()); ++space) {
            const Area block = area({row, space});
            paint_box(*gc, block, corner, {.fill = shown.block, .edge = shown.block_edge});
            Area top = block;
            top.m_height *= 0.22;
            paint_box(*gc, top, corner, {.fill = shown.block_lit});
            paint_bold_text(*gc, figure(spaces[static_cast<std::size_t>(space) - 1].value), desktop::centre(block),
                            block.m_height * 0.42, shown.ink);
        }
    }
    for (int row = 2; row <= static_cast<int>(rows_.size()); ++row)
        for (int space = 1; space <= static_cast<int>(rows_[static_cast<std::size_t>(row) - 1].size()); ++space) {
            const At here{row, space};
            const bool chosen = chosen_ == here;
            const Point from{desktop::centre(area(here)).m_x, area(here).m_y + area(here).m_height - FromDIP(4)};
            gc->SetPen(wxPen(chosen ? palette().accent : shown.basalt, FromDIP(chosen ? 4 : 2)));
            for (const int column : supports(rows_, row, space)) {
                const Area below = area({row - 1, column});
                gc->StrokeLine(from.m_x, from.m_y, desktop::centre(below).m_x, below.m_y + FromDIP(5));
            }
        }
    if (chosen_) paint_box(*gc, grown(area(*chosen_), 1), corner, {.edge = palette().accent, .width = 3});
}

CopyPyramidPanel::CopyPyramidPanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    lines_ = new LinesPartPanel(this, row_names(), LinesFrom::below);
    sketch_ = new PyramidSketch(this);
    lines_->on_draft = [this](const std::string& draft) {
        if (auto rows = pyramid_of(draft)) sketch_->show(*std::move(rows));
        on_draft(draft);
    };
    sketch_->on_change = [this](const std::vector<game::PyramidRow>& rows) {
        show(pyramid_draft(rows));
        on_draft(pyramid_draft(rows));
    };
    sketch_->on_nothing = [this](const wxString& why) { on_nothing(why); };
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(lines_, 0, wxRIGHT | wxALIGN_BOTTOM, FromDIP(3 * edge_gap));
    columns->Add(sketch_, 0, wxALIGN_BOTTOM);
    SetSizer(columns);
}

void CopyPyramidPanel::show(const std::string& draft) {
    lines_->show(draft);
    sketch_->show(pyramid_of(draft).value_or(std::vector<game::PyramidRow>{}));
}

clerk::egizia::Board kept_board() {
    const std::string copy = kept_copy(clerk::egizia::game_id);
    return std::get<clerk::egizia::Game>(with_copy(clerk::egizia::Game{}, copy)).board;
}

std::optional<CopyPlace> part_place(const clerk::egizia::Game& /*game*/, const table::CopyPart& part) {
    const auto block = [](wxGraphicsContext& gc, const Area& area) { draw_hollow(gc, grown(area, -2)); };
    const auto stones = [](wxGraphicsContext& gc, const Area& area) {
        const double side = area.m_width / 2 - 2;
        for (const Point at : {Point(0.25, 0.72), Point(0.75, 0.72), Point(0.5, 0.28)})
            draw_hollow(gc, square({area.m_x + at.m_x * area.m_width, area.m_y + at.m_y * area.m_height}, side));
    };
    const auto door = [](wxGraphicsContext& gc, const Area& area) { draw_door(gc, area, {}); };
    const auto ring = [](wxGraphicsContext& gc, const Area& area) {
        paint_circle(gc, centre(area), area.m_width * 0.36, {.edge = palette().text, .width = 2.5});
    };
    const auto waves = [](wxGraphicsContext& gc, const Area& area) {
        const UnitTransform unit(gc, area);
        for (const double y : {-0.5, 0.0, 0.5}) {
            wxGraphicsPath path = gc.CreatePath();
            path.MoveToPoint(-0.9, y);
            path.AddCurveToPoint(-0.4, y - 0.5, 0.4, y + 0.5, 0.9, y);
            paint(gc, path, {.edge = palette().accent, .width = 0.16});
        }
    };
    const auto card = [](wxGraphicsContext& gc, const Area& area) { draw_sphinx_card(gc, {}, false, area); };
    const auto crew = [](game::Crew which) {
        return [which](wxGraphicsContext& gc, const Area& area) { draw_crew(gc, which, area); };
    };
    if (part.path == obelisk_part) return CopyPlace{0, 0, 2, block};
    if (part.path == pyramid_part) return CopyPlace{2, 0, 2, stones};
    if (part.path == temple_part) return CopyPlace{4, 0, 2, block};
    if (part.path == graves_part) return CopyPlace{0, 1, 6, door};
    if (part.path == nile_part) return CopyPlace{0, 2, 6, waves};
    if (part.path == spaces_part) return CopyPlace{0, 3, 3, ring};
    if (part.path == cards_part) return CopyPlace{3, 3, 3, card};
    if (part.path == start_part) return CopyPlace{0, 0, 3, crew(game::Crew::blue), true};
    if (part.path == highest_strength_part) return CopyPlace{3, 0, 3, crew(game::Crew::black), true};
    return std::nullopt;
}

PartPanel* part_panel(const clerk::egizia::Game& /*game*/, wxWindow* parent, const table::CopyPart& part) {
    if (part.path == spaces_part) return new CopyGainsPanel(parent, GainOf::ring_space);
    if (part.path == cards_part) return new CopyGainsPanel(parent, GainOf::card);
    if (part.path == nile_part) return new CopyNilePanel(parent, kept_board());
    if (part.path == pyramid_part) return new CopyPyramidPanel(parent);
    if (part.path == temple_part)
        return new LinesPartPanel(parent, {_("Left column"), _("Right column"), _("Middle"), _("Roof")});
    if (part.path == start_part)
        return new LinesPartPanel(parent,
                                  {_("Strengths of the crews: blue, black, yellow"), _("Strength of the joker"),
                                   _("Stones of the first to the fourth player"), _("Quarry"), _("Green fields")});
    return nullptr;
}

}
