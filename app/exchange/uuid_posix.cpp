#include "app/exchange/import.h"

#include <uuid.h>

namespace clerk::exchange {

UuidBytes sha1_uuid(const UuidBytes& name_space, std::string_view name) {
    UuidBytes made{};
    uuid_generate_sha1(made.data(), name_space.data(), name.data(), name.size());
    return made;
}

}
