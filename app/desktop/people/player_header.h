// Who the page of a player is about.
#pragma once

#include "app/desktop/people/player_figures.h"
#include "app/desktop/widgets/fields.h"
#include "app/desktop/widgets/prompt_bar.h"
#include "db/people/people.h"

#include <wx/bitmap.h>
#include <wx/clrpicker.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace clerk::desktop {

/// A player's picture: the one chosen, else the first letter of the name on the player's colour.
/// Round and sharp on the window's screen, as high as it is wide. `pictures`: the folder of the players' pictures.
wxBitmap portrait(const wxWindow& window, const db::Person& person, const std::filesystem::path& pictures, int side);

/// Who a page is about: picture, name, nickname, and the fields in which they are changed.
class PlayerHeader : public wxPanel {
public:
    PlayerHeader(wxWindow* parent, const PlayerActions& actions);

    void show(PlayerData& data, const db::Person& person);
    /// The days of the first and the last game, in the words of the language; none: nothing was played.
    void show_since(const wxString& first, const wxString& last);
    void show_rating(const db::Rated& rated, const wxString& game); ///< an empty game: of all
    /// What is no picture is refused with a sentence.
    void take_picture(const std::filesystem::path& file);

private:
    wxSizer* make_names();
    wxSizer* make_rating();
    wxSizer* make_fields();
    wxSizer* make_colour();
    wxSizer* make_picture_buttons();
    KeptText* add_text(wxSizer& fields, const wxString& words, const char* name);
    void open_fields(bool open);
    void take_names();
    void ask_about(const db::Person& namesake);
    void rename(const std::string& name);
    void change(const std::function<void()>& change);
    void ask_for_picture();

    const PlayerActions& actions_;
    PlayerData* data_ = nullptr;
    db::Person person_;
    wxStaticBitmap* portrait_;
    wxStaticText* name_;
    wxStaticText* nickname_;
    wxStaticText* since_;
    wxStaticText* rated_in_;
    wxStaticText* rating_;
    wxButton* edit_;
    wxPanel* fields_;
    PromptBar* taken_; ///< the name is somebody else's
    KeptText* name_field_ = nullptr;
    KeptText* nickname_field_ = nullptr;
    wxColourPickerCtrl* colour_ = nullptr;
    wxButton* no_colour_ = nullptr;
    wxButton* remove_picture_ = nullptr;
};

}
