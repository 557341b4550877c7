#include "app/desktop/widgets/kept_text.h"

namespace clerk::desktop {

KeptText::KeptText(wxWindow* parent, const wxString& name, const wxSize& size, long style)
    : wxTextCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, size, style) {
    SetName(name);
}

void KeptText::show(const wxString& kept) {
    keep(kept);
    if (GetValue() != kept) ChangeValue(kept);
}

void KeptText::keep(const wxString& kept) { kept_ = kept; }

bool KeptText::is_typed() const { return HasFocus() && GetValue() != kept_; }

bool KeptText::take_back() {
    const wxString typed = GetValue();
    if (typed == kept_) return false;
    const wxString before = kept_; // who hears of it may keep another one
    if (!entered) kept_ = typed;
    SetValue(before);
    SetInsertionPointEnd();
    return true;
}

}
