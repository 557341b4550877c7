#include "app/desktop/frame/message_bar.h"

#include "app/desktop/widgets/messages.h"

#include <utility>

namespace clerk::desktop {

MessageBar::MessageBar(wxWindow* parent) : wxInfoBar(parent) {
    Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        CallAfter([this] { clear(); });
        if (event.GetId() == wxID_COPY) CallAfter(chosen_);
    });
}

void MessageBar::tell(const wxString& message, int icon) {
    message_ = message;
    ShowMessage(message, icon);
}

void MessageBar::tell(const wxString& message, int icon, Choice choice) {
    clear();
    chosen_ = std::move(choice.run);
    AddButton(wxID_COPY, choice.words);
    tell(message, icon);
}

void MessageBar::clear() {
    if (message_.empty()) return;
    message_.clear();
    if (HasButtonId(wxID_COPY)) RemoveButton(wxID_COPY);
    Dismiss();
}

bool MessageBar::act(const std::function<void()>& action) {
    clear();
    try {
        action();
        return true;
    } catch (...) {
        tell(sentence_of_current_exception());
        return false;
    }
}

}
