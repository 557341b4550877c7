#include "app/cli/history_help_pages.h"

#include "db/figures/ratings.h"
#include "i18n/numbers.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

wxString first_page() {
    return _("Usage: clerk history COMMAND [--json] [--db FILE] [...]\n"
             "\n"
             "Commands:\n"
             "  list         the plays, the newest first\n"
             "  show         one play whole\n"
             "  add          a game of any kind that was played, with its points\n"
             "  players      everyone who has played\n"
             "  stats        all figures of a player\n"
             "  leaderboard  who has won most, or is strongest\n"
             "  export       writes plays or games into a file\n"
             "  import       brings in plays or games from a file, or takes them back\n"
             "  merge        takes in the history of another computer\n"
             "  backup       makes a back-up of the history\n"
             "  restore      lists the back-ups, or puts one of them back\n"
             "  begin        begins a new history where the old one is gone\n");
}

wxString back_up_page() {
    return _("Usage: clerk history backup [--json] [--db FILE]\n"
             "\n"
             "Makes a back-up of the history in the folder backups beside it. One made by hand is kept until you\n"
             "remove it. The window makes one a day when something changed: the newest of each of 12 days, 10 weeks\n"
             "and 9 months are kept, and the last 10 of each kind that is made before something that may go wrong.\n"
             "\n"
             "Example:\n"
             "  clerk history backup\n");
}

wxString merge_page() {
    return _(
        "Usage: clerk history merge [--dry-run] [--json] [--db FILE] OTHER\n"
        "\n"
        "Takes in all players, game nights, games, results and photos of the history OTHER, after a back-up. What\n"
        "both have stays once. Of two versions the one that was changed later wins, and the other is kept in the\n"
        "history. OTHER is only read. To merge twice changes nothing, and two computers that take in each other's\n"
        "history have the same one. What one of them deleted for good comes back from the other.\n"
        "\n"
        "  --dry-run    only tells what would come in, and which versions would win\n"
        "\n"
        "Example:\n"
        "  clerk history merge --dry-run /media/laptop/history.db\n");
}

wxString restore_page() {
    return _("Usage: clerk history restore [--json] [--db FILE] [WHICH]\n"
             "\n"
             "Lists the back-ups of the history, the newest first, with what is in them. WHICH is the name of one in\n"
             "the list, or a file: the history is put back as it is there. The history as it was is backed up first.\n"
             "A damaged back-up, or one of a newer version, is refused; so is a history that a program has open.\n"
             "\n"
             "Example:\n"
             "  clerk history restore history-20261121T190000Z-daily.db\n");
}

wxString begin_page() {
    return _(
        "Usage: clerk history begin [--json] [--db FILE]\n"
        "\n"
        "Begins a new history where the one that was there is gone, with its back-ups or without. Nothing else does:\n"
        "it might only be elsewhere. One that is there is left as it is.\n"
        "\n"
        "Example:\n"
        "  clerk history begin --db /media/stick/history.db\n");
}

wxString list_page() {
    return _(
        "Usage: clerk history list [--game GAME] [--player NAME] [--limit N] [--all | --bin] [--json] [--db FILE]\n"
        "\n"
        "Lists the plays, the newest first: those with a result that count.\n"
        "\n"
        "  --game GAME    of this game alone\n"
        "  --player NAME  in which this player has a seat; the name, the nickname or the id\n"
        "  --limit N      so many at most: 20 unless another number is given, 0 for all\n"
        "  --all          also those that are open or do not count\n"
        "  --bin          those in the bin\n"
        "\n"
        "Example:\n"
        "  clerk history list --player Linda --limit 5\n");
}

wxString show_page() {
    return _("Usage: clerk history show [--json] [--db FILE] PLAY\n"
             "\n"
             "Shows one play whole: seats, points by category, ranks, place and notes. PLAY is its id, or a beginning\n"
             "of it that no other play has; clerk history list shows one.\n"
             "\n"
             "Example:\n"
             "  clerk history show 018f6d2e\n");
}

wxString players_page() {
    return _("Usage: clerk history players [--json] [--db FILE]\n"
             "\n"
             "Lists everyone who has played, with their plays and wins.\n"
             "\n"
             "Example:\n"
             "  clerk history players\n");
}

wxString stats_page() {
    return _(
        "Usage: clerk history stats [--game GAME] [--without-aids] [--without-waivers] [--json] [--db FILE] NAME\n"
        "\n"
        "Shows what the plays of a player add up to: plays, wins and points in all, by the number of players, by\n"
        "game and variant; the rating, which clerk history leaderboard --help explains; categories, wins in a row,\n"
        "and everyone they have played against.\n"
        "\n"
        "  --game GAME        of this game alone\n"
        "  --without-aids     leaves out plays in which what could be built was shown\n"
        "  --without-waivers  leaves out plays in which the table let something stand\n"
        "\n"
        "The rating is that of all plays, or of all of the game.\n"
        "\n"
        "Example:\n"
        "  clerk history stats Linda\n");
}

wxString leaderboard_page() {
    const Rating example{27, 5.0 / 3};
    return i18n::fill(
        _("Usage: clerk history leaderboard [--game GAME] [--by wins|rating] [--json] [--db FILE]\n"
          "\n"
          "Lists the players with their wins, the wins that chance would give, and their rating.\n"
          "\n"
          "  --game GAME  of this game alone\n"
          "  --by wins    those with most wins first, as usual\n"
          "  --by rating  those first who are surely strongest; those without a rating last\n"
          "\n"
          "A rating is the strength that the ranks in all plays tell, whatever the number of players. Everyone begins\n"
          "with {1}, and every play makes it surer. {2} means: almost certainly from {3} to {4}; the order is that\n"
          "of {3}. It is shown after {5} plays that rate someone: with a winner, and two players at least. It is\n"
          "counted as OpenSkill does, by Weng and Lin's Plackett-Luce model; the JSON has mu, sigma and ordinal,\n"
          "which is mu - 3 sigma.\n"
          "\n"
          "Example:\n"
          "  clerk history leaderboard --by rating\n"),
        {i18n::rating(Rating{}), i18n::rating(example), "22", "32", wxString() << db::rating_shown_after});
}

wxString export_page() {
    return _("Usage: clerk history export [--csv FILE | --records FILE | --bgsplay PLAY FILE] [--force] [--json] [--db "
             "FILE]\n"
             "\n"
             "Writes into FILE; - is standard output. A file that is there is replaced only with --force.\n"
             "\n"
             "  --csv FILE           all plays as a table for spreadsheets, one row a player\n"
             "  --records FILE       all games as records, one a line, as clerk check --lines reads them\n"
             "  --bgsplay PLAY FILE  one play for BG Stats, by its id or the beginning of it\n"
             "\n"
             "Example:\n"
             "  clerk history export --records - | clerk check --lines\n");
}

wxString add_page() {
    return _(
        "Usage: clerk history add [OPTION...] [--json] [--db FILE] GAME NAME=FIGURE...\n"
        "\n"
        "Adds a game that was played, whatever it is called: it counts as a play of that game. Players are told in\n"
        "turn order, each with a figure, or with several that add up: Linda=12, Linda=4+8-1.5. It belongs to the\n"
        "game night whose timer runs. It can be taken back as an import is.\n"
        "\n"
        "  --wins WAY       highest (as usual) or lowest points, places, or together against the game\n"
        "  --rows NAMES     what the figures are of, with commas between: 'Towns,Roads'\n"
        "  --team TEAM=NAME the player is in the team; the team's figure stands with its first player\n"
        "  --ahead NAME     of those with the same points this player, or team, is ahead\n"
        "  --shared         those with the same points win together\n"
        "  --won, --lost    together against the game\n"
        "  --first-began    the first player began\n"
        "  --at TIME        when, such as 2026-11-20T19:30:00+01:00; otherwise now\n"
        "  --place TEXT     where\n"
        "  --notes TEXT     what else is to be kept\n"
        "\n"
        "Examples:\n"
        "  clerk history add Catan Linda=10 John=8 Mei=7\n"
        "  clerk history add --wins lowest '6 nimmt!' Linda=5+0+12 John=9+31+3\n"
        "  clerk history add --wins together --won Pandemic Linda John\n");
}

wxString import_page() {
    return _(
        "Usage: clerk history import [--dry-run] [--match \"NAME=NAME\"]... [--leave-out PLAY]...\n"
        "                            [--leave-out-unreadable] [--json] [--db FILE] FILE...\n"
        "       clerk history import --undo IMPORT\n"
        "\n"
        "Brings in an export or a play of BG Stats, plays of BoardGameGeek (XML), a record, or records one a line;\n"
        "- is standard input. All of it comes in or nothing, but what is left out. What is here already stays as it\n"
        "is here; where the content differs that is told, and the exit status is 1. Players are known by their id or\n"
        "name. Several files, or pages of BoardGameGeek, come in as one.\n"
        "\n"
        "  --dry-run               tells what would come in, and who is who; changes nothing\n"
        "  --match \"NAME=NAME\"     the first, in the file, is the second, here; without a second, someone new\n"
        "  --leave-out PLAY        without this play of the file; its id, or a beginning of it\n"
        "  --leave-out-unreadable  without the plays that are not right, such as one without a day\n"
        "  --undo IMPORT           takes back what that import brought in; its number was told then\n"
        "\n"
        "Example:\n"
        "  clerk history import --dry-run BGStatsExport.json\n");
}

wxString doctor_page() {
    return _("Usage: clerk doctor [--repair] [--json] [--db FILE]\n"
             "\n"
             "Examines the history: whether the file is whole, every game can be read and replayed, every action can\n"
             "be undone and redone, every result is what its rules award, players, nights and plays fit together, and\n"
             "leaderboards and players' pages are what the plays add up to. Changes nothing. A result that today's\n"
             "rules would award otherwise is told, but is no trouble, and stays.\n"
             "\n"
             "  --repair     makes a back-up, then mends what can be mended, and names what cannot\n"
             "\n"
             "Example:\n"
             "  clerk doctor --json | jq .counters\n");
}

struct CommandPage {
    std::string_view command;
    wxString (*text)();
};
constexpr CommandPage pages[] = {
    {"history", first_page},           {"history list", list_page},      {"history show", show_page},
    {"history players", players_page}, {"history stats", stats_page},    {"history leaderboard", leaderboard_page},
    {"history add", add_page},         {"history export", export_page},  {"history import", import_page},
    {"history merge", merge_page},     {"history backup", back_up_page}, {"history restore", restore_page},
    {"history begin", begin_page},     {"doctor", doctor_page}};

}

wxString history_last_lines() {
    return _("Options:\n"
             "  --db FILE    this history instead of the usual one\n"
             "  --json       answers in JSON on one line\n"
             "\n"
             "The usual history is $XDG_DATA_HOME/clerk-of-works/history.db; the variable CLERK_DB names another.\n"
             "\n"
             "Exit status: 0 fine; 1 troubles or conflicts found, or nothing; 2 unreadable, refused or wrong usage.\n");
}

wxString history_page(std::string_view command) {
    for (const CommandPage& page : pages)
        if (page.command == command) return page.text() + "\n" + history_last_lines();
    return {};
}

}
