#include "app/history/error_words.h"

#include "db/plays/bounds.h"
#include "i18n/words.h"

namespace clerk {

namespace {

wxString template_of_missing(const std::string& what) {
    if (what == "player") return _("The player is not in {1} any more. Look at the list of players as it is now.");
    if (what.starts_with("night")) return _("The game night is not in {1} any more. Choose another one.");
    if (what == "photo") return _("The photo is not in {1} any more.");
    if (what == "import") return _("The import is not in {1} any more: it was taken back.");
    return _("The game is not in {1} any more. Choose another one from the past games.");
}

wxString made_by_newer() {
    return _("{1} was made by a newer version of Clerk of Works. Install that version, or choose another file.");
}

wxString template_of(const db::Error& error) {
    using Reason = db::Error::Reason;
    switch (error.reason) {
    case Reason::unreadable:
        return _("{1} cannot be opened, read or written. Check the disk, the folder and its permissions, or choose "
                 "another file.");
    case Reason::not_a_history:
        return _("{1} is not a history of Clerk of Works. It was left as it is; choose another file.");
    case Reason::newer: return made_by_newer();
    case Reason::locked: return _("Another program holds {1}. Close that program and try again.");
    case Reason::changed:
        return _(
            "Another program has changed the game in {1}. Look at it as it is now, and enter then what is missing.");
    case Reason::not_closed:
        return _("{1} is in use, or was not closed. Close it where it is open; if it is open nowhere, open it once by "
                 "itself where it may be written (clerk history list --db, or in the window). Then try again.");
    case Reason::leads_elsewhere:
        return _("{1} lies beside a history, but is a link or no file, so that what is written would go elsewhere. "
                 "Remove it and try again.");
    case Reason::gone:
        return _("{1} is not there any more. Put it or one of its back-ups back, or begin a new history (clerk history "
                 "begin, or in the window).");
    case Reason::damaged: return _("{1} is damaged. Put one of its back-ups in its place, or choose another file.");
    case Reason::altered:
        return _("The tables of {1} are not as this program makes them, so nothing is written to it. Put one of its "
                 "back-ups in its place, or have it repaired by clerk doctor --repair.");
    case Reason::foreign:
        return _("{1} holds something that this program did not make ({2}), so it is not merged. Have that removed by "
                 "the program that made it, or choose another file.");
    case Reason::crowded:
        return _("{1} was not brought in: its play {2} has more seats, or more categories at a seat, than can be "
                 "entered. Choose another file.");
    case Reason::behind:
        return _(
            "{1} lacks what was last entered in it: an older file or another copy was put in its place, or its log was "
            "lost. Put the right one or a back-up in its place, or go on with it as it is (clerk doctor --repair).");
    case Reason::moved:
        return _("{1} was moved, deleted or replaced while it was open, so nothing more is written to it. Put it back, "
                 "or open it where it is now.");
    case Reason::full: return _("There is no room left on the disk for {1}. Make room and try again.");
    case Reason::not_found: return template_of_missing(error.part);
    case Reason::stopped: return _("Stopped: nothing was changed.");
    case Reason::exists: return _("The game is in {1} already. Open it from the past games.");
    }
    return {};
}

}

wxString sentence(const db::Error& error) {
    return i18n::fill(template_of(error), {i18n::name_line(error.file.string()), i18n::name_line(error.part)});
}

std::optional<wxString> newer_record(const wxString& file, const Fault& fault) {
    if (fault.phrase.kind != "newer-record") return std::nullopt;
    return i18n::fill(made_by_newer(), {file});
}

}
