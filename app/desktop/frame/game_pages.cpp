#include "app/desktop/frame/game_pages.h"

#include "app/club/evening.h"
#include "app/desktop/frame/program_pages.h"
#include "app/desktop/game/copy_page.h"
#include "app/desktop/game/custom_pieces_page.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/game/findings_panel.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/game/guide_page.h"
#include "app/desktop/game/new_game_page.h"
#include "app/desktop/game/table_aids.h"
#include "app/desktop/people/players_page.h"
#include "app/desktop/photo/corners_page.h"
#include "app/desktop/results/result_page.h"
#include "app/desktop/results/walk_page.h"
#include "app/desktop/rulebook/rules_page.h"
#include "app/desktop/widgets/printing.h"
#include "app/desktop/widgets/settings.h"
#include "app/history/play_words.h"
#include "app/table/catalogue.h"
#include "core/record_fold.h"
#include "core/score_sheet.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/filedlg.h>

namespace clerk::desktop {

namespace {

/// Those of the last table, with the aids that the preferences name.
SetupDefaults usual_defaults(const db::Store& store) {
    SetupDefaults defaults = setup_defaults(store);
    defaults.aids = aids_of_new_games(defaults.aids);
    return defaults;
}

constexpr int thumbnail_side = 96;

}

void Photos::attach(GamePage& page) {
    page.parts().photo->on_corners = [this] { show(); };
    page.parts().photo->on_remove = [this] { remove(); };
}

void Photos::show() {
    auto* table = bench_.pages.find<GamePage>();
    if (!table || !bench_.has_game()) return;
    std::optional<PhotoGround> ground = table->parts().photo->ground();
    if (!ground) return bench_.messages.tell(_("No photo can lie under the boards of this game."), wxICON_INFORMATION);
    game_ = bench_.desk->record().head.id;
    player_ = table->parts().photo->player();
    auto& page = bench_.pages.get<CornersPage>(
        CornersPage::Actions{[this] { ask_for_file(); }, [this](const auto& file) { open(file); }, [this] { use(); },
                             [this] { bench_.window.CallAfter([this] { leave(); }); },
                             [this](const wxString& why) { bench_.messages.tell(why, wxICON_WARNING); }});
    bench_.act([&] {
        page.begin(std::move(*ground), of_night());
        bench_.messages.clear();
        bench_.pages.turn_to(page);
        const db::TracedPhotos photos(bench_.desk->store());
        const auto traced = photos.load(game_, player_);
        if (!traced) return;
        if (auto opened = open_photo(photos.folder() / traced->file))
            page.show(std::move(*opened), corners_of(*traced), cells_of(*traced));
        else
            bench_.messages.tell(sentence(opened.error()), wxICON_WARNING);
    });
}

bool Photos::take(const std::vector<std::filesystem::path>& files) {
    const wxWindow* shown = bench_.pages.GetCurrentPage();
    auto* table = bench_.pages.find<GamePage>();
    auto* corners = bench_.pages.find<CornersPage>();
    const bool on_table = table && shown == table && bench_.has_game() && table->parts().photo->ground();
    if (on_table)
        show();
    else if (!corners || shown != corners)
        return false;
    open(files.back());
    return true;
}

void Photos::ask_for_file() {
    wxFileDialog ask(&bench_.window, _("Open a photo"), {}, {}, picture_wildcard(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) open(utf8(ask.GetPath()));
}

void Photos::open(const std::filesystem::path& file) {
    auto* page = bench_.pages.find<CornersPage>();
    if (!page) return;
    auto opened = open_photo(file);
    if (!opened) return bench_.messages.tell(sentence(opened.error()), wxICON_WARNING);
    bench_.messages.clear();
    page->show(std::move(*opened), std::nullopt, std::nullopt);
}

void Photos::use() {
    auto& page = *bench_.pages.find<CornersPage>();
    const bool kept = bench_.act([&] {
        db::TracedPhotos photos(bench_.desk->store());
        const std::string file = photos.take_in(page.photo()->file);
        photos.keep(game_, player_, traced(file, page.corners(), page.cells()));
    });
    if (!kept) return;
    bench_.window.CallAfter([this] { leave(); });
}

/// How high a level is may have been set.
void Photos::leave() {
    auto* table = bench_.pages.find<GamePage>();
    if (table) table->parts().photo->forget();
    bench_.go.home();
    if (table) table->parts().photo->focus_board();
}

void Photos::remove() {
    const auto* table = bench_.pages.find<GamePage>();
    bench_.act([&] {
        db::TracedPhotos(bench_.desk->store()).remove(bench_.desk->record().head.id, table->parts().photo->player());
        leave();
    });
}

std::vector<std::pair<std::filesystem::path, wxImage>> Photos::of_night() const {
    std::vector<std::pair<std::filesystem::path, wxImage>> all;
    const db::TracedPhotos photos(bench_.desk->store());
    for (const std::string& name : photos.of_night(game_))
        if (auto picture = read_picture(photos.folder() / name, bench_.window.FromDIP(thumbnail_side)))
            all.emplace_back(photos.folder() / name, std::move(*picture));
    return all;
}

namespace {

/// "Chess: Linda, John (every action)"
wxString likely_in_words(const Record& likely) {
    wxString names;
    for (const std::string& name : players(likely))
        names = names.empty() ? name_line(name)
                              : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {names, name_line(name)});
    return i18n::fill(_("{1}: {2} ({3})"), {i18n::game_name(game_id(likely)), names, i18n::depth_name(depth(likely))});
}

/// The latest that can be opened, but the one that is gone on with.
std::vector<db::ListedPlay> recent_games(const db::Plays& plays, const std::string& gone_on_with) {
    constexpr int looked_at = 20, shown = 4;
    std::vector<db::ListedPlay> recent;
    for (db::ListedPlay& play : plays.page({}, 0, looked_at))
        if (play.ours && play.play.id != gone_on_with && recent.size() < shown) recent.push_back(std::move(play));
    return recent;
}

/// The players who have nothing on the table, by a slip perhaps: an empty garden may be one that was forgotten. None
/// where only points were entered.
std::vector<wxString> builders_of_nothing(const table::FoldedRecord& game) {
    const std::vector<std::string> names = players(game.record);
    std::vector<wxString> all;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (table::built(game, static_cast<int>(i)).empty()) all.push_back(name_line(names[i]));
    return depth(game.record) == Depth::final && all.size() == names.size() ? std::vector<wxString>{} : all;
}

/// False.
bool tell_not_kept(Workbench& bench) {
    bench.messages.tell_error({why_not_kept()});
    return false;
}

}

void GamePages::show() {
    if (bench_.has_game())
        show_game();
    else
        show_start();
    on_score();
}

void GamePages::take_keys() {
    if (auto* page = bench_.pages.find<GamePage>(); page && bench_.has_game()) page->take_keys();
}

void GamePages::give_keys_to_board() {
    if (auto* page = bench_.pages.find<GamePage>(); page && bench_.has_game()) page->give_keys_to_board();
}

void GamePages::draw_anew() {
    bench_.pages.forget<StartPage>();
    bench_.pages.forget<NewGamePage>();
    bench_.pages.forget<GamePage>();
    bench_.pages.forget<ResultPage>();
    bench_.pages.forget<GuidePage>();
    bench_.pages.forget<PlayersPage>();
    bench_.pages.forget<RulesPage>();
    bench_.pages.forget<WalkPage>();
    bench_.go.home();
}

void GamePages::put_aside() {
    if (auto* page = bench_.pages.find<GamePage>(); page && bench_.has_game()) begun_ = page->give_up();
    bench_.pages.forget<GamePage>();
}

void GamePages::forget() {
    bench_.pages.forget<GamePage>();
    begun_ = {};
}

void GamePages::follow_theme() {
    if (auto* page = bench_.pages.find<GamePage>(); page && bench_.has_game()) page->draw_anew();
    const auto* start = bench_.pages.find<StartPage>();
    const bool at_start = start && bench_.pages.GetCurrentPage() == start;
    bench_.pages.forget<StartPage>();
    if (at_start) show_start();
}

void GamePages::show_start() {
    auto& page = bench_.pages.get<StartPage>(StartActions{
        [this] { start_at_once(); }, bench_.go.new_game, [this](const std::string& id) { bench_.open_game(id); },
        bench_.go.past_games, bench_.go.players, bench_.go.ask_for_file});
    bench_.messages.go_on([&] { // a file that the program is started with may have been refused
        const db::Store& store = bench_.desk->store();
        const Record likely{{}, plain_game(usual_defaults(store))};
        const std::optional<db::GameSummary> open = store.latest_open_game();
        const db::Plays plays(store);
        page.show(likely_in_words(likely), open, plays.count({}), recent_games(plays, open ? open->id : std::string()));
    });
    bench_.pages.turn_to(page);
}

/// It is not made yet where another page came first: in another language, or with a file the program is started with.
GamePage& GamePages::page_of_game() {
    if (auto* made = bench_.pages.find<GamePage>()) return *made;
    auto& page = bench_.pages.get<GamePage>(
        *bench_.desk, [this](const auto& action) { return bench_.act(action); }, std::exchange(begun_, {}));
    page.on_finish = [this] { finish(); };
    page.on_guide = [this] { bench_.window.CallAfter([this] { show_guide(); }); };
    page.on_rule = on_rule;
    page.on_new_editor = on_new_commands;
    photos.attach(page);
    page.Hide(); // until it is turned to
    page.refresh();
    return page;
}

void GamePages::show_game() {
    GamePage& page = page_of_game();
    const bool is_back = bench_.pages.turn_to(page);
    page.refresh();
    if (is_back) page.give_keys_to_board();
}

void GamePages::ask_for_game(const std::string& game) {
    if (auto* page = bench_.pages.find<NewGamePage>();
        game.empty() && page && bench_.pages.GetCurrentPage() == page && page->asks_new())
        return page->begin_at_top(); // what was chosen and typed stays
    bench_.act([&] {
        SetupDefaults defaults = usual_defaults(bench_.desk->store());
        const auto* page = bench_.pages.find<NewGamePage>();
        if (const std::string left = page ? page->left() : std::string(); !left.empty()) defaults.game = left;
        if (!game.empty()) defaults.game = game;
        show_new_game(defaults, bench_.go.home);
    });
}

void GamePages::ask_for_game_of(const std::vector<std::string>& players, std::function<void()> back) {
    bench_.act([&] {
        SetupDefaults defaults = usual_defaults(bench_.desk->store());
        for (const std::string& name : players) std::erase(defaults.names, name);
        defaults.names.insert(defaults.names.begin(), players.begin(), players.end());
        defaults.players = players.size();
        bench_.pages.forget<NewGamePage>(); // who was to play before is nobody of these
        show_new_game(defaults, std::move(back));
    });
}

void GamePages::start_at_once() {
    bench_.act([this] {
        const SetupDefaults defaults = usual_defaults(bench_.desk->store());
        const Record likely{{.id = new_id(), .started_at = now_rfc3339()}, plain_game(defaults)};
        if (parse(print(likely)))
            start(likely.game, defaults.aids);
        else
            show_new_game(defaults, bench_.go.home);
    });
}

void GamePages::show_new_game(const SetupDefaults& defaults, std::function<void()> back) {
    auto& page = bench_.pages.get<NewGamePage>();
    page.on_copy = [this](const std::string& game) { show_copy(game); };
    const bool asked = bench_.act([&] {
        page.ask_new(
            defaults, [this](Game game, const Aids& aids) { start(std::move(game), aids); }, std::move(back));
    });
    if (asked) bench_.pages.turn_to(page);
}

void GamePages::start(Game game, const Aids& aids) {
    Record record{{.id = new_id(), .started_at = now_rfc3339()}, std::move(game)};
    agree(record.head, aids);
    bench_.act([&] {
        const std::string id = record.head.id, empty = bench_.empty_game();
        bench_.desk->start(std::move(record));
        if (!empty.empty()) db::Plays(bench_.desk->store()).remove(empty);
        put_into_current_night(bench_.desk->store(), id);
    });
}

void GamePages::ask_for_setup() {
    auto& page = bench_.pages.get<NewGamePage>();
    const auto change = [this](Game game, const Aids& aids) {
        Record next = bench_.desk->record();
        next.game = std::move(game);
        agree(next.head, aids);
        bench_.act([&] { bench_.desk->change(std::move(next)); });
    };
    const bool asked = bench_.act(
        [&] { page.ask_change(bench_.desk->record(), bench_.desk->store().player_names(), change, bench_.go.home); });
    if (asked) bench_.pages.turn_to(page);
}

bool GamePages::can_finish() const {
    return bench_.has_game() && bench_.desk->report().legal() && bench_.desk->score()->complete;
}

void GamePages::finish() {
    const bool again = bench_.desk->awarded();
    const bool kept = bench_.act([&] {
        if (!again) bench_.desk->award();
    });
    if (!kept) return;
    show_result(again);
    const std::vector<wxString> nothing = again ? std::vector<wxString>{} : builders_of_nothing(bench_.desk->game());
    if (nothing.empty()) return;
    bench_.messages.tell(i18n::fill(_("Nothing was built by {1}. If something is still to be entered, undo the end of "
                                      "the game."),
                                    {i18n::listed(nothing)}),
                         wxICON_INFORMATION, {_("Undo"), [this] { bench_.act([this] { bench_.desk->undo(); }); }});
}

/// Revealed the first time; shown `again` as a whole.
void GamePages::show_result(bool again) {
    const auto id = [this] { return bench_.desk->record().head.id; };
    auto& page = bench_.pages.get<ResultPage>(
        ResultActions{bench_.go.home, [this] { ask_for_game({}); },
                      [this, id] { bench_.go.walk(id(), [this] { show_result(true); }); },
                      [this, id] { bench_.go.review(id(), [this] { show_result(true); }); },
                      [this, id] { bench_.go.export_game(id()); }, bench_.go.past_games, [this] { on_score(); },
                      [this, id](wxWindow& button) { bench_.go.share(button, id(), [this] { show_result(true); }); }});
    bench_.pages.turn_to(page);
    const Record& record = bench_.desk->record();
    ResultPage::Result result{page_of_game().score_view(), bench_.desk->game().fold.totals,
                              !bench_.desk->report().waived.empty()};
    const auto& scores = result.score.sheet.players;
    if (!std::ranges::all_of(scores, [](const auto& score) { return known_total(score).has_value(); }))
        result.totals.clear(); // nobody can say how they grew
    for (int player = 0; player < static_cast<int>(players(record).size()); ++player)
        result.pictures.push_back(built_picture(record, player));
    bench_.messages.go_on([&] {
        result.milestones = milestones_in_words(played_as(record).game, db::milestones(bench_.desk->store(), id()));
    });
    result.lit_picture = [record](int player, const auto& lit) { return desktop::lit_picture(record, player, lit); };
    const bool nothing_to_reveal = std::ranges::none_of(scores, [](const PlayerScore& score) {
        return std::ranges::any_of(score.categories, [](const Category& one) { return !one.lines.empty(); });
    });
    again || nothing_to_reveal ? page.show(std::move(result)) : page.reveal(std::move(result));
}

void GamePages::show_guide() {
    auto& page = bench_.pages.get<GuidePage>(GuidePage::Actions{
        bench_.go.home, [this](const auto& title, const auto& steps) { print_guide(title, steps); }});
    auto [title, steps] = page_of_game().guide();
    bench_.pages.turn_to(page);
    page.show(title, std::move(steps));
}

void GamePages::print_guide(const wxString& title, const std::vector<GuideStep>& steps) {
    GuidePrintout printout(title, steps);
    if (const wxString why_not = print(&bench_.window, printout); !why_not.empty())
        bench_.messages.tell_error({why_not});
}

/// Of the game on the table, else of the next.
void GamePages::call_first_game_guide() {
    desktop::call_first_game_guide();
    if (bench_.has_game()) return show_game();
    bench_.messages.tell(_("The next game is guided step by step."), wxICON_INFORMATION);
}

void GamePages::try_on() {
    bench_.go.try_out({bench_.desk->record(), _("A trial from here on; the game on the table stays as it is."),
                       _("Back to the table (Shift+F1)"), bench_.go.home});
}

std::optional<ScoreboardTable> GamePages::on_scoreboard() const {
    const auto* page = bench_.pages.find<GamePage>();
    if (!page || !bench_.has_game()) return std::nullopt;
    const auto* result = bench_.pages.find<ResultPage>();
    return page->on_scoreboard(result ? result->revealed() : std::nullopt);
}

void GamePages::show_custom_pieces() {
    auto& page = bench_.pages.get<CustomPiecesPage>([this] { draw_anew(); }, [this] { tell_not_kept(bench_); });
    bench_.pages.turn_to(page);
    page.show();
}

void GamePages::show_copy(std::string game) {
    if (!game.empty()) return show_copy(game, [this, game] { ask_for_game(game); });
    const std::string here = bench_.has_game() ? std::string(game_id(bench_.desk->record())) : std::string();
    if (!here.empty() && has_copy(here)) return show_copy(here, bench_.go.home);
    const auto first = std::ranges::find_if(table::played_games(), [](std::string_view one) { return has_copy(one); });
    show_copy(std::string(*first), bench_.go.home);
    if (!here.empty()) tell_of_other_copies(here, *first);
}

/// The game on the table needs no description of its copy.
void GamePages::tell_of_other_copies(const std::string& here, std::string_view shown) {
    std::vector<MessageBar::Choice> others;
    for (const std::string_view game : table::played_games())
        if (game != shown && has_copy(game))
            others.push_back({i18n::game_name(game), [this, game] { show_copy(std::string(game), bench_.go.home); }});
    bench_.messages.tell(
        i18n::fill(_("{1} is the same in every box: there is nothing to describe. Shown is your copy of {2}."),
                   {i18n::game_name(here), i18n::game_name(shown)}),
        wxICON_INFORMATION, others);
}

void GamePages::show_copy(std::string game, std::function<void()> back) {
    bench_.pages.forget<CopyPage>();
    auto& page = bench_.pages.get<CopyPage>(
        CopyActions{std::move(back), [this](const auto& action) { return bench_.act(action); },
                    [this](const wxString& words) { bench_.messages.tell_error({words}); },
                    [this](const wxString& words, std::function<void()> take_back) {
                        bench_.messages.tell(words, wxICON_INFORMATION, {_("Take it back"), std::move(take_back)});
                    },
                    [this](const table::CopyDescription& copy) { return keep_copy(copy) || tell_not_kept(bench_); },
                    [game](wxWindow* parent, const table::CopyPart& part) { return part_panel(game, parent, part); },
                    [game](const table::CopyPart& part) { return part_place(game, part); }});
    bench_.pages.turn_to(page);
    page.show(i18n::game_name(game), kept_copy(game, parts_of_copy(game)));
}

ZoomPane* GamePages::board() { return bench_.has_game() ? page_of_game().parts().board : nullptr; }

std::vector<Command> GamePages::commands() {
    return bench_.has_game() ? page_of_game().commands() : std::vector<Command>{};
}

void GamePages::run_command(std::size_t index) {
    GamePage& page = page_of_game();
    page.run(page.commands().at(index));
}

}
