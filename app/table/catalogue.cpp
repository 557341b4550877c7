#include "app/table/catalogue.h"

#include "app/table/games.h"

namespace clerk::table {

// What is asked of a game bears the same name in every game.
#define CLERK_USE_OF(game) using namespace game;
#define CLERK_USE_GAMES CLERK_GAMES(CLERK_USE_OF)

bool correctable(const Record& record, const Where& where) {
    CLERK_USE_GAMES
    return std::visit([&](const auto& own) { return correctable(own, where); }, record.game);
}

Record corrected(const Record& record, const Where& where) {
    CLERK_USE_GAMES
    return {record.head, std::visit([&](const auto& own) { return Game(corrected(own, where)); }, record.game)};
}

Record waived(const Record& record, const Where& where, const std::string& reason) {
    CLERK_USE_GAMES
    return {record.head, std::visit([&](const auto& own) { return Game(waived(own, where, reason)); }, record.game)};
}

std::string reason_of(const Record& record, const Where& where) {
    CLERK_USE_GAMES
    return std::visit([&](const auto& own) { return reason_of(own, where); }, record.game);
}

std::optional<Advice<Record>> advice(const FoldedRecord& wrong) {
    CLERK_USE_GAMES
    return visit(wrong, [&](const auto& own, const auto& fold) -> std::optional<Advice<Record>> {
        auto found = advice(own, fold);
        if (!found) return std::nullopt;
        return Advice<Record>{found->words, found->places, {wrong.record.head, std::move(found->mended)}};
    });
}

std::optional<EarlierEntry> earlier_entry(const Record& record, const Finding& finding) {
    CLERK_USE_GAMES
    return std::visit(
        [&](const auto& own) -> std::optional<EarlierEntry> {
            if constexpr (requires { earlier_entry(own, finding); }) return earlier_entry(own, finding);
            return std::nullopt;
        },
        record.game);
}

Progress progress(const FoldedRecord& folded) {
    CLERK_USE_GAMES
    return visit(folded, [](const auto& own, const auto& fold) {
        const auto now = position(own, fold);
        return Progress{player_at_turn(now), heading(now), finished(now)};
    });
}

std::vector<TurnLine> turn_lines(const FoldedRecord& whole) {
    CLERK_USE_GAMES
    return visit(whole, [](const auto& own, const auto& fold) {
        if constexpr (requires { turn_lines(own, fold); })
            return turn_lines(own, fold);
        else
            return turn_lines(own);
    });
}

std::vector<BuiltPiece> built(const FoldedRecord& folded, int player) {
    CLERK_USE_GAMES
    return visit(folded, [&](const auto& own, const auto& fold) { return built(position(own, fold), player); });
}

#undef CLERK_USE_GAMES
#undef CLERK_USE_OF

}
