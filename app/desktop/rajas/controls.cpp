#include "app/desktop/rajas/controls.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

#include <wx/choice.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::rajas {

DiceRow::DiceRow(wxWindow* parent, const wxString& name, const wxString& spoken, int columns)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE), columns_(columns) {
    SetName(name);
    set_accessible_name(*this, spoken);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) { click(event.GetPosition()); });
}

void DiceRow::show(game::Dice dice, std::vector<bool> chosen, std::vector<bool> proposed) {
    dice_ = std::move(dice);
    chosen_ = std::move(chosen);
    proposed_ = std::move(proposed);
    const int count = static_cast<int>(dice_.size()), rows = (count + columns_ - 1) / columns_;
    SetMinSize(FromDIP(wxSize(std::clamp(count, 1, columns_) * least_target, std::max(1, rows) * least_target)));
    Refresh();
}

Area DiceRow::area(std::size_t index) const {
    const double side = FromDIP(least_target);
    const int place = static_cast<int>(index);
    return {place % columns_ * side, place / columns_ * side, side, side};
}

wxPoint DiceRow::centre(std::size_t index) const {
    const Point at = desktop::centre(area(index));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

void DiceRow::click(wxPoint point) {
    for (std::size_t i = 0; i < dice_.size(); ++i)
        if (area(i).Contains(Point(point))) return on_choose(i);
}

void DiceRow::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    for (std::size_t i = 0; i < dice_.size(); ++i) {
        draw_die(*gc, dice_[i], grown(area(i), -4));
        if (i < proposed_.size() && proposed_[i])
            paint_box(*gc, grown(area(i), -2), 8,
                      {.edge = palette().legal, .width = 2, .style = wxPENSTYLE_SHORT_DASH});
        if (i < chosen_.size() && chosen_[i]) outline(*gc, grown(area(i), -2), 8, palette().accent, 3);
    }
}

namespace {

constexpr int columns = 7, rows = 2, spaces = columns * rows;
constexpr int spaces_back = 3; ///< money is paid with too

}

TrackPad::TrackPad(wxWindow* parent, Track track, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE), track_(track) {
    SetName(name);
    const wxSize size = FromDIP(wxSize(columns * (least_target + 1), rows * least_target));
    SetMinSize(size);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        under_ = space_at(event.GetPosition());
        Refresh();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        under_.reset();
        Refresh();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            if (const auto space = space_at(event.GetPosition())) on_choose(*space);
        });
}

void TrackPad::show(Look look) {
    if (look == look_) return;
    look_ = std::move(look);
    const wxString stands = figure(look_.to.value_or(look_.stands));
    set_accessible_name(*this,
                        i18n::fill(track_ == Track::money ? _("Money marker: {1}") : _("Fame marker: {1}"), {stands}));
    Refresh();
}

int TrackPad::first() const { return std::max(0, look_.stands - (track_ == Track::money ? spaces_back : 0)); }

bool TrackPad::shows(int space) const { return space >= first() && space < first() + spaces; }

Area TrackPad::area(int index) const {
    const wxSize size = GetClientSize();
    const double width = size.x / static_cast<double>(columns), height = size.y / static_cast<double>(rows);
    return {index % columns * width, index / columns * height, width, height};
}

wxPoint TrackPad::centre(int space) const {
    const Point at = desktop::centre(area(space - first()));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

std::optional<int> TrackPad::space_at(wxPoint point) const {
    for (int index = 0; index < spaces; ++index)
        if (area(index).Contains(Point(point))) return first() + index;
    return std::nullopt;
}

void TrackPad::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    for (int index = 0; index < spaces; ++index) draw_space(*gc, first() + index, grown(area(index), -1.5));
}

void TrackPad::draw_space(wxGraphicsContext& gc, int space, const Area& area) const {
    const bool stands = space == look_.stands, chosen = space == look_.to.value_or(look_.stands);
    paint_box(gc, area, 6, {.fill = colours().sand, .edge = with_alpha(colours().sand_edge, 0.7), .width = 1});
    const auto bonus = std::ranges::find(look_.bonuses, space, &BonusSpace::space);
    if (bonus != look_.bonuses.end()) draw_bonus(gc, bonus->bonus, {area.GetRight() - 17, area.m_y + 2, 15, 15});
    const Point at = desktop::centre(area);
    if (stands || chosen)
        paint_circle(gc, at, 14,
                     {.fill = with_alpha(look_.colour, chosen ? 1 : 0.4), .edge = colours().sand_edge, .width = 1});
    const int light = (look_.colour.Red() * 3 + look_.colour.Green() * 6 + look_.colour.Blue()) / 10;
    const wxColour ink = !chosen       ? palette().text
                         : light > 140 ? wxColour(0x2a, 0x1c, 0x0c)
                                       : wxColour(0xff, 0xff, 0xff);
    paint_bold_text(gc, figure(space), at, 10, ink);
    if (look_.to == space) outline(gc, grown(area, -1), 6, palette().accent, 2.5);
    if (under_ == space)
        paint_box(gc, area, 6, {.fill = with_alpha(palette().accent, 0.12), .edge = palette().accent, .width = 1.5});
}

namespace {

constexpr int list_width = 150;

/// Parts of names: what is listed, and what has a sign of its own.
constexpr const char *rarer[] = {"karma-die-", "market-"}, *for_each = "-each-", *chambers = "chamber-";

bool is_one_of(const Gift& gift, const char* part) { return gift.name.find(part) != std::string::npos; }

bool of_a_list(const Gift& gift) {
    return std::ranges::any_of(rarer, [&](const char* part) { return gift.name.starts_with(part); }) ||
           is_one_of(gift, for_each) || gift.name.starts_with(chambers);
}

void draw_gift(wxGraphicsContext& gc, const std::string& name, const Area& area) {
    if (name == "fame") return draw_star(gc, area);
    if (name == "money") return draw_coin(gc, area);
    if (name == "karma") return draw_bonus(gc, Bonus::karma, area);
    if (name == "upgrade") return draw_bonus(gc, Bonus::upgrade, area);
    if (name == "worker") return draw_bonus(gc, Bonus::worker, area);
    if (name == "boat") return draw_bonus(gc, Bonus::boat, area);
    for (const game::Colour colour : game::colours)
        if (name == "die-" + std::string(id(colour))) return draw_die(gc, {colour, 0}, area);
    draw_bonus(gc, Bonus::die, area);
}

}

RewardPad::RewardPad(wxWindow* parent, GiftsOf where, int width) : wxPanel(parent), gifts_(gifts(where)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    given_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    nothing_ = wrapped(this, _("Nothing is entered for it yet. Click what is printed there."), width, Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(nothing_, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(given_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(make_field(), 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(make_buttons(), 0, wxEXPAND);
    SetSizer(rows);
    SetMinSize({wide(*this, width), -1});
}

/// What is typed counts as soon as it is whole.
wxWindow* RewardPad::make_field() {
    constexpr std::size_t longest = 60;
    typed_ = new wxTextCtrl(this, wxID_ANY);
    typed_->SetName("gift-typed");
    typed_->SetHint(_("or typed, such as 2m 1f"));
    typed_->SetToolTip(gain_letters());
    typed_->SetMaxLength(longest);
    set_accessible_name(*typed_, i18n::fill(_("What it gives, typed: {1}"), {gain_letters()}));
    fit_height_to_finger(*typed_);
    typed_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        const auto reward = typed_gain(utf8(typed_->GetValue().Lower()), reward_);
        typed_->SetForegroundColour(reward ? palette().text : palette().illegal);
        if (reward && *reward != reward_) take(*reward);
    });
    return typed_;
}

/// What is typed stays as it is while it means the same, and while somebody is at it.
void RewardPad::show_typed() {
    const auto means = typed_gain(utf8(typed_->GetValue().Lower()), reward_);
    if (means == reward_ || (!means && typed_->HasFocus())) return;
    typed_->ChangeValue(text(gain_as_typed(reward_)));
    typed_->SetForegroundColour(palette().text);
}

wxSizer* RewardPad::make_buttons() {
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Gift& gift : gifts_) {
        if (of_a_list(gift)) continue;
        wxButton* button = sign_button(
            this, "gift-" + gift.name, "+ " + gift.words,
            [&gift](wxGraphicsContext& gc, const Area& area) { draw_gift(gc, gift.name, area); },
            [this, &gift] { take(gift.add(reward_)); });
        buttons->Add(button, 0, wxBOTTOM, FromDIP(3));
    }
    add_list(*buttons, _("Markets, dice..."), "gift-more", {std::begin(rarer), std::end(rarer)});
    add_list(*buttons, _("An amount for each..."), "gift-each", {for_each});
    if (std::ranges::any_of(gifts_, [](const Gift& gift) { return gift.name.starts_with(chambers); }))
        add_list(*buttons, _("A chamber..."), "gift-chamber", {chambers});
    return buttons;
}

/// What is chosen in a list is added, and the list shows its title again.
void RewardPad::add_list(wxSizer& row, const wxString& title, const wxString& name,
                         const std::vector<const char*>& parts) {
    std::vector<const Gift*> listed;
    wxArrayString words;
    words.Add(title);
    for (const Gift& gift : gifts_)
        if (of_a_list(gift) && std::ranges::any_of(parts, [&](const char* part) { return is_one_of(gift, part); })) {
            listed.push_back(&gift);
            words.Add(gift.words);
        }
    auto* list = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    list->SetName(name);
    list->SetSelection(0);
    fit_height_to_finger(*list, wide(*this, list_width));
    set_accessible_name(*list, title);
    list->Bind(wxEVT_CHOICE, [this, list, listed = std::move(listed)](wxCommandEvent& event) {
        list->SetSelection(0);
        if (event.GetSelection() > 0) take(listed[static_cast<std::size_t>(event.GetSelection()) - 1]->add(reward_));
    });
    row.Add(list, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
}

void RewardPad::take(const game::Reward& next) {
    show(next);
    on_reward(next);
}

void RewardPad::show(const game::Reward& reward) {
    reward_ = reward;
    given_->Clear(true);
    const std::vector<GivenPart> parts = given_parts(reward);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        wxButton* button = named_button(this, parts[i].words, "given-" + text(std::to_string(i)),
                                        [this, without = parts[i].without] { take(without); });
        button->SetToolTip(i18n::fill(_("Remove: {1}"), {parts[i].words}));
        fit_to_finger(*button);
        given_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    nothing_->Show(parts.empty());
    show_typed();
    Layout();
    for (wxWindow* around = GetParent(); around && around->GetSizer(); around = around->GetParent()) {
        around->Layout();
        if (around->IsTopLevel()) break;
    }
}

}
