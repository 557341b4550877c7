// Plays for the tests: one that is as plays are, and any, with names as hostile as they come.
#pragma once

#include "app/exchange/import.h"

#include <string>

namespace clerk::exchange::test {

db::Play play();     ///< Linda and John
db::Play any_play(); ///< within a property: a game of the catalogue or another, up to 8 seats, categories or none

Points any_points();                        ///< within a property: some with decimals, some as large as they get
std::string any_text(bool controls = true); ///< Chinese, emoji, quotes, line ends, formulas; `controls`: any below 0x20

std::string fixture(const std::string& name); ///< the whole file

/// Within a property: the text with some bytes changed, taken away or told twice.
std::string damaged(std::string text);
/// Within a property: either all is as the store may keep it, or there is a reason.
void expect_sound(const Imported& imported);

/// "Linda" of "%4cinda": what whoever opens a link does.
std::string percent_decoded(const std::string& text);

/// What went wrong first, with the file or with a play in it; empty: all was read.
inline Refusal refusal(const Imported& imported) {
    if (!imported) return imported.error();
    return imported->unreadable.empty() ? Refusal{} : imported->unreadable.front();
}

}
