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

/// Of plays that come in, a line each: "2026-11-20 Chess, Linda: by resignation".
std::vector<wxString> unread_points_in_lines(const ImportPlan& plan);
/// The same, at most eight of them; empty: none.
wxString unread_points_in_words(const ImportPlan& plan);

/// That the file is one page of several, and how to get the others; empty: it is all there is.
wxString elsewhere_in_words(const ImportPlan& plan);

/// That so many plays get another hour.
wxString put_right_in_words(int plays);

/// "BG Stats", as far as the file's name and what came in tell it; else empty.
wxString format_in_words(const db::PastImport& import);
/// What goes when the import is undone.
wxString undoing_in_words(const db::PastImport& import);

}
