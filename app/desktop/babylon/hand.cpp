#include "app/desktop/babylon/hand.h"

#include "app/desktop/babylon/box_settings.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "core/babylon/record.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>

#include <wx/sizer.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int width = 264;

/// The token of the round, if it was entered; the first round has none.
std::optional<game::Effect> token_of_round(const Position& position) {
    const std::size_t round = static_cast<std::size_t>(position.state.round());
    if (round == 0 || round > position.game.tokens.size()) return std::nullopt;
    return position.game.tokens[round - 1];
}

wxString next_in_words(const Position& position, const Hold& hold) {
    if (position.over()) return _("The game is over.");
    if (position.undecided()) return _("Something needs a decision: see the findings on the right.");
    if (position.final()) return _("Build the garden as it stands. Right-click a piece to take it up again.");
    if (position.to_dig())
        return hold.stack ? _("Enter the tile's flower and symbols.") : _("Take a tile: choose a stack of the quarry.");
    if (hold.tool == Tool::ornament) return _("Click the ornament's spaces on the board.");
    if (hold.tool == Tool::terrace) return _("Place the terrace on the board, or end the turn.");
    return _("Build ornaments, place the other tile, or end the turn.");
}

}

Hand::Hand(wxWindow* parent) : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    dress_as_ground(*this);
    SetScrollRate(0, FromDIP(10));
    next_ = label(this, wxEmptyString);
    token_ = new TokenPanel(this, width);
    quarry_ = new QuarryCanvas(this, FromDIP(176));
    quarry_->SetName("quarry");
    face_ = new FaceEntry(this);
    known_ = new KnownFacesPanel(this, width);
    doubt_ = label(this, wxEmptyString);
    doubt_->SetName("face-doubt");
    doubt_->SetForegroundColour(palette().attention);
    take_ = make_button(_("Take the tile"), "take-tile", [this] { on_take(); });
    slot_ = new SlotPanel(this);
    placing_ = new Placing(this, width);
    kinds_title_ = wrapped(this, _("Build an ornament by hand"), width, Type::quiet);
    kinds_ = make_kinds();
    end_ = make_button(_("End the turn (E)"), "end-turn", [this] { on_end_turn(game::Unplaced::discard); });
    end_storing_ = make_button(_("Store the tile and end the turn (E)"), "end-turn-storing",
                               [this] { on_end_turn(game::Unplaced::store); });
    end_discarding_ = make_button(_("Discard the tile and end the turn"), "end-turn-discarding",
                                  [this] { on_end_turn(game::Unplaced::discard); });
    lay_out();
}

Segments* Hand::make_kinds() {
    std::vector<Segment> segments;
    for (const game::Kind kind : game::kinds)
        segments.push_back({"build-" + std::string(id(kind)), i18n::babylon::name(kind),
                            picture(*this, FromDIP(32), [kind](wxGraphicsContext& gc, const Area& area) {
                                draw_ornament(gc, kind, area);
                            })});
    return new Segments(this, std::move(segments));
}

wxButton* Hand::make_button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetLabel(broken(*button, words, width - button_air));
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    return button;
}

void Hand::lay_out() {
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

void Hand::show(const Position& position, const Hold& hold, const std::vector<game::Tile>& known) {
    const bool building = position.ready.has_value() || position.final();
    const bool inline_tile = building && !position.full();
    show_titles(position, hold);
    quarry_->Show(position.to_dig());
    slot_->Show(position.full() && !position.over());
    face_->Show(inline_tile || (position.to_dig() && hold.stack));
    take_->Show(position.to_dig() && hold.stack);
    take_->Enable(hold.face.flower.has_value());
    placing_->Show(building && (inline_tile || hold.tool == Tool::terrace));
    kinds_title_->Show(building);
    kinds_->Show(building);
    kinds_->choose(hold.tool == Tool::ornament ? static_cast<int>(hold.kind) : -1);
    show_end(position);
    show_known(position, hold, known);
    show_doubt(position, hold);
    face_->show(hold.face, position.full() ? Draft{} : hold.draft);
    placing_->show(hold.draft);
    quarry_->show({.quarry = position.state.quarry, .open = position.to_dig(), .dug = hold.stack});
    slot_->show(position, hold.tool == Tool::terrace ? std::optional(hold.draft.from) : std::nullopt,
                hold.draft.rotation);
    FitInside();
    Layout();
}

/// Of the material of the stack, while a tile is dug.
void Hand::show_known(const Position& position, const Hold& hold, const std::vector<game::Tile>& known) {
    if (!face_->IsShown()) return known_->show({});
    std::optional<game::Material> material;
    if (position.to_dig() && hold.stack) material = position.state.quarry.top(*hold.stack);
    known_->show(likely_faces(known, game::faces(position.game), hold.face, material));
}

/// A face that was entered as often as the box has it: the table may have mistaken it for another.
void Hand::show_doubt(const Position& position, const Hold& hold) {
    const auto& symbols = hold.face.symbols;
    const bool whole =
        hold.face.flower && std::ranges::all_of(symbols, [](const auto& symbol) { return symbol.has_value(); });
    const int times = whole && face_->IsShown() ? times_entered(position.game, tile(hold.face, true)) : 0;
    const bool doubtful = times > 0 && times >= kept_box().most_copies();
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

void Hand::show_titles(const Position& position, const Hold& hold) {
    rewrap(*next_, next_in_words(position, hold), width);
    token_->Show(!position.final() && !position.over() && position.state.round() > 0);
    token_->show(token_of_round(position), position.state.hand && position.state.hand->effect_used);
}

void Hand::show_end(const Position& position) {
    const bool dug = position.has_dug();
    end_->Show(position.ready && !dug);
    end_storing_->Show(dug);
    end_discarding_->Show(dug);
}

}
