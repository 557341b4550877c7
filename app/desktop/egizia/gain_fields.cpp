#include "app/desktop/egizia/gain_fields.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"

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

}
