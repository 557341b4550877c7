#include "app/table/open_turn.h"

#include <utility>

namespace clerk {

OpenTurn::OpenTurn(Record whole, std::size_t turn) : turn_(turn), as_it_was_(std::move(whole)) { look_at(as_it_was_); }

void OpenTurn::look_at(const Record& whole) {
    record_ = opened(whole, turn_);
    report_ = check(record_);
    score_ = clerk::score(record_);
}

}
