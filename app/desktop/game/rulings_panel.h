// The rulings of a game: a preset, or each switch for itself, explained in one sentence.
#pragma once

#include "app/desktop/game/explained_choices.h"

#include <algorithm>
#include <span>
#include <string_view>

#include <wx/translation.h>

namespace clerk::desktop {

/// A switch of the rulings: its id and two choices as the record writes them, and how it is read and set.
template <class Rulings> struct Switch {
    const char* id;
    const char* choices[2];
    bool (*other)(const Rulings&); ///< whether the second choice holds
    void (*set)(Rulings&, bool other);
};

/// What a game brings: its presets and switches, and their words.
template <class Preset> struct RulingsTable {
    using Rulings = decltype(Preset::rulings);
    std::span<const Preset> presets;
    std::span<const Switch<Rulings>> switches;
    wxString (*preset_name)(std::string_view preset);
    wxString (*preset_explained)(std::string_view preset);
    wxString (*ruling_name)(std::string_view ruling);
    wxString (*ruling_choice)(std::string_view ruling, std::string_view choice);
    wxString (*ruling_explained)(std::string_view ruling, std::string_view choice);
};

/// Its controls: "preset", and the ids of the switches.
template <class Preset> class RulingsPanel : public ExplainedChoices {
public:
    using Table = RulingsTable<Preset>;
    using Rulings = typename Table::Rulings;

    RulingsPanel(wxWindow* parent, int width, const Table& table)
        : ExplainedChoices(parent, width, choices(table)), table_(table) {
        on_choose = [this](std::size_t choice, int chosen) { on_change(with(choice, chosen)); };
    }

    void show(const Rulings& rulings) {
        rulings_ = rulings;
        const auto preset = std::ranges::find(table_.presets, rulings, &Preset::rulings);
        ExplainedChoices::show(0, preset == table_.presets.end() ? wxNOT_FOUND
                                                                 : static_cast<int>(preset - table_.presets.begin()));
        for (std::size_t i = 0; i < table_.switches.size(); ++i)
            ExplainedChoices::show(i + 1, table_.switches[i].other(rulings) ? 1 : 0);
    }

    std::function<void(const Rulings&)> on_change;

private:
    static std::vector<ExplainedChoice> choices(const Table& table) {
        ExplainedChoice presets{"preset", _("Rulebook"), {}, _("The table's own choice.")};
        for (const Preset& preset : table.presets)
            presets.offered.push_back({table.preset_name(preset.id), table.preset_explained(preset.id)});
        std::vector<ExplainedChoice> all{std::move(presets)};
        for (const Switch<Rulings>& each : table.switches) {
            all.push_back({each.id, table.ruling_name(each.id), {}});
            for (const char* choice : each.choices)
                all.back().offered.push_back(
                    {table.ruling_choice(each.id, choice), table.ruling_explained(each.id, choice)});
        }
        return all;
    }

    /// The preset is the first choice, the switches follow.
    Rulings with(std::size_t choice, int chosen) const {
        if (choice == 0) return table_.presets[static_cast<std::size_t>(chosen)].rulings;
        Rulings next = rulings_;
        table_.switches[choice - 1].set(next, chosen == 1);
        return next;
    }

    Table table_;
    Rulings rulings_;
};

}
