// A rating as people read it.
#pragma once

#include "core/rating.h"

#include <wx/string.h>

namespace clerk::i18n {

/// "27 ± 5": the mean, and how far off it may be.
wxString rating(const Rating& rating);

}
