#include "app/photo/board.h"

#include "app/photo/camera.h"
#include "app/photo/matrix_of_pixels.h"
#include "app/photo/slot_lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace clerk::photo {

namespace {

constexpr int looked_at = 1024;              ///< the longer side of the photo that is searched
constexpr double inexact = 0.045;            ///< of slots, in cells
constexpr double weak = 22.5, strong = 29.5; ///< in slots

// The edge of the board round its cells.
constexpr int side = 16;           ///< pixels of a cell, straightened
constexpr int beyond = 1;          ///< cells round all that may be the board's
constexpr double widest_rim = 0.8; ///< in cells
constexpr int apart = 2;           ///< pixels between the two sides of an edge
constexpr float least_edge = 0.1F; ///< difference of logarithms, all three parts together
constexpr double sure_lead = 3;    ///< in slots
constexpr double side_counts = 6;  ///< in slots

/// From lattice to lattice.
Matrix moved(double x, double y) { return {Vector{1, 0, x}, Vector{0, 1, y}, Vector{0, 0, 1}}; }

constexpr double far_out = 0.1;

struct Span {
    int first = 0, last = 0;
    int count() const { return last - first + 1; }
};

/// Of the places that the slots take in one direction, without those that lie farthest out; no more than the board has.
template <class Part> Span span_of(const std::vector<LatticeSlot>& slots, Part part, int cells) {
    std::vector<int> places;
    for (const LatticeSlot& slot : slots) places.push_back(slot.*part);
    std::ranges::sort(places);
    const auto out = static_cast<std::size_t>(far_out * static_cast<double>(places.size()));
    Span all{places[out], places[places.size() - 1 - out]};
    while (all.count() > cells) {
        const auto at = [&](int place) { return std::ranges::count(slots, place, part); };
        if (at(all.first) < at(all.last))
            ++all.first;
        else
            --all.last;
    }
    return all;
}

/// How much of the straightened picture's lines, one a pixel, is an edge between two colours: from 0 to 1. `across`:
/// the lines go from north to south, and it is looked at between two rows.
std::vector<double> edges(const cv::Mat& light, const cv::Mat& seen, bool across, int from, int to) {
    const int count = across ? light.cols : light.rows;
    std::vector<double> shares(static_cast<std::size_t>(count), 0);
    std::vector<int> there(static_cast<std::size_t>(count), 0);
    std::vector<float> steps(static_cast<std::size_t>(count));
    const auto colour = [&](int line, int along) {
        return across ? light.at<cv::Vec3f>(along, line) : light.at<cv::Vec3f>(line, along);
    };
    const auto is_seen = [&](int line, int along) {
        return (across ? seen.at<std::uint8_t>(along, line) : seen.at<std::uint8_t>(line, along)) == 255;
    };
    for (int along = std::max(0, from); along < std::min(to, across ? light.rows : light.cols); ++along) {
        for (int line = apart; line + apart <= count; ++line) {
            const auto i = static_cast<std::size_t>(line);
            steps[i] = 0;
            if (!is_seen(line - apart, along) || !is_seen(line + apart - 1, along)) continue;
            cv::Vec3f step{};
            for (int k = 0; k < apart; ++k) step += colour(line + k, along) - colour(line - 1 - k, along);
            steps[i] = static_cast<float>(cv::norm(step)) / apart;
            ++there[i];
        }
        for (int line = apart + 1; line + apart < count; ++line) {
            const auto i = static_cast<std::size_t>(line);
            if (steps[i] > least_edge && steps[i] >= steps[i - 1] && steps[i] >= steps[i + 1])
                for (const std::size_t k : {i - 1, i, i + 1}) shares[k] += 1;
        }
    }
    const int all = to - from;
    for (std::size_t i = 0; i < shares.size(); ++i)
        shares[i] = 3 * there[i] < all ? -1 : std::min(1.0, shares[i] / there[i]);
    return shares;
}

/// What is more than is seen along most lines, from 0 to 1: of noise every line is an edge.
void stand_out(std::vector<double>& shares) {
    std::vector<double> all;
    std::ranges::copy_if(shares, std::back_inserter(all), [](double share) { return share >= 0; });
    if (all.empty()) return;
    std::ranges::nth_element(all, all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2));
    const double usual = std::min(0.9, all[all.size() / 2]);
    for (double& share : shares) share = std::max(0.0, (share - usual) / (1 - usual));
}

/// Where the board's cells begin in the lattice, both ways.
struct Begin {
    int west = 0, north = 0;
    double outline = 0; ///< that is seen round it, in sides
    double lead = 0;    ///< over any other, in slots
};

class Outline {
public:
    Outline(const Picture& photo, const SlotLattice& lattice, Size cells)
        : slots_(lattice.slots), cells_(cells), columns_(span_of(lattice.slots, &LatticeSlot::column, cells.width)),
          rows_(span_of(lattice.slots, &LatticeSlot::row, cells.height)), west_(first(columns_, cells.width)),
          north_(first(rows_, cells.height)) {
        const Size all{last(columns_, cells.width) - west_, last(rows_, cells.height) - north_};
        const Picture straight = straightened(photo, lattice.plane * moved(west_ - 0.5, north_ - 0.5), all, side);
        const cv::Mat pixels = mat_of(straight);
        cv::Mat colours, seen, light;
        cv::extractChannel(pixels, seen, 3);
        cv::cvtColor(pixels, colours, cv::COLOR_RGBA2RGB);
        cv::GaussianBlur(colours, colours, {}, 0.8);
        colours.convertTo(light, CV_32FC3, 1, cv::Scalar::all(12).val[0]);
        cv::log(light, light);
        across_ = edges(light, seen, true, pixel(rows_.first, north_), pixel(rows_.last + 1, north_));
        down_ = edges(light, seen, false, pixel(columns_.first, west_), pixel(columns_.last + 1, west_));
        stand_out(across_);
        stand_out(down_);
    }

    Begin best() const {
        Begin found;
        double most = -1, second = 0;
        for (int west = columns_.last - cells_.width + 1; west <= columns_.first; ++west)
            for (int north = rows_.last - cells_.height + 1; north <= rows_.first; ++north) {
                const double outline = seen(west, north), here = within(west, north) + side_counts * outline;
                if (here > most) {
                    second = std::max(second, most);
                    most = here;
                    found = {.west = west, .north = north, .outline = outline};
                } else {
                    second = std::max(second, here);
                }
            }
        found.lead = most - second;
        return found;
    }

private:
    double within(int west, int north) const {
        return static_cast<double>(std::ranges::count_if(slots_, [&](const LatticeSlot& slot) {
            return slot.column >= west && slot.column < west + cells_.width && slot.row >= north &&
                   slot.row < north + cells_.height;
        }));
    }
    double seen(int west, int north) const {
        double most = 0;
        for (int rim = 0; rim <= widest_rim * side; ++rim) most = std::max(most, seen(west, north, rim));
        return most;
    }
    static int first(Span span, int cells) { return span.last - cells + 1 - beyond; }
    static int last(Span span, int cells) { return span.first + cells + beyond; }
    static int pixel(int place, int from) { return (place - from) * side; }

    double seen(int west, int north, int rim) const {
        const auto at = [](const std::vector<double>& shares, int line) {
            return shares[static_cast<std::size_t>(line)];
        };
        return at(across_, pixel(west, west_) - rim) + at(across_, pixel(west + cells_.width, west_) + rim) +
               at(down_, pixel(north, north_) - rim) + at(down_, pixel(north + cells_.height, north_) + rim);
    }

    const std::vector<LatticeSlot>& slots_;
    Size cells_;
    Span columns_, rows_;
    int west_, north_; ///< of what is straightened, in the lattice
    std::vector<double> across_, down_;
};

/// Drawn anew to the slots of the board, without those that lie apart from where the others say that they should.
std::optional<SlotLattice> redrawn(const SlotLattice& lattice, const Begin& begin, Size cells) {
    SlotLattice found{.slots = {}, .plane = lattice.plane, .error = lattice.error};
    for (const LatticeSlot& slot : lattice.slots)
        if (slot.column >= begin.west && slot.column < begin.west + cells.width && slot.row >= begin.north &&
            slot.row < begin.north + cells.height)
            found.slots.push_back(slot);
    for (int round = 0; round < 4 && found.slots.size() >= least_slots; ++round) {
        std::vector<std::pair<Point, Point>> pairs;
        for (const LatticeSlot& slot : found.slots)
            pairs.emplace_back(Point{double(slot.column), double(slot.row)}, slot.seen);
        const auto plane = fitted_homography(pairs);
        if (!plane) return std::nullopt;
        found.plane = *plane;
        const auto error = [&](const LatticeSlot& slot) {
            const double x = slot.column, y = slot.row;
            const Point at = map(*plane, {x, y}), east = map(*plane, {x + 1, y}), south = map(*plane, {x, y + 1});
            return distance(slot.seen, at) / std::min(distance(east, at), distance(south, at));
        };
        std::vector<double> errors;
        for (const LatticeSlot& slot : found.slots) errors.push_back(error(slot));
        std::ranges::nth_element(errors, errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2));
        found.error = errors[errors.size() / 2];
        const double most = std::max(0.02, 2.5 * found.error);
        if (std::erase_if(found.slots, [&](const LatticeSlot& slot) { return error(slot) > most; }) == 0) break;
    }
    return found.slots.size() < least_slots ? std::nullopt : std::optional(found);
}

/// How much speaks for it, in slots.
double strength(const SlotLattice& lattice, double outline) {
    return static_cast<double>(lattice.slots.size()) * std::max(0.0, 1 - lattice.error / inexact) +
           side_counts * outline;
}

double certainty(double strength, double lead) {
    return std::clamp((strength - weak) / (strong - weak), 0.0, 1.0) * std::clamp(lead / sure_lead, 0.0, 1.0);
}

/// The first corner is the upper left one.
Corners corners_of(const Matrix& plane, Size cells, Size picture) {
    const double w = cells.width, h = cells.height;
    Corners found{Point{0, 0}, {w, 0}, {w, h}, {0, h}};
    for (Point& corner : found) {
        corner = map(plane, corner);
        corner = {corner.x / picture.width, corner.y / picture.height};
    }
    std::ranges::rotate(found, std::ranges::min_element(found, {}, [](Point one) { return one.x + one.y; }));
    return found;
}

}

std::optional<FoundBoard> find_board(const Picture& photo, const Look& look) {
    if (!is_whole(photo) || look.cells.width < 3 || look.cells.height < 3) return std::nullopt;
    const Picture small = smaller(photo, looked_at);
    std::optional<FoundBoard> best;
    double most = weak;
    for (const SlotLattice& all : slot_lattices(small)) {
        const Begin begin = Outline(small, all, look.cells).best();
        const auto lattice = redrawn(all, begin, look.cells);
        if (!lattice) continue;
        const Matrix plane = lattice->plane * moved(begin.west - 0.5, begin.north - 0.5);
        const double here = strength(*lattice, begin.outline);
        const FoundBoard found{corners_of(plane, look.cells, small.size), certainty(here, begin.lead)};
        if (fault_of(found.corners, small.size) != CornersFault::none) continue;
        if (here > most) most = here, best = found;
    }
    return best;
}

}
