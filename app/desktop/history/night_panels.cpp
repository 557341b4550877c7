#include "app/desktop/history/night_panels.h"

#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/history/past_games_list.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/settings.h"
#include "app/exchange/files.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "app/table/desk.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <optional>

#include <wx/filedlg.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

constexpr int second = 1000, least_sleep = 60; ///< milliseconds; seconds

/// 0 where the system does not tell.
int seconds_slept() {
#ifdef CLOCK_BOOTTIME
    timespec awake{}, all{};
    clock_gettime(CLOCK_MONOTONIC, &awake);
    clock_gettime(CLOCK_BOOTTIME, &all);
    return static_cast<int>(all.tv_sec - awake.tv_sec);
#else
    return 0;
#endif
}

}

NightClock::NightClock(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), slept(seconds_slept), store_(store), actions_(std::move(actions)) {
    use_ground_colours(*this);
    SetSizer(make_row());
    tick_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_time(); });
}

wxSizer* NightClock::make_row() {
    time_ = label(this, wxEmptyString, Type::title);
    time_->SetName("night-time");
    start_ = named_button(this, wxEmptyString, "night-timer", [this] { start_or_pause(); });
    start_->SetMinSize({wide(*this, 130), -1});
    field_ = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    fit_height_to_finger(*field_, wide(*this, 70));
    field_->SetName("night-duration");
    field_->SetHint(_("h:mm"));
    field_->SetMaxLength(20);
    set_accessible_name(*field_, _("Duration in hours and minutes"));
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { correct(); }); });
    auto* set = named_button(this, _("Set the time"), "set-duration", [this] { correct(); });
    set->SetToolTip(_("Corrects the duration by hand."));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(time_, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(start_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->Add(field_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    row->Add(set, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    return row;
}

void NightClock::show(const db::Night& night) {
    if (night.id != night_.id) field_->Clear();
    night_ = night;
    if (leave_out_sleep()) return;
    const bool runs = !night.timer_started_at.empty();
    start_->SetLabel(runs ? _("Pause") : _("Start the timer"));
    start_->SetMinSize({std::max(wide(*this, 130), start_->GetBestSize().x), -1});
    if (runs)
        tick_.Start(second);
    else
        tick_.Stop();
    show_time();
}

/// A window that cannot be seen needs no ticks: it is shown anew before it can.
void NightClock::show_time() {
    if (!IsShownOnScreen()) tick_.Stop();
    if (leave_out_sleep()) return;
    const int running = night_.timer_started_at.empty() ? 0 : seconds_since(night_.timer_started_at);
    const wxString time = duration_in_words(night_.seconds + running);
    const bool wider = time.length() != time_->GetLabelText().length();
    time_->SetLabelText(time);
    if (wider) GetParent()->Layout();
}

/// True: it was, and the night is shown anew.
bool NightClock::leave_out_sleep() {
    if (started_here_ != night_.id || night_.timer_started_at.empty()) return false;
    const int asleep = slept() - slept_before_;
    if (asleep < least_sleep) return false;
    slept_before_ += asleep;
    const int awake = std::max(0, seconds_since(night_.timer_started_at) - asleep);
    const bool done = actions_.act([&] {
        db::Nights nights(store_);
        nights.set_seconds(night_.id, night_.seconds + awake);
        nights.start_timer(night_.id, now_rfc3339());
        actions_.changed(night_.id);
    });
    if (done)
        actions_.tell(
            i18n::fill(_("The computer slept for {1}: the timer leaves that out."), {duration_in_words(asleep)}));
    return done;
}

/// What the button says, even where another program has done it meanwhile.
void NightClock::start_or_pause() {
    actions_.act([this] {
        db::Nights nights(store_);
        const bool starts = night_.timer_started_at.empty();
        if (starts)
            nights.start_timer(night_.id, now_rfc3339());
        else
            nights.pause_timer(night_.id, now_rfc3339());
        started_here_ = starts ? night_.id : std::string();
        slept_before_ = slept();
    });
    actions_.changed(night_.id);
}

/// A timer that runs goes on from there.
void NightClock::correct() {
    const std::optional<int> seconds = duration_of(utf8(field_->GetValue()));
    if (!seconds)
        return actions_.tell(_("A duration is written as hours and minutes, like 2:30. Nothing was changed."));
    actions_.act([&] {
        db::Nights nights(store_);
        const bool runs = !nights.load(night_.id).timer_started_at.empty();
        nights.set_seconds(night_.id, *seconds);
        if (runs) nights.start_timer(night_.id, now_rfc3339());
        field_->Clear();
        actions_.changed(night_.id);
    });
}

namespace {

constexpr int most_listed = 100, least_lines = 4;

wxString line(const db::ListedPlay& listed) {
    return i18n::fill(_("{1}: {2} ({3})"),
                      {title_in_words(listed.play), players_in_words(listed.play), result_in_words(listed)});
}

wxArrayString lines(const std::vector<db::ListedPlay>& games) {
    wxArrayString all;
    for (const db::ListedPlay& listed : games) all.Add(line(listed));
    return all;
}

}

NightGames::NightGames(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), store_(store), actions_(std::move(actions)) {
    use_ground_colours(*this);
    list_ = new wxListBox(this, wxID_ANY);
    list_->SetName("night-games");
    set_accessible_name(*list_, _("Games of the night"));
    list_->SetMinSize({-1, height_of_lines(*list_, least_lines, near_gap)});
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { enable(); });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { CallAfter([this] { open_chosen(); }); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_header(), 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(make_offers(), 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

wxSizer* NightGames::make_header() {
    more_ = label(this, i18n::fill(_("{1} games are offered: search for others."), {figure(most_listed)}), Type::quiet);
    more_->SetName("more-games");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("Games"), Type::heading), 1, wxALIGN_CENTRE_VERTICAL);
    row->Add(more_, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

wxSizer* NightGames::make_offers() {
    search_ = new wxTextCtrl(this, wxID_ANY);
    fit_height_to_finger(*search_, wide(*this, 190));
    search_->SetName("search-games");
    search_->SetHint(_("Player, game or date"));
    search_->SetMaxLength(200);
    set_accessible_name(*search_, _("Search the games without a night by player, game or date"));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { actions_.act([this] { show_offers(); }); });
    other_ = new wxChoice(this, wxID_ANY);
    other_->SetName("other-games");
    other_->SetMinSize({wide(*this, 120), -1}); // however long its longest line is
    set_accessible_name(*other_, _("Games without a night"));
    open_ = named_button(this, _("Open"), "night-open-game", [this] { open_chosen(); });
    take_out_ = named_button(this, _("Take out"), "take-game-out", [this] { take_chosen_out(); });
    put_in_ = named_button(this, _("Put in"), "put-game-in", [this] { put_chosen_in(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(search_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(other_, 1, wxALIGN_CENTRE_VERTICAL);
    for (wxWindow* button : {put_in_, take_out_, open_}) row->Add(button, 0, wxLEFT, FromDIP(near_gap));
    return row;
}

void NightGames::show(const db::Night& night) {
    if (night.id != night_.id) search_->ChangeValue({});
    night_ = night;
    show_games();
    show_offers();
}

void NightGames::show_games() {
    games_ = db::Plays(store_).page({.night = night_.id}, 0, most_listed);
    list_->Set(lines(games_));
    if (!games_.empty()) list_->SetSelection(0);
}

/// The games of the night's day come first.
void NightGames::show_offers() {
    const db::PlaySearch search = search_of(search_->GetValue(), db::Plays(store_).games());
    others_ = db::plays_without_night(store_, search, span_of(text(night_.date)).value_or(db::Span{}), most_listed + 1);
    const bool more = others_.size() > most_listed;
    if (more) others_.pop_back();
    if (more_->Show(more)) Layout();
    other_->Set(lines(others_));
    if (others_.empty()) other_->Append(_("No game is found."));
    other_->SetSelection(0);
    enable();
}

void NightGames::enable() {
    const int row = list_->GetSelection();
    take_out_->Enable(row != wxNOT_FOUND);
    open_->Enable(row != wxNOT_FOUND && games_.at(static_cast<std::size_t>(row)).ours);
    put_in_->Enable(!others_.empty());
}

void NightGames::put(const std::string& play, const std::string& night) {
    actions_.act([&] {
        db::Nights(store_).put(play, night);
        show_games();
        show_offers();
    });
}

void NightGames::put_chosen_in() {
    put(others_.at(static_cast<std::size_t>(other_->GetSelection())).play.id, night_.id);
}

void NightGames::take_chosen_out() { put(games_.at(static_cast<std::size_t>(list_->GetSelection())).play.id, {}); }

void NightGames::open_chosen() {
    const db::ListedPlay& chosen = games_.at(static_cast<std::size_t>(list_->GetSelection()));
    if (chosen.ours) actions_.open(std::string(chosen.play.id));
}

namespace {

constexpr int thumbnail_side = 110;

wxBitmap thumbnail_of(const wxWindow& window, const wxImage& picture) {
    return {picture, wxBITMAP_SCREEN_DEPTH, window.GetContentScaleFactor()};
}

/// Empty: none is kept, as where no settings are.
fs::path file_of_thumbnail(const std::string& photo, int longest) {
    const fs::path folder = keeps_settings() ? user_folder("XDG_CACHE_HOME", ".cache") : fs::path();
    if (folder.empty()) return {};
    return folder / "clerk-of-works" / "thumbnails" /
           (fs::path(photo).filename().string() + "-" + std::to_string(longest) + ".png");
}

std::optional<wxImage> kept_thumbnail(const fs::path& file, int longest) {
    std::error_code none;
    if (file.empty() || !fs::exists(file, none)) return std::nullopt;
    auto kept = read_picture(file, longest);
    return kept ? std::optional(*std::move(kept)) : std::nullopt;
}

/// What cannot be kept is made again the next time.
void keep_thumbnail(const fs::path& file, const wxImage& thumbnail) {
    if (file.empty()) return;
    try {
        fs::create_directories(file.parent_path());
        exchange::write_file(file, png_of(thumbnail));
    } catch (const std::exception&) {
    }
}

}

NightPhotos::NightPhotos(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), store_(store), actions_(std::move(actions)) {
    use_ground_colours(*this);
    strip_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL);
    strip_->SetName("photos");
    strip_->SetScrollRate(FromDIP(20), 0);
    strip_->SetMinSize({-1, FromDIP(thumbnail_side + 64)});
    use_panel_colours(*strip_);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(label(this, _("Photos"), Type::heading), 1, wxALIGN_CENTRE_VERTICAL);
    head->Add(named_button(this, _("Add photos..."), "add-photos", [this] { ask_for_files(); }));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(strip_, 0, wxEXPAND);
    SetSizer(rows);
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (unread_.empty() || !IsShownOnScreen()) return;
        read_next();
        event.RequestMore();
    });
}

void NightPhotos::show(const std::string& night) {
    night_ = night;
    unread_.clear();
    strip_->DestroyChildren();
    strip_->SetSizer(new wxBoxSizer(wxHORIZONTAL));
    const std::vector<db::Photo> all = db::Nights(store_).photos(night);
    for (std::size_t i = 0; i < all.size(); ++i) add_thumbnail(all[i], i + 1);
    std::ranges::reverse(unread_);
    strip_->FitInside();
    strip_->Layout();
}

void NightPhotos::add_thumbnail(const db::Photo& photo, std::size_t number) {
    const wxString which = figure(static_cast<int>(number));
    const int side = FromDIP(thumbnail_side);
    const auto known = thumbnails_.find(photo.file);
    auto* picture = new wxStaticBitmap(strip_, wxID_ANY, known == thumbnails_.end() ? wxBitmap(1, 1) : known->second);
    if (known == thumbnails_.end()) unread_.emplace_back(photo.file, picture);
    picture->SetMinSize({side, side}); // it moves nothing when it is read
    picture->SetName("photo-" + which);
    wxButton* remove = named_button(strip_, _("Remove"), "remove-photo-" + which,
                                    [this, file = photo.file] { actions_.remove(file); });
    remove->SetToolTip(i18n::fill(_("Remove photo {1}"), {which}));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(picture, 1, wxALIGN_CENTRE_HORIZONTAL);
    column->Add(remove, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, FromDIP(near_gap));
    strip_->GetSizer()->Add(column, 0, wxEXPAND | wxALL, FromDIP(near_gap));
}

void NightPhotos::read_next() {
    const auto [photo, picture] = unread_.back();
    unread_.pop_back();
    const wxBitmap& made = thumbnails_.emplace(photo, thumbnail(photo)).first->second;
    picture->SetBitmap(made);
    strip_->Layout();
}

wxBitmap NightPhotos::thumbnail(const std::string& photo) const {
    const fs::path kept = file_of_thumbnail(photo, longest());
    if (const auto before = kept_thumbnail(kept, longest())) return thumbnail_of(*this, *before);
    const auto picture = read_picture(db::Nights(store_).photo_folder() / photo, longest());
    const int side = FromDIP(thumbnail_side);
    if (!picture) return {side, side}; // an empty frame says it
    keep_thumbnail(kept, *picture);
    return thumbnail_of(*this, *picture);
}

int NightPhotos::longest() const {
    return static_cast<int>(std::lround(FromDIP(thumbnail_side) * GetContentScaleFactor()));
}

/// None is kept before all of them are read: until then it can be stopped.
void NightPhotos::add(const std::vector<std::filesystem::path>& files) {
    std::vector<std::pair<std::filesystem::path, wxBitmap>> pictures;
    std::optional<UnreadablePicture> unreadable;
    const bool whole = actions_.work(_("Adding photos"), [&] {
        for (std::size_t i = 0; i < files.size(); ++i) {
            store_.watch().tell(i, files.size());
            const auto picture = read_picture(files[i], longest());
            if (picture)
                pictures.emplace_back(files[i], thumbnail_of(*this, *picture));
            else if (!unreadable)
                unreadable = picture.error();
        }
        keep(pictures);
    });
    if (whole && unreadable) actions_.tell(i18n::fill(_("{1} It was not added."), {sentence(*unreadable)}));
}

void NightPhotos::keep(const std::vector<std::pair<std::filesystem::path, wxBitmap>>& pictures) {
    for (const auto& [file, thumbnail] : pictures)
        thumbnails_.emplace(db::Nights(store_).add_photo(night_, file), thumbnail);
    if (!pictures.empty()) show(night_);
}

void NightPhotos::ask_for_files() {
    wxFileDialog ask(this, _("Add photos"), {}, {}, picture_wildcard(),
                     wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
    if (ask.ShowModal() != wxID_OK) return;
    wxArrayString names;
    ask.GetPaths(names);
    std::vector<std::filesystem::path> files;
    for (const wxString& name : names) files.emplace_back(utf8(name));
    add(files);
}

}
