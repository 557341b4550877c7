#include "app/desktop/game/usual_setup.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/entries.h"
#include "core/record.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <random>

#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int least_name = 100;     ///< a field is not as wide as the longest name it offers
constexpr int room_for_known = 240; ///< of a name on a button
constexpr int room_for_chip = 110;

}

SeatsPanel::SeatsPanel(wxWindow* parent, Range players, bool may_change, const std::vector<std::string>& names,
                       const Signs& signs)
    : wxPanel(parent), range_(players), may_change_(may_change), names_(names) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Players, in turn order"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    count_ = make_count();
    count_->Show(may_change);
    draw_ = named_button(this, _("Draw the first player"), "draw-first", [this] { draw_first(); });
    draw_->Show(may_change);
    first_ = label(this, wxEmptyString);
    auto* seats = new wxBoxSizer(wxVERTICAL);
    for (std::size_t player = 0; player < range_.most; ++player) {
        rows_.push_back(make_row(player, signs(*this, player)));
        seats->Add(rows_.back().panel, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    }
    make_people();
    auto* people = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (wxButton* person : people_) people->Add(person, 0, wxRIGHT | wxBOTTOM, FromDIP(near_gap));
    auto* beside = new wxBoxSizer(wxVERTICAL);
    auto* how_many = new wxBoxSizer(wxHORIZONTAL);
    how_many->Add(count_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(far_gap));
    how_many->Add(draw_, 0, wxALIGN_CENTRE_VERTICAL);
    beside->Add(how_many, 0, wxBOTTOM, FromDIP(near_gap));
    beside->Add(first_, 0, wxBOTTOM, FromDIP(near_gap));
    beside->Add(people, 0, wxEXPAND);
    auto* columns = new ColumnsSizer(*parent->GetParent(), 0);
    columns->Add(seats, 3, wxEXPAND | wxRIGHT, FromDIP(2 * edge_gap));
    columns->Add(beside, 2, wxEXPAND);
    rows->Add(columns, 0, wxEXPAND);
    SetSizer(rows);
}

/// Chips; which of them show is told with the seats.
void SeatsPanel::make_people() {
    constexpr std::size_t most = 4;
    const std::size_t count = may_change_ ? std::min(most + range_.most, names_.size()) : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const wxString words = ellipsized(*this, single_line(text(names_[i])), wide(*this, room_for_chip));
        people_.push_back(large_button(this, wxControl::EscapeMnemonics("+ " + words),
                                       wxString::Format("person-%zu", i + 1), [this, i] { seat(names_[i]); }));
        set_accessible_name(*people_.back(), i18n::fill(_("{1} plays, too"), {text(names_[i])}));
    }
}

/// The likeliest of those who have no seat, in one line.
void SeatsPanel::show_people() {
    constexpr std::size_t most = 4;
    std::size_t shown = 0;
    for (std::size_t i = 0; i < people_.size(); ++i) {
        const bool seated = std::ranges::any_of(rows_, [&](const Row& row) {
            return row.panel->IsShown() && utf8(row.name->GetValue().Strip(wxString::both)) == names_[i];
        });
        people_[i]->Show(!seated && shown < most);
        if (people_[i]->IsShown()) ++shown;
    }
}

/// In place of a plain name; where there is none, beside those who play, or else in place of the last.
void SeatsPanel::seat(const std::string& name) {
    std::size_t playing = 0, free = rows_.size();
    for (; playing < rows_.size() && rows_[playing].panel->IsShown(); ++playing) {
        const std::string seated = utf8(rows_[playing].name->GetValue().Strip(wxString::both));
        if (free == rows_.size() && std::ranges::find(names_, seated) == names_.end()) free = playing;
    }
    if (free < playing) return on_name(free, name);
    if (playing < range_.most) on_count(playing + 1);
    on_name(std::min(playing, range_.most - 1), name);
}

void SeatsPanel::draw_first() {
    std::size_t playing = 0;
    while (playing < rows_.size() && rows_[playing].panel->IsShown()) ++playing;
    std::random_device chance;
    on_first(std::uniform_int_distribution<std::size_t>(0, playing - 1)(chance));
    const wxString words = i18n::fill(_("{1} begins."), {single_line(rows_.front().name->GetValue())});
    first_->SetLabelText(ellipsized(*this, words, wide(*this, room_for_known)));
    announce(*first_, words);
    Layout();
}

Segments* SeatsPanel::make_count() {
    std::vector<Segment> counts;
    for (std::size_t players = range_.fewest; players <= range_.most; ++players)
        counts.push_back({"players-" + std::to_string(players), figure(static_cast<int>(players))});
    auto* count = new Segments(this, std::move(counts));
    count->on_choose = [this](int index) { on_count(range_.fewest + static_cast<std::size_t>(index)); };
    return count;
}

SeatsPanel::Row SeatsPanel::make_row(std::size_t player, std::vector<Segment> signs) {
    auto* panel = new wxPanel(this);
    panel->SetBackgroundColour(GetBackgroundColour());
    auto* name = make_name(panel, player);
    auto* sign = new Segments(panel, std::move(signs));
    sign->on_choose = [this, player](int index) { on_sign(player, index); };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(name, 1, wxALIGN_CENTRE_VERTICAL);
    row->AddSpacer(FromDIP(near_gap));
    row->Add(sign, 0, wxALIGN_CENTRE_VERTICAL);
    auto* known = new wxPanel(panel);
    auto* take = make_take(known, player);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxEXPAND);
    rows->Add(known, 0, wxTOP, FromDIP(near_gap));
    panel->SetSizer(rows);
    return {panel, name, sign, known, take};
}

wxButton* SeatsPanel::make_take(wxWindow* parent, std::size_t player) {
    parent->SetBackgroundColour(GetBackgroundColour());
    auto* take = named_button(parent, wxEmptyString, wxString::Format("known-%d", static_cast<int>(player) + 1),
                              [this, player] { take_known(player); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(parent, _("Someone has played under almost this name."), Type::quiet));
    rows->Add(take);
    parent->SetSizer(rows);
    parent->Hide();
    return take;
}

wxComboBox* SeatsPanel::make_name(wxWindow* parent, std::size_t player) {
    auto* box = new wxComboBox(parent, wxID_ANY);
    box->SetName(wxString::Format("name-%d", static_cast<int>(player) + 1));
    set_accessible_name(*box, i18n::fill(_("Name of player {1}"), {figure(static_cast<int>(player) + 1)}));
    for (const std::string& name : names_) box->Append(text(name));
    box->SetMinSize({wide(*box, least_name), -1});
    box->SetMaxLength(limits::name);
    box->Bind(wxEVT_TEXT, [this, player, box](wxCommandEvent&) {
        if (box->GetParent()->IsShown()) enter(player);
    });
    return box;
}

void SeatsPanel::enter(std::size_t player) {
    if (show_known()) GetGrandParent()->Layout();
    on_name(player, utf8(rows_[player].name->GetValue().Strip(wxString::both)));
}

void SeatsPanel::take_known(std::size_t player) {
    const std::string name = known(player);
    if (name.empty()) return;
    rows_[player].name->ChangeValue(text(name));
    rows_[player].name->SetFocus();
    enter(player);
}

/// Whose name looks the same as the one written here, and has no seat yet. Empty: nobody's does.
std::string SeatsPanel::known(std::size_t player) const {
    const std::string found = table::look_alike(utf8(rows_[player].name->GetValue().Strip(wxString::both)), names_);
    const bool seated = std::ranges::any_of(rows_, [&](const Row& row) {
        return row.panel->IsShown() && utf8(row.name->GetValue().Strip(wxString::both)) == found;
    });
    return seated ? std::string() : found;
}

/// True: there is more or less to be seen than before.
bool SeatsPanel::show_known() {
    bool changed = false;
    for (std::size_t player = 0; player < rows_.size(); ++player) {
        const wxString name = text(known(player));
        rows_[player].take->SetLabel(wxControl::EscapeMnemonics(
            i18n::fill(_("Take {1}"), {ellipsized(*this, name, wide(*this, room_for_known))})));
        changed |= rows_[player].known->Show(!name.empty());
    }
    return changed;
}

void SeatsPanel::show(const std::vector<Seated>& players) {
    count_->choose(static_cast<int>(players.size() - range_.fewest));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i].panel->Show(i < players.size());
        if (i >= players.size()) continue;
        if (const wxString name = text(players[i].name); rows_[i].name->GetValue().Strip(wxString::both) != name)
            rows_[i].name->ChangeValue(name);
        rows_[i].sign->choose(players[i].sign);
    }
    show_known();
    show_people();
    Layout();
}

}
