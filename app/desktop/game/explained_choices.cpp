#include "app/desktop/game/explained_choices.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int least_width = 200;                     ///< of a control
constexpr int least_words = 80, least_meaning = 200; ///< where the window is narrow

constexpr int rounding = 2; ///< a label needs a little more than its lines

/// True: its lines are others than before.
bool rebreak(wxStaticText& label, const wxString& words, int width) {
    const wxString lines = broken(words, width, measured_in(label));
    if (lines == label.GetLabelText()) return false;
    label.SetLabelText(lines);
    return true;
}

}

ExplainedChoices::ExplainedChoices(wxWindow* parent, int width, std::vector<ExplainedChoice> choices)
    : wxPanel(parent), width_(wide(*parent, width)), controls_width_(parent->FromDIP(least_width)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    for (ExplainedChoice& choice : choices) rows_.push_back(make_row(std::move(choice)));
    for (const Row& row : rows_) controls_width_ = std::max(controls_width_, row.control->GetBestSize().x);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (const Row& row : rows_) {
        lay_out(row);
        rows->Add(row.panel, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    }
    SetSizer(rows);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (wrap_all()) CallAfter([this] { lay_out_around(*this); }); // it has another height
    });
}

ExplainedChoices::Row ExplainedChoices::make_row(ExplainedChoice choice) {
    auto* panel = new wxPanel(this);
    panel->SetBackgroundColour(GetBackgroundColour());
    auto* control = new wxChoice(panel, wxID_ANY);
    control->SetName(text(choice.name));
    set_accessible_name(*control, choice.words);
    for (const Explained& each : choice.offered) control->Append(each.name);
    const std::size_t place = rows_.size();
    control->Bind(wxEVT_CHOICE, [this, place](wxCommandEvent& event) { on_choose(place, event.GetSelection()); });
    wxStaticText* words = label(panel, wxEmptyString);
    return {std::move(choice), panel, control, words, label(panel, wxEmptyString, Type::quiet)};
}

/// The words have what room the controls leave.
void ExplainedChoices::lay_out(const Row& row) const {
    row.control->SetMinSize({controls_width_, height_of_lines(*row.control, 1, 2 * near_gap)});
    row.words->SetMinSize({FromDIP(least_words), -1});
    row.meaning->SetMinSize({FromDIP(least_meaning), -1});
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(row.words, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    line->Add(row.control, 0, wxALIGN_CENTRE_VERTICAL);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(line, 0, wxEXPAND);
    rows->Add(row.meaning, 0, wxEXPAND | wxTOP, FromDIP(2));
    row.panel->SetSizer(rows);
    wrap(row);
}

/// Across, in pixels.
int ExplainedChoices::room() const {
    return GetClientSize().x > controls_width_ + FromDIP(least_words) ? GetClientSize().x : width_;
}

/// True: it may have another height.
bool ExplainedChoices::wrap(const Row& row) const {
    const bool words = rebreak(*row.words, row.choice.words, room() - controls_width_ - FromDIP(near_gap + rounding));
    return rebreak(*row.meaning, row.meant, room() - FromDIP(rounding)) || words;
}

bool ExplainedChoices::wrap_all() const {
    bool changed = false;
    for (const Row& row : rows_) changed = wrap(row) || changed;
    return changed;
}

void ExplainedChoices::show(std::size_t choice, int chosen) {
    Row& row = rows_.at(choice);
    row.control->SetSelection(chosen);
    row.meant =
        chosen == wxNOT_FOUND ? row.choice.other : row.choice.offered.at(static_cast<std::size_t>(chosen)).meaning;
    if (wrap(row)) lay_out_around(*this);
}

wxString ExplainedChoices::chosen_in_words(std::size_t from, std::size_t to) const {
    wxString words;
    for (std::size_t i = from; i < std::min(to, rows_.size()); ++i) {
        const Row& row = rows_[i];
        if (!row.panel->IsShown() || row.control->GetSelection() == wxNOT_FOUND) continue;
        if (!words.empty()) words += L" \u00b7 ";
        words += i18n::fill(_("{1}: {2}"), {row.choice.words, row.control->GetStringSelection()});
    }
    return words;
}

void ExplainedChoices::leave_out(const std::string& name, bool out) {
    for (const Row& row : rows_)
        if (row.choice.name == name) row.panel->Show(!out);
}

namespace {

constexpr int width = 420;

}

std::vector<ExplainedChoice> choices_of_game() {
    return {{"offers",
             _("What could be built"),
             {{_("always shown"), _("What could legally be built is shown on the board.")},
              {_("on request"), _("What could legally be built is shown when someone asks for it.")},
              {_("never shown"), _("Nobody is shown what could be built; what is entered is checked as always.")}}},
            {"missed",
             _("What was missed"),
             {{_("not told"), _("Nobody is told what else could have been built.")},
              {_("after each turn"), _("After each turn: what else could have been built, and its points.")},
              {_("after the game"), _("After the game, turn by turn: what else could have been built.")}}},
            {"live-score",
             _("The score during the game"),
             {{_("shown"), _("The score is shown at any time, as if the game ended now.")},
              {_("hidden"), _("The score is hidden until the end, and revealed category by category.")}}},
            {"best",
             _("What would be best"),
             {{_("never told"), _("Nobody is told which builds would bring the most points.")},
              {_("on request"), _("Whoever asks is told the builds that bring the most points now.")}}}};
}

namespace {

std::vector<ExplainedChoice> choices_of_table() {
    return {{"hands-round",
             _("Between two turns"),
             {{_("straight on"), _("The next turn begins at once.")},
              {_("who is next, large"), _("One laptop goes round: it shows who is next, and waits for a key.")}}},
            {"clock",
             _("A clock for each player"),
             {{_("none"), _("No time is shown.")},
              {_("shown"), _("How long each player has been at turn stands beside the name.")}}},
            {"sound",
             _("At the end of a turn"),
             {{_("quiet"), _("Nothing is heard.")}, {_("a sound"), _("The system's bell rings when a turn ends.")}}}};
}

}

AidsPanel::AidsPanel(wxWindow* parent, std::string_view game, const Aids& aids)
    : wxPanel(parent), aids_(aids), of_table_(table_aids()) {
    SetBackgroundColour(parent->GetBackgroundColour());
    std::vector<ExplainedChoice> choices = choices_of_game();
    for (ExplainedChoice& choice : choices_of_table()) choices.push_back(std::move(choice));
    choices_ = new ExplainedChoices(this, width, std::move(choices));
    choices_->leave_out("missed", !i18n::tells_missed(game));
    choices_->leave_out("best", !i18n::tells_best(game));
    choices_->on_choose = [this](std::size_t choice, int chosen) { choose(choice, chosen); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(choices_, 0, wxEXPAND);
    SetSizer(rows);
    show();
}

void AidsPanel::show() {
    for (std::size_t i = 0; i < aids_of_game.size(); ++i) choices_->show(i, aids_of_game[i].chosen(aids_));
    choices_->show(4, of_table_.hands_round ? 1 : 0);
    choices_->show(5, of_table_.clock ? 1 : 0);
    choices_->show(6, of_table_.sound ? 1 : 0);
}

void AidsPanel::choose(std::size_t choice, int chosen) {
    if (choice < aids_of_game.size()) aids_of_game[choice].choose(aids_, chosen);
    if (choice == 4) of_table_.hands_round = chosen == 1;
    if (choice == 5) of_table_.clock = chosen == 1;
    if (choice == 6) of_table_.sound = chosen == 1;
    if (choice >= aids_of_game.size()) keep_table_aids(of_table_);
    show();
    if (on_change) on_change();
}

namespace {

constexpr int card_picture = 88, least_card = 280, card_air = 12;

const wxColour well(0xe7, 0xdc, 0xc4), field(0xf3, 0xea, 0xd6), piece(0x6f, 0xa0, 0x66),
    edge_of_piece(0x47, 0x76, 0x45), clay(0xc6, 0x7d, 0x55), stone(0xa5, 0xa0, 0x96), slate(0x5a, 0x5a, 0x5a);

/// How much there is to be entered, as pieces on a board: all of them once, one more each turn, or that and what is
/// paid for it.
void draw_depth(wxGraphicsContext& gc, wxSize size, Depth depth) {
    const bool dark = theme() == Theme::dark;
    const auto shade = [dark](const wxColour& colour) {
        return dark ? wxColour(mixed(colour, palette().ground, 0.4)) : colour;
    };
    const double side = std::min(size.x, size.y), unit = side / 88;
    paint_box(gc, {0, 0, side, side}, 6 * unit, {.fill = shade(well)});
    const double top = depth == Depth::full ? 8 : 14, step = 21;
    paint_box(gc, {(14 - 4) * unit, (top - 4) * unit, 68 * unit, 68 * unit}, 4 * unit, {.fill = shade(field)});
    for (int place = 0; place < 9; ++place) {
        const Area at{(14 + place % 3 * step) * unit, (top + place / 3 * step) * unit, 18 * unit, 18 * unit};
        const bool lies = depth == Depth::final || place < 4;
        const bool next = depth != Depth::final && place == 4;
        if (lies)
            paint_box(gc, at, 3 * unit, {.fill = shade(piece), .edge = shade(edge_of_piece), .width = 1.5 * unit});
        if (next) paint_box(gc, at, 3 * unit, {.edge = palette().accent, .width = 1.5, .style = wxPENSTYLE_SHORT_DASH});
    }
    if (depth != Depth::full) return;
    int number = 0;
    for (const wxColour& colour : {clay, stone, slate})
        paint_box(gc, {(19 + 18 * number++) * unit, 74 * unit, 13 * unit, 9 * unit}, 2 * unit, {.fill = shade(colour)});
}

wxString effort(Depth depth) {
    switch (depth) {
    case Depth::final: return _("Once, when the game is over");
    case Depth::builds: return _("A few clicks a turn");
    case Depth::full: return _("Some more clicks a turn");
    }
    return {};
}

}

DepthPanel::DepthPanel(wxWindow* parent, Depth chosen) : wxPanel(parent), chosen_(chosen) {
    use_ground_colours(*this);
    auto* columns = new ColumnsSizer(*parent->GetParent(), 0);
    for (const Depth depth : {Depth::final, Depth::builds, Depth::full})
        columns->Add(make_card(depth, depth == Depth::final), 1, wxEXPAND | wxRIGHT | wxBOTTOM, FromDIP(near_gap));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("How much do you enter?"), Type::heading), 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    rows->Add(columns, 0, wxEXPAND);
    SetSizer(rows);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        for (const Card& card : cards_)
            if (area(card).Contains(event.GetPosition())) return choose(card.depth);
    });
    on_new_width(*this, [this] { wrap(); });
}

wxSizer* DepthPanel::make_card(Depth depth, bool first) {
    auto* picture = new DrawnPicture(this);
    picture->SetMinSize(FromDIP(wxSize(card_picture, card_picture)));
    picture->show([depth](wxGraphicsContext& gc, wxSize size) { draw_depth(gc, size, depth); },
                  i18n::depth_explained(depth));
    picture->Bind(wxEVT_LEFT_DOWN, [this, depth](wxMouseEvent&) { choose(depth); });
    auto* button = new wxRadioButton(this, wxID_ANY, i18n::depth_name(depth), wxDefaultPosition, wxDefaultSize,
                                     first ? wxRB_GROUP : 0);
    button->SetName("depth-" + text(id(depth)));
    button->SetForegroundColour(GetForegroundColour());
    button->SetFont(button->GetFont().Bold());
    button->SetValue(depth == chosen_);
    button->Bind(wxEVT_RADIOBUTTON, [this, depth](wxCommandEvent&) { choose(depth); });
    const int room = least_card - card_picture - 4 * card_air;
    Card card{depth, button, wrapped(this, i18n::depth_explained(depth), room),
              wrapped(this, effort(depth), room, Type::quiet), new wxBoxSizer(wxHORIZONTAL)};
    for (wxStaticText* label : {card.explained, card.effort}) // a click on them is not one on what they lie on
        label->Bind(wxEVT_LEFT_DOWN, [this, depth](wxMouseEvent&) { choose(depth); });
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(button, 0, wxBOTTOM, FromDIP(near_gap));
    words->Add(card.explained, 0, wxBOTTOM, FromDIP(near_gap));
    words->Add(card.effort);
    card.place->Add(picture, 0, wxALL, FromDIP(card_air));
    card.place->Add(words, 1, wxTOP | wxBOTTOM | wxRIGHT, FromDIP(card_air));
    card.place->SetMinSize({wide(*this, least_card), -1});
    cards_.push_back(card);
    return card.place;
}

wxRect DepthPanel::area(const Card& card) const { return {card.place->GetPosition(), card.place->GetSize()}; }

/// By a click on the card or by the keys of its button.
void DepthPanel::choose(Depth depth) {
    for (const Card& card : cards_)
        if (card.depth == depth) card.button->SetValue(true);
    if (std::exchange(chosen_, depth) == depth) return;
    Refresh();
    on_depth(depth);
}

/// Into the room beside the pictures.
void DepthPanel::wrap() {
    bool changed = false;
    for (const Card& card : cards_) {
        const int room = area(card).width - FromDIP(card_picture + 4 * card_air);
        changed = rebreak(*card.explained, i18n::depth_explained(card.depth), room) || changed;
        changed = rebreak(*card.effort, effort(card.depth), room) || changed;
    }
    if (changed) lay_out_around(*this);
}

void DepthPanel::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    for (const Card& card : cards_) {
        const wxRect at = area(card);
        const bool chosen = card.depth == chosen_;
        paint_box(*gc, {at.x + 1.0, at.y + 1.0, at.width - 2.0, at.height - 2.0}, FromDIP(card_radius),
                  {.fill = chosen ? palette().chosen : palette().panel,
                   .edge = chosen ? palette().accent : palette().line,
                   .width = chosen ? 2.0 : 1.0});
    }
}

}
