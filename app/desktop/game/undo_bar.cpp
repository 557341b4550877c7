#include "app/desktop/game/undo_bar.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/new_width.h"
#include "app/table/actions.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int lines_air = 18; ///< above and below two lines

/// What is longer is cut at the end. Measured in the font of the bar, which is the buttons': a button takes long to
/// tell.
wxString in_two_lines(const wxWindow& window, const wxString& words, int width) {
    const auto measure = measured_in(window);
    const std::vector<wxString> all = lines(words, std::max(1, width), measure);
    if (all.size() < 2) return ellipsized(window, words, width);
    const wxString rest = words.Mid(all.front().length()).Trim(false);
    return ellipsized(window, all.front(), width) + "\n" + ellipsized(window, rest, width);
}

}

UndoBar::UndoBar(wxWindow* parent, Desk& desk, std::function<void(const std::function<void()>&)> act)
    : wxPanel(parent), desk_(desk) {
    dress_as_ground(*this);
    undo_ = named_button(this, _("Undo"), "undo", [this, act] { act([this] { desk_.undo(); }); });
    redo_ = named_button(this, _("Redo"), "redo", [this, act] { act([this] { desk_.redo(); }); });
    height_of_button_ = undo_->GetBestSize().y;
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(undo_, 3); // more is undone than done again
    row->Add(redo_, 2, wxLEFT, FromDIP(near_gap));
    for (wxButton* button : {undo_, redo_}) button->SetMinSize({0, 2 * button->GetCharHeight() + FromDIP(lines_air)});
    SetSizer(row);
    on_new_width(*this, [this] { refresh(); }); // the words have another room
}

void UndoBar::refresh() {
    show(*undo_, table::undo_in_words(desk_), "Ctrl+Z", desk_.can_undo());
    show(*redo_, table::redo_in_words(desk_), "Ctrl+Y", desk_.can_redo());
}

void UndoBar::show(wxButton& button, const wxString& words, const wxString& key, bool enabled) {
    const wxString shown = in_two_lines(*this, words, button.GetSize().x - FromDIP(button_air));
    button.SetLabel(wxControl::EscapeMnemonics(shown.empty() ? words : shown));
    set_accessible_name(button, words);
    button.SetToolTip(i18n::fill("{1} ({2})", {words, key}));
    button.Enable(enabled);
}

}
