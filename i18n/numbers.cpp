#include "i18n/numbers.h"

#include <cmath>

namespace clerk::i18n {

wxString whole(double value) { return wxString::Format("%.0f", std::round(value) + 0.0); }

wxString average(double value) { return wxString::Format("%.1f", std::round(value * 10) / 10 + 0.0); }

}
