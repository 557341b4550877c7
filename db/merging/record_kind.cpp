#include "db/merging/record_kind.h"

namespace clerk::db {

std::string_view id(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return "player";
    case RecordKind::night: return "night";
    case RecordKind::photo: return "photo";
    case RecordKind::game: return "game";
    case RecordKind::play: return "play";
    }
    return {};
}

}
