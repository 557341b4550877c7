#include "app/cli/club_help_pages.h"

#include "app/cli/history_help_pages.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

wxString club_first_page() {
    return _("Usage: clerk club COMMAND [--json] [--db FILE] [...]\n"
             "\n"
             "Commands:\n"
             "  init         makes a club on a PostgreSQL server\n"
             "  admit        gives a user of the server a right in the club\n"
             "  photos       agrees up to which size photos are kept on the server\n"
             "  join         brings this history in step with a club\n"
             "  status       the club, when it was last in step, and what waits\n"
             "  sync         sends what is new here and fetches what is new there\n"
             "  leave        goes on without the club\n"
             "  leaderboard  who has won most in the whole club\n"
             "  pair         who sits at which table next, on a game night\n"
             "  standings    how everybody stands on a game night, over all tables\n");
}

wxString init_page() {
    return _(
        "Usage: clerk club init [--name NAME] [--json] [--db FILE] URL\n"
        "\n"
        "Makes a club in a database of a PostgreSQL server, with its tables, rights and roles; who makes it is its\n"
        "first organiser. One that an earlier version made is brought up to this one. URL is what PostgreSQL's own\n"
        "programs take: postgresql://USER@SERVER/DATABASE, with ?sslmode=verify-full for a server that proves who it\n"
        "is, or service=NAME. A password is taken from ~/.pgpass or asked for, and kept nowhere.\n"
        "\n"
        "  --name NAME  what the club is called\n"
        "\n"
        "Example:\n"
        "  clerk club init --name 'Tuesday Players' postgresql://linda@club.example/plays\n");
}

wxString admit_page() {
    return _("Usage: clerk club admit [--json] [--db FILE] NAME RIGHT\n"
             "\n"
             "Gives the user NAME of the server a right in the club that this history is in, and takes a greater one\n"
             "away. Organisers may do it. A reader reads; a member also adds plays and changes its own; an organiser\n"
             "changes everything; none: nothing any more.\n"
             "\n"
             "Example:\n"
             "  clerk club admit john member\n");
}

wxString photos_page() {
    return _(
        "Usage: clerk club photos [--json] [--db FILE] SIZE|none\n"
        "\n"
        "Agrees for the whole club that photos of game nights are sent and fetched by clerk club sync, up to SIZE\n"
        "each, 16MB at most; none: they stay on their laptops, as they do at first. Organisers may do it. What is\n"
        "on the server already stays there. Pictures of players stay on their laptops.\n"
        "\n"
        "Example:\n"
        "  clerk club photos 300kB\n");
}

wxString join_page() {
    return _("Usage: clerk club join [--yes] [--json] [--db FILE] URL\n"
             "\n"
             "Tells what this history and the club would exchange; with --yes it joins and exchanges it. From then on\n"
             "what changes here waits to be sent by clerk club sync. Every laptop keeps everything in its own history\n"
             "and works without the server, too. Where the server's identity is not verified, that is said.\n"
             "\n"
             "  --yes        joins\n"
             "\n"
             "Example:\n"
             "  clerk club join --yes postgresql://john@club.example/plays\n");
}

wxString status_page() {
    return _(
        "Usage: clerk club status [--json] [--db FILE]\n"
        "\n"
        "Shows the club that this history is in, when it was last in step, how much waits to be sent and how much\n"
        "the club does not take from you. Asks no server.\n"
        "\n"
        "Example:\n"
        "  clerk club status\n");
}

wxString sync_page() {
    return _("Usage: clerk club sync [--after-restore] [--json] [--db FILE]\n"
             "\n"
             "Sends what is new here and fetches what others sent. Of two versions of a record the one that was\n"
             "changed later wins, and the other is kept, as in clerk history merge.\n"
             "\n"
             "  --after-restore  the server was put back to an older state: compares everything and sends it again\n"
             "\n"
             "Example:\n"
             "  clerk club sync\n");
}

wxString leave_page() {
    return _("Usage: clerk club leave [--json] [--db FILE]\n"
             "\n"
             "Goes on without the club. Everything stays here, and what was sent stays there. Asks no server.\n"
             "\n"
             "Example:\n"
             "  clerk club leave\n");
}

wxString club_leaderboard_page() {
    return _(
        "Usage: clerk club leaderboard [--game GAME] [--json] [--db FILE]\n"
        "\n"
        "Lists the players of the whole club with their wins and the wins that chance would give, those with most\n"
        "wins first. The server counts them.\n"
        "\n"
        "  --game GAME  of this game alone\n"
        "\n"
        "Example:\n"
        "  clerk club leaderboard --game Chess\n");
}

wxString pair_page() {
    return _(
        "Usage: clerk club pair [--by swiss|rating] [--tables N] [--game GAME] [--night NIGHT] [--new NAME]...\n"
        "                       [--without NAME]... [--json] [--db FILE] [NAME]...\n"
        "\n"
        "Seats those who are here at tables of two to four, as even as can be: everybody who has played on the game\n"
        "night whose timer runs, and everybody named.\n"
        "\n"
        "  --by swiss      nobody meets the same again where that can be avoided, and those of like points on this\n"
        "                  evening play together, as usual; clerk club standings shows them\n"
        "  --by rating     those of like rating play together\n"
        "  --tables N      so many tables; who has played most sits out where there are too few seats\n"
        "  --game GAME     as many at a table as can play this game, if the number of tables asks for it\n"
        "  --night NIGHT   another game night: its day, its id, or a beginning of it\n"
        "  --new NAME      also somebody who has never played\n"
        "  --without NAME  not this one, who has gone home\n"
        "\n"
        "Up to 32 people nothing is better, or that is told. The same people get the same tables.\n"
        "\n"
        "Example:\n"
        "  clerk club pair --tables 3 --without Linda\n");
}

wxString standings_page() {
    return _(
        "Usage: clerk club standings [--json] [--db FILE] [NIGHT]\n"
        "\n"
        "Shows how everybody stands on the game night whose timer runs, or on NIGHT: its day, its id, or a beginning\n"
        "of it. Each play gives the share of the others at the table whom one left behind, who are level counting\n"
        "half: the first of four has 1 point, then 0.67, 0.33, 0. Who has as many points as another is before them by\n"
        "more wins, then by more points of those they met; else they share the rank.\n"
        "\n"
        "Example:\n"
        "  clerk club standings 2026-11-21\n");
}

struct ClubPage {
    std::string_view command;
    wxString (*text)();
};
constexpr ClubPage club_pages[] = {
    {"club", club_first_page},    {"club init", init_page},          {"club admit", admit_page},
    {"club photos", photos_page}, {"club join", join_page},          {"club status", status_page},
    {"club sync", sync_page},     {"club leave", leave_page},        {"club leaderboard", club_leaderboard_page},
    {"club pair", pair_page},     {"club standings", standings_page}};

}

wxString club_page(std::string_view command) {
    for (const ClubPage& page : club_pages)
        if (page.command == command) return page.text() + "\n" + history_last_lines();
    return {};
}

}
