// Imports and merges in words: those that are planned, those that were done, and the versions that lost a merge as a
// file.
#pragma once

#include "app/history/import_plan.h"
#include "db/imports/imports.h"
#include "db/merging/merge.h"
#include "db/store/store.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

// Imports in words: those that are planned, and those that were done.

wxString match_words(const PlannedPerson& planned); ///< by what a person is known here: "the same name"

wxString arrival_in_words(const PlannedPlay& planned); ///< what becomes of a play: "new", "left out"

/// Which plays cannot be read and why, at most three of them; empty: none.
wxString unreadable_in_words(const ImportPlan& plan);

/// Which plays are here with other content, at most eight of them; empty: none is.
wxString conflicts_in_words(const ImportPlan& plan);

/// Of plays that come in, a line each: "2026-11-20 Chess, Linda: by resignation".
std::vector<wxString> unread_points_in_lines(const ImportPlan& plan);
/// At most eight of those plays, in one text; empty: none.
wxString unread_points_in_words(const ImportPlan& plan);

/// That the file is one page of several, and how to get the others; empty: it is all there is.
wxString elsewhere_in_words(const ImportPlan& plan);

/// That so many plays get another hour.
wxString put_right_in_words(int plays);

/// "BG Stats", as far as the file's name and what came in tell it; else empty.
wxString format_in_words(const db::PastImport& import);
/// What goes when the import is undone.
wxString undoing_in_words(const db::PastImport& import);

// The merge of two histories in words, and the versions that lost it as a file.

// The merge of two histories in words.

wxString plural(db::RecordKind kind); ///< "Players"
wxString word(db::RecordKind kind);   ///< "player"

/// By which a person knows the record: "Linda"; "2026-11-21, Vienna" of a night; "Chess, 2026-11-21: Linda and John".
/// One that is not in the history has its id. The text is as it was written, hostile or not.
wxString record_name(const db::Store& store, db::RecordKind kind, const std::string& id);

// Of a superseded version, as the record is called by now.
wxString record_name(const db::Store& store, const db::Superseded& version);
wxString word(const db::Store& store, const db::Superseded& version);

wxString refusal(const db::Error& error); ///< why the other file cannot be merged, in a sentence

// Versions of records that lost a merge, as a file.

/// JSON: a list of objects with `kind`, `id`, `modified_at` and `document`. A document that is no JSON, or nested
/// deeper than any of ours, is there as a string.
std::string print(const std::vector<db::Superseded>& versions);

}
