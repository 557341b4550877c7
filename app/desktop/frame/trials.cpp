#include "app/desktop/frame/trials.h"

#include "app/desktop/rulebook/try_page.h"

namespace clerk::desktop {

void Trials::begin(const Trial& trial) {
    bench_.act([&] {
        bench_.pages.forget<TryPage>();
        auto& page =
            bench_.pages.get<TryPage>(TryPage::Actions{[this] { bench_.window.CallAfter([this] { end(); }); },
                                                       [this](const auto& action) { return bench_.act(action); }},
                                      trial.position, TryPage::Words{trial.what, trial.way_back},
                                      TryPage::Goal{trial.told, trial.answer, trial.another});
        back_ = trial.back;
        on_trial(true);
        bench_.pages.turn_to(page);
        page.take_keys();
    });
}

void Trials::end() {
    if (!bench_.pages.find<TryPage>()) return; // asked for twice
    bench_.messages.clear();
    back_();
    drop(); // unless the window turned to the table
}

bool Trials::come_back() {
    auto* page = bench_.pages.find<TryPage>();
    if (!page) return false;
    bench_.pages.turn_to(*page);
    page->take_keys();
    return true;
}

void Trials::drop() {
    if (!bench_.pages.find<TryPage>()) return;
    on_trial(false);
    bench_.pages.forget<TryPage>();
}

}
