#include "app/cli/output.h"

#include "app/cli/answer_json.h"
#include "app/cli/text_table.h"

#include <iostream>

#include <wx/translation.h>

namespace clerk::cli {

std::string for_people(const wxString& text) { return harmless(text).utf8_string(); }

void complain(const wxString& sentence) { std::cerr << "clerk: " << for_people(sentence) << std::endl; }

namespace {

/// The one answer in JSON, or the other for people.
Status no_answer(bool in_json, const std::string& error, const wxString& sentence) {
    if (in_json)
        std::cout << error << std::endl;
    else
        complain(sentence);
    return Status::unusable;
}

}

Status refuse(bool in_json, const Fault& fault, const wxString& sentence) {
    return no_answer(in_json, json(fault), sentence);
}

Status refuse(bool in_json, const Refused& refused) { return no_answer(in_json, json(refused), refused.sentence); }

Status written(Status status) {
    if (std::cout.flush()) return status;
    complain(_("the answer could not be written; check the room on the disk and where the output goes"));
    return Status::unusable;
}

}
