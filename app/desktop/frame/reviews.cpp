#include "app/desktop/frame/reviews.h"

#include "app/desktop/results/review_page.h"
#include "app/table/catalogue.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

/// What lies on the table is not played again.
table::FoldedRecord game_of(const Desk& desk, const std::string& id) {
    if (desk.has_game() && desk.record().head.id == id) return desk.game();
    Record record = desk.store().load(id);
    if (!table::is_played(game_id(record))) throw NotPlayed(std::string(game_id(record)));
    return table::FoldedRecord(std::move(record));
}

}

void Reviews::show(const std::string& id, std::function<void()> back) {
    bench_.act([&] {
        table::FoldedRecord game = game_of(*bench_.desk, id);
        if (const wxString why_not = table::why_no_review(game); !why_not.empty())
            return bench_.messages.tell(why_not, wxICON_INFORMATION);
        const auto come_back = [this] { bench_.pages.turn_to(*bench_.pages.find<ReviewPage>()); };
        const auto what_if = [this, come_back](const Record& position) {
            bench_.go.try_out({position, _("A trial from an earlier position; the game stays as it is."),
                               _("Back to the review (Shift+F1)"), come_back});
        };
        auto& page = bench_.pages.get<ReviewPage>(ReviewPage::Actions{what_if, {}});
        bench_.pages.turn_to(page);
        page.show(std::move(game), std::move(back));
    });
}

}
