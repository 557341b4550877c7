#include "tests/babylon/desktop/table_photo.h"

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/palette.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

#include <wx/graphics.h>

namespace clerk::desktop::test {

namespace {

using namespace clerk::babylon;
using photo::Vector;

constexpr int texture_cell = 48; ///< pixels of a cell's side
constexpr double slab_thick = 0.13, roof_low = 0.42, roof_high = 0.85;

/// A place above the board: cells to the east and to the south, height in cells.
struct Spot3 {
    double x = 0, y = 0, z = 0;
};

wxImage texture(int wide, int high, const std::function<void(wxGraphicsContext&)>& draw) {
    wxImage image(wide, high, false);
    image.SetAlpha();
    std::fill_n(image.GetAlpha(), wide * high, static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->EnableOffset(false);
    draw(*gc);
    gc->Flush();
    return image;
}

class Scene {
public:
    Scene(const photo::test::KnownCamera& camera, double level_high)
        : camera_(camera), level_high_(level_high), image_(camera.picture.width, camera.picture.height, false) {
        image_.SetRGB(wxRect(image_.GetSize()), 0x5a, 0x3d, 0x2b); // the table
    }

    wxImage image() const { return image_; }

    void board() {
        const BoardGeometry geometry(wxSize(texture_cell * 8 + 100, texture_cell * 8 + 100));
        const wxImage drawn = texture(texture_cell * 8 + 100, texture_cell * 8 + 100, [&](wxGraphicsContext& gc) {
            desktop::babylon::draw_empty_board(gc, geometry, 1);
        });
        const Area all = geometry.outside();
        const double rim = geometry.rim_width() / geometry.cell();
        const wxImage part = drawn.GetSubImage(wxRect(static_cast<int>(all.m_x), static_cast<int>(all.m_y),
                                                      static_cast<int>(all.m_width), static_cast<int>(all.m_height)));
        plane(part, {-rim, -rim}, {8 + rim, 8 + rim}, 0);
    }

    void terrace(const Terrace& terrace) {
        const double x = terrace.anchor.x, y = board_size - 2 - terrace.anchor.y;
        const double top = terrace.level * level_high_, bottom = top - slab_thick * level_high_;
        for (const Corner corner : corners) {
            if (terrace.open == corner) continue;
            const Cell cell = terrace.cell(corner);
            pillar({cell.x + 0.5, board_size - 0.5 - cell.y, top - level_high_}, bottom);
        }
        const wxColour green = desktop::babylon::colours(Theme::light).terrace(terrace.level);
        constexpr double in = 0.025;
        sides({x + in, y + in, bottom}, {x + 2 - in, y + 2 - in, top}, mixed(green, *wxBLACK, 0.35));
        const wxImage face = texture(2 * texture_cell, 2 * texture_cell, [&](wxGraphicsContext& gc) {
            desktop::babylon::draw_face(gc, terrace.flower, terrace.symbols, terrace.level,
                                        Area(0, 0, 2 * texture_cell, 2 * texture_cell));
        });
        plane(face, {x, y}, {x + 2, y + 2}, top);
        if (!terrace.open) return;
        const Cell cell = terrace.cell(*terrace.open);
        gazebo({cell.x + 0.5, board_size - 0.5 - cell.y, top});
    }

    void ornament(const Ornament& ornament) {
        const double side = texture_cell * 8 + 100;
        const BoardGeometry geometry(wxSize(static_cast<int>(side), static_cast<int>(side)));
        const Area area = grown(desktop::babylon::footprint(geometry, ornament), 2), board = geometry.board();
        const wxImage drawn = texture(static_cast<int>(side), static_cast<int>(side), [&](wxGraphicsContext& gc) {
            desktop::babylon::draw_on_board(gc, geometry, ornament);
        });
        const wxRect part(static_cast<int>(area.m_x), static_cast<int>(area.m_y), static_cast<int>(area.m_width),
                          static_cast<int>(area.m_height));
        const auto cell = [&](double pixel, double from) { return (pixel - from) / geometry.cell(); };
        plane(drawn.GetSubImage(part), {cell(part.x, board.m_x), cell(part.y, board.m_y)},
              {cell(part.x + part.width, board.m_x), cell(part.y + part.height, board.m_y)},
              desktop::babylon::storey(ornament) * level_high_ + 0.15);
    }

private:
    using BoardGeometry = desktop::babylon::BoardGeometry;

    photo::Point seen(const Spot3& at) const { return camera_.seen(photo_board, at.x, at.y, at.z); }

    void mix(int x, int y, unsigned char red, unsigned char green, unsigned char blue, double alpha) {
        if (x < 0 || y < 0 || x >= image_.GetWidth() || y >= image_.GetHeight()) return;
        unsigned char* pixel = image_.GetData() + 3 * (static_cast<long>(y) * image_.GetWidth() + x);
        const unsigned char parts[] = {red, green, blue};
        for (int i = 0; i < 3; ++i)
            pixel[i] = static_cast<unsigned char>(std::lround(pixel[i] * (1 - alpha) + parts[i] * alpha));
    }

    template <class Action> static void each_within(const std::array<photo::Point, 4>& corners, const Action& action) {
        double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
        for (const photo::Point& corner : corners) {
            left = std::min(left, corner.x), right = std::max(right, corner.x);
            top = std::min(top, corner.y), bottom = std::max(bottom, corner.y);
        }
        for (int y = static_cast<int>(top) - 1; y <= bottom; ++y)
            for (int x = static_cast<int>(left) - 1; x <= right; ++x) action(x, y);
    }

    /// A picture lying on the plane of that height, between the two places.
    void plane(const wxImage& drawn, photo::Point low, photo::Point high, double height) {
        const std::array<photo::Point, 4> corners{seen({low.x, low.y, height}), seen({high.x, low.y, height}),
                                                  seen({high.x, high.y, height}), seen({low.x, high.y, height})};
        const double wide = drawn.GetWidth(), long_ = drawn.GetHeight();
        const auto back = photo::homography(corners, {photo::Point{0, 0}, {wide, 0}, {wide, long_}, {0, long_}});
        each_within(corners, [&](int x, int y) {
            const photo::Point at = photo::map(*back, {x + 0.5, y + 0.5});
            if (!(at.x >= 0 && at.y >= 0 && at.x < wide && at.y < long_)) return;
            const int u = static_cast<int>(at.x), v = static_cast<int>(at.y);
            mix(x, y, drawn.GetRed(u, v), drawn.GetGreen(u, v), drawn.GetBlue(u, v), drawn.GetAlpha(u, v) / 255.0);
        });
    }

    void face(const std::vector<Spot3>& corners, const wxColour& colour) {
        std::vector<photo::Point> outline;
        for (const Spot3& corner : corners) outline.push_back(seen(corner));
        std::array<photo::Point, 4> box{outline[0], outline[1], outline[2], outline.back()};
        each_within(box, [&](int x, int y) {
            int left = 0, right = 0;
            for (std::size_t i = 0; i < outline.size(); ++i) {
                const photo::Point a = outline[i], b = outline[(i + 1) % outline.size()];
                const double turn = (b.x - a.x) * (y + 0.5 - a.y) - (b.y - a.y) * (x + 0.5 - a.x);
                (turn >= 0 ? right : left) += 1;
            }
            if (left == 0 || right == 0) mix(x, y, colour.Red(), colour.Green(), colour.Blue(), 1);
        });
    }

    void sides(const Spot3& low, const Spot3& high, const wxColour& colour) {
        const double x[] = {low.x, high.x, high.x, low.x}, y[] = {low.y, low.y, high.y, high.y};
        for (int i = 0; i < 4; ++i) {
            const int next = (i + 1) % 4;
            face({{x[i], y[i], low.z}, {x[next], y[next], low.z}, {x[next], y[next], high.z}, {x[i], y[i], high.z}},
                 colour);
        }
    }

    void pillar(const Spot3& foot, double top) {
        constexpr double half = 0.15;
        sides({foot.x - half, foot.y - half, foot.z}, {foot.x + half, foot.y + half, top},
              desktop::babylon::colours(Theme::light).stone_edge);
    }

    /// Four columns and a roof.
    void gazebo(const Spot3& foot) {
        const double half = 0.36, low = foot.z + roof_low * level_high_, high = foot.z + roof_high * level_high_;
        for (const double dx : {-0.28, 0.28})
            for (const double dy : {-0.28, 0.28})
                sides({foot.x + dx - 0.04, foot.y + dy - 0.04, foot.z}, {foot.x + dx + 0.04, foot.y + dy + 0.04, low},
                      desktop::babylon::colours(Theme::light).stone);
        const wxColour red = desktop::babylon::colours(Theme::light).gazebo;
        const Spot3 tip{foot.x, foot.y, high};
        const Spot3 eaves[] = {{foot.x - half, foot.y - half, low},
                               {foot.x + half, foot.y - half, low},
                               {foot.x + half, foot.y + half, low},
                               {foot.x - half, foot.y + half, low}};
        const double shades[] = {0.02, 0.14, 0.22, 0.06};
        for (int i = 0; i < 4; ++i) face({eaves[i], eaves[(i + 1) % 4], tip}, mixed(red, *wxBLACK, shades[i]));
    }

    const photo::test::KnownCamera& camera_;
    double level_high_;
    wxImage image_;
};

/// Darker to one side of a line across, softly.
double in_shadow(const wxImage& image, int x, int y) {
    const double along = (x + 0.6 * y) / (image.GetWidth() + 0.6 * image.GetHeight());
    return 1 - 0.4 / (1 + std::exp((along - 0.45) * 60));
}

void cast(wxImage& image, const TableLight& light) {
    std::mt19937 random(light.grain);
    std::normal_distribution<double> noise(0, std::max(1e-6, light.noise));
    unsigned char* pixel = image.GetData();
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x) {
            const double here = light.shadow ? in_shadow(image, x, y) : 1;
            for (int i = 0; i < 3; ++i, ++pixel) {
                const double value =
                    *pixel * here * light.lamp[static_cast<std::size_t>(i)] + (light.noise > 0 ? noise(random) : 0);
                *pixel = static_cast<unsigned char>(std::clamp(std::lround(value), 0L, 255L));
            }
        }
}

}

wxImage table_photo(const Garden& garden, const photo::test::KnownCamera& camera, double level_high,
                    const TableLight& light) {
    const ScopedTheme bright(Theme::light);
    Scene scene(camera, level_high);
    scene.board();
    std::vector<Terrace> terraces = garden.terraces();
    std::ranges::stable_sort(terraces, {}, &Terrace::level);
    for (const Terrace& terrace : terraces) {
        scene.terrace(terrace);
        const bool last = &terrace == &terraces.back() || (&terrace + 1)->level != terrace.level;
        if (!last) continue;
        for (const Ornament& ornament : garden.ornaments())
            if (desktop::babylon::storey(ornament) == terrace.level) scene.ornament(ornament);
    }
    wxImage image = scene.image();
    cast(image, light);
    return image;
}

void save_photo(wxImage photo, const std::filesystem::path& file, [[maybe_unused]] int quality) {
#if wxUSE_LIBJPEG
    if (!wxImage::FindHandler(wxBITMAP_TYPE_JPEG)) wxImage::AddHandler(new wxJPEGHandler);
    photo.SetOption(wxIMAGE_OPTION_QUALITY, quality);
    photo.SaveFile(file.string(), wxBITMAP_TYPE_JPEG);
#else // wxWidgets is built without it for Windows, which reads photos itself
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
    photo.SaveFile(file.string(), wxBITMAP_TYPE_PNG);
#endif
}

}
