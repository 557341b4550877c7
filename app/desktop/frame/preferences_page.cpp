#include "app/desktop/frame/preferences_page.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/settings.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <string_view>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

namespace clerk::desktop {

namespace {

constexpr std::array<std::string_view, 3> themes{"", "light", "dark"}; ///< as they are kept; empty: the system's

void apply_theme(std::string_view kept) {
    if (kept.empty()) return choose_theme(std::nullopt);
    choose_theme(kept == "dark" ? Theme::dark : Theme::light);
#ifdef __WXGTK__
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    if (settings && set) set(settings(), "gtk-application-prefer-dark-theme", kept == "dark" ? 1 : 0, nullptr);
#endif
}

}

void apply_kept_theme() {
    if (const std::string kept = kept_setting("theme"); !kept.empty()) apply_theme(kept);
}

std::string kept_language() { return kept_setting("language"); }

PreferencesPage::PreferencesPage(wxWindow* parent, Actions actions) : wxPanel(parent) {
    dress_as_ground(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(page_head(this, _("Preferences"), "back", actions.back).row, 0, wxBOTTOM, FromDIP(edge_gap));
    wxArrayString languages;
    languages.Add(_("As the system"));
    for (const i18n::Language& language : i18n::languages()) languages.Add(language.name);
    language_ = add_choice(*rows, _("Language"), "language", languages);
    wxArrayString looks;
    for (const wxString& look : {_("As the system"), _("Light"), _("Dark")}) looks.Add(look);
    theme_ = add_choice(*rows, _("Light or dark"), "theme", looks);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    language_->Bind(wxEVT_CHOICE, [this, other_language = std::move(actions.other_language)](wxCommandEvent& event) {
        const int line = event.GetSelection();
        keep_setting("language", line == 0 ? "" : i18n::languages().at(static_cast<std::size_t>(line) - 1).tag);
        GetParent()->CallAfter(other_language); // this page is not there any more then
    });
    theme_->Bind(wxEVT_CHOICE, [this, other_theme = std::move(actions.other_theme)](wxCommandEvent& event) {
        const std::string_view chosen = themes.at(static_cast<std::size_t>(event.GetSelection()));
        keep_setting("theme", std::string(chosen));
        apply_theme(chosen);
        CallAfter(other_theme);
    });
    go_back_on_escape(*this, std::move(actions.back));
}

wxChoice* PreferencesPage::add_choice(wxSizer& rows, const wxString& words, const char* name,
                                      const wxArrayString& entries) {
    auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, entries);
    choice->SetName(name);
    set_accessible_name(*choice, words);
    choice->SetMinSize({wide(*this, 220), -1});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    wxStaticText* heading = label(this, words);
    heading->SetMinSize({wide(*this, 200), -1});
    row->Add(heading, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(choice);
    rows.Add(row, 0, wxBOTTOM, FromDIP(near_gap));
    return choice;
}

void PreferencesPage::show() {
    const auto& languages = i18n::languages();
    const auto spoken = std::ranges::find(languages, kept_language(), &i18n::Language::tag);
    language_->SetSelection(spoken == languages.end() ? 0 : static_cast<int>(spoken - languages.begin()) + 1);
    const auto look = std::ranges::find(themes, kept_setting("theme"));
    theme_->SetSelection(look == themes.end() ? 0 : static_cast<int>(look - themes.begin()));
    language_->SetFocus();
}

}
