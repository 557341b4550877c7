#include "app/desktop/widgets/undo_line.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"

namespace clerk::desktop {

UndoLine::UndoLine(wxWindow* parent) : wxPanel(parent) {
    dress_as_panel(*this);
    words_ = label(this, wxEmptyString);
    buttons_ = new wxBoxSizer(wxHORIZONTAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, 1, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    row->Add(buttons_, 0, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    SetSizer(row);
    Hide();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { wrap(); }); // it may need another height: after the page is laid out
    });
}

void UndoLine::show(const wxString& words, std::vector<Way> ways) {
    told_ = words;
    announce(*this, words);
    buttons_->Clear(true);
    for (Way& way : ways)
        buttons_->Add(named_button(this, way.words, way.name, std::move(way.run)), 0, wxLEFT, FromDIP(near_gap));
    Show();
    GetParent()->Layout();
    wrap();
}

/// Into the room beside the buttons.
void UndoLine::wrap() {
    const int room = GetClientSize().x - buttons_->CalcMin().x - 4 * FromDIP(near_gap);
    const auto measure = [this](const wxString& line) { return words_->GetTextExtent(line).x; };
    const wxString wrapped = broken(told_, room, measure);
    if (wrapped == words_->GetLabelText()) return;
    words_->SetLabelText(wrapped);
    GetParent()->Layout();
}

void UndoLine::put_away() {
    if (Show(false)) GetParent()->Layout();
}

}
