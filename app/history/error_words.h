// What went wrong with a history or a record, in one sentence that names it and the way out.
#pragma once

#include "core/record.h"
#include "db/store/store.h"

#include <optional>

#include <wx/string.h>

namespace clerk {

wxString sentence(const db::Error& error);

/// Of a record that a newer version made; none: it is refused for something else.
std::optional<wxString> newer_record(const wxString& file, const Fault& fault);

}
