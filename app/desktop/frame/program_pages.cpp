#include "app/desktop/frame/program_pages.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/settings.h"
#include "app/history/play_words.h"
#include "app/table/catalogue.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <wx/statbmp.h>

namespace clerk::desktop {

namespace {

constexpr int width = 420;
constexpr int largest_cover = 264, smallest_cover = 96, cover_step = 12, covers_in_row = 2;
constexpr int cover_air = 22; ///< above, between and below the picture and its name
constexpr int scroll_bar = 20;
constexpr int recent_height = 30; ///< at least: a button of Windows is lower

}

StartPage::StartPage(wxWindow* parent, StartActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    choices_ = make_scroll_pane(this, "choices");
    auto* covers = new wxGridSizer(covers_in_row, FromDIP(wxSize(edge_gap, edge_gap)));
    for (const std::string_view game : table::played_games()) {
        covers_.push_back(make_cover(std::string(game)));
        covers->Add(covers_.back(), 0, wxEXPAND);
    }
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(choices_, 0, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(edge_gap));
    row->AddSpacer(FromDIP(3 * edge_gap));
    row->Add(covers, 0, wxALIGN_CENTRE_VERTICAL);
    row->AddStretchSpacer();
    SetSizer(row);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
}

/// The covers as large as there is room for; what there is to choose scrolls where it is higher than the page.
void StartPage::fit() {
    const int gap = FromDIP(edge_gap), rows = (static_cast<int>(covers_.size()) + covers_in_row - 1) / covers_in_row;
    const wxSize page = GetClientSize(), choices = choices_->GetSizer() ? choices_->GetSizer()->CalcMin() : wxSize();
    choices_->SetMinSize({choices.x + FromDIP(scroll_bar), std::min(choices.y, page.y - 2 * gap)});
    const int across = (page.x - choices_->GetMinSize().x - 7 * gap) / covers_in_row - FromDIP(button_air),
              down = (page.y - gap) / rows - name_covers(across) - FromDIP(cover_air) - gap;
    const int step = FromDIP(cover_step),
              side = std::clamp(std::min(across, down), FromDIP(smallest_cover), FromDIP(largest_cover)) / step * step;
    if (side == cover_side_) return;
    cover_side_ = side;
    for (std::size_t i = 0; i < covers_.size(); ++i)
        covers_[i]->SetBitmap(cover(table::played_games()[i], *this, side), wxTOP);
}

/// In lines that are no wider. How high the highest name is.
int StartPage::name_covers(int width) {
    int highest = 0;
    for (std::size_t i = 0; i < covers_.size(); ++i) {
        wxButton& cover = *covers_[i];
        const wxString name = broken(i18n::game_name(table::played_games()[i]), width, measured_in(cover));
        if (cover.GetLabel() != name) cover.SetLabel(name);
        highest = std::max(highest, (name.Freq('\n') + 1) * cover.GetCharHeight());
    }
    return highest;
}

/// A game of the shelf: a click asks for its set-up.
wxButton* StartPage::make_cover(const std::string& game) {
    auto* button = new wxButton(this, wxID_ANY, i18n::game_name(game));
    button->SetName("new-" + game);
    set_accessible_name(*button, i18n::game_name(game)); // its words may stand in two lines
    button->SetFont(GetFont().Scaled(1.25f).Bold());
    button->SetBackgroundColour(palette().ground); // as the cover has it
    button->SetForegroundColour(palette().text);
    button->SetToolTip(i18n::fill(_("A new game of {1}"), {i18n::game_name(game)}));
    run_after_click(*button, [this, game] { actions_.new_game(game); });
    return button;
}

void StartPage::show(const wxString& at_once, const std::optional<db::GameSummary>& open, int kept,
                     const std::vector<db::ListedPlay>& recent) {
    choices_->DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(choices_, _("Clerk of Works"), Type::title));
    rows->Add(wrapped(choices_, _("Referee, scorer and history for building games on the table."), width, Type::quiet),
              0, wxBOTTOM, FromDIP(edge_gap));
    if (open)
        add_choice(
            *rows, "go-on", _("Continue"),
            i18n::fill(_("{1}, begun {2}"), {players_in_words(*open), begun_in_words(*open)}),
            [this, id = open->id] { actions_.go_on(id); }, true);
    add_choice(*rows, "start-at-once", _("Start at once"), at_once, actions_.start_at_once, !open);
    add_choice(*rows, "new-game", _("New game..."), _("Choose the game, the players, how much you enter, and rulings."),
               [this] { actions_.new_game({}); });
    if (kept > 0)
        add_choice(
            *rows, "past-games", _("Past games..."),
            wxString::Format(wxPLURAL("%d game is kept.", "%d games are kept.", static_cast<unsigned>(kept)), kept),
            actions_.past_games);
    if (kept > 0)
        add_choice(*rows, "players", _("Players..."), _("What everyone has won and scored, in figures and charts."),
                   actions_.players);
    add_choice(*rows, "open-file", _("Open a file..."),
               _("A game record, plays of another program, the history of another laptop."), actions_.open_file);
    add_recent(*rows, recent);
    choices_->SetSizer(rows);
    fit();
    Layout();
    choices_->FitInside();
}

namespace {

/// Two of one day, of the same people with the same points, are told apart by their hour.
wxString recent_in_words(const db::Play& play, const std::vector<db::ListedPlay>& recent) {
    const auto words = [](const db::Play& one) {
        return i18n::fill(_("{1}: {2}"), {title_in_words(one), players_in_words(one)});
    };
    const auto same =
        std::ranges::count_if(recent, [&](const db::ListedPlay& other) { return words(other.play) == words(play); });
    if (same < 2) return words(play);
    return i18n::fill(_("{1}: {2}"), {i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"),
                                                 {i18n::game_name(play.game), moment_in_words(play)}),
                                      players_in_words(play)});
}

}

/// A line each; a click opens the game.
void StartPage::add_recent(wxSizer& rows, const std::vector<db::ListedPlay>& recent) {
    if (recent.empty()) return;
    rows.Add(label(choices_, _("Recent games"), Type::heading), 0, wxTOP, FromDIP(edge_gap));
    int number = 0;
    for (const db::ListedPlay& play : recent) {
        const wxString words = recent_in_words(play.play, recent);
        wxButton* button = named_button(choices_, wxEmptyString, wxString::Format("recent-%d", ++number),
                                        [this, id = play.play.id] { actions_.go_on(id); });
        const int room = wide(*this, width) - FromDIP(button_air);
        button->SetLabel(wxControl::EscapeMnemonics(ellipsized(*button, words, room)));
        button->SetMinSize(FromDIP(wxSize(-1, recent_height)));
        button->SetToolTip(words);
        set_accessible_name(*button, words);
        rows.Add(button, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    }
}

void StartPage::add_choice(wxSizer& rows, const char* name, const wxString& words, const wxString& explained,
                           std::function<void()> run, bool first) {
    wxButton* button = named_button(choices_, words, name, std::move(run));
    button->SetMinSize({wide(*this, 180), wide(*this, 38)});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(button, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(wrapped(choices_, explained, width - 180, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT,
             FromDIP(far_gap));
    rows.Add(row, 0, wxTOP, FromDIP(near_gap));
    if (!first) return;
    dress_as_main(*button);
    button->SetFocus();
}

}

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
    set_content(*this, rows);
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
