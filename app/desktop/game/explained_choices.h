// Choices that are explained: how much is entered, by which rulings, with which help.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/table_aids.h"
#include "core/record.h"
#include "core/ruling.h"
#include "i18n/game_words.h"
#include "i18n/words.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>
#include <wx/translation.h>

namespace clerk::desktop {

// Choices one below the other; what the one chosen means stands under it.

struct Explained {
    wxString name;
    wxString meaning; ///< one sentence
};

/// One thing to choose.
struct ExplainedChoice {
    std::string name; ///< of its control
    wxString words;
    std::vector<Explained> offered;
    wxString other = {}; ///< the meaning of choosing none of them
};

class ExplainedChoices : public wxPanel {
public:
    ExplainedChoices(wxWindow* parent, int width, std::vector<ExplainedChoice> choices);

    void show(std::size_t choice, int chosen);         ///< none: wxNOT_FOUND
    void leave_out(const std::string& name, bool out); ///< a choice that means nothing here

    /// What is chosen of all that is shown, from the choice on: "What was missed: not told".
    [[nodiscard]] wxString chosen_in_words(std::size_t from, std::size_t to) const;

    std::function<void(std::size_t choice, int chosen)> on_choose;

private:
    struct Row {
        ExplainedChoice choice;
        wxPanel* panel;
        wxChoice* control;
        wxStaticText* words;
        wxStaticText* meaning;
        wxString meant = {}; ///< not yet broken into lines
    };
    Row make_row(ExplainedChoice choice);
    void lay_out(const Row& row) const;
    int room() const;
    bool wrap(const Row& row) const;
    bool wrap_all() const;

    int width_;          ///< in pixels, until it has one of its own
    int controls_width_; ///< all are as wide as the widest
    std::vector<Row> rows_;
};

/// In the order of aids_of_game, and of their values.
[[nodiscard]] std::vector<ExplainedChoice> choices_of_game();

/// What the table agrees to be helped with, each choice explained.
/// Below that, what this laptop does for the table, which is kept at once and counts in every game.
/// Its controls: "offers", "missed" (in games that tell what was missed), "live-score", "hands-round", "clock",
/// "sound".
class AidsPanel : public wxPanel {
public:
    AidsPanel(wxWindow* parent, std::string_view game, const Aids& aids);

    const Aids& aids() const { return aids_; }
    [[nodiscard]] wxString in_words() const { return choices_->chosen_in_words(0, aids_of_game.size()); }

    std::function<void()> on_change; ///< of what is agreed on

private:
    void show();
    void choose(std::size_t choice, int chosen);

    Aids aids_;
    TableAids of_table_;
    ExplainedChoices* choices_;
};

/// How much of a game is entered: a card for each depth, with a picture, what is entered and what comes of it. A click
/// anywhere on a card chooses it; beside each other where there is room, else one below the other.
/// Its buttons are named "depth-final", "depth-builds", "depth-full".
class DepthPanel : public wxPanel {
public:
    DepthPanel(wxWindow* parent, Depth chosen);

    std::function<void(Depth)> on_depth;

private:
    struct Card {
        Depth depth;
        wxRadioButton* button;
        wxStaticText *explained, *effort;
        wxSizer* place;
    };
    wxSizer* make_card(Depth depth, bool first);
    wxRect area(const Card& card) const;
    void choose(Depth depth);
    void wrap();
    void paint(PaintDC& dc);

    Depth chosen_;
    std::vector<Card> cards_;
};

// The rulings of a game: a preset, or each switch for itself, explained in one sentence.

/// What a game brings: its presets and rulings, and their words.
template <class Rulings> struct RulingsTable {
    std::span<const Preset<Rulings>> presets;
    std::span<const Ruling<Rulings>> rulings;
    wxString (*preset_name)(std::string_view preset);
    wxString (*preset_explained)(std::string_view preset);
    std::span<const i18n::RulingWords> words;
};

/// Its controls: "preset", and the keys of the rulings.
template <class Rulings> class RulingsPanel : public ExplainedChoices {
public:
    using Table = RulingsTable<Rulings>;

    RulingsPanel(wxWindow* parent, int width, const Table& table)
        : ExplainedChoices(parent, width, choices(table)), table_(table) {
        on_choose = [this](std::size_t choice, int chosen) { on_change(with(choice, chosen)); };
    }

    void show(const Rulings& rulings) {
        rulings_ = rulings;
        const auto preset = std::ranges::find(table_.presets, rulings, &Preset<Rulings>::rulings);
        ExplainedChoices::show(0, preset == table_.presets.end() ? wxNOT_FOUND
                                                                 : static_cast<int>(preset - table_.presets.begin()));
        for (std::size_t i = 0; i < table_.rulings.size(); ++i)
            ExplainedChoices::show(i + 1, static_cast<int>(table_.rulings[i].chosen(rulings)));
    }

    /// The rulebook that is followed; else ruling by ruling.
    [[nodiscard]] wxString in_words() const {
        const auto preset = std::ranges::find(table_.presets, rulings_, &Preset<Rulings>::rulings);
        if (preset == table_.presets.end()) return chosen_in_words(1, table_.rulings.size() + 1);
        return table_.preset_name(preset->id);
    }

    std::function<void(const Rulings&)> on_change;

private:
    static std::vector<ExplainedChoice> choices(const Table& table) {
        ExplainedChoice presets{"preset", _("Rulebook"), {}, _("The table's own choice.")};
        for (const Preset<Rulings>& preset : table.presets)
            presets.offered.push_back({table.preset_name(preset.id), table.preset_explained(preset.id)});
        std::vector<ExplainedChoice> all{std::move(presets)};
        for (const Ruling<Rulings>& ruling : table.rulings) {
            const i18n::RulingWords& words = i18n::ruling_words(table.words, ruling.key);
            all.push_back({std::string(ruling.key), wxGetTranslation(words.name), {}});
            for (const i18n::ChoiceWords& choice : words.choices)
                all.back().offered.push_back({wxGetTranslation(choice.name), wxGetTranslation(choice.explained)});
        }
        return all;
    }

    /// The preset is the first choice, the rulings follow.
    Rulings with(std::size_t choice, int chosen) const {
        if (choice == 0) return table_.presets[static_cast<std::size_t>(chosen)].rulings;
        Rulings next = rulings_;
        table_.rulings[choice - 1].choose(next, static_cast<std::size_t>(chosen));
        return next;
    }

    Table table_;
    Rulings rulings_;
};

}
