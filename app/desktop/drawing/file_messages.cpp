#include "app/desktop/drawing/file_messages.h"

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

}

wxString sentence(const FileError& error) {
    return i18n::fill(template_of(error.reason), {i18n::text(error.file.string())});
}

}
