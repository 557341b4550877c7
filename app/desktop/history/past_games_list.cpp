#include "app/desktop/history/past_games_list.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "app/history/play_words.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <limits>

#include <wx/menu.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int search_width = 320, longest_chip = 150;

/// None: it is not there any more.
std::optional<wxString> name_of(const std::vector<std::pair<std::string, wxString>>& offered, const std::string& id) {
    const auto found = std::ranges::find(offered, id, &std::pair<std::string, wxString>::first);
    return found == offered.end() ? std::nullopt : std::optional(found->second);
}

bool is_blank(const wxTextCtrl& field) { return wxString(field.GetValue()).Trim().empty(); }

}

PastGamesFilter::PastGamesFilter(wxWindow* parent, const db::Store& store, std::function<void()> changed)
    : wxPanel(parent), store_(store), changed_(std::move(changed)) {
    use_ground_colours(*this);
    words_ = make_field("search-plays", _("Search by player, game, place or notes"),
                        _("Search: player, game, place, notes (Ctrl+F)"));
    by_game_ = make_chip("filter-game", _("Only this game"), [this](wxWindow& chip) { ask_for(game_, chip, games_); });
    by_player_ = make_chip("filter-player", _("Only with this player"),
                           [this](wxWindow& chip) { ask_for(player_, chip, players_); });
    by_days_ = make_chip("filter-days", _("Only of these days"), [this](wxWindow& chip) { ask_for_days(chip); });
    days_ = new wxPanel(this);
    use_ground_colours(*days_);
    // TRANSLATORS: in an empty field, before a date as it may be written there.
    const wxString hint = i18n::fill(_("e.g. {1}"), {day_in_words("2026-11-21")});
    from_ = make_field("filter-from", _("From this day, month or year on"), hint);
    to_ = make_field("filter-to", _("Up to this day, month or year"), hint);
    auto* dates = new wxBoxSizer(wxHORIZONTAL);
    for (const auto& [words, field] : {std::pair(_("from"), from_), {_("to"), to_}}) {
        fit_height_to_finger(*field, wide(*this, 130));
        dates->Add(label(days_, words, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
        dates->Add(field, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    }
    days_->SetSizer(dates);
    days_->Hide();
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    words_->SetMinSize({wide(*this, search_width), words_->GetMinSize().y});
    for (wxWindow* part : std::initializer_list<wxWindow*>{words_, by_game_, by_player_, by_days_, days_})
        row->Add(part, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT | wxBOTTOM, FromDIP(near_gap));
    SetSizer(row);
    show_chips();
}

wxButton* PastGamesFilter::make_chip(const char* name, const wxString& spoken,
                                     std::function<void(wxWindow& chip)> ask) {
    wxButton* chip = menu_button(this, wxEmptyString, name, std::move(ask));
    chip->SetToolTip(spoken);
    return chip;
}

/// In the field's panel: the dates have their own.
wxTextCtrl* PastGamesFilter::make_field(const char* name, const wxString& spoken, const wxString& hint) {
    auto* made = new wxTextCtrl(days_ ? days_ : this, wxID_ANY);
    made->SetName(name);
    made->SetHint(hint);
    made->SetMaxLength(200);
    fit_height_to_finger(*made);
    set_accessible_name(*made, spoken);
    made->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        tell_whether_dates();
        changed_();
    });
    return made;
}

/// A chip that holds is taken off; else what there is is offered.
void PastGamesFilter::ask_for(std::string& kept, wxWindow& chip, const Offered& offered) {
    if (!kept.empty()) return take_off(kept);
    wxMenu menu;
    int entry = 0;
    for (const auto& [id, words] : offered) menu.Append(++entry, wxControl::EscapeMnemonics(words));
    if (offered.empty()) menu.Append(++entry, _("There is none yet"))->Enable(false);
    entry = chip.GetPopupMenuSelectionFromUser(menu, 0, chip.GetSize().y);
    if (entry < 1 || entry > static_cast<int>(offered.size())) return;
    kept = offered[static_cast<std::size_t>(entry) - 1].first;
    show_chips();
    CallAfter(changed_);
}

void PastGamesFilter::take_off(std::string& kept) {
    kept.clear();
    show_chips();
    CallAfter(changed_);
}

void PastGamesFilter::ask_for_days(wxWindow& chip) {
    if (days_->IsShown()) {
        days_->Hide();
        for (wxTextCtrl* date : {from_, to_}) date->ChangeValue({});
        return take_off(year_);
    }
    if (!year_.empty()) return take_off(year_);
    const int now = wxDateTime::Now().GetYear();
    enum : int { this_year = 1, last_year, between };
    wxMenu menu;
    menu.Append(this_year, i18n::fill(_("This year: {1}"), {wxString::Format("%d", now)}));
    menu.Append(last_year, i18n::fill(_("Last year: {1}"), {wxString::Format("%d", now - 1)}));
    menu.Append(between, _("From one day to another..."));
    const int entry = chip.GetPopupMenuSelectionFromUser(menu, 0, chip.GetSize().y);
    if (entry < this_year) return;
    if (entry == between) {
        days_->Show();
        show_chips();
        return from_->SetFocus();
    }
    year_ = std::to_string(now + this_year - entry);
    show_chips();
    CallAfter(changed_);
}

void PastGamesFilter::show_chips() {
    show_chip(*by_game_, _("Game"), name_of(games_, game_).value_or(wxString()));
    const auto player = name_of(players_, player_);
    show_chip(*by_player_, _("Player"), player ? i18n::fill(_("With {1}"), {*player}) : wxString());
    show_chip(*by_days_, _("Dates"), days_->IsShown() ? _("Dates") : text(year_));
    lay_out_around(*this);
}

/// With a cross where it holds, with a plus where it can be added.
void PastGamesFilter::show_chip(wxButton& chip, const wxString& what, const wxString& holds) {
    const bool is_on = !holds.empty();
    const wxString words = is_on ? ellipsized(*this, holds, wide(*this, longest_chip)) + L"  \u2715" : "+ " + what;
    chip.SetLabel(wxControl::EscapeMnemonics(words));
    chip.SetFont(is_on ? GetFont().Bold() : GetFont());
    chip.SetBackgroundColour(is_on ? palette().chosen : palette().panel);
    set_accessible_name(chip, is_on ? i18n::fill(_("Take off: {1}"), {holds}) : chip.GetToolTipText());
    fit_to_finger(chip);
}

/// What is no date, or not yet one, filters nothing.
void PastGamesFilter::tell_whether_dates() {
    for (wxTextCtrl* date : {from_, to_}) {
        const bool fits = is_blank(*date) || span_of(date->GetValue());
        date->SetForegroundColour(fits ? palette().text : palette().illegal);
        date->SetToolTip(fits ? wxString()
                              : i18n::fill(_("A date is written like {1}, {2} or {3}."),
                                           {day_in_words("2026-11-21"), "2026-11", "2026"}));
    }
}

/// What holds stays, if it is still there.
void PastGamesFilter::read() {
    games_.clear();
    for (const std::string& game : db::Plays(store_).games()) games_.emplace_back(game, i18n::game_name(game));
    players_.clear();
    for (const db::Person& person : in_order(db::People(store_).list()))
        if (!person.hidden) players_.emplace_back(person.id, text(person.name));
    if (!name_of(games_, game_)) game_.clear();
    if (!name_of(players_, player_)) player_.clear();
    show_chips();
}

db::PlayFilter PastGamesFilter::filter() const {
    db::PlayFilter filter{.game = game_, .player = player_};
    std::vector<std::string> games;
    for (const auto& [game, name] : games_) games.push_back(game);
    filter.words = words_of(words_->GetValue(), games);
    const auto from = span_of(year_.empty() ? from_->GetValue() : text(year_)),
               to = span_of(year_.empty() ? to_->GetValue() : text(year_));
    if (from || to)
        filter.begun = db::Span{from ? from->from : std::numeric_limits<std::int64_t>::min(),
                                to ? to->to : std::numeric_limits<std::int64_t>::max()};
    return filter;
}

void PastGamesFilter::search() {
    words_->SetFocus();
    words_->SelectAll();
}

namespace {

/// As it stands in markup.
wxString quoted(wxString words) {
    words.Replace("&", "&amp;");
    words.Replace("<", "&lt;");
    words.Replace(">", "&gt;");
    return words;
}

/// As `players_in_words`, whoever won in bold.
wxString players_in_markup(const db::Play& play) {
    wxString line;
    for (const db::PlaySeat& seat : play.seats) {
        wxString who = seat_in_words(seat);
        if (seat.score) who += " " + figure(*seat.score);
        who = quoted(who);
        if (seat.winner) who = "<b>" + who + "</b>";
        line = line.empty() ? who : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {line, who});
    }
    return line;
}

constexpr unsigned page_size = 200;
constexpr std::size_t most_pages = 20;

}

void PastGamesModel::show(const db::PlayFilter& filter, const db::PlayOrder& order) {
    list_.emplace(store_, filter, order);
    pages_.clear();
    nights_.clear();
    for (const db::Night& night : db::Nights(store_).list())
        nights_[night.id] = night.place.empty() ? _("Game night") : text(night.place);
    Reset(static_cast<unsigned>(list_->count()));
}

/// Reads happen while the list is drawn, where no error may get out: what cannot be read is left empty.
const db::ListedPlay* PastGamesModel::at(unsigned row) const {
    const unsigned number = row / page_size;
    auto page = pages_.find(number);
    if (page == pages_.end()) {
        if (pages_.size() >= most_pages) pages_.clear();
        try {
            auto read = list_.value().read(static_cast<int>(number * page_size), page_size);
            page = pages_.emplace(number, std::move(read)).first;
        } catch (const std::exception&) {
            return nullptr;
        }
    }
    const unsigned within = row % page_size;
    return within < page->second.size() ? &page->second[within] : nullptr;
}

const db::ListedPlay* PastGamesModel::play(const wxDataViewItem& item) const {
    return item.IsOk() ? at(GetRow(item)) : nullptr;
}

std::optional<unsigned> PastGamesModel::row_of(const std::string& play, unsigned likely) const {
    const auto is_there = [&](unsigned row) {
        const db::ListedPlay* listed = at(row);
        return listed && listed->play.id == play;
    };
    if (is_there(likely)) return likely;
    const unsigned end = std::min(GetCount(), page_size * static_cast<unsigned>(most_pages));
    for (unsigned row = 0; row < end; ++row)
        if (is_there(row)) return row;
    return std::nullopt;
}

wxString PastGamesModel::in_words(const db::ListedPlay& play) const {
    wxString line;
    for (const Column column : {Column::game, Column::played, Column::time, Column::night}) {
        const wxString part = words(play, static_cast<unsigned>(column));
        if (!part.empty()) line += (line.empty() ? wxString() : wxString(L" \u00b7 ")) + part;
    }
    return line;
}

void PastGamesModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const db::ListedPlay* play = at(row);
    value = play ? words(*play, column) : wxString();
}

bool PastGamesModel::GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attributes) const {
    const db::ListedPlay* play = at(row);
    if (!play || play->play.counted) return false;
    attributes.SetColour(palette().quiet);
    return true;
}

wxString PastGamesModel::words(const db::ListedPlay& listed, unsigned column) const {
    const db::Play& play = listed.play;
    switch (static_cast<Column>(column)) {
    case Column::played: return moment_in_words(play);
    case Column::game: return i18n::game_name(play.game);
    case Column::players: return players_in_markup(play);
    case Column::night: {
        const auto found = nights_.find(listed.night);
        return found == nights_.end() ? text(play.place) : found->second;
    }
    case Column::result: return result_in_words(listed);
    case Column::time: return play.minutes ? hours_in_words(*play.minutes) : wxString();
    case Column::counts:
        if (play.counted) return {};
        return play.sample ? _("sample, does not count") : _("does not count");
    }
    return {};
}

}
