// The commands on the history.
#include "app/cli/command.h"
#include "app/cli/history_care.h"
#include "app/cli/history_files.h"
#include "app/cli/history_import.h"
#include "app/cli/history_lists.h"
#include "app/cli/history_people.h"
#include "app/cli/history_year.h"
#include "db/figures/ratings.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <limits>

namespace clerk::cli {

namespace {

Command doctor(bool& repair) {
    Command command{.name = "doctor",
                    .summary = _("examines the history and repairs it"),
                    .example = "clerk doctor --json | jq .counters"};
    command.text =
        _("Examines the history: whether the file is whole, every game can be read and replayed, every action can\n"
          "be undone and redone, every result is what its rules award, players, nights and plays fit together, and\n"
          "leaderboards and players' pages are what the plays add up to. Changes nothing. A result that today's\n"
          "rules would award otherwise is told, but is no trouble, and stays.");
    command.options = {
        {"--repair", "", &repair, _("makes a back-up, then mends what can be mended, and names what cannot")}};
    return command;
}

Command list(ListRequest& request) {
    Command command{.name = "history list",
                    .summary = _("the plays, the newest first"),
                    .example = "clerk history list --player Linda --limit 5"};
    command.text = _("Lists the plays, the newest first: those with a result that count.");
    command.options = {
        {"--game", "GAME", &request.game, _("of this game alone")},
        {"--player", "NAME", &request.player, _("in which this player has a seat; the name, the nickname or the id")},
        {"--limit", "N", number(request.limit, 0, std::numeric_limits<int>::max()),
         _("so many at most: 20 unless another number is given, 0 for all")},
        {"--all", "", &request.all, _("also those that are open or do not count")},
        {"--bin", "", &request.bin, _("those in the bin"), Use::either}};
    return command;
}

Command show(std::string& play) {
    Command command{.name = "history show", .summary = _("one play whole"), .example = "clerk history show 018f6d2e"};
    command.text =
        _("Shows one play whole: seats, points by category, ranks, place and notes. PLAY is its id, or a beginning\n"
          "of it that no other play has; clerk history list shows one.");
    command.options = {{"PLAY", "", &play}};
    return command;
}

Command add(AddRequest& request) {
    Command command{.name = "history add",
                    .summary = _("a game of any kind that was played, with its points"),
                    .example = "clerk history add Catan Linda=10 John=8 Mei=7\n"
                               "clerk history add --wins lowest '6 nimmt!' Linda=5+0+12 John=9+31+3\n"
                               "clerk history add --wins together --won Pandemic Linda John"};
    command.text =
        _("Adds a game that was played, whatever it is called: it counts as a play of that game. Players are told in\n"
          "turn order, each with a figure, or with several that add up: Linda=12, Linda=4+8-1.5. It belongs to the\n"
          "game night whose timer runs. It can be taken back as an import is.");
    command.options = {
        {"--wins", "WAY", Choice{&request.wins, {{"highest", ""}, {"lowest", ""}, {"places", ""}, {"together", ""}}},
         _("highest (as usual) or lowest points, places, or together against the game")},
        {"--rows", "NAMES", &request.rows, _("what the figures are of, with commas between: 'Towns,Roads'")},
        {"--team", "TEAM=NAME", &request.teams,
         _("the player is in the team; the team's figure stands with its first player")},
        {"--ahead", "NAME", &request.ahead, _("of those with the same points this player, or team, is ahead")},
        {"--shared", "", &request.shared, _("those with the same points win together")},
        {"--won", "", &request.won, _("won together against the game")},
        {"--lost", "", &request.lost, _("lost together against the game"), Use::either},
        {"--first-began", "", &request.first_began, _("the first player began")},
        {"--at", "TIME", &request.at, _("when, such as 2026-11-20T19:30:00+01:00; otherwise now")},
        {"--place", "TEXT", &request.place, _("where")},
        {"--notes", "TEXT", &request.notes, _("what else is to be kept")},
        {"GAME", "", &request.game},
        {"SEATS", "NAME=FIGURE...", &request.seats}};
    return command;
}

Command players(PlayersRequest& request) {
    Command command{
        .name = "history players", .summary = _("everyone who has played"), .example = "clerk history players"};
    command.text = _("Lists everyone who has played and is not hidden, with their plays, wins and last play.");
    command.options = {{"--by", "",
                        Choice{&request.order,
                               {{"name", _("by their names, as usual")},
                                {"last", _("those first with whom nobody has played for longest")}}}}};
    return command;
}

Command people(PeopleRequest& request) {
    Command command{.name = "history people",
                    .summary = _("hides players, shows them again, deletes those without plays"),
                    .example = "clerk history people hide Linda"};
    command.text = _(
        "Lists the players who stand in no list: who is hidden, and who has no plays. Who is hidden is in no list,\n"
        "no proposal and on no leaderboard; the plays stay, and clerk history stats shows them. Who has no plays can\n"
        "be deleted. NAME is a name, a nickname or an id.");
    command.options = {{"--yes", "", &request.yes, _("deletes; without it is only told who would be deleted")},
                       {"ACTION", "[hide|show|delete]", &request.action},
                       {"NAME", "[NAME]", &request.name}};
    return command;
}

Command stats(StatsRequest& request) {
    Command command{
        .name = "history stats", .summary = _("all figures of a player"), .example = "clerk history stats Linda"};
    command.text =
        _("Shows what the plays of a player add up to: plays, wins and points in all, by the number of players, by\n"
          "game and variant; the rating, which clerk history leaderboard --help explains; categories, wins in a row,\n"
          "and everyone they have played against.");
    command.options = {{"--game", "GAME", &request.filter.game, _("of this game alone")},
                       {"--without-aids", "", &request.filter.without_aids,
                        _("leaves out plays in which what could be built was shown")},
                       {"--without-waivers", "", &request.filter.without_waivers,
                        _("leaves out plays in which the table let something stand")},
                       {"NAME", "", &request.name}};
    command.remark = _("The rating is that of all plays, or of all of the game.");
    return command;
}

Command leaderboard(LeaderboardRequest& request) {
    Command command{.name = "history leaderboard",
                    .summary = _("who has won most, or is strongest"),
                    .example = "clerk history leaderboard --by rating"};
    const Rating surely{27, 5.0 / 3};
    command.text = _("Lists the players with their wins, the wins that chance would give, and their rating.");
    command.options = {{"--game", "GAME", &request.game, _("of this game alone")},
                       {"--by", "",
                        Choice{&request.order,
                               {{"wins", _("those with most wins first, as usual")},
                                {"rating", _("those first who are surely strongest; those without a rating last")}}}}};
    command.remark = i18n::fill(
        _("A rating is the strength that the ranks in all plays tell, whatever the number of players. Everyone begins\n"
          "with {1}, and every play makes it surer. {2} means: almost certainly from {3} to {4}; the order is that\n"
          "of {3}. It is shown after {5} plays that rate someone: with a winner, and two players at least. It is\n"
          "counted as OpenSkill does without its drift between plays (tau 0), by Weng and Lin's Plackett-Luce model;\n"
          "the JSON has mu, sigma and ordinal, which is mu - 3 sigma."),
        {i18n::rating(Rating{}), i18n::rating(surely), "22", "32", wxString() << db::rating_shown_after});
    return command;
}

Command year(YearRequest& request) {
    Command command{.name = "history year",
                    .summary = _("a year in review, also as a page for a browser"),
                    .example = "clerk history year 2026 --html 2026.html"};
    command.text =
        _("Reviews a year, the latest with a play unless another is named: plays, days, people, games and new ones,\n"
          "hours where they are known, the longest rows of days and weeks, the best results, and the h-index: so many\n"
          "games were played so often each.");
    command.options = {
        {"--player", "NAME", &request.player, _("the year of this player; the name, the nickname or the id")},
        {"--html", "FILE", &request.html, _("writes it as one page for a browser, with nothing from elsewhere")},
        {"--force", "", &request.force, _("replaces a file that is there")},
        {"YEAR", "[YEAR]", number(request.year, 0, 9999)}};
    return command;
}

Command goals(GoalsRequest& request) {
    Command command{.name = "history goals",
                    .summary = _("goals such as ten games ten times, and how far they are"),
                    .example = "clerk history goals add '10 x 10' --year 2026 --games 10 --plays 10"};
    command.text =
        _("Lists the goals and how far they are, adds one under a name of yours, or takes one away by its name\n"
          "or id. A goal asks for so many games of a year, each played so often at least.");
    command.options = {
        {"--year", "YEAR", number(request.year, 1, 9999), _("of a new goal; otherwise of which year it is")},
        {"--games", "N", number(request.games, 1, 1000), _("so many games: 10 unless another number is given")},
        {"--plays", "N", number(request.plays, 1, 1000), _("so many plays of each: 10 likewise")},
        {"ACTION", "[add|remove]", &request.action},
        {"NAME", "[NAME]", &request.name}};
    return command;
}

Command export_to_files(ExportRequest& request) {
    Command command{.name = "history export",
                    .summary = _("writes plays or games into a file"),
                    .example = "clerk history export --records - | clerk check --lines"};
    command.text = _("Writes into FILE; - is standard output. A file that is there is replaced only with --force.");
    command.options = {{"--csv", "FILE", &request.csv, _("all plays as a table for spreadsheets, one row a player")},
                       {"--records", "FILE", &request.records,
                        _("all games as records, one a line, as clerk check --lines reads them"), Use::either},
                       {"--bgsplay", "PLAY FILE", Several{&request.bgsplay, 2},
                        _("one play for BG Stats, by its id or the beginning of it"), Use::either},
                       {"--force", "", &request.force}};
    return command;
}

Command import_from_files(ImportRequest& request) {
    Command command{.name = "history import",
                    .summary = _("brings in plays or games from a file, or takes them back"),
                    .example = "clerk history import --dry-run BGStatsExport.json"};
    command.text = _(
        "Brings in an export or a play of BG Stats, plays of BoardGameGeek (XML), a record, or records one a line;\n"
        "- is standard input. All of it comes in or nothing, but what is left out. What is here already stays as it\n"
        "is here; where the content differs that is told, and the exit status is 1. Players are known by their id or\n"
        "name. Several files, or pages of BoardGameGeek, come in as one.");
    command.options = {
        {"--dry-run", "", &request.dry_run, _("tells what would come in, and who is who; changes nothing")},
        {"--match", "\"NAME=NAME\"", &request.matches,
         _("the first, in the file, is the second, here; without a second, someone new")},
        {"--leave-out", "PLAY", &request.leave_out, _("without this play of the file; its id, or a beginning of it")},
        {"--leave-out-unreadable", "", &request.leave_out_unreadable,
         _("without the plays that are not right, such as one without a day")},
        {"--undo", "IMPORT", number(request.undo, 0),
         _("takes back what that import brought in; its number was told then"), Use::alone},
        {"FILE", "FILE...", &request.files}};
    return command;
}

Command merge(MergeRequest& request) {
    Command command{.name = "history merge",
                    .summary = _("takes in the history of another computer"),
                    .example = "clerk history merge --dry-run /media/laptop/history.db"};
    command.text =
        _("Takes in all players, game nights, games, results and photos of the history OTHER, after a back-up. What\n"
          "both have stays once. Of two versions the one that was changed later wins, and the other is kept in the\n"
          "history. OTHER is only read. To merge twice changes nothing, and two computers that take in each other's\n"
          "history have the same one. What one of them deleted for good comes back from the other.");
    command.options = {
        {"--dry-run", "", &request.dry_run, _("only tells what would come in, and which versions would win")},
        {"OTHER", "", &request.other}};
    return command;
}

Command backup() {
    Command command{
        .name = "history backup", .summary = _("makes a back-up of the history"), .example = "clerk history backup"};
    command.text =
        _("Makes a back-up of the history in the folder backups beside it. One made by hand is kept until you\n"
          "remove it. The window makes one a day when something changed: the newest of each of 12 days, 10 weeks\n"
          "and 9 months are kept, and the last 10 of each kind that is made before something that may go wrong.");
    return command;
}

Command restore(std::string& which) {
    Command command{.name = "history restore",
                    .summary = _("lists the back-ups, or puts one of them back"),
                    .example = "clerk history restore history-20261121T190000Z-daily.db"};
    command.text =
        _("Lists the back-ups of the history, the newest first, with what is in them. WHICH is the name of one in\n"
          "the list, or a file: the history is put back as it is there. The history as it was is backed up first.\n"
          "A damaged back-up, or one of a newer version, is refused; so is a history that a program has open.");
    command.options = {{"WHICH", "[WHICH]", &which}};
    return command;
}

Command begin() {
    Command command{.name = "history begin",
                    .summary = _("begins a new history where the old one is gone"),
                    .example = "clerk history begin --db /media/stick/history.db"};
    command.text = _(
        "Begins a new history where the one that was there is gone, with its back-ups or without. Nothing else does:\n"
        "it might only be elsewhere. One that is there is left as it is.");
    return command;
}

}

std::vector<Command> history_commands() {
    return {
        history_command(check_history, doctor),
        {.name = "history", .summary = _("plays, players and their figures; files, back-ups: clerk history --help")},
        history_command(list_plays, list),
        history_command(show_play, show),
        history_command(add_game, add),
        history_command(list_players, players),
        history_command(change_people, people),
        history_command(show_stats, stats),
        history_command(show_leaderboard, leaderboard),
        history_command(review_year, year),
        history_command(change_goals, goals),
        history_command(export_plays, export_to_files),
        history_command(import_plays, import_from_files),
        history_command(merge_history, merge),
        history_command(back_up_history, backup()),
        history_command(restore_history, restore),
        history_command(begin_history, begin())};
}

}
