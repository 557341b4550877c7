// What `clerk` does: reads each source, answers, and says with the exit status how it went.
#pragma once

#include "app/cli/arguments.h"

namespace clerk::cli {

enum class Status { fine = 0, illegal = 1, unusable = 2 };

/// Answers on standard output, complains on standard error. The worst of all sources.
Status run(const Request& request);

}
