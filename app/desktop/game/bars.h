// Bars on the page of a game: an earlier turn that is open, the way back, the photo under the board.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/desk.h"

#include <functional>
#include <map>
#include <memory>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/slider.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

/// Tells that an earlier turn is open, and how to get back from it.
class OpenTurnBar : public LazyPanel {
public:
    explicit OpenTurnBar(wxWindow* parent);

    void show(const wxString& turn); ///< "Round 4, Linda"
    void show_words(bool shown);     ///< or the buttons alone
    int width_with_words() const;    ///< at least; what does not fit of them ends in three dots
    int height() const;

    std::function<void()> on_take_back; ///< its last step
    std::function<void()> on_close;
    std::function<void()> on_leave; ///< as it was

private:
    void make() override;

    bool shows_words_ = true;
    wxStaticText* words_;
};

/// Undo, redo and a copy of the position in sight as signs; what each would undo or do again stands in its tooltip.
/// Its controls: "undo", "redo", "copy-position".
class UndoBar : public wxPanel {
public:
    /// `act` runs what may fail on the disk, and tells it.
    UndoBar(wxWindow* parent, Desk& desk, std::function<void(const std::function<void()>&)> act);

    void refresh(); ///< after every change of the game
    void undo();

    std::function<void()> on_copy; ///< the position that is looked at, as words and picture

private:
    Desk& desk_;
    std::function<void(const std::function<void()>&)> act_;
    wxButton* undo_;
    wxButton* redo_;
};

/// The photo under the board that is looked at: how strong it is, and the ways to its corners.
/// Is only there while a photo lies under the board.
class PhotoBar : public LazyPanel {
public:
    explicit PhotoBar(wxWindow* parent);

    std::function<void()> on_corners; ///< they are asked for
    std::function<void()> on_remove;  ///< the photo is to be taken away
    std::function<void()> on_change;  ///< the bar comes or goes

    /// The board of that player is looked at.
    void follow(const db::Store& store, const std::string& game, int player, Editor& editor);
    void forget(); ///< the photo or its corners are others, or the editor is gone: it is read again
    std::vector<Command> commands();
    void focus_board(); ///< the keys go there

    /// Of the board that is looked at; none: no photo can lie under it.
    std::optional<PhotoGround> ground() const { return editor_ ? editor_->photo_ground() : std::nullopt; }
    int player() const { return shown_ ? shown_->player : 0; } ///< whose it is

private:
    void make() override;
    struct Board {
        std::string game;
        int player = 0;
        const Editor* editor = nullptr;
        friend bool operator==(const Board&, const Board&) = default;
    };
    wxButton* make_button(const wxString& words, const char* name, const std::function<void()>& run);
    void read(const db::Store& store, const Board& board, const PhotoGround& ground);
    void lay();
    void toggle();

    std::optional<Board> shown_;
    Editor* editor_ = nullptr;
    std::shared_ptr<const PhotoUnderlay> photo_;
    std::map<int, std::shared_ptr<const PhotoUnderlay>> of_players_; ///< of the game that is shown, once read
    wxStaticText* says_;                                             ///< why the photo is not shown
    wxSlider* strength_;
    wxToggleButton* hide_;
    wxToggleButton* propose_; ///< only where a photo can
};

}
