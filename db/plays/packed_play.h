// A play in as little memory as it takes: where thousands wait to come in.
#pragma once

#include "db/plays/play.h"

#include <string>
#include <string_view>

namespace clerk::db {

class PackedPlay {
public:
    PackedPlay() : PackedPlay(Play()) {}
    PackedPlay(const Play& play);
    Play unpacked() const;

    std::string_view id() const { return std::string_view(bytes_).substr(0, id_length_); }
    int bgg_play() const { return bgg_play_; }
    friend bool operator==(const PackedPlay&, const PackedPlay&) = default;

private:
    std::string bytes_; ///< from the id on
    std::uint32_t id_length_ = 0;
    int bgg_play_ = 0;
};

}
