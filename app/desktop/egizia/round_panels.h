// What is entered at the end of a round of Egizia, and at the end of the game.
#pragma once

#include "app/desktop/egizia/turn_panels.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/fields.h"
#include "app/table/egizia/round_input.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop::egizia {

/// Depth builds: what feeding cost each player and what else was scored, with a calculator beside it; who stands in
/// front of whom; the values of the open graves.
/// Its controls: "feeding-1", "other-1", "swap-1", …; "need", "grain", "level-1", …, "use-feeding"; "graves".
class RoundPanel : public wxPanel {
public:
    using Say = std::function<void(const wxString& why)>;
    RoundPanel(wxWindow* parent, const game::Game& game, Act act, Say say);

    void show(const Position& position, const Entry& entry);

private:
    struct Row {
        NumberField* feeding;
        NumberField* other;
        wxButton* swap; ///< with the next in turn order
    };
    void make_rows(const game::Game& game);
    NumberField* make_field(const char* name, int player, const wxString& spoken, int least, PointsTyped which);
    void make_calculator();
    void make_graves();
    NumberField* add_number(wxSizer& row, const wxString& words, const char* name);
    void reckon();

    Act act_;
    Say say_;
    std::vector<Row> rows_;
    wxSizer* lines_ = nullptr;
    wxPanel* calculator_ = nullptr;
    NumberField* need_ = nullptr;
    NumberField* grain_ = nullptr;
    Segments* level_ = nullptr;
    wxButton* use_ = nullptr;
    std::optional<int> needed_, had_; ///< typed
    int player_ = 0;
    wxString name_;
    wxPanel* graves_row_ = nullptr;
    KeptText* graves_ = nullptr;
};

/// What the players have at the end: stones left, stone market and sphinx cards, and in depth final their scores, tiles
/// and the order on the track.
/// Shown in the stages `ends` and `finals`. Its controls: "score-1", "stones-1", "stone-market-1-4", "graves-1",
/// "sphinx-1", … by the place in the turn order of round 1, and "ahead-2", "earlier-2", ….
class EndsPanel : public wxPanel {
public:
    using Say = std::function<void(const wxString& why)>;
    EndsPanel(wxWindow* parent, const game::Game& game, Act act, Say say);

    void show(const Position& position);

private:
    struct Row {
        NumberField* score = nullptr;
        NumberField* stones = nullptr;
        Segments* market = nullptr;
        KeptText* graves = nullptr;
        KeptText* sphinx = nullptr;
    };
    struct Asked {
        std::vector<Queue> spaces;
        Queue order;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    Row make_row(wxSizer* rows, const game::Game& game, int player);
    NumberField* make_figure(wxSizer* cells, const char* name, const wxString& words, int player, EndFigure figure,
                             int least);
    Segments* make_market(wxSizer* cells, int player);
    KeptText* make_list(wxSizer* cells, const char* name, const wxString& words, int player, EndList list);
    void add_cell(wxSizer* cells, const wxString& words, wxWindow* part);
    static void show_list(KeptText& field, const Position& position, int player, EndList list);
    void show_asked(const Position& position);
    void add_queue(const Position& position, const wxString& words, const Queue& queue, const char* name,
                   Outcome (*act)(const Position&, Entry, int));

    Act act_;
    Say say_;
    std::vector<Row> rows_;
    Asked asked_;
    wxSizer* queues_ = nullptr; ///< who stands in front, who played earlier
};

}
