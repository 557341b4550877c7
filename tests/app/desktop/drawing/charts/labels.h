// Looks at the labels of a sketch.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"

#include <vector>

namespace clerk::desktop::charts::test {

inline std::vector<Label> labels_of(const Shapes& shapes) {
    std::vector<Label> labels;
    for (const Shape& shape : shapes)
        if (const auto* label = std::get_if<Label>(&shape)) labels.push_back(*label);
    return labels;
}

inline bool lies_within(const Area& area, double width, double height) {
    constexpr double slack = 0.6;
    return area.m_x >= -slack && area.m_y >= -slack && area.GetRight() <= width + slack &&
           area.GetBottom() <= height + slack;
}

/// What is wrong with the labels of a sketch: those that are cut off at its edges, and pairs that lie on each other.
inline std::vector<std::string> faults_of_labels(const Sketch& sketch) {
    std::vector<std::string> faults;
    const std::vector<Label> labels = labels_of(sketch.shapes);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (!lies_within(labels[i].box, sketch.width, sketch.height))
            faults.push_back("cut off: " + labels[i].words.utf8_string());
        Area smaller = labels[i].box;
        smaller.Inset(0.5, 0.5);
        for (std::size_t j = 0; j < i; ++j)
            if (smaller.Intersects(labels[j].box))
                faults.push_back((labels[i].words + " lies on " + labels[j].words).utf8_string());
    }
    return faults;
}

}
