// The merge of two histories in words, and the versions that lost it as a file.
#pragma once

#include "db/merging/merge.h"
#include "db/store/store.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

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
