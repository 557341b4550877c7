#include "app/desktop/history/past_imports_page.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

std::vector<wxString> row(const db::PastImport& import) {
    return {local_minute(import.imported_at), figure(import.plays), format_in_words(import),
            name_line(std::filesystem::path(import.source).filename().string())};
}

}

PastImportsPage::PastImportsPage(wxWindow* parent, PastImportsActions actions)
    : ActionListPage(parent, "imports-list", _("Past imports")), actions_(std::move(actions)) {
    add_column(_("Brought in"), 170);
    add_column(_("Plays"), 110, wxALIGN_RIGHT);
    add_column(_("Format"), 170);
    add_column(_("File"), 420);
    lay_out({named_button(this, _("Open a file..."), "imports-open", [this] { actions_.open_file(); }),
             named_button(this, _("Back (Esc)"), "imports-back", [this] { actions_.back(); }),
             named_button(this, _("Undo this import..."), "undo-import", [this] { ask(); })});
    go_back_on_escape(*this, [this] { actions_.back(); });
}

void PastImportsPage::show(std::vector<db::PastImport> all) {
    all_ = std::move(all);
    std::vector<Cells> rows;
    for (const db::PastImport& import : all_) rows.push_back(row(import));
    show_rows(rows);
}

void PastImportsPage::ask() {
    if (!chosen()) return;
    const db::PastImport& import = all_.at(*chosen());
    prompt().show(undoing_in_words(import),
                  {{_("Undo this import"), "undo-import-now", [this, id = import.id] { actions_.take_back(id); }},
                   {_("Keep"), "undo-import-keep", [this] { prompt().dismiss(); }}});
}

}
