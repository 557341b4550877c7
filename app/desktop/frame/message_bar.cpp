#include "app/desktop/frame/message_bar.h"

#include "app/desktop/widgets/messages.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr wxWindowID buttons[] = {wxID_COPY, wxID_SAVEAS};

/// On the bar's own button: wxWidgets looks its word up in our catalogue.
[[maybe_unused]] const char* const stock_word = wxTRANSLATE("&Close");

}

MessageBar::MessageBar(wxWindow* parent) : wxInfoBar(parent) {
    Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        CallAfter([this] { clear(); }); // the choices stay: one of them may be on its way
        const auto place = static_cast<std::size_t>(std::ranges::find(buttons, event.GetId()) - std::begin(buttons));
        if (place < choices_.size()) CallAfter(choices_[place].run);
    });
}

void MessageBar::tell(const wxString& message, int icon) {
    message_ = message;
    ShowMessage(message, icon);
}

void MessageBar::tell(const wxString& message, int icon, Choice choice) {
    tell(message, icon, std::vector{std::move(choice)});
}

void MessageBar::tell(const wxString& message, int icon, std::vector<Choice> choices) {
    clear();
    choices_ = std::move(choices);
    for (std::size_t i = 0; i < std::min(choices_.size(), std::size(buttons)); ++i)
        AddButton(buttons[i], choices_[i].words);
    tell(message, icon);
}

void MessageBar::clear() {
    if (message_.empty()) return;
    message_.clear();
    for (const wxWindowID button : buttons)
        if (HasButtonId(button)) RemoveButton(button);
    Dismiss();
}

bool MessageBar::act(const std::function<void()>& action) {
    clear();
    try {
        action();
        return true;
    } catch (...) {
        tell(sentence_of_current_exception(), wxICON_WARNING, ways_out_());
        return false;
    }
}

}
