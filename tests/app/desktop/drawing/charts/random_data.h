// Figures and names of every kind, the extreme ones often.
#pragma once

#include "tests/app/desktop/drawing/charts/chart_data.h"

#include <cmath>
#include <limits>

#include <rapidcheck.h>

namespace clerk::desktop::charts::test {

inline rc::Gen<int> any_int() {
    constexpr int lowest = std::numeric_limits<int>::min(), highest = std::numeric_limits<int>::max();
    return rc::gen::oneOf(rc::gen::inRange(-20, 220), rc::gen::arbitrary<int>(),
                          rc::gen::element(lowest, lowest + 1, -1, 0, 1, highest - 1, highest));
}

inline rc::Gen<double> any_double() {
    return rc::gen::oneOf(rc::gen::map(rc::gen::inRange(-3000, 30000), [](int tenths) { return tenths / 10.0; }),
                          rc::gen::arbitrary<double>(),
                          rc::gen::element(0.0, 1e-300, 1e300, -1e300, 1e12, double(NAN), double(INFINITY)));
}

inline rc::Gen<wxString> any_name() {
    std::vector<wxString> names;
    for (const Words& words : {english(), german(), chinese(), hostile()})
        names.insert(names.end(), words.players.begin(), words.players.end());
    return rc::gen::elementOf(names);
}

}
