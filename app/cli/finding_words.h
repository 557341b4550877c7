// Findings in words, for answers that tell very many of them: what was worded lately is not worded again.
#pragma once

#include "core/game.h"

#include <map>
#include <string>

namespace clerk::cli {

class FindingWords {
public:
    explicit FindingWords(const Record& record) : record_(record) {}

    /// "Round 4, Linda, step 2: c4", then what is wrong, and the rule. UTF-8, harmless on a screen.
    std::string told(const Breach& breach);
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

}
