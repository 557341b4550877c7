#include "i18n/counted.h"

#include "core/score_sheet.h"
#include "i18n/numbers.h"
#include "i18n/words.h"

namespace clerk::i18n {

namespace {

wxString name_or(std::string_view game, const wxString& usual) {
    const auto all = categories(game);
    return all.size() == 1 ? category(game, all.front()) : usual;
}

}

wxString points_name(std::string_view game) { return name_or(game, _("Points")); }

wxString total_name(std::string_view game) { return name_or(game, _("Total")); }

wxString figure_or_dash(const std::optional<Points>& total) { return total ? figure(*total) : wxString("-"); }
wxString figure_or_dash(std::optional<int> total) { return total ? figure(*total) : wxString("-"); }

}
