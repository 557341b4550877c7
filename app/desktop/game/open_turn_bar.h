// Tells that an earlier turn is open, and how to get back from it.
#pragma once

#include "app/desktop/widgets/later_panel.h"

#include <wx/stattext.h>

namespace clerk::desktop {

class OpenTurnBar : public LaterPanel {
public:
    explicit OpenTurnBar(wxWindow* parent);

    void show(const wxString& turn); ///< "Round 4, Linda"
    void show_words(bool shown);     ///< or the buttons alone
    int width_with_words() const;    ///< at least; what does not fit of them ends in three dots
    int height(int button) const;    ///< with buttons of that height

    std::function<void()> on_take_back; ///< its last step
    std::function<void()> on_close;
    std::function<void()> on_leave; ///< as it was

private:
    void make() override;

    bool shows_words_ = true;
    wxStaticText* words_;
};

}
