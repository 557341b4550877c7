#include "app/desktop/history/past_games_list.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
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

namespace clerk::desktop {

namespace {

/// What is chosen stays chosen, if it is still there.
void fill(wxChoice& choice, std::vector<std::string>& ids, std::vector<std::string> next, const wxArrayString& words) {
    const int before = choice.GetSelection();
    const std::string kept = before > 0 ? ids.at(static_cast<std::size_t>(before) - 1) : std::string();
    ids = std::move(next);
    choice.Set(words);
    const auto found = std::ranges::find(ids, kept);
    choice.SetSelection(found == ids.end() ? 0 : static_cast<int>(found - ids.begin()) + 1);
}

/// Empty: the first entry, which stands for all.
std::string chosen_of(const wxChoice& choice, const std::vector<std::string>& ids) {
    return choice.GetSelection() > 0 ? ids.at(static_cast<std::size_t>(choice.GetSelection()) - 1) : std::string();
}

bool is_blank(const wxTextCtrl& field) { return wxString(field.GetValue()).Trim().empty(); }

}

PastGamesFilter::PastGamesFilter(wxWindow* parent, const db::Store& store, std::function<void()> changed)
    : wxPanel(parent), store_(store), changed_(std::move(changed)) {
    use_ground_colours(*this);
    words_ = make_field("search-plays", _("Search by player, game, place or notes"),
                        _("Search: player, game, place, notes (Ctrl+F)"));
    game_ = make_choice("filter-game", _("Only this game"));
    player_ = make_choice("filter-player", _("Only with this player"));
    // TRANSLATORS: in an empty field, before a date as it may be written there.
    const wxString hint = i18n::fill(_("e.g. {1}"), {day_in_words("2026-11-21")});
    from_ = make_field("filter-from", _("From this day, month or year on"), hint);
    to_ = make_field("filter-to", _("Up to this day, month or year"), hint);
    for (wxTextCtrl* date : {from_, to_}) fit_height_to_finger(*date, wide(*this, 130));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, 1, wxALIGN_CENTRE_VERTICAL);
    const auto add = [&](wxWindow* part, int gap) {
        row->Add(part, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(gap));
    };
    add(game_, near_gap);
    add(player_, near_gap);
    add(label(this, _("from"), Type::quiet), far_gap);
    add(from_, near_gap);
    add(label(this, _("to"), Type::quiet), near_gap);
    add(to_, near_gap);
    SetSizer(row);
}

wxChoice* PastGamesFilter::make_choice(const char* name, const wxString& spoken) {
    auto* made = new wxChoice(this, wxID_ANY);
    made->SetName(name);
    made->SetMinSize({wide(*this, 170), -1});
    set_accessible_name(*made, spoken);
    made->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
    return made;
}

wxTextCtrl* PastGamesFilter::make_field(const char* name, const wxString& spoken, const wxString& hint) {
    auto* made = new wxTextCtrl(this, wxID_ANY);
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

void PastGamesFilter::read() {
    std::vector<std::string> ids = db::Plays(store_).games();
    wxArrayString words;
    words.Add(_("Every game"));
    for (const std::string& game : ids) words.Add(i18n::game_name(game));
    fill(*game_, games_, std::move(ids), words);
    ids.clear();
    words.Clear();
    words.Add(_("Every player"));
    for (const db::Person& person : in_order(db::People(store_).list())) {
        if (person.hidden) continue;
        ids.push_back(person.id);
        words.Add(text(person.name));
    }
    fill(*player_, players_, std::move(ids), words);
}

db::PlayFilter PastGamesFilter::filter() const {
    db::PlayFilter filter{.game = chosen_of(*game_, games_), .player = chosen_of(*player_, players_)};
    filter.words = words_of(words_->GetValue(), games_);
    const auto from = span_of(from_->GetValue()), to = span_of(to_->GetValue());
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
