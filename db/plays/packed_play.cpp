#include "db/plays/packed_play.h"

#include <concepts>
#include <type_traits>

namespace clerk::db {

namespace {

/// All but the id, in this order.
template <class Some, class Each>
void each_field(Some& play, Each each)
    requires std::same_as<std::remove_const_t<Some>, Play>
{
    each(play.game, play.variant, play.rules_version, play.played_at, play.minutes, play.place, play.notes,
         play.waivers, play.aids, play.counted, play.sample, play.cooperative, play.lowest_wins, play.no_points,
         play.unknown_start, play.day_only, play.bgg_game, play.bgg_play, play.modified_at, play.seats);
}

template <class Some, class Each>
void each_field(Some& seat, Each each)
    requires std::same_as<std::remove_const_t<Some>, PlaySeat>
{
    each(seat.player, seat.name, seat.score, seat.rank, seat.winner, seat.categories, seat.team, seat.role);
}

template <class Some, class Each>
void each_field(Some& points, Each each)
    requires std::same_as<std::remove_const_t<Some>, Points>
{
    each(points.whole, points.billionths);
}

template <class Some, class Each>
void each_field(Some& category, Each each)
    requires std::same_as<std::remove_const_t<Some>, std::pair<std::string, Points>>
{
    each(category.first, category.second);
}

/// A number takes seven bits a byte, those of the lowest value first; what is negative comes between what is not.
class Packer {
public:
    explicit Packer(std::string& bytes) : bytes_(bytes) {}

    template <std::integral Number> void put(Number number) {
        const auto wide = static_cast<std::int64_t>(number);
        auto rest = static_cast<std::uint64_t>(wide) << 1 ^ static_cast<std::uint64_t>(wide >> 63);
        for (; rest > low_bits; rest >>= bits) bytes_ += static_cast<char>(rest | more);
        bytes_ += static_cast<char>(rest);
    }
    void put(const std::string& text) {
        put(text.size());
        bytes_ += text;
    }
    template <class T> void put(const std::optional<T>& value) {
        put(value.has_value());
        if (value) put(*value);
    }
    template <class T> void put(const std::vector<T>& list) {
        put(list.size());
        for (const T& one : list) put(one);
    }
    template <class T>
        requires std::is_class_v<T>
    void put(const T& fields) {
        each_field(fields, [this](const auto&... field) { (this->put(field), ...); });
    }

    static constexpr std::uint64_t more = 0x80, low_bits = 0x7F;
    static constexpr unsigned bits = 7;

private:
    std::string& bytes_;
};

class Unpacker {
public:
    explicit Unpacker(std::string_view bytes) : bytes_(bytes) {}

    template <std::integral Number> void take(Number& number) {
        std::uint64_t read = 0, byte = Packer::more;
        for (unsigned shift = 0; (byte & Packer::more) != 0; shift += Packer::bits) {
            byte = static_cast<unsigned char>(bytes_.front());
            bytes_.remove_prefix(1);
            read |= (byte & Packer::low_bits) << shift;
        }
        number = static_cast<Number>(static_cast<std::int64_t>(read >> 1 ^ (0 - (read & 1))));
    }
    void take(std::string& text) {
        text = bytes_.substr(0, size());
        bytes_.remove_prefix(text.size());
    }
    template <class T> void take(std::optional<T>& value) {
        if (size() != 0) take(value.emplace());
    }
    template <class T> void take(std::vector<T>& list) {
        list.resize(size());
        for (T& one : list) take(one);
    }
    template <class T>
        requires std::is_class_v<T>
    void take(T& fields) {
        each_field(fields, [this](auto&... field) { (this->take(field), ...); });
    }

private:
    std::size_t size() {
        std::size_t size = 0;
        take(size);
        return size;
    }

    std::string_view bytes_;
};

}

PackedPlay::PackedPlay(const Play& play)
    : id_length_(static_cast<std::uint32_t>(play.id.size())), bgg_play_(play.bgg_play) {
    std::string bytes = play.id;
    Packer(bytes).put(play);
    bytes_ = std::string_view(bytes); // with no room to grow
}

Play PackedPlay::unpacked() const {
    Play play;
    play.id = id();
    Unpacker(std::string_view(bytes_).substr(id_length_)).take(play);
    return play;
}

}
