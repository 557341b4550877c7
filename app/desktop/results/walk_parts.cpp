#include "app/desktop/results/walk_parts.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

int rows_of(int boards, int columns) { return (boards + columns - 1) / columns; }

/// The side of a board where there are so many columns.
int side_of(wxSize room, int boards, int columns, int caption) {
    return std::min(room.x / columns, room.y / rows_of(boards, columns) - caption);
}

}

std::vector<wxRect> board_grid(wxSize room, std::size_t boards, int caption) {
    const int count = static_cast<int>(boards);
    if (count == 0) return {};
    int columns = 1;
    for (int more = 2; more <= count; ++more)
        if (side_of(room, count, more, caption) > side_of(room, count, columns, caption)) columns = more;
    const wxSize cell(room.x / columns, room.y / rows_of(count, columns));
    std::vector<wxRect> places;
    for (int i = 0; i < count; ++i)
        places.emplace_back(wxPoint(i % columns * cell.x, i / columns * cell.y),
                            wxSize(cell.x, std::max(0, cell.y - caption)));
    return places;
}

namespace {

constexpr int player_sign_side = 22;

}

WalkBoards::WalkBoards(wxWindow* parent) : wxPanel(parent) {
    SetName("walk-boards");
    use_ground_colours(*this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
}

void WalkBoards::make(std::size_t boards) {
    DestroyChildren();
    shown_.clear();
    alone_.reset();
    for (std::size_t i = 0; i < boards; ++i) {
        shown_.push_back({new DrawnPicture(this), new wxStaticBitmap(this, wxID_ANY, wxNullBitmap), label(this, {})});
        shown_.back().picture->SetName(wxString::Format("walk-board-%zu", i + 1));
        for (const auto& down : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
            shown_.back().picture->Bind(down, [this, i](wxMouseEvent&) { choose(i); });
    }
}

void WalkBoards::show(std::vector<Board> boards) {
    if (boards.size() != shown_.size()) make(boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Shown& shown = shown_[i];
        shown.picture->show(std::move(boards[i].draw), boards[i].spoken);
        shown.words->SetLabelText(boards[i].words);
        shown.words->SetForegroundColour(boards[i].stands_out ? palette().accent : palette().text);
        shown.sign->SetBitmap(boards[i].sign);
    }
    arrange();
}

void WalkBoards::choose(std::size_t board) {
    alone_ = alone_ ? std::nullopt : std::optional(board);
    arrange();
}

void WalkBoards::arrange() {
    const int caption = FromDIP(player_sign_side + 2 * near_gap);
    const std::vector<wxRect> places = board_grid(GetClientSize(), alone_ ? 1 : shown_.size(), caption);
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const bool seen = !alone_ || *alone_ == i;
        for (wxWindow* part : {static_cast<wxWindow*>(shown_[i].picture), static_cast<wxWindow*>(shown_[i].sign),
                               static_cast<wxWindow*>(shown_[i].words)})
            part->Show(seen);
        if (seen) place(shown_[i], places[alone_ ? 0 : i]);
    }
}

/// The caption is in the middle below the board.
void WalkBoards::place(const Shown& shown, const wxRect& area) {
    shown.picture->SetSize(wxRect(area).Deflate(FromDIP(near_gap / 2)));
    const wxSize sign = shown.sign->GetBitmap().IsOk() ? shown.sign->GetBestSize() : wxSize();
    const wxSize words = shown.words->GetBestSize();
    const int gap = sign.x > 0 ? FromDIP(near_gap) : 0, top = area.GetBottom() + FromDIP(near_gap);
    const int width = std::min(words.x, area.width - sign.x - gap);
    const int left = area.x + (area.width - sign.x - gap - width) / 2;
    shown.sign->Show(sign.x > 0);
    shown.sign->SetSize(left, top, sign.x, sign.y);
    shown.words->SetSize(left + sign.x + gap, top + (FromDIP(player_sign_side) - words.y) / 2, width, words.y);
}

namespace {

constexpr int scroll_step = 16;

}

wxString in_lines(const std::vector<wxString>& lines) {
    wxString all;
    for (const wxString& line : lines) all += (all.empty() ? "" : "\n") + line;
    return all;
}

std::vector<wxString> brought_in_words(const table::Walk& walk, std::size_t after) {
    std::vector<wxString> lines;
    for (const table::Brought& brought : walk.brought(after)) lines.push_back(brought_in_words(walk, brought));
    return lines;
}

WalkWords::WalkWords(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("walk-words");
    set_accessible_name(*this, _("Turn"));
    SetScrollRate(0, FromDIP(scroll_step));
    use_panel_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    title_ = label(this, {}, Type::heading);
    done_ = label(this, {});
    rows->Add(title_, 0, wxALL, FromDIP(far_gap));
    rows->Add(done_, 0, wxLEFT | wxRIGHT, FromDIP(far_gap));
    SetSizer(rows);
    brought_ = add(_("What the turn brought"), "walk-brought");
    findings_ = add(_("Findings"), "walk-findings");
    findings_.words->SetForegroundColour(palette().warning);
    missed_ = add(_("What was missed"), "walk-missed");
}

WalkWords::Part WalkWords::add(const wxString& title, const char* name) {
    const Part part{label(this, title, Type::quiet), label(this, {})};
    part.words->SetName(name);
    GetSizer()->Add(part.title, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    GetSizer()->Add(part.words, 0, wxLEFT | wxRIGHT, FromDIP(far_gap));
    return part;
}

void WalkWords::wrap(wxStaticText& label, const wxString& words) {
    const int width = GetClientSize().x - 2 * FromDIP(far_gap);
    label.SetLabelText(broken(words, width, measured_in(label)));
}

void WalkWords::fill(const Part& part, const wxString& words) {
    wrap(*part.words, words);
    part.title->Show(!words.empty());
    part.words->Show(!words.empty());
}

void WalkWords::show(const table::Walk& walk, std::size_t after) {
    const wxString title = walk.title(after);
    wrap(*title_, title.empty() ? walk.count(after) : title);
    wrap(*done_, walk.words(after));
    fill(brought_, in_lines(brought_in_words(walk, after)));
    fill(findings_, in_lines(walk.findings(after)));
    fill(missed_, in_lines(walk.missed(after)));
    FitInside();
    Layout();
}

namespace {

void draw_bar(wxGraphicsContext& gc, const Area& area, double from) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(palette().text);
    gc.DrawRectangle(area.m_x + from * area.m_width, area.m_y + 0.22 * area.m_height, 0.14 * area.m_width,
                     0.56 * area.m_height);
}

/// In shares of the area; the point may lie left of the back.
void draw_arrow(wxGraphicsContext& gc, const Area& area, double back, double point) {
    const auto x = [&](double share) { return area.m_x + share * area.m_width; };
    const auto y = [&](double share) { return area.m_y + share * area.m_height; };
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x(back), y(0.22));
    path.AddLineToPoint(x(point), y(0.5));
    path.AddLineToPoint(x(back), y(0.78));
    path.CloseSubpath();
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(palette().text);
    gc.FillPath(path);
}

}

void draw_to_first(wxGraphicsContext& gc, const Area& area) {
    draw_bar(gc, area, 0.18);
    draw_arrow(gc, area, 0.82, 0.34);
}

void draw_before(wxGraphicsContext& gc, const Area& area) {
    draw_arrow(gc, area, 0.54, 0.14);
    draw_arrow(gc, area, 0.86, 0.46);
}

void draw_play(wxGraphicsContext& gc, const Area& area) { draw_arrow(gc, area, 0.26, 0.82); }

void draw_pause(wxGraphicsContext& gc, const Area& area) {
    draw_bar(gc, area, 0.26);
    draw_bar(gc, area, 0.6);
}

void draw_next(wxGraphicsContext& gc, const Area& area) {
    draw_arrow(gc, area, 0.14, 0.54);
    draw_arrow(gc, area, 0.46, 0.86);
}

void draw_to_last(wxGraphicsContext& gc, const Area& area) {
    draw_arrow(gc, area, 0.18, 0.66);
    draw_bar(gc, area, 0.68);
}

}
