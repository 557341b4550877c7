#include "app/desktop/frame/history_pages.h"

#include "app/desktop/game/editors.h"
#include "app/desktop/history/nights_page.h"
#include "app/desktop/history/past_games_page.h"
#include "app/desktop/people/players_page.h"
#include "app/desktop/people/year_page.h"
#include "app/desktop/results/sharing.h"
#include "app/history/play_words.h"
#include "db/figures/milestones.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

/// Those who came first before the others, with what they have built where there is a record of it.
std::vector<PastGameView::Seat> seats_of(const db::Store& store, const db::ListedPlay& listed) {
    std::vector<std::pair<int, PastGameView::Seat>> seats;
    const std::optional<Record> record = listed.ours ? std::optional(store.load(listed.play.id)) : std::nullopt;
    for (const db::PlaySeat& seat : listed.play.seats) {
        const auto player = static_cast<int>(seats.size());
        PastGameView::Seat shown{seat_in_words(seat), seat.score ? figure(*seat.score) : wxString(), seat.winner};
        if (record && player < static_cast<int>(players(*record).size()) && built_picture(*record, player))
            shown.built = lit_picture(*record, player, {});
        const int last = static_cast<int>(listed.play.seats.size()) + 1;
        seats.emplace_back(seat.winner ? 0 : seat.rank.value_or(last), std::move(shown));
    }
    std::ranges::stable_sort(seats, {}, [](const auto& seat) { return seat.first; });
    std::vector<PastGameView::Seat> all;
    for (auto& [rank, seat] : seats) all.push_back(std::move(seat));
    return all;
}

PastGameView past_game(const db::Store& store, const std::string& id) {
    const db::ListedPlay listed = db::Plays(store).load(id);
    PastGameView view{.headline = listed.finished ? summary_of(listed.play).headline : _("Not finished yet"),
                      .seats = seats_of(store, listed)};
    const auto& seats = view.seats;
    if (listed.finished && seats.size() == 2 && !seats[0].total.empty() && !seats[1].total.empty())
        // TRANSLATORS: "Linda wins 77 : 76"
        view.headline = i18n::fill(_("{1} {2} : {3}"), {view.headline, seats[0].total, seats[1].total});
    if (listed.finished) view.marks = milestones_in_words(listed.play.game, db::milestones(store, id));
    return view;
}

}

void HistoryPages::show_past_games() {
    const auto open = [this](const std::string& id) { bench_.open_game(id); };
    const auto share_play = [this](wxWindow& button, const std::string& id) {
        share(button, id, [this] { show_past_games(); });
    };
    const auto walk = [this](const std::string& id) { bench_.go.walk(id, [this] { show_past_games(); }); };
    auto& page = bench_.pages.get<PastGamesPage>(
        *bench_.desk,
        PastGamesActions{open, walk, bench_.go.export_game, bench_.go.ask_for_file, bench_.go.home, bench_.go.players,
                         share_play, [this](const std::string& id) { take_off_table(id); },
                         [this](const auto& action) { return bench_.act(action); }, [this] { bench_.go.new_game({}); },
                         [this](const std::string& id) {
                             PastGameView view;
                             bench_.messages.go_on([&] { view = past_game(bench_.desk->store(), id); });
                             return view;
                         }});
    bench_.pages.turn_to(page);
    page.show();
}

/// The list of past games stays in sight.
void HistoryPages::take_off_table(const std::string& game) {
    if (!bench_.has_game() || bench_.desk->record().head.id != game) return;
    bench_.desk->close();
    bench_.pages.turn_to(*bench_.pages.find<PastGamesPage>());
}

void HistoryPages::show_nights() {
    auto& page = bench_.pages.get<NightsPage>(
        *bench_.desk,
        NightsActions{bench_.go.home, [this](const std::string& id) { bench_.open_game(id); },
                      [this](const wxString& words) { bench_.messages.tell_error({words}); },
                      [this](const auto& action) { return bench_.act(action); },
                      [this](const wxString& what, const auto& work) { return bench_.work(what, work); }});
    bench_.pages.turn_to(page);
    page.show();
}

namespace {

/// As the history calls them by now who sit there.
std::vector<std::string> people_at(const db::Store& store, const std::string& game) {
    const db::People people(store);
    std::vector<std::string> names;
    for (const db::PlaySeat& seat : db::Plays(store).load(game).play.seats) {
        db::Person person = people.load(seat.player);
        while (!person.merged_into.empty()) person = people.load(person.merged_into);
        names.push_back(person.name);
    }
    return names;
}

Record renamed(Record record, const std::vector<std::string>& names) {
    std::visit(
        [&](auto& game) {
            for (std::size_t i = 0; i < game.players.size() && i < names.size(); ++i) game.players[i].name = names[i];
        },
        record.game);
    return record;
}

}

/// A new name of a person holds in the game on the table, too. Past games stay as they were written.
bool HistoryPages::act_on_people(const std::function<void()>& action) {
    if (!bench_.has_game()) return bench_.act(action);
    const std::string game = bench_.desk->record().head.id;
    std::vector<std::string> before, now;
    const bool done = bench_.act([&] {
        before = people_at(bench_.desk->store(), game);
        action();
        now = people_at(bench_.desk->store(), game);
    });
    if (done && before != now && !bench_.desk->awarded()) rename_at_table(before, now);
    return done;
}

/// The page of players stays in sight. Two of one name cannot sit in a game.
void HistoryPages::rename_at_table(const std::vector<std::string>& before, const std::vector<std::string>& now) {
    std::vector<std::string> names = players(bench_.desk->record());
    for (std::size_t i = 0; i < std::min({names.size(), before.size(), now.size()}); ++i)
        if (before[i] != now[i] && std::ranges::find(names, now[i]) == names.end()) names[i] = now[i];
    bench_.act([&] { bench_.desk->change(renamed(bench_.desk->record(), names)); });
    auto& page = *bench_.pages.find<PlayersPage>();
    bench_.pages.turn_to(page);
    page.SetFocus(); // the keys were the table's in between
}

PlayersPage& HistoryPages::players_page(std::function<void()> back) {
    back_from_players_ = std::move(back);
    return bench_.pages.get<PlayersPage>(
        PlayersActions{[this](const auto& action) { return act_on_people(action); },
                       [this](const wxString& what, const auto& work) { return bench_.work(what, work); },
                       [this](const wxString& sentence) { bench_.messages.tell_error({sentence}); },
                       [this](const std::string& id) { bench_.open_game(id); }, [this] { back_from_players_(); },
                       [this] { bench_.go.new_game({}); }});
}

void HistoryPages::show_players() {
    PlayersPage& page = players_page(bench_.go.home);
    bench_.pages.turn_to(page);
    bench_.act([&] { page.show(bench_.desk->store()); });
}

void HistoryPages::show_player(const std::string& id, const std::string& game, const wxString& note,
                               std::function<void()> back) {
    PlayersPage& page = players_page(std::move(back));
    bench_.pages.turn_to(page);
    bench_.act([&] { page.show_one(bench_.desk->store(), id, game, note); });
}

void HistoryPages::show_year() {
    auto& page = bench_.pages.get<YearPage>(
        YearActions{bench_.go.home, [this](const wxString& what, const auto& work) { return bench_.work(what, work); },
                    [this](const auto& action) { return bench_.act(action); },
                    [this](const wxString& words) { bench_.messages.tell(words, wxICON_INFORMATION); }});
    bench_.pages.turn_to(page);
    bench_.act([&] { page.show(bench_.desk->store()); });
}

bool HistoryPages::take_pictures(const std::vector<std::filesystem::path>& files) {
    const wxWindow* shown = bench_.pages.GetCurrentPage();
    auto* nights = bench_.pages.find<NightsPage>();
    auto* players = bench_.pages.find<PlayersPage>();
    if (nights && shown == nights && nights->photos().IsShownOnScreen())
        nights->photos().add(files);
    else if (players && shown == players)
        players->player().head().take_picture(files.back());
    else
        return false;
    return true;
}

void HistoryPages::forget() {
    bench_.pages.forget<PlayersPage>();
    bench_.pages.forget<YearPage>();
    bench_.pages.forget<PastGamesPage>();
    bench_.pages.forget<NightsPage>();
}

void HistoryPages::share(wxWindow& button, const std::string& play, std::function<void()> back) {
    wxMenu menu;
    fill_share_menu(menu);
    const int entry = button.GetPopupMenuSelectionFromUser(menu, 0, button.GetSize().y);
    if (entry == wxID_NONE) return;
    bench_.window.CallAfter([this, entry, play, back = std::move(back)] {
        if (bench_.desk) bench_.act([&] { share(shared_result(bench_.desk->store(), play), entry, back); });
    });
}

void HistoryPages::share(const SharedResult& result, int entry, std::function<void()> back) {
    if (entry == share_code) return show_code(result, std::move(back));
    Told told;
    if (entry == share_table) {
        const auto file = ask_for_table_file(bench_.window);
        if (file) bench_.work(_("Writing the results"), [&] { told = save_table(bench_.desk->store(), *file); });
    } else {
        told = desktop::share(bench_.window, result, entry);
    }
    if (told.words.empty()) return;
    if (told.done)
        bench_.messages.tell(told.words, wxICON_INFORMATION);
    else
        bench_.messages.tell_error({told.words});
}

void HistoryPages::show_code(const SharedResult& result, std::function<void()> back) {
    Expected<exchange::QrCode> code = exchange::qr_code(result.play);
    if (!code)
        return bench_.messages.tell(_("This result is too long for a QR code. Save it as a file instead."),
                                    wxICON_WARNING);
    auto& page = bench_.pages.get<QrCodePage>();
    bench_.pages.turn_to(page);
    page.show(std::move(*code), i18n::fill(_("{1}: {2}"), {title_in_words(result.play), result.summary.headline}),
              std::move(back));
}

}
