#include "app/cli/help_pages.h"

#include "app/cli/club_help_pages.h"
#include "app/cli/history_help_pages.h"

#include <wx/translation.h>

namespace clerk::cli {

namespace {

wxString first_page() {
    return _("clerk: a referee for tabletop building games\n"
             "\n"
             "Usage: clerk COMMAND [--json] [--lines] [FILE...]\n"
             "\n"
             "Commands:\n"
             "  check    tells whether a game keeps to the rules: what breaks them, where, and the way out\n"
             "  score    counts the points, as if the game ended after its last turn\n"
             "  moves    lists what the player at turn may do next\n"
             "  missed   tells in which turns more could have been built, and what it was worth\n"
             "  advise   tells what would bring the most points now\n"
             "  review   compares every turn with the best that it could have been\n"
             "  walk     writes a game to be walked through: clerk walk --help\n"
             "\n"
             "Commands on the history, which have options of their own:\n"
             "  doctor   examines the history and repairs it\n"
             "  history  plays, players and their figures; files, back-ups: clerk history --help\n"
             "  club     an evening at several tables, a club's history: clerk club --help\n"
             "\n"
             "Options:\n"
             "  --json       answers in JSON, each record on one line\n"
             "  --lines      reads one record a line and answers each at once with one line of JSON\n"
             "  -h, --help   explains the program, or a command: clerk score --help\n"
             "  --version    tells the version\n");
}

wxString last_lines() {
    return _(
        "FILE is the record of a game, *.clerk.json; - is standard input, which is read too when no file is named.\n"
        "\n"
        "Exit status: 0 legal or scored; 1 illegal; 2 malformed, unreadable or wrong usage; of several the worst.\n");
}

wxString examples() {
    return _("Examples:\n"
             "  clerk check game.clerk.json\n"
             "      Is the game legal? If not, each broken rule is explained.\n"
             "  clerk score friday.clerk.json saturday.clerk.json\n"
             "      Two games, one table of points each.\n"
             "  clerk score --json game.clerk.json | jq '.players[].total'\n"
             "      The totals alone.\n"
             "  clerk check --lines games.ndjson\n"
             "      Thousands of games, one a line, one answer each.\n");
}

wxString check_page() {
    return _(
        "Usage: clerk check [--json] [--lines] [FILE...]\n"
        "\n"
        "Tells whether a game keeps to the rules. Each breach is one sentence, with the turn and the spaces it is\n"
        "about and what would make it legal. What the table agreed to let stand is listed, but is no breach.\n"
        "\n"
        "Example:\n"
        "  clerk check game.clerk.json\n");
}

wxString score_page() {
    return _("Usage: clerk score [--json] [--lines] [FILE...]\n"
             "\n"
             "Counts the points of every player, category by category, as if the game ended after its last turn; with\n"
             "the ranks, and what decided between equal totals. An illegal game gets no score, but its breaches.\n"
             "\n"
             "Example:\n"
             "  clerk score --json game.clerk.json | jq '.players[].total'\n");
}

wxString moves_page() {
    return _("Usage: clerk moves [--json] [--lines] [FILE...]\n"
             "\n"
             "Lists what the player at turn may legally do next. The last turn of the record may be in progress\n"
             "(\"done\": false). Needs the turns, so there is no answer for a record of depth final.\n"
             "\n"
             "Example:\n"
             "  clerk moves game.clerk.json\n");
}

wxString missed_page() {
    return _(
        "Usage: clerk missed [--json] [--lines] [FILE...]\n"
        "\n"
        "Looks at every played turn in which something was built: what else could have been built after it, and\n"
        "the most points it would have added. Needs the turns, so there is no answer for a record of depth final.\n"
        "\n"
        "Example:\n"
        "  clerk missed game.clerk.json\n");
}

wxString advise_page() {
    return _(
        "Usage: clerk advise [--json] [--lines] [FILE...]\n"
        "\n"
        "Tells what would bring the most points now: the best builds of the turn, with the categories that gain, and\n"
        "before a dig what each stack allows; or the best places of each tile that may be placed or built. What was\n"
        "not looked at to the end has a bound that no build passes. Needs the turns. A table that agreed to be\n"
        "offered nothing gets no advice before its game is over.\n"
        "\n"
        "Example:\n"
        "  clerk advise game.clerk.json\n");
}

wxString review_page() {
    return _(
        "Usage: clerk review [--json] [--lines] [FILE...]\n"
        "\n"
        "Compares every turn with the best that its player could have done in it, as if the game had ended then: the\n"
        "points each player left on the table, the costliest moments with what would have been better, and the turns\n"
        "one by one. Of a tile put into the palace it is the best place for that tile. Needs the turns. A table that\n"
        "agreed to be offered nothing gets no review before its game is over.\n"
        "\n"
        "Example:\n"
        "  clerk review game.clerk.json\n");
}

wxString walk_page() {
    return _(
        "Usage: clerk walk [--force] -o OUTPUT FILE\n"
        "\n"
        "Writes a walk through the game, turn by turn: OUTPUT is a page for a browser, *.html, with everything in\n"
        "it, or a moving picture, *.png. The boards are drawn by clerk-of-works, without a window, but on a display;\n"
        "where there is none, xvfb-run gives one.\n"
        "\n"
        "Options:\n"
        "  -o, --output OUTPUT   the file that is written\n"
        "  --force               replaces it where it is there already\n"
        "\n"
        "Example:\n"
        "  clerk walk -o evening.html game.clerk.json\n");
}

}

wxString page(std::string_view command) {
    if (command == "check") return check_page() + "\n" + last_lines();
    if (command == "score") return score_page() + "\n" + last_lines();
    if (command == "moves") return moves_page() + "\n" + last_lines();
    if (command == "missed") return missed_page() + "\n" + last_lines();
    if (command == "advise") return advise_page() + "\n" + last_lines();
    if (command == "review") return review_page() + "\n" + last_lines();
    if (command == "walk") return walk_page();
    if (const wxString other = history_page(command); !other.empty()) return other;
    if (const wxString other = club_page(command); !other.empty()) return other;
    return first_page() + "\n" + last_lines() + "\n" + examples();
}

}
