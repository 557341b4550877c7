// What a history is made of where two of them are compared.
#pragma once

#include <string_view>

namespace clerk::db {

enum class RecordKind { player, night, photo, game, play }; ///< play: one without its game
inline constexpr RecordKind record_kinds[] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                              RecordKind::game, RecordKind::play};
[[nodiscard]] std::string_view id(RecordKind kind); ///< "player"

}
