#include "i18n/rating.h"

#include <cmath>

namespace clerk::i18n {

wxString rating(const Rating& rating) {
    constexpr wxUniChar::value_type plus_minus = 0xB1;
    const auto whole = [](double value) { return wxString() << std::lround(value); };
    return whole(rating.mu) + " " + wxUniChar(plus_minus) + " " + whole(uncertainty(rating));
}

}
