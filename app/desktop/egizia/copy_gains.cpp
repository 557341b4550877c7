#include "app/desktop/egizia/copy_gains.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/egizia/copy.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>

#include <wx/wrapsizer.h>

namespace clerk::desktop::egizia {

namespace {

constexpr int cell_width = 140, pad_width = 560;

std::optional<int> or_nothing(int figure) { return figure == 0 ? std::nullopt : std::optional(figure); }

}

GainFields::GainFields(wxWindow* parent, GainOf of) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const GainFigure& figure : figures_)
        fields_.push_back(
            add_field(*grid, "gain-" + text(figure.name), figure.words, figure.least, figure.most,
                      [&figure](game::Effect& effect, int value) { effect.gain = figure.in(effect.gain, value); }));
    if (of == GainOf::ring_space)
        of_choice_ = add_field(*grid, "of-choice", _("Crews of choice"), 0, static_cast<int>(game::crews.size()),
                               [](game::Effect& effect, int value) { effect.of_choice = or_nothing(value); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(grid, 0, wxEXPAND);
    if (of == GainOf::card) rows->Add(make_ring());
    if (of == GainOf::ring_space) {
        moves_ring_ = new wxCheckBox(this, wxID_ANY, _("The water ring may be moved"));
        moves_ring_->SetName("moves-ring");
        fit_height_to_finger(*moves_ring_);
        moves_ring_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
            change([&](game::Effect& effect) { effect.moves_ring = event.IsChecked(); });
        });
        rows->Add(moves_ring_);
    }
    SetSizer(rows);
    SetMinSize({wide(*this, pad_width), -1});
}

NumberField* GainFields::add_field(wxSizer& grid, const wxString& name, const wxString& words, int least, int most,
                                   std::function<void(game::Effect&, int)> set) {
    auto* field = new NumberField(this, name, words, least, most);
    field->on_number = [this, set = std::move(set)](std::optional<int> number) {
        on_nothing({});
        change([&](game::Effect& effect) { set(effect, number.value_or(0)); });
    };
    field->on_fault = [this, least, most] {
        on_nothing(i18n::fill(_("A whole number from {1} to {2} is expected here."), {figure(least), figure(most)}));
    };
    auto* cell = new wxBoxSizer(wxVERTICAL);
    wxStaticText* title = label(this, words, Type::quiet);
    title->SetMinSize({widest(), -1});
    cell->Add(title, 0, wxBOTTOM, FromDIP(2));
    cell->Add(field);
    grid.Add(cell, 0, wxRIGHT | wxBOTTOM, FromDIP(near_gap));
    return field;
}

/// Of all words: the fields stand in columns.
int GainFields::widest() const {
    int widest = wide(*this, cell_width);
    for (const GainFigure& figure : figures_) widest = std::max(widest, GetTextExtent(figure.words).x);
    return widest;
}

wxSizer* GainFields::make_ring() {
    std::vector<Segment> places{{"ring-none", _("stays")}};
    for (int ring = game::lowest_ring; ring <= game::highest_ring; ++ring)
        places.push_back({"ring-" + std::to_string(ring), figure(ring)});
    ring_ = new Segments(this, std::move(places));
    ring_->on_choose = [this](int index) {
        change([&](game::Effect& effect) { effect.gain.ring = or_nothing(index); });
    };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("The water ring"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(ring_);
    return row;
}

void GainFields::change(const std::function<void(game::Effect&)>& change) {
    change(effect_);
    on_effect(effect_);
}

void GainFields::show(const game::Effect& effect) {
    effect_ = effect;
    for (std::size_t i = 0; i < fields_.size(); ++i) fields_[i]->show(or_nothing(figures_[i].of_gain(effect.gain)));
    if (ring_) ring_->choose(effect.gain.ring.value_or(0));
    if (of_choice_) of_choice_->show(effect.of_choice);
    if (moves_ring_) moves_ring_->SetValue(effect.moves_ring);
}

namespace {

constexpr int gain_words_width = 560;

bool is_in_rulebook(const std::string& name) {
    return std::ranges::find(game::ring_spaces, name) != game::ring_spaces.end();
}

}

CopyGainsPanel::CopyGainsPanel(wxWindow* parent, GainOf of) : PartPanel(parent), of_(of) {
    SetBackgroundColour(parent->GetBackgroundColour());
    list_ = of == GainOf::card ? new NamedList(this, "card", _("Name of a card"), _("Another card"))
                               : new NamedList(this, "space", _("Name of a ring space"), _("Another ring space"));
    list_->on_add = [this](const std::string& name) { return add(name); };
    list_->on_choose = [this](std::size_t entry) { choose(entry); };
    body_ = new wxPanel(this);
    body_->SetBackgroundColour(GetBackgroundColour());
    told_ = label(body_, wxEmptyString);
    fields_ = new GainFields(body_, of);
    fields_->on_effect = [this](const game::Effect& effect) {
        entries_.at(chosen_).effect = effect;
        entries_.at(chosen_).described = true;
        change();
    };
    fields_->on_nothing = [this](const wxString& why) { on_nothing(why); };
    take_off_ = named_button(body_, wxEmptyString, "take-off", [this] { take_off(); });
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(take_off_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    head->Add(told_, 1, wxALIGN_CENTRE_VERTICAL);
    auto* inner = new wxBoxSizer(wxVERTICAL);
    inner->Add(head, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(near_gap));
    inner->Add(fields_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    body_->SetSizer(inner);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(list_, 0, wxEXPAND);
    rows->Add(body_, 0, wxEXPAND);
    SetSizer(rows);
}

std::string_view CopyGainsPanel::part() const { return of_ == GainOf::card ? cards_part : spaces_part; }

wxString CopyGainsPanel::why_not_name(const std::string& name) const {
    if (name.find_first_not_of(' ') == std::string::npos) return _("expected a name");
    if (of_ == GainOf::ring_space && !game::names_new_ring_space(name))
        return _("expected small letters from a to z and hyphens, and no word that the board has already");
    if (std::ranges::find(entries_, name, &Entry::name) != entries_.end()) return _("this name is there already");
    return {};
}

bool CopyGainsPanel::add(const std::string& name) {
    if (const wxString why = why_not_name(name); !why.empty()) {
        on_nothing(why);
        return false;
    }
    entries_.push_back({name, {}});
    chosen_ = entries_.size() - 1;
    change();
    return true;
}

/// One of the rulebook's is as it stands there again.
void CopyGainsPanel::take_off() {
    Entry& entry = entries_.at(chosen_);
    if (of_ == GainOf::ring_space && is_in_rulebook(entry.name))
        entry = {entry.name, game::effect_of({}, entry.name).value_or(game::Effect{}), false};
    else
        entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(chosen_));
    chosen_ = std::min(chosen_, entries_.empty() ? 0 : entries_.size() - 1);
    change();
}

void CopyGainsPanel::choose(std::size_t entry) {
    chosen_ = entry;
    refresh();
}

void CopyGainsPanel::change() {
    game::Board board;
    for (const Entry& entry : entries_) {
        if (!entry.described) continue;
        if (of_ == GainOf::card)
            board.cards.emplace_back(entry.name, entry.effect.gain);
        else
            board.spaces.emplace_back(entry.name, entry.effect);
    }
    refresh();
    on_draft(part_of(board, part()));
}

void CopyGainsPanel::show(const std::string& draft) {
    const game::Board board = board_of(part(), draft).value_or(game::Board{});
    entries_.clear();
    if (of_ == GainOf::ring_space)
        for (const std::string_view name : game::ring_spaces) {
            const std::string ring(name);
            entries_.push_back({ring, effect_of(board, ring).value_or(game::Effect{}), board.space(name) != nullptr});
        }
    for (const auto& [name, effect] : board.spaces)
        if (!is_in_rulebook(name)) entries_.push_back({name, effect});
    for (const auto& [name, gain] : board.cards) entries_.push_back({name, {.gain = gain}});
    chosen_ = 0;
    refresh();
}

void CopyGainsPanel::refresh() {
    std::vector<Named> names;
    for (const Entry& entry : entries_)
        names.push_back({of_ == GainOf::card ? text(entry.name) : i18n::egizia::name(game::ring_space(entry.name)),
                         entry.described});
    list_->show(names, chosen_);
    const bool any = chosen_ < entries_.size();
    body_->Show(any);
    if (any) {
        const Entry& entry = entries_[chosen_];
        const wxString effect = table::egizia::in_words(entry.effect);
        rewrap(*told_, entry.described ? effect : i18n::fill(_("As in the rulebook: {1}"), {effect}),
               wide(*this, gain_words_width));
        fields_->show(entry.effect);
        const bool of_the_rulebook = of_ == GainOf::ring_space && is_in_rulebook(entry.name);
        take_off_->SetLabel(of_the_rulebook ? _("As in the rulebook") : _("Remove it"));
        take_off_->Enable(entry.described);
        fit_to_finger(*take_off_);
    }
    lay_out_around(*this); // what it lies in scrolls as far as it goes now
}

}
