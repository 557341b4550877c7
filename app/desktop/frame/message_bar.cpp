#include "app/desktop/frame/message_bar.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/widgets/clipboard.h"
#include "app/desktop/widgets/messages.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr wxWindowID buttons[] = {wxID_COPY, wxID_SAVEAS, wxID_INFO};

/// Also on the bar's own button, which it has when there is no choice: wxWidgets looks its word up in our catalogue.
wxString close_word() { return _("&Close"); }

}

void MessageBar::make() {
    bar_ = new wxInfoBar(this);
    bar_->SetName("message");
    bar_->SetShowHideEffects(wxSHOW_EFFECT_NONE, wxSHOW_EFFECT_NONE);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(bar_, 1, wxEXPAND);
    SetSizer(row);
    bar_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        CallAfter([this] { clear(); }); // the choices stay: one of them may be on its way
        const auto place = static_cast<std::size_t>(std::ranges::find(buttons, event.GetId()) - std::begin(buttons));
        if (place < choices_.size()) CallAfter(choices_[place].run);
    });
}

void MessageBar::tell(const wxString& message, int icon) {
    message_ = message;
    Show();
    if (wxSizer* const parts = bar_->GetSizer()) {
        // wxWidgets' own breaks lines as though there were no buttons, and these end beyond the window.
        bar_->ShowMessage(wxEmptyString, icon);
        GetParent()->Layout();
        const int room = bar_->GetClientSize().x - parts->CalcMin().x;
        bar_->ShowMessage(broken(message, room, measured_in(*bar_)), icon);
    } else
        bar_->ShowMessage(message, icon); // the system's
    GetParent()->Layout();
}

void MessageBar::tell(const wxString& message, int icon, Choice choice) {
    tell(message, icon, std::vector{std::move(choice)});
}

void MessageBar::tell(const wxString& message, int icon, std::vector<Choice> choices) {
    clear();
    Show();
    choices_ = std::move(choices);
    for (std::size_t i = 0; i < std::min(choices_.size(), std::size(buttons)); ++i)
        bar_->AddButton(buttons[i], choices_[i].words);
    if (!choices_.empty()) bar_->AddButton(wxID_CLOSE, wxControl::RemoveMnemonics(close_word()));
    tell(message, icon);
}

void MessageBar::tell_error(const ErrorReport& error, std::vector<Choice> ways_out) {
    log_error(error);
    show_error(error.told, error, ways_out);
}

/// It stays after its details are copied.
void MessageBar::show_error(const wxString& words, const ErrorReport& error, const std::vector<Choice>& ways_out) {
    std::vector<Choice> choices = ways_out;
    choices.push_back({_("Copy details"), [this, error, ways_out] {
                           const wxString outcome =
                               copied_in_words(copy_details(error), _("The details are on the clipboard."));
                           show_error(error.told + " " + outcome, error, ways_out);
                       }});
    tell(words, wxICON_WARNING, std::move(choices));
}

void MessageBar::clear() {
    if (message_.empty()) return;
    message_.clear();
    if (!is_made()) return;
    for (const wxWindowID button : {wxID_COPY, wxID_SAVEAS, wxID_INFO, wxID_CLOSE})
        if (bar_->HasButtonId(button)) bar_->RemoveButton(button);
    bar_->Dismiss();
    Show(false);
    GetParent()->Layout();
}

/// To have stopped a work is no error.
void MessageBar::tell_current_exception() {
    try {
        throw;
    } catch (const db::Error& error) {
        if (error.reason == db::Error::Reason::stopped) return tell(sentence(error), wxICON_INFORMATION);
    } catch (...) {
    }
    tell_error(report_of_current_exception(), ways_out_());
}

bool MessageBar::act(const std::function<void()>& action) {
    clear();
    return go_on(action);
}

bool MessageBar::go_on(const std::function<void()>& action) {
    try {
        action();
        return true;
    } catch (...) {
        tell_current_exception();
        return false;
    }
}

}
