// A result that is handed on: to the clipboard, a picture, paper, another program.
#pragma once

#include "app/desktop/results/result_summary.h"
#include "db/plays/play.h"
#include "db/store/store.h"

namespace clerk::desktop {

struct SharedResult {
    db::Play play;
    ResultSummary summary; ///< with what the winner has built, where there is a record of it
};

/// Throws db::Error: there is no such play, or its game cannot be read.
SharedResult shared_result(const db::Store& store, const std::string& play);

/// All but the picture; of a play from elsewhere too.
ResultSummary summary_of(const db::Play& play);

}
