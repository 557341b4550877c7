// The answers of `clerk` as text for people.
#pragma once

#include "core/game.h"
#include "i18n/words.h"

#include <iosfwd>
#include <map>
#include <string>

#include <wx/string.h>

namespace clerk::cli {

// Findings in words, for answers that tell very many of them: what was worded lately is not worded again.

class FindingWords {
public:
    explicit FindingWords(const Record& record) : record_(record) {}

    /// "Round 4, Linda, step 2: c4", then what is wrong, and the rule. UTF-8, harmless on a screen.
    std::string in_words(const Breach& breach);
    std::size_t worded() const { return known_.size(); } ///< findings kept that are not alike

private:
    struct Words {
        std::string places; ///< after where it is
        std::string sentence;
    };
    const Words& words(const Finding& finding);

    const Record& record_;
    std::map<std::vector<int>, Words> known_; ///< by all there is of a finding
    std::map<const Rule*, int> rules_;        ///< numbered as they are met
};

wxString in_words(const std::string& source, const Fault& fault); ///< one line: which file, where in it, the way out
wxString in_words(const Record& record, const ScoreSheet& sheet);
wxString in_words(const i18n::BestWords& best);
void tell(std::ostream& out, const Record& record, const Report& report); ///< harmless, in UTF-8; it may be very long
wxString reviewed(const Record& record); ///< every turn beside its best; requires a legal one of a game that tells it

}
