#include "app/desktop/game/open_turn_bar.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int button_gap = 3, least_words = 140;

}

OpenTurnBar::OpenTurnBar(wxWindow* parent) : LaterPanel(parent) {
    dress_as_panel(*this);
    SetName("open-turn-bar");
}

void OpenTurnBar::make() {
    words_ = short_line(this, least_words);
    words_->Show(shows_words_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, 1, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    const auto add = [&](const wxString& words, const char* name, std::function<void()> OpenTurnBar::*run) {
        row->Add(named_button(this, words, name, [this, run] { (this->*run)(); }), 0, wxALL, FromDIP(button_gap));
    };
    add(_("Take back the last step (Backspace)"), "take-back-step", &OpenTurnBar::on_take_back);
    add(_("Leave it as it was (Esc)"), "leave-turn", &OpenTurnBar::on_leave);
    add(_("Back to the last turn (F8)"), "close-turn", &OpenTurnBar::on_close);
    SetSizer(row);
}

void OpenTurnBar::show(const wxString& turn) {
    const wxString words = i18n::fill(_("{1} is open. What came later is kept."), {turn});
    rewrite(*words_, words);
    set_accessible_name(*this, words);
    Layout();
}

void OpenTurnBar::show_words(bool shown) {
    shows_words_ = shown;
    if (is_made() && words_->Show(shown)) Layout();
}

int OpenTurnBar::width_with_words() const {
    if (!is_made()) return 0;
    int width = words_->GetMinWidth() + 2 * FromDIP(near_gap);
    for (wxSizerItem* part : GetSizer()->GetChildren())
        if (part->GetWindow() != words_) width += part->CalcMin().x;
    return width;
}

int OpenTurnBar::height(int button) const {
    return std::max(button + 2 * FromDIP(button_gap), GetCharHeight() + 2 * FromDIP(near_gap));
}

}
