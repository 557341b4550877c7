// What `clerk` writes: answers on standard output, complaints on standard error.
#pragma once

#include "app/cli/command.h"
#include "app/cli/refused.h"
#include "core/json.h"
#include "core/record.h"

#include <iosfwd>
#include <string>
#include <string_view>

#include <wx/string.h>

namespace clerk::cli {

std::string for_people(const wxString& text); ///< UTF-8, harmless on a screen
/// The same JSON, in which each sign that a screen may obey, and each that nobody sees, stands as \uXXXX.
void write_json(std::ostream& out, std::string_view json);
void print_json(const Json& json); ///< on one line of standard output
void complain(const wxString& sentence);
/// There is no answer: in JSON the fault on standard output, otherwise the sentence as a complaint.
Status refuse(bool in_json, const Fault& fault, const wxString& sentence);
Status refuse(bool in_json, const Refused& refused);
/// The status, unless the answers could not be written.
Status written(Status status);

}
