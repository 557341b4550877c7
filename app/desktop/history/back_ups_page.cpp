#include "app/desktop/history/back_ups_page.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/history/back_up_words.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

wxString moment(const db::BackUp& back_up) { return local_minute(db::rfc3339(back_up.made)); }

std::vector<wxString> row(const db::BackUp& back_up) {
    const auto contents = db::contents(back_up.file);
    return {moment(back_up),
            contents ? figure(contents->games) : _("unreadable"),
            contents ? figure(contents->results) : wxString(),
            contents ? figure(contents->players) : wxString(),
            file_size(back_up.bytes),
            back_up_occasion(back_up.occasion)};
}

}

BackUpsPage::BackUpsPage(wxWindow* parent, BackUpActions actions)
    : ActionListPage(parent, "back-ups-list", _("Back-ups")), actions_(std::move(actions)) {
    add_column(_("Made"), 170);
    for (const wxString& count : {_("Games"), _("Results"), _("Players"), _("Size")})
        add_column(count, 110, wxALIGN_RIGHT);
    add_column(_("Reason"), 170); // the last one has the room left
    lay_out(
        {named_button(this, _("Back up now"), "back-up-now", [this] { actions_.back_up(); }),
         named_button(this, _("Back (Esc)"), "back-ups-back", [this] { actions_.back(); }),
         named_button(this, _("Put this one back..."), "restore", [this] { ask(); })},
        _("One is made each day on which something changed, and before anything that may go wrong. The newest of 12 "
          "days, 10 weeks and 9 months are kept, and all that you make by hand."));
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void BackUpsPage::show(std::vector<db::BackUp> all) {
    all_ = std::move(all);
    std::vector<Cells> rows;
    for (const db::BackUp& back_up : all_) rows.push_back(row(back_up));
    show_rows(rows);
}

void BackUpsPage::ask() {
    if (!chosen()) return;
    const db::BackUp& back_up = all_.at(*chosen());
    prompt().show(
        i18n::fill(_("The history will be as it was on {1}. As it is now it is backed up first, so nothing is lost."),
                   {moment(back_up)}),
        {{_("Put it back"), "restore-yes", [this, file = back_up.file] { actions_.restore(file); }},
         {_("Leave it"), "restore-no", [this] { prompt().dismiss(); }}});
}

}
