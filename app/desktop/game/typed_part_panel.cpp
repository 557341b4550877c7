#include "app/desktop/game/typed_part_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"

namespace clerk::desktop {

namespace {

constexpr int line_width = 420;
constexpr std::size_t longest_line = 800;

}

TypedPartPanel::TypedPartPanel(wxWindow* parent, const wxString& name) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    line_ = new wxTextCtrl(this, wxID_ANY);
    line_->SetName("typed-part");
    line_->SetMaxLength(longest_line);
    fit_height_to_finger(*line_, wide(*this, line_width));
    set_accessible_name(*line_, name);
    line_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { on_draft(utf8(line_->GetValue())); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(line_);
    SetSizer(rows);
}

void TypedPartPanel::show(const std::string& draft) {
    if (utf8(line_->GetValue()) != draft) line_->ChangeValue(text(draft));
}

}
