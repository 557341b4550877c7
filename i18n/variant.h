// How a play was played, as a person reads it.
#pragma once

#include <string_view>

#include <wx/string.h>

namespace clerk::i18n {

/// Of a variant as core/game.h writes it ("builds, leftovers=cards, swap=same-place, ...") the depth and each ruling
/// other than the usual one, in words: "What is built, Who wins the tiles left on the market: most cards". What is not
/// known here, such as the free text of a play from elsewhere, stays as it stands.
wxString variant(std::string_view game, std::string_view variant);

}
