// Depth builds: what feeding cost each player and what else was scored, with a calculator beside it; who stands in
// front of whom; the values of the open graves.
#pragma once

#include "app/desktop/egizia/act.h"
#include "app/desktop/widgets/kept_text.h"
#include "app/desktop/widgets/number_field.h"
#include "app/desktop/widgets/segments.h"

#include <wx/button.h>
#include <wx/panel.h>

namespace clerk::desktop::egizia {

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
    NumberField* make_field(const char* name, int player, const wxString& spoken, int least, Points which);
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

}
