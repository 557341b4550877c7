#include "app/cli/history_pages.h"

#include <wx/translation.h>

namespace clerk::cli {

namespace {

wxString first_page() {
    return _("Usage: clerk history COMMAND [--json] [--db FILE] [...]\n"
             "\n"
             "Commands:\n"
             "  merge     takes in the history of another computer\n"
             "  backup    makes a back-up of the history\n"
             "  restore   lists the back-ups, or puts one of them back\n");
}

wxString last_lines() {
    return _("Options:\n"
             "  --db FILE    this history instead of the usual one\n"
             "  --json       answers in JSON on one line\n"
             "\n"
             "The usual history is $XDG_DATA_HOME/clerk-of-works/history.db; the variable CLERK_DB names another.\n"
             "\n"
             "Exit status: 0 fine; 1 troubles found; 2 unreadable, refused or wrong usage.\n");
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

wxString doctor_page() {
    return _("Usage: clerk doctor [--repair] [--json] [--db FILE]\n"
             "\n"
             "Examines the history: whether the file is whole, every game can be read and replayed, every action can\n"
             "be undone and redone, and every result is what its rules award. Changes nothing. A result that today's\n"
             "rules would award otherwise is told, but is no trouble, and stays.\n"
             "\n"
             "  --repair     makes a back-up, then mends what can be mended, and names what cannot\n"
             "\n"
             "Example:\n"
             "  clerk doctor --json | jq .counters\n");
}

}

wxString history_page(std::string_view command) {
    if (command == "history") return first_page() + "\n" + last_lines();
    if (command == "history merge") return merge_page() + "\n" + last_lines();
    if (command == "history backup") return back_up_page() + "\n" + last_lines();
    if (command == "history restore") return restore_page() + "\n" + last_lines();
    if (command == "doctor") return doctor_page() + "\n" + last_lines();
    return {};
}

}
