#include "app/desktop/game/lines_part_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int line_width = 300;
constexpr std::size_t longest_line = 200;

}

LinesPartPanel::LinesPartPanel(wxWindow* parent, const std::vector<wxString>& names, LinesFrom from)
    : PartPanel(parent), from_(from) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(far_gap, near_gap)));
    for (std::size_t i = 0; i < names.size(); ++i) {
        lines_.push_back(make_line(names[i], i));
        const std::size_t place = from_ == LinesFrom::below ? 0 : grid->GetItemCount();
        grid->Insert(place, lines_.back().name, 0, wxALIGN_CENTRE_VERTICAL);
        grid->Insert(place + 1, lines_.back().typed);
    }
    SetSizer(grid);
    show_lines();
}

LinesPartPanel::Line LinesPartPanel::make_line(const wxString& name, std::size_t index) {
    auto* typed = new wxTextCtrl(this, wxID_ANY);
    typed->SetName("line-" + text(std::to_string(index + 1)));
    typed->SetMaxLength(longest_line);
    fit_height_to_finger(*typed, wide(*this, line_width));
    set_accessible_name(*typed, name);
    typed->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { tell(); });
    return {label(this, name), typed};
}

void LinesPartPanel::tell() {
    std::vector<std::string> typed;
    for (const Line& line : lines_) typed.push_back(utf8(line.typed->GetValue()));
    on_draft(table::lines_draft(std::move(typed)));
    show_lines();
}

void LinesPartPanel::show_lines() {
    if (from_ == LinesFrom::top) return;
    std::size_t filled = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (!lines_[i].typed->GetValue().empty()) filled = i + 1;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        lines_[i].name->Show(i <= filled);
        lines_[i].typed->Show(i <= filled);
    }
    Layout();
    if (GetParent()) GetParent()->Layout();
}

void LinesPartPanel::show(const std::string& draft) {
    const std::vector<std::string> lines = table::lines_of(draft);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const std::string line = i < lines.size() ? lines[i] : std::string();
        if (utf8(lines_[i].typed->GetValue()) != line) lines_[i].typed->ChangeValue(text(line));
    }
    show_lines();
}

}
