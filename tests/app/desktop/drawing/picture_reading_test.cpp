// Pictures as cameras and phones write them, and as whoever means harm does.
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/picture_reading.h"
#include "app/exchange/files.h"
#include "i18n/text.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <wx/mstream.h>

namespace clerk::desktop {

namespace {

using Reason = UnreadablePicture::Reason;
using namespace std::literals;

const wxSize stored_size(48, 32);

/// By its strongest parts: 'r', 'g', 'b' or 'w'.
char colour_at(const wxImage& image, int x, int y) {
    const bool red = image.GetRed(x, y) > 127, green = image.GetGreen(x, y) > 127, blue = image.GetBlue(x, y) > 127;
    return red && green && blue ? 'w' : red ? 'r' : green ? 'g' : blue ? 'b' : '-';
}

/// Of the four quarters, as they are read: "rgbw".
std::string quarters(const wxImage& image) {
    const int left = image.GetWidth() / 4, top = image.GetHeight() / 4;
    return {colour_at(image, left, top), colour_at(image, 3 * left, top), colour_at(image, left, 3 * top),
            colour_at(image, 3 * left, 3 * top)};
}

/// Red and green above blue and white.
wxImage picture() {
    wxImage image(stored_size);
    const int x = stored_size.x / 2, y = stored_size.y / 2;
    image.SetRGB(wxRect(0, 0, x, y), 255, 0, 0);
    image.SetRGB(wxRect(x, 0, x, y), 0, 255, 0);
    image.SetRGB(wxRect(0, y, x, y), 0, 0, 255);
    image.SetRGB(wxRect(x, y, x, y), 255, 255, 255);
    return image;
}

std::string jpeg_of(const wxImage& image) {
    if (!wxImage::FindHandler(wxBITMAP_TYPE_JPEG)) wxImage::AddHandler(new wxJPEGHandler);
    wxMemoryOutputStream stream;
    image.SaveFile(stream, wxBITMAP_TYPE_JPEG);
    std::string bytes(stream.GetSize(), '\0');
    stream.CopyTo(bytes.data(), bytes.size());
    return bytes;
}

std::string number(unsigned value, int bytes, bool big_end_first) {
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(value >> (8 * (big_end_first ? bytes - 1 - i : i)) & 0xFF);
    return text;
}

/// Of a part of a PNG.
unsigned check_sum(const std::string& bytes) {
    unsigned sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (sum & 1 ? 0xEDB88320U : 0);
    }
    return ~sum;
}

/// How the camera was held (EXIF: a TIFF whose one entry is the orientation).
std::string held(unsigned orientation, bool big) {
    return (big ? "MM\0*"s : "II*\0"s) + number(8, 4, big) + number(1, 2, big) + number(0x112, 2, big) +
           number(3, 2, big) + number(1, 4, big) + number(orientation, 2, big) + "\0\0"s + number(0, 4, big);
}

std::string jpeg_with(const std::string& exif) {
    const std::string plain = jpeg_of(picture()), body = "Exif\0\0"s + exif;
    return plain.substr(0, 2) + "\xFF\xE1" + number(static_cast<unsigned>(body.size()) + 2, 2, true) + body +
           plain.substr(2);
}

/// Of one pixel each: a red picture, then so many blue ones.
std::string gif_of(int blue_ones) {
    const auto pixel = [](char code) { return ",\0\0\0\0\1\0\1\0\0\2\2"s + code + "\1\0"s; };
    std::string gif = "GIF89a\1\0\1\0\x80\0\0\xFF\0\0\0\0\xFF"s + pixel('\x44');
    for (int i = 0; i < blue_ones; ++i) gif += pixel('\x4C');
    return gif;
}

/// Grey, of so many scans, each of which says in three bytes that nothing changes in the whole picture.
std::string jpeg_of_scans(int scans) {
    const auto part = [](char kind, const std::string& body) {
        return "\xFF"s + kind + number(static_cast<unsigned>(body.size()) + 2, 2, true) + body;
    };
    constexpr unsigned columns = 217, rows = 151; // of blocks: as many as one code can pass over
    const std::string code = "\1"s + std::string(15, '\0');
    std::string jpeg =
        "\xFF\xD8" + part('\xDB', "\0"s + std::string(64, '\x10')) +
        part('\xC2', "\x08"s + number(8 * rows, 2, true) + number(8 * columns, 2, true) + "\1\1\x11\0"s) +
        part('\xC4', "\0"s + code + "\0"s) + part('\xC4', "\x10"s + code + "\xE0"s) + part('\xDA', "\1\1\0\0\0\0"s) +
        std::string(columns * rows / 8, '\0') + "\1"s;
    for (int i = 0; i < scans; ++i) jpeg += part('\xDA', "\1\1\0\1\x3F\0"s) + "\x7F\xFF\0"s;
    return jpeg + "\xFF\xD9";
}

class PictureReading : public testing::Test {
protected:
    PictureReading() { std::filesystem::create_directories(folder); }
    ~PictureReading() override { std::filesystem::remove_all(folder); }

    std::filesystem::path written(const std::string& content, const std::string& name = "photo.jpg") {
        exchange::write_file(folder / name, content);
        return folder / name;
    }
    static std::filesystem::path fixture(const std::string& name) {
        return std::filesystem::path(CLERK_FIXTURES) / "pictures" / name;
    }
    /// What went wrong in words; empty: nothing.
    static std::string refusal(const std::filesystem::path& file) {
        const auto read = read_picture(file, 64);
        return read ? "" : sentence(read.error()).utf8_string();
    }
    static Reason reason(const std::filesystem::path& file) {
        const auto read = read_picture(file, 64);
        if (read) throw std::runtime_error("it was read");
        return read.error().reason;
    }
    std::string png_sized(unsigned side) {
        std::string png = png_of(picture());
        png.replace(16, 8, number(side, 4, true) + number(side, 4, true));
        return png.replace(29, 4, number(check_sum(png.substr(12, 17)), 4, true));
    }
    std::string jpeg_sized(unsigned side) {
        std::string jpeg = jpeg_of(picture());
        return jpeg.replace(jpeg.find("\xFF\xC0"s) + 5, 4, number(side, 2, true) + number(side, 2, true));
    }
    static bool is_told(const std::string& words, const std::string& part) {
        return words.find(part) != std::string::npos;
    }

    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("clerk-pictures-" + std::to_string(getpid()));
};

}

TEST_F(PictureReading, APhotoIsUprightHoweverTheCameraWasHeld) {
    struct Held {
        unsigned orientation;
        const char* upright;
    };
    for (const auto& [orientation, upright] :
         {Held{1, "rgbw"}, {2, "grwb"}, {3, "wbgr"}, {4, "bwrg"}, {5, "rbgw"}, {6, "brwg"}, {7, "wgbr"}, {8, "gwrb"}})
        for (const bool big_end_first : {false, true}) {
            const auto read = read_picture(written(jpeg_with(held(orientation, big_end_first))), 1000);
            ASSERT_TRUE(read) << orientation;
            EXPECT_EQ(quarters(*read), upright) << orientation;
            EXPECT_EQ(read->GetSize(), orientation < 5 ? stored_size : wxSize(stored_size.y, stored_size.x))
                << orientation;
        }
}

TEST_F(PictureReading, AnOrientationThatThereIsNotLeavesThePhotoAsItIs) {
    for (const std::string& exif : {held(0, false), held(9, true), held(65535, false), held(6, false).substr(0, 12),
                                    held(6, false).substr(0, 4) + "\xFF\xFF\xFF\xFF", "II*\0"s, ""s}) {
        const auto read = read_picture(written(jpeg_with(exif)), 1000);
        ASSERT_TRUE(read);
        EXPECT_EQ(quarters(*read), "rgbw");
    }
}

TEST_F(PictureReading, WhatIsLargeIsMadeSmallerAndWhatIsSmallStays) {
    for (const std::string& content : {jpeg_with(held(6, false)), png_of(picture())}) {
        const auto small = read_picture(written(content), 12);
        ASSERT_TRUE(small);
        EXPECT_EQ(std::max(small->GetWidth(), small->GetHeight()), 12);
        EXPECT_EQ(std::min(small->GetWidth(), small->GetHeight()), 8);
        const auto whole = read_picture(written(content), 4000);
        ASSERT_TRUE(whole);
        EXPECT_EQ(std::max(whole->GetWidth(), whole->GetHeight()), 48);
    }
    EXPECT_EQ(quarters(*read_picture(written(jpeg_with(held(6, false))), 12)), "brwg") << "upright all the same";
}

TEST_F(PictureReading, WhatIsClearStaysClear) {
    wxImage image = picture();
    image.SetAlpha();
    image.SetAlpha(0, 0, 0);
    image.SetAlpha(1, 0, 255);
    const auto read = read_picture(written(png_of(image)), 1000);
    ASSERT_TRUE(read);
    ASSERT_TRUE(read->HasAlpha());
    EXPECT_EQ(read->GetAlpha(0, 0), 0);
    EXPECT_EQ(read->GetAlpha(1, 0), 255);
}

TEST_F(PictureReading, PhotosOfPhonesAreReadWhereTheSystemCanOrItIsSaidWhatIsMissing) {
    struct Phone {
        const char* file;
        const char* format;
        const char* package;
    };
    for (const auto& [file, format, package] :
         {Phone{"corners.webp", "WebP", "webp-pixbuf-loader"}, Phone{"corners.heic", "HEIC", "heif-gdk-pixbuf"}}) {
        const bool offered = picture_wildcard().Contains(format);
        const auto read = read_picture(fixture(file), 1000);
        ASSERT_EQ(read.has_value(), offered) << file;
        if (read) {
            EXPECT_EQ(quarters(*read), "rgbw") << file;
            EXPECT_EQ(read->GetSize(), stored_size);
        } else {
            EXPECT_EQ(read.error().reason, Reason::no_reader);
            EXPECT_TRUE(is_told(refusal(fixture(file)), format) && is_told(refusal(fixture(file)), package));
        }
    }
}

/// The fixture with what a camera adds to it: sizes and flags first, EXIF last.
std::string webp_with(const std::string& exif, const std::string& plain) {
    const auto part = [](const std::string& name, const std::string& bytes) {
        return name + number(static_cast<unsigned>(bytes.size()), 4, false) + bytes +
               std::string(bytes.size() % 2, '\0');
    };
    const std::string sizes = "\x08\0\0\0"s + number(static_cast<unsigned>(stored_size.x) - 1, 3, false) +
                              number(static_cast<unsigned>(stored_size.y) - 1, 3, false);
    const std::string body = "WEBP" + part("VP8X", sizes) + plain.substr(12) + part("EXIF", exif);
    return "RIFF" + number(static_cast<unsigned>(body.size()), 4, false) + body;
}

TEST_F(PictureReading, AWebPIsUprightAsWell) {
    const std::string plain = exchange::read_file(fixture("corners.webp"));
    if (!read_picture(fixture("corners.webp"), 1000)) GTEST_SKIP() << "this system reads no WebP";
    struct Held {
        unsigned orientation;
        const char* upright;
    };
    for (const auto& [orientation, upright] : {Held{1, "rgbw"},
                                               {2, "grwb"},
                                               {3, "wbgr"},
                                               {4, "bwrg"},
                                               {5, "rbgw"},
                                               {6, "brwg"},
                                               {7, "wgbr"},
                                               {8, "gwrb"},
                                               {9, "rgbw"}})
        for (const std::string& mark : {""s, "Exif\0\0"s})
            for (const bool big_end_first : {false, true}) {
                const auto read =
                    read_picture(written(webp_with(mark + held(orientation, big_end_first), plain)), 1000);
                ASSERT_TRUE(read) << orientation;
                EXPECT_EQ(quarters(*read), upright) << orientation;
            }
    for (const std::string& cut : {held(6, false).substr(0, 12), "II"s, ""s}) {
        const auto read = read_picture(written(webp_with(cut, plain)), 1000);
        ASSERT_TRUE(read);
        EXPECT_EQ(quarters(*read), "rgbw");
    }
}

/// With EXIF in front of its pixels or behind them.
std::string png_with(const std::string& exif, bool behind) {
    std::string png = png_of(picture());
    const std::string part = "eXIf" + exif;
    const auto at = behind ? png.rfind("IEND") - 4 : png.find("IDAT") - 4;
    return png.insert(at,
                      number(static_cast<unsigned>(exif.size()), 4, true) + part + number(check_sum(part), 4, true));
}

TEST_F(PictureReading, APngIsUprightAsWell) {
    for (const bool behind : {false, true})
        for (const auto& [orientation, upright] : {std::pair{1U, "rgbw"}, {3U, "wbgr"}, {6U, "brwg"}, {8U, "gwrb"}}) {
            const auto read = read_picture(written(png_with(held(orientation, !behind), behind)), 1000);
            ASSERT_TRUE(read) << orientation;
            EXPECT_EQ(quarters(*read), upright) << orientation;
        }
    for (const std::string& cut : {held(6, true).substr(0, 12), ""s, held(9, true)}) {
        const auto read = read_picture(written(png_with(cut, false)), 1000);
        ASSERT_TRUE(read);
        EXPECT_EQ(quarters(*read), "rgbw");
    }
}

/// What says itself how it is to be turned is turned once.
TEST_F(PictureReading, AHeicWithExifAloneIsUprightAsWell) {
    std::string content = exchange::read_file(fixture("turned.heic"));
    const auto orientation = [](const std::string& bytes) {
        std::istringstream file(bytes);
        return heif_orientation(file);
    };
    EXPECT_EQ(orientation(content), 6);
    EXPECT_EQ(orientation(exchange::read_file(fixture("corners.heic"))), 1);
    for (std::size_t kept = 0; kept < content.size(); kept += 7)
        EXPECT_EQ(orientation(content.substr(0, kept)) % 5, 1) << kept; // 6 or 1
    const auto read = read_picture(fixture("turned.heic"), 1000);
    ASSERT_EQ(read.has_value(), picture_wildcard().Contains("HEIC"));
    if (read) {
        EXPECT_GT(read->GetHeight(), read->GetWidth());
    }
}

/// What programs of 2025 write (libheif 1.19, libavif 1.2, libwebp 1.5, ImageMagick 7.1, Pillow 11 and others, see
/// fixtures/pictures/current/make): several pictures, tiles, thumbnails, more bits, CMYK, arithmetic codes, a film
/// behind the photo, EXIF of five writers. Other readers see each of them so, too.
TEST_F(PictureReading, WhatProgramsWriteTodayIsReadAsOthersReadIt) {
    int pictures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(fixture("current"))) {
        const std::string name = entry.path().filename().string(), ending = entry.path().extension().string();
        if (ending.empty()) continue; // how they were made
        SCOPED_TRACE(name);
        EXPECT_TRUE(is_picture(entry.path()));
        if (!picture_wildcard().Contains("*" + ending)) continue; // this system has no reader
        const auto read = read_picture(entry.path(), 1000);
        ++pictures;
        if (name.starts_with("moving")) {
            ASSERT_FALSE(read);
            EXPECT_EQ(read.error().reason, Reason::moving);
            continue;
        }
        if (!read) {
            ADD_FAILURE() << refusal(entry.path());
            continue;
        }
        EXPECT_EQ(read->GetSize(), wxSize(192, 128));
        EXPECT_EQ(quarters(*read), name.starts_with("grey") ? "-w-w" : "rgbw");
    }
    EXPECT_GE(pictures, 20) << "JPEG and PNG at the least";
}

/// All that move in it would be read before its size is asked for.
TEST_F(PictureReading, AMovingWebPIsTold) {
    std::string content = webp_with("", exchange::read_file(fixture("corners.webp")));
    content[20] = static_cast<char>(content[20] | 2);
    EXPECT_EQ(reason(written(content)), Reason::moving);
    EXPECT_TRUE(is_told(refusal(written(content)), "photo.jpg is a moving picture"));
}

TEST_F(PictureReading, OfAMovingGifTheFirstPictureIsReadAlone) {
    const std::string damaged = ",\0\0\0\0\1\0\1\0\0\x0D\2\x44\1\0;"s;
    EXPECT_EQ(reason(written(gif_of(0) + damaged)), Reason::damaged);
    const auto read = read_picture(written(gif_of(500) + damaged), 64);
    ASSERT_TRUE(read);
    EXPECT_EQ(colour_at(*read, 0, 0), 'r');
}

TEST_F(PictureReading, WhatTakesTooLongIsGivenUp) {
    const auto file = written(jpeg_of_scans(300));
    EXPECT_TRUE(read_picture(file, 64));
    const auto read = read_picture(file, 64, {.seconds = 0.01});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason, Reason::damaged);
}

TEST_F(PictureReading, WhatCanBeDroppedAsAPictureIsKnownByItsContent) {
    for (const char* name : {"corners.heic", "corners.webp", "turned.tif"}) EXPECT_TRUE(is_picture(fixture(name)));
    EXPECT_TRUE(is_picture(written(png_of(picture()), "letter.txt")));
    EXPECT_FALSE(is_picture(written("{}", "photo.heic")));
    EXPECT_FALSE(is_picture(folder));
    EXPECT_FALSE(is_picture(folder / "nowhere.png"));
    std::filesystem::create_symlink(fixture("turned.tif"), folder / "link.tif");
    EXPECT_TRUE(is_picture(folder / "link.tif"));
    const std::string pipe = folder / "pipe.jpg", content = jpeg_of(picture());
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const int end = open(pipe.c_str(), O_RDWR);
    ASSERT_EQ(write(end, content.data(), content.size()), static_cast<ssize_t>(content.size()));
    EXPECT_FALSE(is_picture(pipe)) << "it may have nothing in it: nobody waits for one";
    close(end);
}

TEST_F(PictureReading, ATiffIsUprightAsWell) {
    const auto read = read_picture(fixture("turned.tif"), 1000);
    ASSERT_TRUE(read);
    EXPECT_EQ(quarters(*read), "brwg");
}

TEST_F(PictureReading, TheContentSaysWhatItIsAndADialogOffersWhatCanBeRead) {
    EXPECT_EQ(refusal(written(png_of(picture()), "letter.txt")), "");
    EXPECT_EQ(refusal(written(jpeg_of(picture()), "photo.png")), "");
    const wxString offered = picture_wildcard();
    for (const char* part : {"Pictures (", "JPEG", "PNG", "TIFF", "*.jpg", "*.JPG", "*.jpeg", "*.tif"})
        EXPECT_TRUE(offered.Contains(part)) << offered;
    EXPECT_EQ(offered.Freq('|'), 3) << "two kinds, each with its patterns";
}

TEST_F(PictureReading, WhatIsNoPictureIsTold) {
    for (const std::string& content : {""s, "B"s, "no picture"s, std::string(100'000, '\0'),
                                       "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"s,
                                       "/* XPM */ static char * a[] = {\"1 1 1 1\",\"a c #000\",\"a\"};"s})
        EXPECT_EQ(reason(written(content)), Reason::no_picture) << content;
    EXPECT_TRUE(is_told(refusal(written("no picture", "letter.png")), "letter.png is not a picture"));
    EXPECT_TRUE(is_told(refusal(written("no picture", "letter.png")), "JPEG, PNG"));
    EXPECT_EQ(reason(folder), Reason::no_picture);
    EXPECT_EQ(reason(folder / "not-there.jpg"), Reason::no_picture);
#ifndef __WXMSW__
    ASSERT_EQ(mkfifo((folder / "pipe.jpg").c_str(), 0600), 0);
    EXPECT_EQ(reason(folder / "pipe.jpg"), Reason::no_picture) << "and nobody waits for one";
#endif
}

TEST_F(PictureReading, WhatIsDamagedIsTold) {
    const std::string png = png_of(picture());
    for (const std::string& content :
         {png.substr(0, 20), "\xFF\xD8\xFF"s, "GIF89a"s, "BM"s, "II*\0"s, "MM\0*\0\0\0\x08\xFF\xFF"s}) {
        SCOPED_TRACE(content.substr(0, 8) + " of " + std::to_string(content.size()));
        EXPECT_EQ(reason(written(content)), Reason::damaged);
        EXPECT_TRUE(is_told(refusal(written(content)), "photo.jpg is not a picture that can be read: it is damaged."));
    }
}

TEST_F(PictureReading, AGiantIsToldBeforeThereIsRoomMadeForIt) {
    const std::string gif =
        "GIF89a\xFF\xFF\xFF\xFF\x80\x00\x00\x00\x00\x00\xFF\xFF\xFF,\0\0\0\0\xFF\xFF\xFF\xFF\x00\x02\x02\x44\x01\x00;"s;
    for (const auto& [content, limit] : {std::pair{png_sized(65'000), "40 million pixels"},
                                         {jpeg_sized(65'000), "120 million"},
                                         {gif, "40 million"}}) {
        EXPECT_EQ(reason(written(content)), Reason::too_large);
        EXPECT_TRUE(is_told(refusal(written(content)), limit)) << limit;
    }
}

TEST_F(PictureReading, AJpegMayBeLargerForItIsMadeSmallerWhileItIsRead) {
    EXPECT_EQ(reason(written(png_sized(6'400))), Reason::too_large);
    EXPECT_TRUE(read_picture(written(jpeg_sized(6'400)), 64));
    const auto read = read_picture(written(png_sized(6'300)), 64, {.pixels = 30e6});
    EXPECT_TRUE(!read && is_told(sentence(read.error()).utf8_string(), "30 million"));
}

TEST_F(PictureReading, AFileThatIsTooLongIsNotRead) {
    const auto file = written(jpeg_of(picture()));
    std::filesystem::resize_file(file, PictureLimits().bytes + 1);
    EXPECT_EQ(reason(file), Reason::too_large);
    EXPECT_TRUE(is_told(refusal(file), "128 MiB"));
}

TEST_F(PictureReading, WhatEndsTooEarlyIsShownAsFarAsItGoes) {
    const std::string jpeg = jpeg_of(picture());
    const auto read = read_picture(written(jpeg.substr(0, jpeg.size() - 8)), 1000);
    ASSERT_TRUE(read);
    EXPECT_EQ(quarters(*read).substr(0, 2), "rg");
}

/// Whatever is in it, there is a picture or a reason.
TEST_F(PictureReading, NoByteChangedEndsTheProgram) {
    std::vector<std::string> originals{jpeg_with(held(6, false)), png_of(picture())};
    for (const char* name : {"corners.webp", "corners.heic", "turned.heic", "turned.tif"})
        originals.push_back(exchange::read_file(fixture(name)));
    unsigned state = 1;
    const auto below = [&state](std::size_t most) { return (state = state * 1664525 + 1013904223) / 65536 % most; };
    for (const std::string& original : originals)
        for (int round = 0; round < 60; ++round) {
            std::string content = original;
            for (int times = 0; times < 3; ++times) content[below(content.size())] = static_cast<char>(below(256));
            if (round % 3 == 0) content.resize(below(content.size()));
            const auto read = read_picture(written(content), 32);
            if (read) {
                EXPECT_LE(std::max(read->GetWidth(), read->GetHeight()), 32);
            } else {
                EXPECT_NE(sentence(read.error()), "");
            }
        }
}

}
