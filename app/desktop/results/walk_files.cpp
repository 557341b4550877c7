#include "app/desktop/results/walk_files.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/results/totals_chart.h"
#include "app/desktop/results/walk_parts.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/xml.h"

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/base64.h>
#include <wx/quantize.h>

namespace clerk::desktop {

namespace {

constexpr int width = 960, height = 640, edge = 16, head = 60, graph = 130, caption = 30, frame_sign_side = 22;
constexpr int turn_takes = 900, end_takes = 4000; ///< milliseconds

/// Writes on a frame.
struct Writer {
    wxGraphicsContext& gc;
    const wxFont& face;
    charts::Measure measure;

    void write(const wxString& words, Point at, charts::Align align, double size, const wxColour& colour,
               double room) const {
        const charts::TextStyle style{size, colour, false};
        const wxString line = charts::shortened(measure, words, room, style);
        if (!line.empty()) charts::paint(gc, charts::only(charts::label_at(measure, line, at, align, style)), face);
    }
};

void draw_head(const Writer& writer, const table::Walk& walk, std::size_t after) {
    const wxString title = walk.title(after), count = walk.count(after);
    const wxString first_line = walk.words(after).BeforeFirst('\n');
    writer.write(i18n::game_name(game_id(walk.game().record)), {width - edge, edge + 10}, charts::Align::right, 15,
                 palette().quiet, 300);
    writer.write(title.empty() ? count : i18n::fill(_("{1}: {2}"), {count, title}), {edge, edge + 10},
                 charts::Align::left, 20, palette().text, width - 2 * edge - 320);
    writer.write(first_line, {edge, edge + 36}, charts::Align::left, 15, palette().text, width - 2 * edge);
}

wxString told_of(const table::Walk& walk, const DrawnBoard& board, std::size_t after) {
    if (board.player == Where::nobody) return board.words;
    const auto who = static_cast<std::size_t>(board.player);
    const wxString name = name_line(players(walk.game().record).at(who));
    if (walk.totals().empty()) return name;
    return i18n::fill(_("{1}: {2}"), {name, figure(walk.score(after).players.at(who).total())});
}

void draw_caption(const Writer& writer, const table::Walk& walk, const DrawnBoard& board, std::size_t after,
                  const wxRect& place) {
    const Point middle(place.x + place.width / 2.0, place.GetBottom() + caption / 2.0);
    const bool at_turn = board.player != Where::nobody && board.player == walk.player(after);
    const wxString words = told_of(walk, board, after);
    const double room = place.width - 2 * frame_sign_side;
    writer.write(words, middle, charts::Align::centre, 15, at_turn ? palette().accent : palette().text, room);
    if (board.player == Where::nobody) return;
    const double wide = std::min(room, writer.measure(words, 15, false).width);
    player_sign(walk.game().record, board.player)
        .draw(writer.gc, square({middle.m_x - wide / 2 - frame_sign_side, middle.m_y}, frame_sign_side));
}

void draw_boards(const Writer& writer, const table::Walk& walk, std::size_t after, const wxRect& room) {
    const std::vector<DrawnBoard> boards =
        boards_after(walk.game(), {.turns = after, .player = walk.player(after), .lit = walk.places(after)});
    const std::vector<wxRect> places = board_grid(room.GetSize(), boards.size(), caption);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const wxRect place(places[i].GetPosition() + room.GetPosition(), places[i].GetSize());
        writer.gc.PushState();
        writer.gc.Clip(place.x, place.y, place.width, place.height);
        writer.gc.Translate(place.x, place.y);
        boards[i].draw(writer.gc, place.GetSize());
        writer.gc.PopState();
        draw_caption(writer, walk, boards[i], after, place);
    }
}

}

wxImage walk_frame(const table::Walk& walk, std::size_t after, const wxFont& face) {
    const ScopedTheme light(Theme::light);
    const auto draw = [&](wxGraphicsContext& gc, wxSize) {
        const Writer writer{gc, face, charts::measure_with(face)};
        const int below = walk.totals().empty() ? 0 : graph;
        draw_head(writer, walk, after);
        draw_boards(writer, walk, after, {edge, edge + head, width - 2 * edge, height - 2 * edge - head - below});
        if (below == 0) return;
        const Area area(edge, height - edge - graph, width - 2 * edge, graph);
        const auto at_turn = after == 0 ? std::nullopt : std::optional(after - 1);
        charts::paint(gc, totals_shapes(walk, area, at_turn, writer.measure), face);
    };
    return drawn_image(draw, {width, height});
}

std::string walk_film(const table::Walk& walk, const wxFont& face, const TurnsDone& done) {
    MovingPicture film;
    for (std::size_t after = 0; after <= walk.turns(); ++after) {
        if (walk.has_boards(after))
            film.add(walk_frame(walk, after, face), after == walk.turns() ? end_takes : turn_takes);
        done(after, walk.turns());
    }
    return film.file();
}

namespace {

constexpr int board_side = 420, graph_width = 860, graph_height = 220, sign_side = 24;
constexpr double sharpness = 1.5; ///< pixels of a picture for one of the page

constexpr auto style = R"(
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #33291a; background: #f7f2e7; max-width: 60rem; margin: 0 auto;
  padding: 1rem; }
h1 { margin: 0; font-size: 1.8rem; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
.quiet { color: #6f6247; }
section, table, .graph { background: #fffdf7; border: 1px solid #e2d8c2; border-radius: .6rem; padding: 1rem;
  margin: 1rem 0; }
section:target { border-color: #2f7a5b; }
table { border-collapse: collapse; width: 100%; box-sizing: border-box; display: block; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; }
td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
th img, td img { vertical-align: middle; margin-right: .4rem; }
img, svg { max-width: 100%; height: auto; }
.boards { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; }
.finding { color: #9c3322; }
.waived { color: #6f6247; }
nav .finding, nav .waived { font-weight: bold; border-color: currentColor; }
nav ol { display: flex; flex-wrap: wrap; gap: .25rem; list-style: none; padding: 0; margin: 1rem 0; }
nav a, button { display: inline-block; min-width: 2.75rem; min-height: 2.75rem; line-height: 2.75rem; text-align: center;
  border-radius: .4rem; background: #fffdf7; border: 1px solid #e2d8c2; color: inherit; text-decoration: none;
  font: inherit; }
button { padding: 0 1rem; line-height: normal; }
a:focus-visible, button:focus-visible { outline: 3px solid #2f7a5b; }
[hidden] { display: none; }
)";

/// One turn at a time, by the buttons, the arrow keys, or a link. Written without the signs that XML would not let
/// stand.
constexpr auto script = R"(
(function () {
  var turns = Array.prototype.slice.call(document.querySelectorAll("section")), at = 0;
  var buttons = document.getElementById("walk");
  function show(turn) {
    at = Math.max(0, Math.min(turns.length - 1, turn));
    turns.forEach(function (one, i) { one.hidden = i !== at; });
    history.replaceState(null, "", "#" + turns[at].id);
  }
  function follow() {
    var wanted = turns.findIndex(function (one) { return "#" + one.id === location.hash; });
    show(wanted === -1 ? turns.length - 1 : wanted);
  }
  document.getElementById("before").onclick = function () { show(at - 1); };
  document.getElementById("next").onclick = function () { show(at + 1); };
  document.addEventListener("keydown", function (key) {
    var to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: turns.length - 1 }[key.key];
    if (to === undefined || key.altKey || key.ctrlKey || key.metaKey) return;
    key.preventDefault();
    show(to);
  });
  window.addEventListener("hashchange", follow);
  buttons.hidden = false;
  follow();
})();
)";

using xml::attribute;
using xml::element;
using xml::words;

/// In few colours: a third of the bytes, and hardly another picture.
std::string picture_data(const wxImage& image) {
    constexpr int colours = 236;
    wxImage fewer;
    wxQuantize::Quantize(image, fewer, colours, nullptr, wxQUANTIZE_FILL_DESTINATION_IMAGE);
    fewer.SetOption(wxIMAGE_OPTION_PNG_FORMAT, wxPNG_TYPE_PALETTE);
    const std::string png = png_of(fewer);
    return "data:image/png;base64," + wxBase64Encode(png.data(), png.size()).utf8_string();
}

std::string picture(const DrawSized& draw, wxSize size, const wxString& told) {
    return "<img" + attribute("alt", xml::text(told)) + attribute("width", std::to_string(size.x)) +
           attribute("height", std::to_string(size.y)) +
           attribute("src", picture_data(drawn_image(draw, size, sharpness))) + "/>";
}

std::string sign(const Record& record, int player) {
    const auto draw = [sign = player_sign(record, player)](wxGraphicsContext& gc, wxSize size) {
        sign.draw(gc, Area(0, 0, size.x, size.y));
    };
    return picture(draw, {sign_side, sign_side}, {});
}

class Document {
public:
    Document(const table::Walk& walk, const wxFont& face)
        : walk_(walk), record_(walk.game().record), names_(players(record_)), face_(face) {}

    std::string head() const {
        const std::string meta = "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                                 "content=\"width=device-width, initial-scale=1\"/>\n";
        return element("head", "\n" + meta + words("title", title()) + element("style", style));
    }

    std::string top() const {
        wxString when = day_in_words(text(record_.head.started_at).Left(10).utf8_string());
        if (record_.head.location) when = i18n::fill(_("{1}, {2}"), {when, text(*record_.head.location)});
        return words("h1", title()) + (when.empty() ? "" : words("p class=\"quiet\"", when)) + totals() + graph() +
               links() + buttons() + where_boards_are();
    }

    std::string turn(std::size_t after) const {
        const wxString heading = walk_.title(after);
        std::string content = words("h2", heading.empty() ? walk_.count(after)
                                                          : i18n::fill(_("{1}: {2}"), {walk_.count(after), heading}));
        for (const wxString& line : wxSplit(walk_.words(after), '\n', '\0'))
            if (!line.empty()) content += words("p", line);
        content += list("brought", brought_in_words(walk_, after)) + list("finding", walk_.findings(after)) +
                   list("missed quiet", walk_.missed(after)) + boards(after) + standings(after);
        return element("section" + attribute("id", id(after)), "\n" + content);
    }

private:
    static std::string id(std::size_t after) { return "turn-" + std::to_string(after); }

    wxString title() const {
        wxString all;
        for (const std::string& name : names_) all += (all.empty() ? wxString() : wxString(", ")) + name_line(name);
        return i18n::fill(_("{1}: {2}"), {i18n::game_name(game_id(record_)), all});
    }

    /// In the end; nothing where they are not told.
    std::string totals() const {
        std::string rows;
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const std::string who = element("td", sign(record_, static_cast<int>(i)) + xml::text(text(names_[i])));
            const std::string total = walk_.totals().empty() ? "" : words("td", figure(walk_.totals().back().at(i)));
            rows += element("tr", who + total);
        }
        return element("table", element("tbody", "\n" + rows));
    }

    std::string graph() const {
        if (walk_.totals().empty()) return {};
        charts::Sketch sketch{graph_width, graph_height, palette().panel};
        sketch.shapes = totals_shapes(walk_, Area(0, 0, graph_width, graph_height), {}, charts::measure_with(face_));
        const std::string svg = charts::svg_of(sketch, face_);
        return element("div class=\"graph\"",
                       svg.substr(svg.find("<svg")) +
                           words("p class=\"quiet\"", _("After each turn, as if the game had ended then.")));
    }

    /// What is wrong in a turn, or was let stand, is seen before one goes there.
    std::string link(std::size_t after) const {
        constexpr const char *wrong = " !", *waived = " \xE2\x97\x87";
        std::string sign, kind;
        for (const table::WalkMark& mark : walk_.marks()) {
            if (mark.turn + 1 != after || kind == "finding") continue;
            kind = mark.waived ? "waived" : "finding";
            sign = mark.waived ? waived : wrong;
        }
        if (kind.empty()) return element("a" + attribute("href", "#" + id(after)), std::to_string(after));
        wxString told;
        for (const wxString& words : walk_.findings(after)) told += (told.empty() ? "" : "\n") + words;
        return element("a" + attribute("href", "#" + id(after)) + attribute("class", kind) +
                           attribute("title", xml::text(told)),
                       std::to_string(after) + sign);
    }

    std::string links() const {
        std::string all;
        for (std::size_t after = 0; after <= walk_.turns(); ++after) all += element("li", link(after));
        return element("nav" + attribute("aria-label", xml::text(_("Turns"))), element("ol", "\n" + all));
    }

    /// They are of use with the script alone, which shows them.
    static std::string buttons() {
        return element("p id=\"walk\" hidden=\"hidden\"",
                       words("button type=\"button\" id=\"before\"", _("The turn before")) +
                           words("button type=\"button\" id=\"next\"", _("The next turn")));
    }

    std::string where_boards_are() const {
        const std::size_t shown = walk_.turns_with_boards();
        if (shown == walk_.turns()) return {};
        return words("p class=\"quiet\"",
                     i18n::fill(_("The game has {1} turns; the boards are shown after {2} of them."),
                                {figure(static_cast<int>(walk_.turns())), figure(static_cast<int>(shown))}));
    }

    static std::string list(const std::string& kind, const std::vector<wxString>& lines) {
        std::string all;
        for (const wxString& line : lines) all += words("li", line);
        return all.empty() ? "" : element("ul" + attribute("class", kind), "\n" + all);
    }

    /// What changed: the board of who played, and those that are nobody's alone. In the end all of them.
    std::string boards(std::size_t after) const {
        if (!walk_.has_boards(after)) return {};
        const int player = walk_.player(after);
        std::string all;
        for (const DrawnBoard& board :
             boards_after(walk_.game(), {.turns = after, .player = player, .lit = walk_.places(after)})) {
            const bool of_all = board.player == Where::nobody;
            if (!of_all && player != Where::nobody && board.player != player && after < walk_.turns()) continue;
            const wxString told = of_all ? board.words
                                         : i18n::fill(_("What {1} has built"),
                                                      {name_line(names_.at(static_cast<std::size_t>(board.player)))});
            all += element("figure", picture(board.draw, {board_side, board_side}, told) + words("figcaption", told));
        }
        return element("div class=\"boards\"", "\n" + all);
    }

    std::string standings(std::size_t after) const {
        if (walk_.totals().empty()) return {};
        std::vector<wxString> each;
        const ScoreSheet score = walk_.score(after);
        for (std::size_t i = 0; i < names_.size(); ++i)
            each.push_back(i18n::fill(_("{1}: {2}"), {name_line(names_[i]), figure(score.players.at(i).total())}));
        return words("p class=\"totals\"", i18n::one_by_one(each));
    }

    const table::Walk& walk_;
    const Record& record_;
    std::vector<std::string> names_;
    const wxFont& face_;
};

}

std::string walk_document(const table::Walk& walk, const wxFont& face, const TurnsDone& done) {
    const ScopedTheme light(Theme::light);
    const Document document(walk, face);
    std::string body = document.top();
    for (std::size_t after = 0; after <= walk.turns(); ++after) {
        body += document.turn(after);
        done(after, walk.turns());
    }
    return "<!DOCTYPE html>\n<html" + attribute("xmlns", "http://www.w3.org/1999/xhtml") +
           attribute("lang", xml::language()) + ">\n" + document.head() +
           element("body", "\n" + body + element("script", script)) + "</html>\n";
}

}
