// Imports in words: those that are planned, and those that were done.
#pragma once

#include "app/history/import_plan.h"
#include "db/imports/imports.h"

#include <wx/string.h>

namespace clerk {

wxString match_words(const PlannedPerson& planned); ///< by what a person is known here: "the same name"

wxString arrival_in_words(const PlannedPlay& planned); ///< what becomes of a play: "new", "left out"

/// Which plays cannot be read and why, at most three of them; empty: none.
wxString unreadable_in_words(const ImportPlan& plan);

/// Which plays are here with other content, at most eight of them; empty: none is.
wxString conflicts_in_words(const ImportPlan& plan);

/// "BG Stats", as far as the file's name and what came in tell it; else empty.
wxString format_in_words(const db::PastImport& import);
/// What goes when the import is undone.
wxString undoing_in_words(const db::PastImport& import);

}
