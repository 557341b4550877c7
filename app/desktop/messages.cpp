#include "app/desktop/messages.h"

#include "app/desktop/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

wxString template_of(FileError::Reason reason) {
    switch (reason) {
    case FileError::Reason::unreadable: return _("{1} cannot be read. Check that it is there and may be read.");
    case FileError::Reason::too_large: return _("{1} is larger than 8 MiB: that is no game record.");
    case FileError::Reason::unwritable: return _("{1} cannot be written. Choose another folder.");
    }
    return {};
}

wxString name(const std::filesystem::path& file) { return text(file.string()); }

}

wxString sentence(const FileError& error) { return i18n::fill(template_of(error.reason), {name(error.file)}); }

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
