#include "app/table/learning.h"

#include "app/table/catalogue.h"
#include "core/game.h"
#include "core/record_fold.h"
#include "core/score_sheet.h"
#include "i18n/words.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <wx/translation.h>

namespace clerk::table {

namespace {

constexpr int turns_without_finding = 2; ///< of each player, after which nobody waits for one any more

}

void FirstGame::begin(const Record& record) {
    before_ = depth(record) == Depth::final ? std::vector<FirstStep>{} : first_steps(record);
    id_ = record.head.id;
    found_ = false;
    told_.reset();
}

/// While something is wrong it says what a finding is, whatever is to be done next.
void FirstGame::follow(const Snapshot& now) {
    told_.reset();
    if (!runs()) return;
    const std::vector<FirstStep> steps = first_steps(now.whole.record);
    const int all = static_cast<int>(steps.size()) + 1;
    const bool wrong = finds(now);
    found_ |= wrong;
    for (std::size_t i = 0; i < steps.size() && !wrong; ++i)
        if (steps[i].done <= before_[i].done) {
            told_ = Told{static_cast<int>(i) + 1, all, steps[i].words};
            return;
        }
    const int ended = steps.back().done - before_.back().done;
    const int enough = turns_without_finding * static_cast<int>(players(now.whole.record).size());
    if (!wrong && (found_ || ended >= enough)) return end();
    told_ = Told{all, all,
                 _("What breaks a rule is told here, with the rulebook's words. Correct it, or let it stand when the "
                   "table agrees. Nothing is refused that can lie on a table.")};
}

bool is_fresh(const Record& record) {
    return depth(record) != Depth::final &&
           (turns(record) == 0 || (turns(record) == 1 && !last_part(record) && in_progress(record)));
}

}

namespace clerk {

namespace fs = std::filesystem;

namespace {

/// What the files are called, for the catalogues.
[[maybe_unused]] const char* const names[] = {wxTRANSLATE("two players"),         wxTRANSLATE("three players"),
                                              wxTRANSLATE("with Dirk"),           wxTRANSLATE("final gardens"),
                                              wxTRANSLATE("final markers"),       wxTRANSLATE("three mistakes"),
                                              wxTRANSLATE("five rounds of rummy")};

std::vector<fs::path> records_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code missing;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, missing))
        if (entry.path().string().ends_with(".clerk.json")) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

}

std::vector<fs::path> samples(const fs::path& program) {
    const fs::path bin = program.parent_path();
    std::vector<fs::path> installed = records_in(bin.parent_path() / "share" / "clerk-of-works" / "samples");
    if (!installed.empty()) return installed;
    return records_in(bin.parent_path().parent_path().parent_path() / "packaging" / "samples"); // build/NAME/bin
}

bool is_sample(std::string_view game, const fs::path& program) {
    const auto has = [&](const fs::path& sample) {
        std::ifstream file(sample, std::ios::binary);
        const std::string content{std::istreambuf_iterator<char>(file), {}};
        return content.find('"' + std::string(game) + '"') != std::string::npos;
    };
    return !game.empty() && std::ranges::any_of(samples(program), has);
}

wxString sample_name(const fs::path& sample) {
    const std::string file = sample.filename().string();
    std::string name = file.substr(0, file.find('.'));
    std::ranges::replace(name, '-', ' ');
    const std::string first = name.substr(0, name.find(' '));
    if (first == name || !std::ranges::count(games(), first)) return text(name);
    return i18n::fill(_("{1}: {2}"), {i18n::game_name(first), wxGetTranslation(text(name.substr(first.size() + 1)))});
}

}

namespace clerk::table {

namespace {

/// With nothing built in it yet.
Record begun(const Record& record, std::size_t turn) {
    Record position = opened(record, turn);
    std::visit(
        [turn](auto& game) {
            if constexpr (requires { game.turns.back().steps.clear(); })
                if (turn < game.turns.size()) game.turns.back().steps.clear();
        },
        position.game);
    position.head.ended_at.reset();
    return position;
}

int total_of(const Record& record, int player) {
    return score(record).players.at(static_cast<std::size_t>(player)).total();
}

}

std::optional<Puzzle> puzzle(const Record& record, std::size_t turn, const Patience& patience) {
    if (!can_open(record, turn)) return std::nullopt;
    Puzzle puzzle{.position = begun(record, turn), .turn = turn, .answer = record};
    if (turns(puzzle.position) != turn + 1) return std::nullopt; // nothing is in hand
    const FoldedRecord folded(puzzle.position);
    if (!folded.report().legal()) return std::nullopt;
    const auto best = i18n::best(puzzle.position, patience);
    if (!best || !best->exact || best->lines.empty() || !best->lines.front().after) return std::nullopt;
    const i18n::BestLine& first = best->lines.front();
    const auto at_turn = progress(folded).player_at_turn;
    if (!at_turn || !first.points) return std::nullopt;
    puzzle.player = *at_turn;
    puzzle.before = total_of(puzzle.position, puzzle.player);
    puzzle.points = *first.points;
    puzzle.answer = *first.after;
    puzzle.how = first.words;
    return puzzle;
}

int won(const Puzzle& puzzle, const Record& tried) {
    return check(tried).legal() ? total_of(tried, puzzle.player) - puzzle.before : 0;
}

}
