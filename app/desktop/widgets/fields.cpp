#include "app/desktop/widgets/fields.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"

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

NumberField::NumberField(wxWindow* parent, const wxString& name, const wxString& spoken, int least, int most)
    : wxTextCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_CENTRE), least_(least),
      most_(most) {
    constexpr int width = 64, longest = 5;
    SetName(name);
    fit_height_to_finger(*this, wide(*this, width));
    SetMaxLength(longest);
    set_accessible_name(*this, spoken);
    Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        const Typed now = typed();
        SetForegroundColour(now.right ? palette().text : palette().illegal);
        if (now.right)
            on_number(now.number);
        else
            on_fault();
    });
}

NumberField::Typed NumberField::typed() const {
    const wxString text = GetValue().Strip(wxString::both);
    if (text.empty()) return {};
    long number = 0;
    if (!text.ToLong(&number) || number < least_ || number > most_) return {.right = false};
    return {true, static_cast<int>(number)};
}

void NumberField::show(std::optional<int> number) {
    const Typed now = typed();
    shown_ = number;
    if (now.right && now.number == number) return;
    if (!now.right && HasFocus()) return; // it is being typed
    ChangeValue(number ? wxString::Format("%d", *number) : wxString());
    SetForegroundColour(palette().text);
}

bool NumberField::take_back() {
    if (entered ? typed().right : IsEmpty()) return false;
    SetValue(entered && shown_ ? wxString::Format("%d", *shown_) : wxString());
    return true;
}

}
