#include "app/desktop/game/first_game_guide.h"

#include "app/desktop/widgets/settings.h"
#include "core/earlier_turn.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

/// "": to come, "called": at once, the id of a game: it is guided, "done".
constexpr const char* setting = "first-game";

}

void call_first_game_guide() { keep_setting(setting, "called"); }

std::optional<FindingNote> FirstGameGuide::note(const table::Snapshot& now) {
    const Record& record = now.whole.record;
    const std::string wanted = keeps_settings() ? kept_setting(setting) : "done"; // it would come each time
    if (wanted == "done") {
        guide_.end();
        return std::nullopt;
    }
    if (wanted == "called" || !guide_.is_of(record)) {
        guide_.end();
        if (wanted == "called" || table::is_fresh(record))
            guide_.begin(record);
        else if (wanted == record.head.id) // the program was closed meanwhile
            guide_.begin(after_turns(record, 0));
        if (wanted != record.head.id && guide_.runs()) keep_setting(setting, record.head.id);
    }
    if (!guide_.runs()) return std::nullopt;
    guide_.follow(now);
    if (!guide_.runs()) keep_setting(setting, "done");
    const auto told = guide_.told();
    if (!told) return std::nullopt;
    return FindingNote{.sentence = told->words,
                       .where = i18n::fill(_("First game, step {1} of {2}"), {figure(told->step), figure(told->steps)}),
                       .dismiss =
                           [this] {
                               keep_setting(setting, "done");
                               on_end();
                           },
                       .wrong = false};
}

}
