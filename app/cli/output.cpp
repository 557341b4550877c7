#include "app/cli/output.h"

#include "app/cli/answer_json.h"
#include "app/cli/text_table.h"

#include <iostream>

#include <wx/translation.h>

namespace clerk::cli {

std::string for_people(const wxString& text) { return harmless(text).utf8_string(); }

void complain(const wxString& sentence) { std::cerr << "clerk: " << for_people(sentence) << std::endl; }

Status refuse(bool in_json, const Fault& fault, const wxString& sentence) {
    if (in_json)
        std::cout << json(fault) << std::endl;
    else
        complain(sentence);
    return Status::unusable;
}

Status written(Status status) {
    if (std::cout.flush()) return status;
    complain(_("the answer could not be written; check the room on the disk and where the output goes"));
    return Status::unusable;
}

}
