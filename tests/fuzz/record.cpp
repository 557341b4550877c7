// Any bytes are a record or a fault. A record is printed as what reads as itself, in pieces too; its turns folded one
// after the other are the whole judged at once; and of a legal one every answer can be given.
#include "core/document.h"
#include "core/record_fold.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace {

using namespace clerk;
using clerk::tests::require;

void require_the_same_again(const Record& record) {
    const std::string printed = print(record);
    const auto again = parse(printed);
    require(again && *again == record && print(*again) == printed);
    const auto pretty = parse(print_pretty(record));
    require(pretty && *pretty == record);
    const auto together = put_together(take_apart(record));
    require(together && *together == record);
}

std::vector<int> totals(const ScoreSheet& sheet) {
    std::vector<int> all;
    for (const PlayerScore& player : sheet.players) all.push_back(player.total());
    return all;
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = parse({reinterpret_cast<const char*>(data), size});
    if (!record) {
        require(!diagnosis(record.error()).empty());
        return 0;
    }
    require_the_same_again(*record);
    const Report report = check(*record);
    const RecordFold folded = fold(*record);
    require(folded.report() == report);
    require(totals(folded.score) == totals(score(*record)));
    if (!report.legal()) return 0;
    require(!score_answer(*record).empty());
    if (tells_moves(*record)) require(moves_answer(*record).has_value());
    return 0;
}
