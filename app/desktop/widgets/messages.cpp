#include "app/desktop/widgets/messages.h"

#include "app/table/desk.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

wxString name(const std::filesystem::path& file) { return text(file.string()); }

}

wxString sentence(const std::filesystem::path& file, const Fault& fault) {
    if (const auto newer = newer_record(name(file), fault)) return *newer;
    const wxString place = fault.path.empty() ? _("the document") : text(fault.path);
    return i18n::fill(_("{1} is not a game record and was not brought in. At {2}: {3}"),
                      {name(file), place, i18n::expectation(fault)});
}

wxString sentence_of_current_exception() {
    try {
        throw;
    } catch (const db::Error& error) {
        return sentence(error);
    } catch (const exchange::FileError& error) {
        return sentence(error);
    } catch (const NotPlayed& error) {
        return i18n::fill(_("{1} has no board in this window yet. The game is kept in the history; the command clerk "
                            "checks and scores it."),
                          {i18n::game_name(error.game)});
    } catch (const std::exception& error) {
        return i18n::fill(_("That did not work: {1}. Nothing was changed."), {text(error.what())});
    }
}

}
