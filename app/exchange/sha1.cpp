#include "app/exchange/sha1.h"

#include <bit>
#include <cstddef>
#include <string>

namespace clerk::exchange {

namespace {

using State = std::array<std::uint32_t, 5>;
constexpr std::size_t block = 64;

std::uint32_t big_endian(std::string_view four) {
    std::uint32_t word = 0;
    for (const char c : four) word = word << 8 | static_cast<unsigned char>(c);
    return word;
}

/// A one bit, zeros, and the length in bits, up to a whole block.
std::string padded(std::string_view bytes) {
    std::string text(bytes);
    text += '\x80';
    while (text.size() % block != block - 8) text += '\0';
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (int shift = 56; shift >= 0; shift -= 8) text += static_cast<char>(bits >> shift & 0xFF);
    return text;
}

std::array<std::uint32_t, 80> schedule(std::string_view chunk) {
    std::array<std::uint32_t, 80> w{};
    for (std::size_t t = 0; t < 16; ++t) w[t] = big_endian(chunk.substr(t * 4, 4));
    for (std::size_t t = 16; t < 80; ++t) w[t] = std::rotl(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
    return w;
}

std::uint32_t mixed(std::size_t t, std::uint32_t x, std::uint32_t y, std::uint32_t z) {
    if (t < 20) return ((x & y) ^ (~x & z)) + 0x5A827999;
    if (t < 40) return (x ^ y ^ z) + 0x6ED9EBA1;
    if (t < 60) return ((x & y) ^ (x & z) ^ (y & z)) + 0x8F1BBCDC;
    return (x ^ y ^ z) + 0xCA62C1D6;
}

void compress(State& state, std::string_view chunk) {
    const auto w = schedule(chunk);
    auto [a, b, c, d, e] = state;
    for (std::size_t t = 0; t < 80; ++t) {
        const std::uint32_t next = std::rotl(a, 5) + mixed(t, b, c, d) + e + w[t];
        e = d;
        d = c;
        c = std::rotl(b, 30);
        b = a;
        a = next;
    }
    const State added{a, b, c, d, e};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
}

}

std::array<std::uint8_t, 20> sha1(std::string_view bytes) {
    State state{0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    const std::string text = padded(bytes);
    for (std::size_t at = 0; at < text.size(); at += block) compress(state, std::string_view(text).substr(at, block));
    std::array<std::uint8_t, 20> digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)) & 0xFF);
    return digest;
}

}
