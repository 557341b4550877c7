#include "app/desktop/babylon/entry_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/babylon/turn_input.h"
#include "i18n/words_babylon.h"

#include <wx/sizer.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int width = 264;

Intent ending(game::Unplaced unplaced) {
    return [unplaced](const Position& position, Entry entry) { return end_turn(position, std::move(entry), unplaced); };
}

}

EntryPanel::EntryPanel(wxWindow* parent, Act act)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL), act_(std::move(act)) {
    dress_as_ground(*this);
    SetScrollRate(0, FromDIP(10));
    next_ = label(this, wxEmptyString);
    token_ = new TokenPanel(this, width);
    quarry_ = new QuarryCanvas(this, FromDIP(176));
    quarry_->SetName("quarry");
    face_ = new FacePanel(this);
    known_ = new KnownFacesPanel(this, width);
    doubt_ = label(this, wxEmptyString);
    doubt_->SetName("face-doubt");
    doubt_->SetForegroundColour(palette().attention);
    take_ = make_button(_("Take the tile"), "take-tile", take_tile);
    slot_ = new SlotPanel(this);
    placing_ = new PlacingPanel(this, width);
    kinds_title_ = wrapped(this, _("Build an ornament by hand"), width, Type::quiet);
    kinds_ = make_kinds();
    end_ = make_button(_("End the turn (E)"), "end-turn", ending(game::Unplaced::discard));
    end_storing_ =
        make_button(_("Store the tile and end the turn (E)"), "end-turn-storing", ending(game::Unplaced::store));
    end_discarding_ =
        make_button(_("Discard the tile and end the turn"), "end-turn-discarding", ending(game::Unplaced::discard));
    listen();
    lay_out();
}

Segments* EntryPanel::make_kinds() {
    std::vector<Segment> segments;
    for (const game::Kind kind : game::kinds)
        segments.push_back({"build-" + std::string(id(kind)), i18n::babylon::name(kind),
                            picture(*this, FromDIP(32), [kind](wxGraphicsContext& gc, const Area& area) {
                                draw_ornament(gc, kind, area);
                            })});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [choose = on(choose_kind)](int index) { choose(game::kinds[static_cast<std::size_t>(index)]); };
    result->on_release = result->on_choose;
    return result;
}

wxButton* EntryPanel::make_button(const wxString& words, const char* name, Intent intent) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetLabel(broken(*button, words, width - button_air));
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [this, intent = std::move(intent)](wxCommandEvent&) { act_(intent); });
    return button;
}

void EntryPanel::listen() {
    token_->on_choose = on(reveal_token);
    quarry_->on_dig = on(choose_stack);
    face_->on_flower = on(enter_flower);
    face_->on_symbol = on(enter_symbol);
    face_->on_space = on(choose_space);
    known_->on_face = on(enter_face);
    slot_->on_choose = on(choose_tile);
    placing_->on_level = on(choose_level);
    placing_->on_open = on(choose_open_corner);
    placing_->on_turn = [this] { act_(turn_tile); };
}

void EntryPanel::lay_out() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](wxWindow* window, int gap, int flags = 0) {
        rows->Add(window, 0, wxTOP | flags, FromDIP(gap));
    };
    add(next_, 0);
    add(token_, far_gap, wxEXPAND);
    add(quarry_, far_gap);
    add(slot_, far_gap);
    add(face_, far_gap);
    add(doubt_, near_gap);
    add(known_, near_gap);
    add(take_, near_gap, wxEXPAND);
    add(placing_, far_gap, wxEXPAND);
    add(kinds_title_, far_gap);
    add(kinds_, 2);
    add(end_, edge_gap, wxEXPAND);
    add(end_storing_, edge_gap, wxEXPAND);
    add(end_discarding_, near_gap, wxEXPAND);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    SetSizer(edge);
    SetMinSize({wide(*this, width + 2 * far_gap + 8), -1});
}

void EntryPanel::show(const Position& position, const Entry& entry, const EntryView& view) {
    rewrap(*next_, view.next, width);
    token_->Show(view.token.has_value());
    if (view.token) token_->show(view.token->effect, view.token->used);
    quarry_->Show(view.quarry);
    slot_->Show(view.slot);
    face_->Show(view.face);
    take_->Show(view.take);
    take_->Enable(view.may_take);
    placing_->Show(view.placing);
    kinds_title_->Show(view.kinds);
    kinds_->Show(view.kinds);
    kinds_->choose(view.kind ? static_cast<int>(*view.kind) : -1);
    end_->Show(view.end);
    end_storing_->Show(view.end_with_tile);
    end_discarding_->Show(view.end_with_tile);
    known_->show(view.known);
    show_doubt(view.times_entered);
    face_->show(entry.face, position.full() ? Draft{} : entry.draft);
    placing_->show(entry.draft);
    quarry_->show({.quarry = position.state.quarry, .open = view.quarry, .dug = entry.stack});
    slot_->show(position, entry.tool == Tool::terrace ? std::optional(entry.draft.from) : std::nullopt,
                entry.draft.rotation);
    FitInside();
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
