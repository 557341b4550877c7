#include "app/exchange/qr.h"

#include "app/exchange/bgstats.h"

#include <memory>
#include <qrencode.h>
#include <utility>

namespace clerk::exchange {

namespace {

using Code = std::unique_ptr<QRcode, decltype(&QRcode_free)>;

constexpr int smallest = 0, unread = 23; ///< versions; jsQR 1.4.0 reads every other one at this level

Code encoded(const std::string& text, int version) {
    std::vector<unsigned char> bytes(text.begin(), text.end());
    return {QRcode_encodeData(static_cast<int>(bytes.size()), bytes.data(), version, QR_ECLEVEL_L), QRcode_free};
}

Code readable(const std::string& text) {
    Code code = encoded(text, smallest);
    return code && code->version == unread ? encoded(text, unread + 1) : std::move(code);
}

QrCode matrix(const QRcode& code) {
    QrCode modules{.size = code.width};
    const auto count = static_cast<std::size_t>(code.width * code.width);
    for (std::size_t i = 0; i < count; ++i) modules.dark.push_back((code.data[i] & 1) != 0);
    return modules;
}

}

Expected<QrCode> qr_code(const std::string& text) {
    if (text.empty()) return tl::unexpected(missing(""));
    const Code code = text.size() > qr::most ? Code(nullptr, QRcode_free) : readable(text);
    if (!code) return tl::unexpected(too_long(qr::most, text.size()));
    return matrix(*code);
}

Expected<QrCode> qr_code(const db::Play& play) {
    return bgstats_link(play, Scheme::web, qr::easy)
        .or_else([&](const Fault&) { return bgstats_link(play, Scheme::web, qr::most); })
        .and_then([](const std::string& link) { return qr_code(link); });
}

}
