#include "app/desktop/game/typed_places.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

#include <cctype>

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

std::optional<TypedPlace> read_typed_place(const std::string& typed) {
    std::size_t at = 0;
    const auto pass_over = [&](std::string_view signs) {
        while (at < typed.size() && signs.find(typed[at]) != std::string_view::npos) ++at;
    };
    const auto number = [&]() -> std::optional<int> {
        constexpr int most = 99;
        std::optional<int> read;
        for (; at < typed.size() && typed[at] >= '0' && typed[at] <= '9'; ++at) {
            read = 10 * read.value_or(0) + (typed[at] - '0');
            if (*read > most) return std::nullopt;
        }
        return read;
    };
    pass_over(" ");
    if (at == typed.size() || !std::isalpha(static_cast<unsigned char>(typed[at]))) return std::nullopt;
    TypedPlace place{.column = std::tolower(static_cast<unsigned char>(typed[at++])) - 'a' + 1};
    pass_over(" ");
    const auto row = number();
    if (!row || *row < 1) return std::nullopt;
    place.row = *row;
    pass_over(" @/,;");
    place.level = number();
    pass_over(" ");
    return at == typed.size() ? std::optional(place) : std::nullopt;
}

namespace {

constexpr int field_width = 110, words_width = 320;
constexpr std::size_t longest = 12;

}

TypedPlaceBar::TypedPlaceBar(wxWindow* parent) : wxPanel(parent) {
    Hide();
    use_ground_colours(*this);
    typed_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    typed_->SetName("typed-place");
    typed_->SetMaxLength(longest);
    fit_height_to_finger(*typed_, wide(*this, field_width));
    why_ = short_line(this, words_width, Type::quiet);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("Place:")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(typed_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(far_gap));
    row->Add(why_, 1, wxALIGN_CENTRE_VERTICAL);
    SetSizer(row);
    typed_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { enter(); }); });
    typed_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
        CallAfter([this] { leave(); });
    });
}

void TypedPlaceBar::ask(const wxString& example) {
    typed_->SetHint(example);
    set_accessible_name(*typed_, i18n::fill(_("A place of the board, such as {1}"), {example}));
    rewrite(*why_, _("Enter goes there, Esc leaves."));
    typed_->ChangeValue(wxEmptyString);
    Show();
    typed_->SetFocus();
}

/// One after the other, until Escape.
void TypedPlaceBar::enter() {
    if (!IsShown()) return;
    if (typed_->GetValue().Strip(wxString::both).empty()) return leave();
    const wxString why = on_typed(utf8(typed_->GetValue()));
    rewrite(*why_, why.empty() ? _("Enter goes there, Esc leaves.") : why);
    if (!why.empty()) return announce(*this, why);
    typed_->ChangeValue(wxEmptyString);
    typed_->SetFocus();
}

void TypedPlaceBar::leave() {
    if (!IsShown()) return;
    typed_->ChangeValue(wxEmptyString);
    Hide();
    on_leave();
}

}
