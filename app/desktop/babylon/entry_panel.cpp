#include "app/desktop/babylon/entry_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/babylon/turn_input.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int lines_of_explanation = 3, air = 4;

wxBitmap token_picture(const wxWindow& window, game::Effect effect) {
    return picture(window, window.FromDIP(30),
                   [effect](wxGraphicsContext& gc, const Area& area) { draw_token(gc, effect, area); });
}

std::vector<Segment> tokens(const wxWindow& window) {
    std::vector<Segment> segments;
    for (const game::Effect effect : game::effects) {
        const wxString name = i18n::babylon::name(effect), what = i18n::babylon::explained(effect);
        segments.push_back({"token-" + std::string(id(effect)), name, token_picture(window, effect),
                            // TRANSLATORS: a round token and what it does, as the tip of its button.
                            i18n::fill(_("{1}: {2}"), {name, what})});
    }
    return segments;
}

}

TokenPanel::TokenPanel(wxWindow* parent, int width) : LazyPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
}

void TokenPanel::make() {
    name_ = label(this, wxEmptyString, Type::quiet);
    choice_ = new Segments(this, tokens(*this));
    choice_->on_choose = [this](int index) {
        offer(false);
        on_choose(game::effects[static_cast<std::size_t>(index)]);
    };
    for (std::size_t i = 0; i < game::effects.size(); ++i) {
        wxToggleButton& button = choice_->button(static_cast<int>(i));
        button.Bind(wxEVT_ENTER_WINDOW, [this, i](wxMouseEvent& event) { explain(game::effects[i]), event.Skip(); });
        button.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) { explain(effect_), event.Skip(); });
    }
    chosen_ = make_chosen();
    explained_ = label(this, wxEmptyString, Type::quiet);
    lay_out();
}

wxBitmapButton* TokenPanel::make_chosen() {
    auto* chosen = new wxBitmapButton(this, wxID_ANY, token_picture(*this, game::effects.front()), wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT);
    chosen->SetName("token-chosen");
    fit_to_picture(*chosen, air);
    fit_to_finger(*chosen);
    chosen->SetToolTip(_("Another round token was revealed (O)"));
    chosen->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { focus(); });
    return chosen;
}

void TokenPanel::lay_out() {
    auto* one = new wxBoxSizer(wxHORIZONTAL);
    one->Add(chosen_, 0, wxRIGHT, FromDIP(near_gap));
    one->Add(explained_, 1);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(name_);
    rows->Add(choice_, 0, wxTOP, FromDIP(2));
    rows->Add(one, 0, wxEXPAND | wxTOP, FromDIP(2));
    SetSizer(rows);
    const int below_name = std::max(lines_of_explanation * GetCharHeight(), chosen_->GetMinSize().y);
    SetMinSize({wide(*this, width_), name_->GetBestSize().y + FromDIP(2) + below_name});
}

void TokenPanel::show(std::optional<game::Effect> effect, bool used) {
    const bool another = std::exchange(effect_, effect) != effect;
    used_ = used;
    choice_->choose(effect ? static_cast<int>(*effect) : -1);
    if (effect && another) {
        chosen_->SetBitmap(token_picture(*this, *effect));
        set_accessible_name(*chosen_, i18n::babylon::name(*effect));
    }
    if (another || !effect) offer(!effect);
    explain(effect);
}

/// Or the one that was chosen, to which the keys go where they went to the others.
void TokenPanel::offer(bool all) {
    const bool had_keys = choice_->IsDescendant(FindFocus());
    choice_->Show(all);
    chosen_->Show(!all);
    explained_->Show(!all);
    if (had_keys && !all) chosen_->SetFocus();
    Layout();
}

void TokenPanel::focus() {
    offer(true);
    choice_->focus();
}

/// What a token is, while it is pointed at or once it is chosen.
void TokenPanel::explain(std::optional<game::Effect> effect) {
    name_->SetLabelText(effect ? i18n::fill(_("Round token: {1}"), {i18n::babylon::name(*effect)})
                               : _("Which round token was revealed?"));
    rewrap(*explained_, words(effect), width_ - least_target - near_gap);
}

wxString TokenPanel::words(std::optional<game::Effect> effect) const {
    if (!effect) return {};
    if (used_ && effect == effect_) return _("The effect was used in this turn.");
    return i18n::babylon::explained(*effect);
}

namespace {

constexpr int width = 320, quarry_side = 188, lines_of_next = 2;
constexpr int room_to_end = 144; ///< beside the ornaments

Intent ending(game::Unplaced unplaced) {
    return [unplaced](const Position& position, Entry entry) { return end_turn(position, std::move(entry), unplaced); };
}

}

EntryPanel::EntryPanel(wxWindow* parent, Act act) : wxPanel(parent), act_(std::move(act)) {
    use_ground_colours(*this);
    next_ = label(this, wxEmptyString);
    middle_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*middle_);
    middle_->SetScrollRate(0, FromDIP(10));
    token_ = new TokenPanel(middle_, width);
    quarry_ = new QuarryCanvas(middle_, FromDIP(quarry_side));
    quarry_->SetName("quarry");
    slot_ = new SlotPanel(middle_);
    face_ = new FacePanel(middle_);
    doubt_ = label(middle_, wxEmptyString);
    doubt_->SetName("face-doubt");
    doubt_->SetForegroundColour(palette().warning);
    known_ = new KnownFacesPanel(middle_, width);
    placing_ = new PlacingPanel(middle_, width);
    kinds_title_ = wrapped(this, _("Build an ornament by hand"), width, Type::quiet);
    kinds_ = new Later<Segments>(this, [this](wxWindow* row) { return make_kinds(row); });
    take_ = make_later(_("Take the tile"), "take-tile", take_tile, width);
    end_ = make_later(_("End the turn (E)"), "end-turn", ending(game::Unplaced::discard), room_to_end);
    end_storing_ =
        make_later(_("Store the tile and end the turn (E)"), "end-turn-storing", ending(game::Unplaced::store), width);
    end_discarding_ = make_later(_("Discard the tile and end the turn"), "end-turn-discarding",
                                 ending(game::Unplaced::discard), width);
    listen();
    lay_out();
}

Segments* EntryPanel::make_kinds(wxWindow* parent) {
    std::vector<Segment> segments;
    for (const game::Kind kind : game::kinds)
        segments.push_back({"build-" + std::string(id(kind)), i18n::babylon::name(kind),
                            picture(*this, FromDIP(32), [kind](wxGraphicsContext& gc, const Area& area) {
                                draw_ornament(gc, kind, area);
                            })});
    auto* result = new Segments(parent, std::move(segments));
    result->on_choose = [choose = on(choose_kind)](int index) { choose(game::kinds[static_cast<std::size_t>(index)]); };
    result->on_release = result->on_choose;
    return result;
}

Later<wxButton>* EntryPanel::make_later(const wxString& words, const char* name, const Intent& intent, int room) {
    return new Later<wxButton>(this,
                               [=, this](wxWindow* parent) { return make_button(parent, words, name, intent, room); });
}

wxButton* EntryPanel::make_button(wxWindow* parent, const wxString& words, const char* name, Intent intent, int room) {
    auto* button = new wxButton(parent, wxID_ANY, broken(*this, words, room - button_air));
    fit_to_finger(*button);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [this, intent = std::move(intent)](wxCommandEvent&) { act_(intent); });
    return button;
}

void EntryPanel::listen() {
    token_->on_choose = on(reveal_token);
    quarry_->on_dig = on(choose_stack);
    quarry_->on_flower = on(enter_flower);
    face_->on_flower = on(enter_flower);
    face_->on_symbol = on(enter_symbol);
    face_->on_space = on(choose_space);
    known_->on_face = on(enter_face);
    slot_->on_choose = on(choose_tile);
    placing_->on_level = on(choose_level);
    placing_->on_open = on(choose_open_corner);
    placing_->on_turn = [this] { act_(turn_tile); };
    const auto dead = [this](const wxString& why) {
        act_([why](const Position&, Entry entry) { return Outcome{std::move(entry), {}, {}, why}; });
    };
    quarry_->on_dead = dead;
    face_->on_dead = dead;
}

wxSizer* EntryPanel::parts() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](wxWindow* window, int gap, int flags = 0) {
        rows->Add(window, 0, wxTOP | flags, FromDIP(gap));
    };
    add(token_, near_gap, wxEXPAND);
    auto* dig = new wxBoxSizer(wxHORIZONTAL);
    dig->Add(quarry_, 0, wxRIGHT, FromDIP(far_gap));
    dig->Add(slot_);
    rows->Add(dig, 0, wxTOP, FromDIP(near_gap));
    add(face_, near_gap);
    add(doubt_, near_gap);
    add(known_, near_gap);
    add(placing_, near_gap, wxEXPAND);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    return edge;
}

/// The tile is taken at the foot, where ornaments come afterwards: what ends the turn never comes there.
wxSizer* EntryPanel::buttons() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* button : {end_storing_, end_discarding_}) rows->Add(button, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(kinds_title_, 0, wxTOP, FromDIP(near_gap));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(kinds_, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(end_, 1, wxEXPAND);
    rows->Add(row, 0, wxEXPAND | wxTOP, FromDIP(2));
    rows->Add(take_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return rows;
}

void EntryPanel::lay_out() {
    constexpr int room_to_scroll = 16;
    middle_->SetSizer(parts());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(middle_, 1, wxEXPAND);
    rows->Add(buttons(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(far_gap));
    SetSizer(rows);
    SetMinSize({wide(*this, width + 2 * far_gap + room_to_scroll), -1});
}

void EntryPanel::show(const Position& position, const Entry& entry, const EntryView& view) {
    rewrap_high(*next_, view.next, width, lines_of_next);
    token_->Show(view.token.has_value());
    if (view.token) token_->show(view.token->effect, view.token->used);
    quarry_->Show(view.quarry);
    slot_->Show(view.slot);
    face_->Show(view.face);
    take_->Show(view.take);
    placing_->Show(view.placing);
    kinds_title_->Show(view.kinds);
    kinds_->Show(view.kinds);
    if (view.kinds) kinds_->part()->choose(view.kind ? static_cast<int>(*view.kind) : -1);
    end_->Show(view.end);
    end_storing_->Show(view.end_with_tile);
    end_discarding_->Show(view.end_with_tile);
    known_->Show(view.face);
    if (view.face) known_->show(view.known);
    show_doubt(view.times_entered);
    if (view.face) face_->show(entry.face, position.full() ? Draft{} : entry.draft);
    if (view.placing) placing_->show(entry.draft);
    quarry_->show({.quarry = position.state.quarry, .open = view.quarry, .dug = entry.stack, .column = entry.column});
    slot_->show(position, entry.tool == Tool::terrace ? std::optional(entry.draft.from) : std::nullopt,
                entry.draft.rotation, view.quarry ? width - quarry_side - far_gap : width);
    middle_->FitInside();
    Layout();
}

/// A face that was entered as often as the box has it: the table may have mistaken it for another.
void EntryPanel::show_doubt(int times) {
    const bool doubtful = times > 0;
    if (doubt_->Show(doubtful) && doubtful) announce(*doubt_, _("This face was entered as often as your box has it."));
    if (doubtful)
        rewrap(*doubt_,
               wxString::Format(wxPLURAL("This face was entered %d time already, as often as your box has it. Is it "
                                         "another one?",
                                         "This face was entered %d times already, as often as your box has it. Is it "
                                         "another one?",
                                         static_cast<unsigned>(times)),
                                times),
               width);
}

}
