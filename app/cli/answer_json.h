// The answers of `clerk` in JSON, as the format's document lists them.
#pragma once

#include "app/cli/refused.h"
#include "core/game.h"

#include <string>

namespace clerk::cli {

std::string json(const Fault& fault);
std::string json(const Refused& refused);
std::string json(const Record& record, const Report& report);

}
