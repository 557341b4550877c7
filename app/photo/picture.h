// A picture as rows of pixels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clerk::photo {

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    friend bool operator==(const Colour&, const Colour&) = default;
};

struct Size {
    int width = 0, height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

/// Four bytes a pixel: red, green, blue, and how much of the photo is there (255: it is).
struct Picture {
    Size size = {};
    std::vector<std::uint8_t> pixels = {};

    const std::uint8_t* at(int x, int y) const {
        return pixels.data() +
               (static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) + static_cast<std::size_t>(x)) * 4;
    }
    Colour colour(int x, int y) const { return {at(x, y)[0], at(x, y)[1], at(x, y)[2]}; }
    bool seen(int x, int y) const {
        return x >= 0 && y >= 0 && x < size.width && y < size.height && at(x, y)[3] == 255;
    }
};

/// It has as many pixels as its size says, and some.
inline bool is_whole(const Picture& picture) {
    const auto [width, height] = picture.size;
    return width > 0 && height > 0 &&
           picture.pixels.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
}

}
