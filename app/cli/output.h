// What `clerk` writes: answers on standard output, complaints on standard error.
#pragma once

#include "core/game.h"
#include "core/json.h"
#include "core/record.h"

#include <iosfwd>
#include <stdexcept>
#include <string>
#include <string_view>

#include <wx/string.h>

namespace clerk::cli {

/// The exit status. Of several the worst.
enum class Status { fine = 0, illegal = 1, unusable = 2 };

/// The command line cannot be understood. One sentence with the way out.
struct WrongUsage : std::runtime_error {
    explicit WrongUsage(const wxString& sentence) : std::runtime_error(sentence.utf8_string()) {}
};

// Why there is no answer though no document is at fault.

struct Refused {
    std::string path;  ///< JSON pointer to what of the record stands against an answer; empty: it is not the record
    wxString sentence; ///< with the way out
};

// The answers of `clerk` in JSON, as the format's document lists them.

std::string json(const Fault& fault);
std::string json(const Refused& refused);
std::string json(const Record& record, const Report& report);

std::string for_people(const wxString& text); ///< UTF-8, harmless on a screen
/// Writes JSON, in which each sign that a screen may obey, and each that nobody sees, stands as \uXXXX.
void write_json(std::ostream& out, std::string_view json);
void print_json(const Json& json); ///< on one line of standard output
void complain(const wxString& sentence);
/// There is no answer: in JSON the fault on standard output, otherwise the sentence as a complaint.
Status refuse(bool in_json, const Fault& fault, const wxString& sentence);
Status refuse(bool in_json, const Refused& refused);
/// The status, unless the answers could not be written.
Status written(Status status);

}
