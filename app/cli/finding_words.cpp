#include "app/cli/finding_words.h"

#include "app/cli/output.h"
#include "i18n/words.h"

namespace clerk::cli {

std::string FindingWords::told(const Breach& breach) {
    const Words& known = words(breach.finding);
    return for_people(i18n::where(record_, breach.where)) + known.places + "\n  " + known.sentence + "\n";
}

const FindingWords::Words& FindingWords::words(const Finding& finding) {
    constexpr std::size_t most = 1000; // some name a hundred places
    if (known_.size() == most) known_.clear();
    std::vector<int> key{rules_.try_emplace(finding.rule, static_cast<int>(rules_.size())).first->second,
                         static_cast<int>(finding.places.size())};
    for (const Place& place : finding.places) key.insert(key.end(), {place.x, place.y, place.level});
    key.insert(key.end(), finding.figures.begin(), finding.figures.end());
    const auto [found, is_new] = known_.try_emplace(std::move(key));
    if (!is_new) return found->second;
    const std::string_view game = game_id(record_);
    if (!finding.places.empty())
        found->second.places = for_people(i18n::fill(_("{1}: {2}"), {wxString(), i18n::places(game, finding.places)}));
    found->second.sentence = for_people(i18n::sentence(game, finding) + " [" + i18n::text(finding.rule->id) + "]");
    return found->second;
}

}
