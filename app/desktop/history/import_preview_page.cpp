#include "app/desktop/history/import_preview_page.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

ImportPlaysModel::ImportPlaysModel(ImportPlan& plan, std::function<void()> changed)
    : wxDataViewVirtualListModel(static_cast<unsigned>(plan.unreadable.size() + plan.plays.size())), plan_(plan),
      changed_(std::move(changed)) {}

PlannedPlay* ImportPlaysModel::play(unsigned row) const {
    const std::size_t before = plan_.unreadable.size();
    return row < before || row - before >= plan_.plays.size() ? nullptr : &plan_.plays[row - before];
}

bool ImportPlaysModel::can_change(unsigned row) const {
    const PlannedPlay* one = play(row);
    return one && one->arrival == Arrival::fresh;
}

void ImportPlaysModel::leave_out(unsigned row, bool out) {
    play(row)->left_out = out;
    RowChanged(row);
    changed_();
}

void ImportPlaysModel::toggle(const wxDataViewItem& item) {
    if (item.IsOk() && can_change(GetRow(item))) leave_out(GetRow(item), !play(GetRow(item))->left_out);
}

void ImportPlaysModel::bring_in_all(bool all) {
    for (unsigned row = 0; row < GetCount(); ++row)
        if (can_change(row)) play(row)->left_out = !all;
    Reset(GetCount());
    changed_();
}

void ImportPlaysModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const PlannedPlay* one = play(row);
    if (column == 0)
        value = one && one->comes_in();
    else
        value = words(row, static_cast<Column>(column));
}

bool ImportPlaysModel::SetValueByRow(const wxVariant& value, unsigned row, unsigned column) {
    if (column != 0 || !can_change(row)) return false;
    leave_out(row, !value.GetBool());
    return true;
}

bool ImportPlaysModel::GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attributes) const {
    const PlannedPlay* one = play(row);
    if (one && one->comes_in()) return false;
    attributes.SetColour(one ? palette().quiet : palette().warning);
    return true;
}

bool ImportPlaysModel::IsEnabledByRow(unsigned row, unsigned column) const { return column != 0 || can_change(row); }

wxString ImportPlaysModel::words(unsigned row, Column column) const {
    const PlannedPlay* one = play(row);
    if (!one) {
        const exchange::Refusal& unreadable = plan_.unreadable.at(row);
        if (column == Column::game) return text(unreadable.play);
        return column == Column::standing ? _("cannot be read") : wxString();
    }
    switch (column) {
    case Column::played: return moment_in_words(one->play.unpacked());
    case Column::game: return i18n::game_name(one->play.unpacked().game);
    case Column::players: return players_in_words(one->play.unpacked());
    case Column::standing: return arrival_in_words(*one);
    case Column::comes_in: break;
    }
    return {};
}

namespace {

constexpr int choice_width = 260;

wxString why_matched(const PlannedPerson& one) {
    return (one.unsure ? _("Please check: ") : wxString()) + match_words(one);
}

}

ImportPreviewPage::ImportPreviewPage(wxWindow* parent, ImportActions actions)
    : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void ImportPreviewPage::show(const wxString& file, ImportPlan plan, std::vector<db::Person> here) {
    DestroyChildren();
    plan_ = std::move(plan);
    here_ = std::move(here);
    model_.reset(new ImportPlaysModel(plan_, [this] { tell_counts(); }));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_head(file), 0, wxEXPAND);
    rows->Add(make_plays(), 3, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    if (!plan_.people.empty()) rows->Add(make_people(), 2, wxEXPAND);
    rows->Add(make_buttons(), 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    set_content(*this, rows);
    tell_counts();
    Layout();
    (bring_->IsEnabled() ? bring_ : FindWindow("import-leave"))->SetFocus();
}

wxSizer* ImportPreviewPage::make_head(const wxString& file) {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const wxString title = i18n::fill(_("What {1} brings in"), {file});
    rows->Add(page_head(this, title, "import-leave", [this] { actions_.back(); }).row, 0, wxBOTTOM, FromDIP(near_gap));
    counts_ = label(this, wxEmptyString);
    counts_->SetName("import-counts");
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(counts_, 1, wxALIGN_CENTRE_VERTICAL);
    line->Add(named_button(this, _("All"), "import-all", [this] { model_->bring_in_all(true); }), 0, wxRIGHT,
              FromDIP(near_gap));
    line->Add(named_button(this, _("None"), "import-none", [this] { model_->bring_in_all(false); }));
    rows->Add(line, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    if (const wxString words = elsewhere_in_words(plan_); !words.empty()) {
        auto* told = wrapped(this, words, page_text_width);
        told->SetName("import-elsewhere");
        rows->Add(told, 0, wxBOTTOM, FromDIP(near_gap));
    }
    if (const wxString words = unreadable_in_words(plan_); !words.empty()) {
        auto* told = wrapped(this, words, page_text_width);
        told->SetName("import-unreadable");
        rows->Add(told, 0, wxBOTTOM, FromDIP(near_gap));
    }
    if (const wxString words = unread_points_in_words(plan_); !words.empty()) {
        auto* told = wrapped(this, words, page_text_width);
        told->SetName("import-unread-points");
        rows->Add(told, 0, wxBOTTOM, FromDIP(near_gap));
    }
    if (const wxString words = conflicts_in_words(plan_); !words.empty())
        rows->Add(wrapped(this, words, page_text_width, Type::quiet), 0, wxBOTTOM, FromDIP(near_gap));
    return rows;
}

wxDataViewCtrl* ImportPreviewPage::make_plays() {
    using Column = ImportPlaysModel::Column;
    auto* list = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list->SetName("import-plays");
    set_accessible_name(*list, _("Plays of the file"));
    list->AssociateModel(model_.get());
    list->AppendToggleColumn(_("Bring in"), static_cast<unsigned>(Column::comes_in), wxDATAVIEW_CELL_ACTIVATABLE,
                             wide(*this, 80), wxALIGN_CENTRE);
    const auto column = [&](const wxString& title, Column number, int width) {
        append_text_column(*list, title, static_cast<unsigned>(number), width);
    };
    column(_("Begun"), Column::played, 140);
    column(_("Game"), Column::game, 190);
    column(_("Players"), Column::players, 420);
    column(_("Standing"), Column::standing, 200);
    list->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) { model_->toggle(event.GetItem()); });
    return list;
}

wxSizer* ImportPreviewPage::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(named_button(this, _("Past imports..."), "import-past", [this] { actions_.past_imports(); }));
    row->AddStretchSpacer();
    bring_ = named_button(this, _("Bring it in"), "import-bring", [this] { actions_.bring_in(ImportPlan(plan_)); });
    dress_as_main(*bring_);
    row->Add(bring_);
    return row;
}

void ImportPreviewPage::tell_counts() {
    const int fresh = plan_.count(Arrival::fresh), coming = plan_.coming();
    wxString words = i18n::fill_figures(_("Plays that are new: {1}; here already: {2}; in conflict: {3}."),
                                        {fresh, plan_.count(Arrival::known), plan_.count(Arrival::conflict)});
    if (coming < fresh) words += " " + i18n::fill_figures(_("Left out: {1}."), {fresh - coming});
    const int anew = plan_.put_right();
    if (anew > 0) words += " " + put_right_in_words(anew);
    counts_->SetLabelText(words);
    bring_->Enable(coming > 0 || anew > 0);
    FindWindow("import-all")->Enable(coming < fresh);
    FindWindow("import-none")->Enable(coming > 0);
}

wxWindow* ImportPreviewPage::make_people() {
    auto* panel = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_panel_colours(*panel);
    panel->SetScrollRate(0, FromDIP(12));
    set_accessible_name(*panel, _("Players"));
    auto* grid = new wxFlexGridSizer(3, FromDIP(wxSize(edge_gap, near_gap)));
    for (const wxString& head : {_("In the file"), _("Here"), _("Why")}) grid->Add(label(panel, head, Type::quiet));
    for (std::size_t i = 0; i < plan_.people.size(); ++i) add_person(panel, *grid, i);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(grid, 0, wxALL, FromDIP(far_gap));
    panel->SetSizer(edge);
    panel->FitInside();
    return panel;
}

void ImportPreviewPage::add_person(wxWindow* panel, wxSizer& grid, std::size_t index) {
    const PlannedPerson& one = plan_.people[index];
    auto* choice = new wxChoice(panel, wxID_ANY);
    choice->SetName(wxString::Format("import-person-%zu", index + 1));
    choice->SetMinSize({wide(*this, choice_width), -1});
    set_accessible_name(*choice, i18n::fill(_("Who {1} is here"), {name_line(one.person.name)}));
    choice->Append(_("someone new"));
    int chosen = 0;
    for (const db::Person& person : here_) {
        choice->Append(text(person.name));
        if (!one.to.empty() && person.id == one.to) chosen = static_cast<int>(choice->GetCount()) - 1;
    }
    choice->SetSelection(chosen);
    auto* why = label(panel, why_matched(one), Type::quiet);
    if (one.unsure) why->SetForegroundColour(palette().warning);
    choice->Bind(wxEVT_CHOICE, [this, index, why](wxCommandEvent& event) {
        choose(index, event.GetSelection());
        why->SetForegroundColour(palette().quiet);
        why->SetLabelText(why_matched(plan_.people[index]));
    });
    grid.Add(label(panel, name_line(one.person.name)), 0, wxALIGN_CENTRE_VERTICAL);
    grid.Add(choice, 0, wxALIGN_CENTRE_VERTICAL);
    grid.Add(why, 0, wxALIGN_CENTRE_VERTICAL);
}

void ImportPreviewPage::choose(std::size_t person, int choice) {
    PlannedPerson& one = plan_.people.at(person);
    if (choice == 0)
        set_apart(one);
    else
        match(one, here_.at(static_cast<std::size_t>(choice - 1)));
}

}
