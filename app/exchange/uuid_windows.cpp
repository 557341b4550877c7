#include "app/exchange/import.h"

#include <algorithm>
#include <bcrypt.h>
#include <stdexcept>
#include <vector>
#include <windows.h> // before what needs it

namespace clerk::exchange {

namespace {

using Digest = std::array<std::uint8_t, 20>;

Digest sha1(std::vector<std::uint8_t> bytes) {
    BCRYPT_ALG_HANDLE algorithm = nullptr;
    Digest digest{};
    bool done = BCryptOpenAlgorithmProvider(&algorithm, BCRYPT_SHA1_ALGORITHM, nullptr, 0) == 0;
    BCRYPT_HASH_HANDLE hash = nullptr;
    done = done && BCryptCreateHash(algorithm, &hash, nullptr, 0, nullptr, 0, 0) == 0;
    done = done && BCryptHashData(hash, bytes.data(), static_cast<ULONG>(bytes.size()), 0) == 0;
    done = done && BCryptFinishHash(hash, digest.data(), static_cast<ULONG>(digest.size()), 0) == 0;
    if (hash) BCryptDestroyHash(hash);
    if (algorithm) BCryptCloseAlgorithmProvider(algorithm, 0);
    if (!done) throw std::runtime_error("the system makes no SHA-1");
    return digest;
}

}

UuidBytes sha1_uuid(const UuidBytes& name_space, std::string_view name) {
    std::vector<std::uint8_t> bytes(name_space.begin(), name_space.end());
    bytes.insert(bytes.end(), name.begin(), name.end());
    const Digest digest = sha1(std::move(bytes));
    UuidBytes made{};
    std::copy_n(digest.begin(), made.size(), made.begin());
    made[6] = static_cast<std::uint8_t>((made[6] & 0x0f) | 0x50); // the version
    made[8] = static_cast<std::uint8_t>((made[8] & 0x3f) | 0x80); // the variant
    return made;
}

}
