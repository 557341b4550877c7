#include "app/cli/club_help_pages.h"

#include "app/cli/history_help_pages.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

wxString club_first_page() {
    return _("Usage: clerk club COMMAND [--json] [--db FILE] [...]\n"
             "\n"
             "Commands:\n"
             "  pair         who sits at which table next, on a game night\n"
             "  standings    how everybody stands on a game night, over all tables\n");
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
    {"club", club_first_page}, {"club pair", pair_page}, {"club standings", standings_page}};

}

wxString club_page(std::string_view command) {
    for (const ClubPage& page : club_pages)
        if (page.command == command) return page.text() + "\n" + history_last_lines();
    return {};
}

}
