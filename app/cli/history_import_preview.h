// The preview of an import, in words and in JSON.
#pragma once

#include "app/cli/history_words.h"
#include "app/history/import_plan.h"

namespace clerk::cli {

Json json(const ImportPlan& plan);
wxString told(const ImportPlan& plan);

}
