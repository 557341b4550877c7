#include "app/desktop/drawing/shadows.h"

#include "app/desktop/drawing/palette.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace clerk::desktop {

namespace {

// In sides of a cell for each level between a thing and the surface.
constexpr double nearest_shift = 0.025, shift = 0.085;
constexpr double nearest_blur = 0.02, blur = 0.045;

constexpr double sharpest = 24; ///< pixels a cell: what is soft needs no more

double strength() { return theme() == Theme::dark ? 0.62 : 0.44; }

/// How dark each pixel of a surface is, 0 to 1.
struct Mask {
    int width;
    int height;
    wxRect seen; ///< elsewhere nothing is reckoned
    std::vector<float> dark = std::vector<float>(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));

    std::span<const float> line(int y) const {
        return std::span(dark).subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(width),
                                       static_cast<std::size_t>(width));
    }
    float& at(int x, int y) {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
};

/// The share of light that a soft strip from `start` to `end` takes from each pixel of a part of a line.
std::vector<float> strip(double start, double end, double softness, int from, int length) {
    std::vector<float> share(static_cast<std::size_t>(length));
    const double unit = 1 / (softness * std::sqrt(2.0));
    for (int i = 0; i < length; ++i) {
        const double at = from + i + 0.5;
        share[static_cast<std::size_t>(i)] =
            static_cast<float>(0.5 * (std::erf((at - start) * unit) - std::erf((at - end) * unit)));
    }
    return share;
}

/// The whole pixels from `start` to `end`.
wxRect whole(double left, double top, double right, double bottom) {
    const auto down = [](double at) { return static_cast<int>(std::floor(at)); };
    return {wxPoint(down(left), down(top)), wxPoint(down(right), down(bottom))};
}

/// Adds the shadow of one rectangle, and returns where it lies. A soft rectangle is the product of two soft strips.
wxRect add(Mask& mask, const Surface& surface, const Caster& caster, double cell, double scale) {
    const double above = caster.height - surface.height;
    const double away = cell * (nearest_shift + shift * above), softness = cell * (nearest_blur + blur * above) * scale;
    const double left = (caster.area.m_x - surface.area.m_x + away) * scale;
    const double top = (caster.area.m_y - surface.area.m_y + away) * scale;
    const double right = left + caster.area.m_width * scale, bottom = top + caster.area.m_height * scale;
    const double reach = 3 * softness;
    const wxRect within = whole(left - reach, top - reach, right + reach, bottom + reach).Intersect(mask.seen);
    if (within.IsEmpty()) return within;
    const auto across = strip(left, right, softness, within.x, within.width);
    const auto down = strip(top, bottom, softness, within.y, within.height);
    for (int y = 0; y < within.height; ++y)
        for (int x = 0; x < within.width; ++x)
            mask.at(within.x + x, within.y + y) +=
                across[static_cast<std::size_t>(x)] * down[static_cast<std::size_t>(y)];
    return within;
}

/// Takes what one height darkens in a part into the whole: where heights meet, the darker counts.
void merge(Mask& all, Mask& of_one_height, const wxRect& part) {
    for (int y = part.y; y < part.y + part.height; ++y)
        for (int x = part.x; x < part.x + part.width; ++x)
            all.at(x, y) = std::max(all.at(x, y), std::min(std::exchange(of_one_height.at(x, y), 0.0F), 1.0F));
}

/// The pixels of a surface's mask that can be seen, and some around them.
wxRect seen_pixels(const Surface& surface, wxSize size, double scale) {
    if (!surface.seen) return wxRect(size);
    const auto down = [&](double at) { return static_cast<int>(std::floor(at * scale)) - 1; };
    const auto up = [&](double at) { return static_cast<int>(std::ceil(at * scale)) + 1; };
    const Area& seen = *surface.seen;
    const wxPoint from(down(seen.m_x - surface.area.m_x), down(seen.m_y - surface.area.m_y));
    const wxPoint to(up(seen.GetRight() - surface.area.m_x), up(seen.GetBottom() - surface.area.m_y));
    return wxRect(from, to).Intersect(wxRect(size));
}

/// Things side by side at one height join into one shadow.
Mask darkness(const Surface& surface, std::vector<Caster> casters, double cell, double scale) {
    const wxSize size(static_cast<int>(std::lround(surface.area.m_width * scale)),
                      static_cast<int>(std::lround(surface.area.m_height * scale)));
    Mask all{size.x, size.y, seen_pixels(surface, size, scale)};
    std::erase_if(casters, [&](const Caster& caster) { return caster.height <= surface.height; });
    std::ranges::sort(casters, {}, &Caster::height);
    Mask of_one_height{all.width, all.height, all.seen};
    wxRect part;
    for (std::size_t i = 0; i < casters.size(); ++i) {
        part.Union(add(of_one_height, surface, casters[i], cell, scale));
        if (i + 1 < casters.size() && casters[i + 1].height == casters[i].height) continue;
        merge(all, of_one_height, std::exchange(part, wxRect()));
    }
    return all;
}

/// How much of the pixel lies within the round corners of the surface.
float inside(const Surface& surface, double x, double y) {
    const double beyond_x = std::abs(x - surface.area.m_width / 2) - (surface.area.m_width / 2 - surface.radius);
    const double beyond_y = std::abs(y - surface.area.m_height / 2) - (surface.area.m_height / 2 - surface.radius);
    if (beyond_x <= 0 || beyond_y <= 0) return 1;
    return static_cast<float>(std::clamp(surface.radius - std::hypot(beyond_x, beyond_y) + 0.5, 0.0, 1.0));
}

/// Takes the shadow off where the surface's round corners are.
void round_off(Mask& mask, const Surface& surface, double scale) {
    const int corner = std::min(static_cast<int>(std::ceil(surface.radius * scale)), std::min(mask.width, mask.height));
    for (int y = 0; y < corner; ++y)
        for (int x = 0; x < corner; ++x)
            for (const int px : {x, mask.width - 1 - x})
                for (const int py : {y, mask.height - 1 - y})
                    mask.at(px, py) =
                        std::min(mask.at(px, py), inside(surface, (px + 0.5) / scale, (py + 0.5) / scale));
}

/// The part that holds all that can be seen of the shadow, and a pixel around it.
wxRect dark_part(const Mask& mask) {
    constexpr float faintest = 0.004F;
    wxRect part;
    for (int y = 0; y < mask.height; ++y) {
        const auto line = mask.line(y);
        const auto is_dark = [](float dark) { return dark >= faintest; };
        const auto first = std::ranges::find_if(line, is_dark);
        if (first == line.end()) continue;
        const auto last = std::find_if(line.rbegin(), line.rend(), is_dark).base();
        part.Union(wxRect(static_cast<int>(first - line.begin()), y, static_cast<int>(last - first), 1));
    }
    return part.IsEmpty() ? part : part.Inflate(1).Intersect(wxRect(0, 0, mask.width, mask.height));
}

wxImage as_image(const Mask& mask, const wxRect& part, double darkness) {
    wxImage image(part.width, part.height, false);
    const wxColour& shadow = palette().shadow;
    image.SetRGB(wxRect(part.GetSize()), shadow.Red(), shadow.Green(), shadow.Blue());
    image.InitAlpha();
    const auto most = static_cast<float>(255 * strength() * darkness);
    unsigned char* alpha = image.GetAlpha();
    for (int y = part.y; y < part.y + part.height; ++y)
        for (const float dark :
             mask.line(y).subspan(static_cast<std::size_t>(part.x), static_cast<std::size_t>(part.width)))
            *alpha++ = static_cast<unsigned char>(most * dark + 0.5F);
    return image;
}

}

void cast_shadows(wxGraphicsContext& gc, const Surface& surface, const std::vector<Caster>& casters, double cell,
                  double scale) {
    const double resolution = std::min(scale, sharpest / cell);
    Mask mask = darkness(surface, casters, cell, resolution);
    const wxRect part = dark_part(mask);
    if (part.IsEmpty()) return;
    round_off(mask, surface, resolution);
    const double across = surface.area.m_width / mask.width, down = surface.area.m_height / mask.height;
    gc.DrawBitmap(gc.CreateBitmapFromImage(as_image(mask, part, surface.darkness)), surface.area.m_x + part.x * across,
                  surface.area.m_y + part.y * down, part.width * across, part.height * down);
}

}
