#include "app/photo/focal_length.h"

#include <cmath>
#include <fstream>
#include <iterator>
#include <libexif/exif-data.h>
#include <memory>
#include <vector>

namespace clerk::photo {

namespace {

constexpr std::size_t notes_end = 1 << 18; ///< they stand near the beginning of a file
constexpr double film_diagonal = 43.267, shortest = 0.2, longest = 20;
constexpr double inch = 25.4;

struct Unref {
    void operator()(ExifData* data) const { exif_data_unref(data); }
};
using Notes = std::unique_ptr<ExifData, Unref>;

std::vector<unsigned char> beginning(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::vector<unsigned char> bytes(notes_end);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

/// Of a number, or a fraction.
std::optional<double> value(const Notes& notes, ExifTag tag) {
    const ExifEntry* entry = exif_content_get_entry(notes->ifd[EXIF_IFD_EXIF], tag);
    if (!entry || !entry->data || entry->components < 1) return std::nullopt;
    if (entry->size < exif_format_get_size(entry->format)) return std::nullopt;
    const ExifByteOrder order = exif_data_get_byte_order(notes.get());
    switch (entry->format) {
    case EXIF_FORMAT_SHORT: return exif_get_short(entry->data, order);
    case EXIF_FORMAT_LONG: return exif_get_long(entry->data, order);
    case EXIF_FORMAT_RATIONAL: {
        const ExifRational fraction = exif_get_rational(entry->data, order);
        if (fraction.denominator == 0) return std::nullopt;
        return static_cast<double>(fraction.numerator) / fraction.denominator;
    }
    default: return std::nullopt;
    }
}

/// From the lens itself and how many pixels lie on an inch of the sensor.
std::optional<double> by_sensor(const Notes& notes) {
    const auto lens = value(notes, EXIF_TAG_FOCAL_LENGTH), density = value(notes, EXIF_TAG_FOCAL_PLANE_X_RESOLUTION);
    const auto wide = value(notes, EXIF_TAG_PIXEL_X_DIMENSION), high = value(notes, EXIF_TAG_PIXEL_Y_DIMENSION);
    if (!lens || !density || !wide || !high) return std::nullopt;
    constexpr int centimetres = 3;
    const double unit = value(notes, EXIF_TAG_FOCAL_PLANE_RESOLUTION_UNIT) == centimetres ? 10 : inch;
    return *lens * *density / unit / std::hypot(*wide, *high);
}

std::optional<double> by_film(const Notes& notes) {
    const auto lens = value(notes, EXIF_TAG_FOCAL_LENGTH_IN_35MM_FILM);
    return lens && *lens > 0 ? std::optional(*lens / film_diagonal) : std::nullopt;
}

}

std::optional<double> focal_length(const std::filesystem::path& file) {
    const std::vector<unsigned char> bytes = beginning(file);
    const Notes notes(exif_data_new_from_data(bytes.data(), static_cast<unsigned int>(bytes.size())));
    if (!notes) return std::nullopt;
    const auto film = by_film(notes), found = film ? film : by_sensor(notes);
    return found && *found >= shortest && *found <= longest ? found : std::nullopt;
}

}
