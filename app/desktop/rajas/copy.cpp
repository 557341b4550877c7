#include "app/desktop/rajas/copy.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/copy_page.h"
#include "app/desktop/rajas/copy_province.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/rajas/copy.h"
#include "core/rajas/json_board.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

const wxSize half_space{46, 44};

}

CopyFacingPanel::CopyFacingPanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    track_ = new CopyStrip(this, _("Facing"), half_space);
    track_->SetName("facing-track");
    track_->on_space = [this](int space, bool below) {
        if (below) return correct(facing_[static_cast<std::size_t>(space)]);
        money_ = space;
        refresh();
    };
    track_->on_arrow = [this](int dx, int dy) {
        money_ = std::clamp(money_ + dx, 0, static_cast<int>(facing_.size()) - 1);
        dy == 0 ? refresh() : correct(facing_[static_cast<std::size_t>(money_)] + dy);
    };
    told_ = label(this, wxEmptyString);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_tools(), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(told_, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(track_, 0, wxEXPAND);
    SetSizer(rows);
}

wxSizer* CopyFacingPanel::make_tools() {
    propose_ = named_button(this, _("Begin with the proposal"), "take-proposal",
                            [this] { change(proposed_facing(last_->GetValue())); });
    last_ = new wxSpinCtrl(this, wxID_ANY);
    last_->SetName("last-money");
    last_->SetRange(1, most_money);
    last_->SetValue(usual_last_money);
    set_accessible_name(*last_, _("Last money space"));
    last_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) { change(ended_at(facing_, event.GetPosition())); });
    less_ = named_button(this, _("Fame -1"), "fame-less",
                         [this] { correct(facing_[static_cast<std::size_t>(money_)] - 1); });
    more_ = named_button(this, _("Fame +1"), "fame-more",
                         [this] { correct(facing_[static_cast<std::size_t>(money_)] + 1); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {propose_, less_, more_}) {
        fit_to_finger(*button);
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
    }
    row->Add(label(this, _("Last money space")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(last_, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

void CopyFacingPanel::change(Facing facing) {
    facing_ = std::move(facing);
    is_proposed_ = false;
    refresh();
    on_draft(game::print(facing_));
}

/// What is proposed and corrected is no proposal any more.
void CopyFacingPanel::correct(int fame) {
    if (fame < 0) return on_nothing(_("The fame track begins at 0."));
    change(with_fame(facing_, static_cast<std::size_t>(money_), fame));
}

void CopyFacingPanel::show(const std::string& draft) {
    const auto described = game::read_facing(draft);
    is_proposed_ = !described;
    facing_ = described.value_or(proposed_facing(usual_last_money));
    last_->SetValue(static_cast<int>(facing_.size()) - 1);
    refresh();
}

void CopyFacingPanel::refresh() {
    const int last = static_cast<int>(facing_.size()) - 1;
    money_ = std::clamp(money_, 0, std::max(0, last));
    StripView view;
    for (int money = 0; money <= last; ++money)
        view.spaces.push_back({figure(money), figure(facing_[static_cast<std::size_t>(money)])});
    view.chosen = money_;
    const wxString words =
        is_proposed_ ? _("A proposal that fits the rulebook's example. Correct it where your board says otherwise.")
                     : i18n::fill_figures(_("Above money, below fame. Chosen: money {1}, beside fame {2}."),
                                          {money_, facing_[static_cast<std::size_t>(money_)]});
    told_->SetLabelText(words);
    propose_->Enable(is_proposed_);
    track_->show(std::move(view));
    Layout();
}

namespace {

constexpr int most_spaces = 9;

}

CopyPalacePanel::CopyPalacePanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    places_ = new NamedList(this, "place", _("Name of a place"), _("Another place"));
    places_->on_add = [this](const std::string& name) { return add(name); };
    places_->on_choose = [this](std::size_t place) { choose(place); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(places_, 0, wxEXPAND);
    rows->Add(make_place(), 0, wxEXPAND);
    SetSizer(rows);
}

wxWindow* CopyPalacePanel::make_place() {
    chosen_ = new wxPanel(this);
    chosen_->SetBackgroundColour(GetBackgroundColour());
    wxArrayString dice;
    for (const game::Asked& asked : asked_dice()) dice.Add(i18n::rajas::name(asked));
    asked_ = new wxChoice(chosen_, wxID_ANY, wxDefaultPosition, wxDefaultSize, dice);
    asked_->SetName("asked-die");
    fit_height_to_finger(*asked_);
    set_accessible_name(*asked_, _("What it asks for"));
    asked_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        change_place([&](auto& place) { place.die = asked_dice()[static_cast<std::size_t>(event.GetSelection())]; });
    });
    spaces_ = new wxSpinCtrl(chosen_, wxID_ANY);
    spaces_->SetName("place-spaces");
    spaces_->SetRange(1, most_spaces);
    set_accessible_name(*spaces_, _("Room for workers"));
    spaces_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        change_place([&](auto& place) { place.spaces = event.GetPosition(); });
    });
    wxButton* remove = named_button(chosen_, _("Remove the place"), "remove-place", [this] {
        Palace next = palace_;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(place_));
        change(std::move(next));
        choose(0);
    });
    fit_to_finger(*remove);
    pad_ = new RewardPad(chosen_, GiftsOf::board);
    pad_->on_reward = [this](const game::Reward& reward) { change_place([&](auto& place) { place.gain = reward; }); };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](wxWindow* part, int gap) {
        row->Add(part, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(gap));
    };
    add(label(chosen_, _("What it asks for")), near_gap);
    add(asked_, far_gap);
    add(label(chosen_, _("Room for workers")), near_gap);
    add(spaces_, far_gap);
    add(remove, 0);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(pad_, 0, wxEXPAND);
    chosen_->SetSizer(rows);
    return chosen_;
}

bool CopyPalacePanel::add(const std::string& name) {
    if (const wxString why = why_not_name(palace_, name); !why.empty()) {
        on_nothing(why);
        return false;
    }
    Palace next = palace_;
    next.push_back({.name = name});
    change(std::move(next));
    choose(palace_.size() - 1);
    return true;
}

void CopyPalacePanel::change(Palace palace) {
    palace_ = std::move(palace);
    on_draft(palace_.empty() ? std::string() : game::print(palace_));
}

void CopyPalacePanel::change_place(const std::function<void(game::PalacePlace&)>& change_one) {
    Palace next = palace_;
    change_one(next.at(place_));
    change(std::move(next));
}

void CopyPalacePanel::choose(std::size_t place) {
    place_ = place;
    std::vector<Named> names;
    for (const game::PalacePlace& each : palace_) names.push_back({text(each.name)});
    places_->show(names, place_);
    chosen_->Show(place_ < palace_.size());
    if (place_ < palace_.size()) {
        const game::PalacePlace& chosen = palace_[place_];
        const auto dice = asked_dice();
        asked_->SetSelection(static_cast<int>(std::ranges::find(dice, chosen.die) - dice.begin()));
        spaces_->SetValue(chosen.spaces);
        pad_->show(chosen.gain);
    }
    Layout();
}

void CopyPalacePanel::show(const std::string& draft) {
    palace_ = game::read_palace(draft).value_or(Palace{});
    choose(0);
}

namespace {

const wxSize half_river_space{112, 30};

}

CopyRiverPanel::CopyRiverPanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    track_ = new CopyStrip(this, _("River"), half_river_space);
    track_->SetName("river-track");
    track_->on_space = [this](int space, bool) { choose(space + 1); };
    track_->on_arrow = [this](int dx, int) { choose(space_ + dx); };
    pad_ = new RewardPad(this, GiftsOf::river);
    pad_->on_reward = [this](const game::Reward& reward) {
        game::RiverDraft next = river_;
        next.spaces.at(static_cast<std::size_t>(space_) - 1) = reward;
        change(std::move(next));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_tools(), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(track_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(pad_, 0, wxEXPAND);
    SetSizer(rows);
}

wxSizer* CopyRiverPanel::make_tools() {
    wxButton* add = named_button(this, _("Another space"), "add-space", [this] {
        const int after = space_;
        change(with_space(river_, after));
        choose(after + 1);
    });
    remove_ = named_button(this, _("Remove the space"), "remove-space", [this] {
        change(without_space(river_, space_));
        choose(space_);
    });
    bridge_ = named_button(this, _("The bridge lies after it"), "bridge-here", [this] {
        if (space_ >= static_cast<int>(river_.spaces.size()))
            return on_nothing(_("The bridge lies between two spaces; this is the last one."));
        change(with_bridge(river_, space_));
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {add, remove_, bridge_}) {
        fit_to_finger(*button);
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
    }
    return row;
}

void CopyRiverPanel::change(game::RiverDraft river) {
    river_ = std::move(river);
    refresh();
    on_draft(river_ == game::RiverDraft{} ? std::string() : print(river_));
}

void CopyRiverPanel::choose(int space) {
    const int last = static_cast<int>(river_.spaces.size());
    space_ = std::clamp(space, std::min(1, last), last);
    refresh();
    if (space_ > 0) pad_->show(river_.spaces[static_cast<std::size_t>(space_) - 1]);
}

void CopyRiverPanel::show(const std::string& draft) {
    river_ = game::read_river(draft).value_or(game::RiverDraft{});
    choose(static_cast<int>(river_.spaces.size()));
}

void CopyRiverPanel::refresh() {
    StripView view{.bridge = river_.bridge, .water = true};
    for (std::size_t i = 0; i < river_.spaces.size(); ++i)
        view.spaces.push_back({figure(static_cast<int>(i) + 1), i18n::rajas::in_words(river_.spaces[i])});
    const bool any = space_ > 0 && space_ <= static_cast<int>(river_.spaces.size());
    if (any) view.chosen = space_ - 1;
    track_->Show(!view.spaces.empty());
    track_->show(std::move(view));
    pad_->Show(any);
    remove_->Enable(any);
    bridge_->Enable(any);
    Layout();
}

clerk::rajas::Board kept_board() {
    const std::string copy = kept_copy(clerk::rajas::game_id);
    return std::get<clerk::rajas::Game>(with_copy(clerk::rajas::Game{}, copy)).board;
}

std::optional<CopyPlace> part_place(const clerk::rajas::Game& /*game*/, const table::CopyPart& part) {
    const auto bonus = [](Bonus sign) {
        return [sign](wxGraphicsContext& gc, const Area& area) { draw_bonus(gc, sign, area); };
    };
    const auto tile = [](wxGraphicsContext& gc, const Area& area) { draw_tile(gc, {}, game::Roads(7), false, area); };
    const auto cloth = [](wxGraphicsContext& gc, const Area& area) { draw_good(gc, game::Good::silk, area); };
    const auto palace = [](wxGraphicsContext& gc, const Area& area) {
        draw_building(gc, game::Building::palace, area);
    };
    const auto boat = [](wxGraphicsContext& gc, const Area& area) { draw_boat(gc, colours().river, area); };
    if (part.path == facing_part) return CopyPlace{0, 0, 4, draw_star};
    if (part.path == last_bonus_part) return CopyPlace{4, 0, 2, draw_coin};
    if (part.path == quarry_part) return CopyPlace{0, 1, 2, tile};
    if (part.path == palace_part) return CopyPlace{2, 1, 2, palace};
    if (part.path == market_part) return CopyPlace{4, 1, 2, cloth};
    if (part.path == river_part) return CopyPlace{0, 2, 4, boat};
    if (part.path == harbour_part) return CopyPlace{4, 2, 2, bonus(Bonus::boat)};
    if (part.path == province_part) return CopyPlace{0, 0, 3, draw_residence, true};
    if (part.path == back_side_part) return CopyPlace{3, 0, 3, draw_residence, true};
    return std::nullopt;
}

PartPanel* part_panel(const clerk::rajas::Game& /*game*/, wxWindow* parent, const table::CopyPart& part) {
    if (part.path == palace_part) return new CopyPalacePanel(parent);
    if (part.path == river_part) return new CopyRiverPanel(parent);
    if (part.path == facing_part) return new CopyFacingPanel(parent);
    if (part.path == province_part) return new CopyProvincePanel(parent, false);
    if (part.path == back_side_part) return new CopyProvincePanel(parent, true, kept_board().provinces.basic);
    return nullptr;
}

}
