// The commands for a club.
#include "app/cli/club_membership.h"
#include "app/cli/club_night.h"
#include "app/cli/command.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

constexpr int most_tables = 1000;

Command init(InitRequest& request) {
    Command command{.name = "club init",
                    .summary = _("makes a club on a PostgreSQL server"),
                    .example = _("clerk club init --name 'Tuesday Players' postgresql://linda@club.example/plays")};
    command.text = _(
        "Makes a club in a database of a PostgreSQL server, with its tables, rights and roles; who makes it is its\n"
        "first organiser. One that an earlier version made is brought up to this one. URL is what PostgreSQL's own\n"
        "programs take: postgresql://USER@SERVER/DATABASE, with ?sslmode=verify-full for a server that proves who it\n"
        "is, or service=NAME. A password is taken from ~/.pgpass or asked for, and kept nowhere.");
    command.options = {{"--name", "NAME", &request.name, _("what the club is called")}, {"URL", "", &request.address}};
    return command;
}

Command admit(AdmitRequest& request) {
    Command command{.name = "club admit",
                    .summary = _("gives a user of the server a right in the club"),
                    .example = "clerk club admit john member"};
    command.text =
        _("Gives the user NAME of the server a right in the club that this history is in, and takes a greater one\n"
          "away. Organisers may do it. A reader reads; a member also adds plays and changes its own; an organiser\n"
          "changes everything; none: nothing any more.");
    command.options = {{"NAME", "", &request.user}, {"RIGHT", "", &request.right}};
    return command;
}

Command photos(std::string& limit) {
    Command command{.name = "club photos",
                    .summary = _("agrees up to which size photos are kept on the server"),
                    .example = "clerk club photos 300kB"};
    command.text =
        _("Agrees for the whole club that photos of game nights are sent and fetched by clerk club sync, up to SIZE\n"
          "each, 16MB at most; none: they stay on their laptops, as they do at first. Organisers may do it. What is\n"
          "on the server already stays there. Pictures of players stay on their laptops.");
    command.options = {{"SIZE", "SIZE|none", &limit}};
    return command;
}

Command join(JoinRequest& request) {
    Command command{.name = "club join",
                    .summary = _("brings this history in step with a club"),
                    .example = "clerk club join --yes postgresql://john@club.example/plays"};
    command.text =
        _("Tells what this history and the club would exchange; with --yes it joins and exchanges it. From then on\n"
          "what changes here waits to be sent by clerk club sync. Every laptop keeps everything in its own history\n"
          "and works without the server, too. Where the server's identity is not verified, that is said.");
    command.options = {{"--yes", "", &request.yes, _("joins")}, {"URL", "", &request.address}};
    return command;
}

Command status() {
    Command command{.name = "club status",
                    .summary = _("the club, when it was last in step, and what waits"),
                    .example = "clerk club status"};
    command.text =
        _("Shows the club that this history is in, when it was last in step, how much waits to be sent and how much\n"
          "the club does not take from you. Asks no server.");
    return command;
}

Command sync(bool& again) {
    Command command{.name = "club sync",
                    .summary = _("sends what is new here and fetches what is new there"),
                    .example = "clerk club sync"};
    command.text =
        _("Sends what is new here and fetches what others sent. Of two versions of a record the one that was\n"
          "changed later wins, and the other is kept, as in clerk history merge.");
    command.options = {{"--after-restore", "", &again,
                        _("the server was put back to an older state: compares everything and sends it again")}};
    return command;
}

Command leave() {
    Command command{.name = "club leave", .summary = _("goes on without the club"), .example = "clerk club leave"};
    command.text = _("Goes on without the club. Everything stays here, and what was sent stays there. Asks no server.");
    return command;
}

Command leaderboard(std::string& game) {
    Command command{.name = "club leaderboard",
                    .summary = _("who has won most in the whole club"),
                    .example = "clerk club leaderboard --game Chess"};
    command.text =
        _("Lists the players of the whole club with their wins and the wins that chance would give, those with most\n"
          "wins first. The server counts them.");
    command.options = {{"--game", "GAME", &game, _("of this game alone")}};
    return command;
}

Command pair(PairRequest& request) {
    Command command{.name = "club pair",
                    .summary = _("who sits at which table next, on a game night"),
                    .example = "clerk club pair --tables 3 --without Linda"};
    command.text =
        _("Seats those who are here at tables of two to four, as even as can be: everybody who has played on the game\n"
          "night whose timer runs, and everybody named.");
    command.options = {
        {"--by", "",
         Choice{&request.by,
                {{"swiss", _("nobody meets the same again where that can be avoided, and those of like points on this\n"
                             "evening play together, as usual; clerk club standings shows them")},
                 {"rating", _("those of like rating play together")}}}},
        {"--tables", "N", number(request.tables, 1, most_tables),
         _("so many tables; who has played most sits out where there are too few seats")},
        {"--game", "GAME", &request.game,
         _("as many at a table as can play this game, if the number of tables asks for it")},
        {"--night", "NIGHT", &request.night, _("another game night: its day, its id, or a beginning of it")},
        {"--new", "NAME", &request.strangers, _("also somebody who has never played")},
        {"--without", "NAME", &request.without, _("not this one, who has gone home")},
        {"NAME", "[NAME]...", &request.names}};
    command.remark =
        _("For up to 32 people no seating is better, or you are told so. The same people always get the same tables.");
    return command;
}

Command standings(std::string& night) {
    Command command{.name = "club standings",
                    .summary = _("how everybody stands on a game night, over all tables"),
                    .example = "clerk club standings 2026-11-21"};
    command.text = _(
        "Shows how everybody stands on the game night whose timer runs, or on NIGHT: its day, its id, or a beginning\n"
        "of it. Each play gives the share of the others at the table whom one left behind, who are level counting\n"
        "half: the first of four has 1 point, then 0.67, 0.33, 0. Who has as many points as another is before them by\n"
        "more wins, then by more points of those they met; else they share the rank.");
    command.options = {{"NIGHT", "[NIGHT]", &night}};
    return command;
}

}

std::vector<Command> club_commands() {
    return {{.name = "club", .summary = _("an evening at several tables, a club's history: clerk club --help")},
            history_command(init_club, init),
            history_command(admit_to_club, admit),
            history_command(agree_on_photos, photos),
            history_command(join_club, join),
            history_command(show_club_status, status()),
            history_command(sync_with_club, sync),
            history_command(leave_club, leave()),
            history_command(show_club_leaderboard, leaderboard),
            history_command(pair_guests, pair),
            history_command(show_standings, standings)};
}

}
