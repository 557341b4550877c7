#include "app/desktop/messages.h"

#include "app/desktop/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

wxString template_of(db::Error::Reason reason) {
    using Reason = db::Error::Reason;
    switch (reason) {
    case Reason::unreadable:
        return _("{1} cannot be opened or written. Check the folder and its permissions, or choose another file.");
    case Reason::not_a_history:
        return _("{1} is not a history of Clerk of Works. It was left as it is; choose another file.");
    case Reason::newer:
        return _("{1} was made by a newer version of Clerk of Works. Install that version, or choose another file.");
    case Reason::locked:
        return _("Another program holds {1} or has changed the game. Close that program and try again.");
    case Reason::damaged: return _("{1} is damaged. Choose a back-up that lies beside it, or another file.");
    case Reason::full: return _("There is no room left on the disk for {1}. Make room and try again.");
    case Reason::not_found: return _("The game is not in {1} any more. Choose another one from the past games.");
    case Reason::exists: return _("The game is in {1} already. Open it from the past games.");
    }
    return {};
}

wxString name(const std::filesystem::path& file) { return text(file.string()); }

}

wxString sentence(const db::Error& error) { return i18n::fill(template_of(error.reason), {name(error.file)}); }

wxString sentence(const std::filesystem::path& file, const Fault& fault) {
    const wxString place = fault.path.empty() ? _("the document") : text(fault.path);
    return i18n::fill(_("{1} is not a game record and was not taken in. At {2}: {3}"),
                      {name(file), place, i18n::expectation(fault)});
}

wxString sentence_of_current_exception() {
    try {
        throw;
    } catch (const db::Error& error) {
        return sentence(error);
    } catch (const FileError& error) {
        return sentence(error);
    } catch (const std::exception& error) {
        return i18n::fill(_("That did not work: {1}. Nothing was changed."), {text(error.what())});
    }
}

}
