#include "app/desktop/widgets/prompt_bar.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

PromptBar::PromptBar(wxWindow* parent) : wxPanel(parent) {
    use_panel_colours(*this);
    words_ = label(this, wxEmptyString);
    buttons_ = new wxBoxSizer(wxHORIZONTAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, 1, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    row->Add(buttons_, 0, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    SetSizer(row);
    Hide();
    on_new_width(*this, [this] { wrap(); }); // it may need another height
}

void PromptBar::show(const wxString& words, std::vector<Choice> choices) {
    is_question_ = false;
    sentence_ = words;
    announce(*this, words);
    buttons_->Clear(true);
    for (Choice& choice : choices)
        buttons_->Add(named_button(this, choice.words, choice.name, std::move(choice.run)), 0, wxLEFT,
                      FromDIP(near_gap));
    Show();
    GetParent()->Layout();
    wrap();
}

void PromptBar::ask(const wxString& words, std::vector<Choice> choices) {
    show(words, std::move(choices));
    is_question_ = true;
}

void PromptBar::drop_question() {
    if (is_question_) dismiss();
}

/// Into the room beside the buttons.
void PromptBar::wrap() {
    const int room = GetClientSize().x - buttons_->CalcMin().x - 4 * FromDIP(near_gap);
    const auto measure = measured_in(*words_);
    const wxString wrapped = broken(sentence_, room, measure);
    if (wrapped == words_->GetLabelText()) return;
    words_->SetLabelText(wrapped);
    GetParent()->Layout();
}

void PromptBar::dismiss() {
    if (Show(false)) GetParent()->Layout();
}

}
