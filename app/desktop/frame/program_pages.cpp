#include "app/desktop/frame/program_pages.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/game/explained_choices.h"
#include "app/desktop/game/table_aids.h"
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
    use_ground_colours(*this);
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

/// GTK's own parts go along: what was chosen for them before goes when the system decides again.
void apply_theme(std::string_view kept) {
    choose_theme(kept.empty() ? std::nullopt : std::optional(kept == "dark" ? Theme::dark : Theme::light));
#ifdef __WXGTK__
    constexpr const char* prefers_dark = "gtk-application-prefer-dark-theme";
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    const auto reset = gtk_function<void (*)(void*, const char*)>("gtk_settings_reset_property");
    if (!settings || !set || !reset) return;
    kept.empty() ? reset(settings(), prefers_dark) : set(settings(), prefers_dark, kept == "dark" ? 1 : 0, nullptr);
#endif
}

}

void apply_kept_theme() {
    if (const std::string kept = kept_setting("theme"); !kept.empty()) apply_theme(kept);
}

namespace {

constexpr int text_sizes[] = {75, 100, 125, 150, 175, 200}; ///< in per cent of the system's
constexpr int usual_text = 100;
constexpr const char* text_size_setting = "text-size";

int kept_text_size() {
    const int kept = kept_number(text_size_setting, usual_text, text_sizes[0], std::end(text_sizes)[-1]);
    return std::ranges::find(text_sizes, kept) == std::end(text_sizes) ? usual_text : kept;
}

}

#ifdef __WXGTK__

/// GTK reckons its text by dots per inch; all of its controls, and what is drawn here, follow.
void apply_kept_text_size() {
    constexpr const char* dots_per_inch = "gtk-xft-dpi"; // in 1024ths
    constexpr int usual_dots = 96 * 1024;
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto get = gtk_function<void (*)(void*, const char*, ...)>("g_object_get");
    const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    if (!settings || !settings() || !get || !set) return;
    const auto read = [&] {
        int dots = 0;
        get(settings(), dots_per_inch, &dots, nullptr);
        return dots > 0 ? dots : usual_dots;
    };
    static const int of_system = read(); // before it is changed here
    if (kept_text_size() != usual_text || read() != of_system)
        set(settings(), dots_per_inch, of_system / 100 * kept_text_size(), nullptr);
}

#else

void apply_kept_text_size() {}

#endif

std::string kept_language() { return kept_setting("language"); }

namespace {

/// What a laptop does for the table, in two words each.
struct AidRow {
    const char* name;
    const char* words;
    const char* told;
    const char* off;
    const char* on;
    bool TableAids::*aid;
};
constexpr AidRow aid_rows[] = {
    {"hands-round", wxTRANSLATE("Between two turns"), wxTRANSLATE("One laptop goes round"), wxTRANSLATE("straight on"),
     wxTRANSLATE("who is next, large"), &TableAids::hands_round},
    {"clock", wxTRANSLATE("A clock for each player"), wxTRANSLATE("Beside the names"), wxTRANSLATE("none"),
     wxTRANSLATE("shown"), &TableAids::clock},
    {"sound", wxTRANSLATE("Sound"), wxTRANSLATE("At the end of a turn"), wxTRANSLATE("quiet"), wxTRANSLATE("a sound"),
     &TableAids::sound},
};

constexpr int least_column = 420, language_width = 220;
#ifdef __WXGTK__
constexpr bool has_text_size = true;
#else
constexpr bool has_text_size = false; ///< the system's holds
#endif

}

PreferencesPage::PreferencesPage(wxWindow* parent, Actions actions) : wxPanel(parent) {
    use_ground_colours(*this);
    const PageHead head = page_head(this, _("Preferences"), "back", actions.back);
    wxStaticText* line = label(this, _("Changes hold at once."), Type::quiet);
    line->SetName("preferences-line");
    head.row->Add(line, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    head.row->AddStretchSpacer();
    head.row->Add(large_button(this, _("Reset to defaults"), "reset-preferences", [this] { ask_to_reset(); }), 0,
                  wxALIGN_CENTRE_VERTICAL);
    new_aids_ = std::move(actions.aids);
    made_anew_ = actions.other_text_size;
    pane_ = make_scroll_pane(this, "preferences");
    auto* left = new wxBoxSizer(wxVERTICAL);
    auto* right = new wxBoxSizer(wxVERTICAL);
    make_looks(*left, actions);
    add_ways(*left, _("Your history"), actions.history);
    add_ways(*left, _("Your box"), actions.box);
    make_table(*right);
    make_aids(*right);
    for (wxSizer* column : {left, right}) column->SetMinSize(wide(*this, least_column), -1);
    auto* columns = new ColumnsSizer(*pane_, FromDIP(2 * edge_gap));
    columns->Add(left, 1, wxEXPAND | wxRIGHT, FromDIP(edge_gap));
    columns->Add(right, 1, wxEXPAND);
    pane_->SetSizer(columns);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(pane_, 1, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    prompt_ = new PromptBar(this);
    rows->Add(prompt_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, std::move(actions.back));
}

CardPanel& PreferencesPage::add_card(wxSizer& column, const wxString& title) {
    column.Add(label(pane_, title, Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    auto* card = new CardPanel(pane_);
    column.Add(card, 0, wxEXPAND | wxBOTTOM, FromDIP(edge_gap));
    return *card;
}

void PreferencesPage::make_looks(wxSizer& column, Actions& actions) {
    CardPanel& card = add_card(column, _("How it looks"));
    wxArrayString languages;
    languages.Add(_("As the system"));
    for (const i18n::Language& language : i18n::languages()) languages.Add(language.name);
    language_ = new wxChoice(&card, wxID_ANY, wxDefaultPosition, wxDefaultSize, languages);
    language_->SetName("language");
    set_accessible_name(*language_, _("Language"));
    fit_height_to_finger(*language_, wide(*this, language_width));
    card.add_row(_("Language"), {}, language_);
    theme_ = new Segments(
        &card, {{"theme-system", _("As the system")}, {"theme-light", _("Light")}, {"theme-dark", _("Dark")}});
    card.add_row(_("Light or dark"), {}, theme_);
    language_->Bind(wxEVT_CHOICE, [this, other_language = std::move(actions.other_language)](wxCommandEvent& event) {
        const int line = event.GetSelection();
        keep_setting("language", line == 0 ? "" : i18n::languages().at(static_cast<std::size_t>(line) - 1).tag);
        GetParent()->CallAfter(other_language); // this page is not there any more then
    });
    if (has_text_size) make_text_size(card, std::move(actions.other_text_size));
    theme_->on_choose = [this, other_theme = std::move(actions.other_theme)](int index) {
        const std::string_view chosen = themes.at(static_cast<std::size_t>(index));
        keep_setting("theme", std::string(chosen));
        apply_theme(chosen);
        CallAfter(other_theme);
    };
}

void PreferencesPage::make_text_size(CardPanel& card, std::function<void()> other_text_size) {
    wxArrayString sizes;
    for (const int size : text_sizes) sizes.Add(i18n::fill(_("{1} %"), {figure(size)}));
    text_size_ = new wxChoice(&card, wxID_ANY, wxDefaultPosition, wxDefaultSize, sizes);
    text_size_->SetName("text-size");
    set_accessible_name(*text_size_, _("Text size"));
    fit_height_to_finger(*text_size_, wide(*this, language_width));
    card.add_row(_("Text size"), _("Of all pages and menus"), text_size_);
    text_size_->Bind(wxEVT_CHOICE, [this, other_text_size = std::move(other_text_size)](wxCommandEvent& event) {
        keep_setting(text_size_setting, std::to_string(text_sizes[static_cast<std::size_t>(event.GetSelection())]));
        apply_kept_text_size();
        GetParent()->CallAfter(other_text_size); // this page is not there any more then
    });
}

void PreferencesPage::make_table(wxSizer& column) {
    CardPanel& card = add_card(column, _("At the table"));
    for (const AidRow& row : aid_rows) {
        const std::string name = row.name;
        auto* choice =
            new Segments(&card, {{name + "-no", wxGetTranslation(row.off)}, {name + "-yes", wxGetTranslation(row.on)}});
        choice->on_choose = [aid = row.aid](int index) {
            TableAids aids = table_aids();
            aids.*aid = index == 1;
            keep_table_aids(aids);
        };
        card.add_row(wxGetTranslation(row.words), wxGetTranslation(row.told), choice);
        aids_.push_back(choice);
    }
}

/// A table may choose otherwise when its game begins.
void PreferencesPage::make_aids(wxSizer& column) {
    CardPanel& card = add_card(column, _("Aids for new games"));
    const std::vector<ExplainedChoice> choices = choices_of_game();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        std::vector<Segment> segments;
        for (const Explained& offered : choices[i].offered)
            segments.push_back({"aid-" + choices[i].name + "-" + std::to_string(segments.size()), offered.name});
        auto* choice = new Segments(&card, std::move(segments));
        choice->on_choose = [this, &aid = aids_of_game[i]](int index) {
            Aids aids = new_aids_();
            aid.choose(aids, index);
            keep_aids_of_new_games(aids);
        };
        card.add_row(choices[i].words, {}, choice);
        of_new_games_.push_back(choice);
    }
}

void PreferencesPage::ask_to_reset() {
    prompt_->ask(
        _("Language, light or dark, text size and all aids become what they were at first. Your games and names "
          "stay."),
        {{_("Reset"), "reset-now", [this] { reset(); }},
         {_("Leave as it is"), "reset-not", [this] { prompt_->dismiss(); }}});
    FindWindowByName("reset-not", prompt_)->SetFocus();
}

void PreferencesPage::reset() {
    for (const char* setting : {"language", "theme", text_size_setting}) keep_setting(setting, "");
    keep_table_aids({});
    keep_aids_of_new_games({});
    apply_theme("");
    apply_kept_text_size();
    GetParent()->CallAfter(made_anew_); // this page is not there any more then
}

void PreferencesPage::add_ways(wxSizer& column, const wxString& title, const std::vector<Actions::Way>& ways) {
    if (ways.empty()) return;
    CardPanel& card = add_card(column, title);
    for (const Actions::Way& way : ways)
        card.add_row(way.words, way.told, large_button(&card, way.button, way.name, way.run));
}

void PreferencesPage::show(const char* focused) {
    const auto& languages = i18n::languages();
    const auto spoken = std::ranges::find(languages, kept_language(), &i18n::Language::tag);
    language_->SetSelection(spoken == languages.end() ? 0 : static_cast<int>(spoken - languages.begin()) + 1);
    const auto look = std::ranges::find(themes, kept_setting("theme"));
    theme_->choose(look == themes.end() ? 0 : static_cast<int>(look - themes.begin()));
    const TableAids aids = table_aids();
    for (std::size_t i = 0; i < aids_.size(); ++i) aids_[i]->choose(aids.*aid_rows[i].aid ? 1 : 0);
    const Aids next = new_aids_();
    for (std::size_t i = 0; i < of_new_games_.size(); ++i) of_new_games_[i]->choose(aids_of_game[i].chosen(next));
    prompt_->dismiss();
    if (text_size_)
        text_size_->SetSelection(
            static_cast<int>(std::ranges::find(text_sizes, kept_text_size()) - std::begin(text_sizes)));
    wxWindow* changed = FindWindowByName(focused, this);
    (changed ? changed : language_)->SetFocus();
}

}
