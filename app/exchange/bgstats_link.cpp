#include "app/exchange/bgstats_link.h"

#include "app/exchange/bgstats.h"
#include "app/exchange/utc.h"
#include "core/json.h"
#include "core/json_reader.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <memory>
#include <qrencode.h>
#include <utility>

namespace clerk::exchange {

namespace {

constexpr std::string_view address = "://app.bgstatsapp.com/createPlay.html?data=";

Json player(const db::PlaySeat& seat, bool starts) {
    Json json = {
        {"name", seat.name}, {"sourcePlayerId", player_uuid(seat)}, {"winner", seat.winner}, {"startPlayer", starts}};
    if (seat.score) json["score"] = json_of(*seat.score);
    if (seat.rank) json["rank"] = *seat.rank;
    if (!seat.team.empty()) json["team"] = seat.team;
    if (!seat.role.empty()) json["role"] = seat.role;
    return json;
}

Json game(const db::Play& play) {
    Json json = {{"name", i18n::game_name(play.game).utf8_string()},
                 {"sourceGameId", play.game},
                 {"highestWins", !play.lowest_wins},
                 {"noPoints", play.no_points}};
    if (play.cooperative) json["cooperative"] = true;
    const int known = i18n::bgg_game(play.game).id, id = known > 0 ? known : play.bgg_game;
    if (id > 0) json["bggId"] = id;
    return json;
}

Json document(const db::Play& play) {
    Json json = {{"sourceName", source_name},
                 {"sourcePlayId", play.id},
                 {"playDate", spaced(play.played_at)},
                 {"game", game(play)}};
    if (const auto taken = minutes(play)) json["durationMin"] = *taken;
    if (!play.place.empty()) json["location"] = play.place;
    if (!play.variant.empty()) json["board"] = i18n::utf8(i18n::variant(play.game, play.variant));
    if (!play.notes.empty()) json["comments"] = play.notes;
    json["players"] = Json::array();
    for (const db::PlaySeat& seat : play.seats)
        json["players"].push_back(player(seat, &seat == &play.seats.front() && !play.unknown_start));
    return json;
}

/// What a query may hold as it is (RFC 3986), but for what forms give a meaning.
bool stays(char c) {
    constexpr std::string_view marks = "-._~:,";
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || marks.find(c) != std::string_view::npos;
}

std::string percent_encoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (stays(c))
            encoded += c;
        else
            (encoded += '%').append({digits[byte >> 4], digits[byte & 0x0F]});
    }
    return encoded;
}

std::string link(const Json& json, Scheme scheme) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return std::string(scheme == Scheme::web ? "https" : "bgstats").append(address) + percent_encoded(text);
}

}

Expected<std::string> bgstats_link(const db::Play& play, Scheme scheme, std::size_t most) {
    Json json = document(play);
    std::string text = link(json, scheme);
    for (const char* besides : {"comments", "location", "board"}) {
        if (text.size() <= most) break;
        json.erase(besides);
        text = link(json, scheme);
    }
    if (text.size() <= most) return text;
    return tl::unexpected(too_long(most, text.size()));
}

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
