#include "app/desktop/frame/rules_at_hand.h"

#include "app/desktop/game/game_page.h"
#include "app/desktop/rulebook/rules_booklet.h"
#include "app/desktop/rulebook/rules_page.h"
#include "app/desktop/widgets/printing.h"
#include "app/table/setup_defaults.h"
#include "i18n/words.h"

namespace clerk::desktop {

void RulesAtHand::show() {
    const auto* table = bench_.pages.find<GamePage>();
    const Rule* broken = table && bench_.has_game() ? table->parts().findings->rule() : nullptr;
    auto& page = bench_.pages.get<RulesPage>(
        RulesPage::Actions{bench_.go.home, [this](const auto& rule) { try_out(rule); },
                           [this](const auto& title, const auto& rules) { print(title, rules); }});
    bench_.pages.turn_to(page);
    bench_.act([&] {
        const std::string game =
            bench_.has_game() ? std::string(game_id(bench_.desk->record())) : setup_defaults(bench_.desk->store()).game;
        page.show(game, broken ? broken->id : std::string_view());
    });
}

void RulesAtHand::try_out(const table::RulePage& rule) {
    bench_.go.try_out({rule.as_entered, rule.clause, _("Back to the rules (Shift+F1)"), [this] {
                           auto* page = bench_.pages.find<RulesPage>();
                           bench_.pages.turn_to(*page);
                           page->go_on();
                       }});
}

void RulesAtHand::print(const wxString& title, const std::vector<table::RulePage>& rules) {
    RulesBooklet booklet(title, rules);
    if (const wxString why_not = desktop::print(&bench_.window, booklet); !why_not.empty())
        bench_.messages.tell_error({why_not});
}

}
