#include "app/cli/output.h"

#include "app/cli/terminal.h"
#include "core/json.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

#include <wx/translation.h>

namespace clerk::cli {

namespace {

std::string single_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json place_in_record(const Where& where) {
    Json json = Json::object();
    if (where.player != Where::nobody) json["player"] = where.player;
    if (where.round) json["round"] = *where.round;
    if (where.turn) json["turn"] = *where.turn;
    if (where.step) json["step"] = *where.step;
    if (!where.piece.empty()) json[std::string(where.piece)] = where.index;
    if (where.end) json["end"] = true;
    return json;
}

Json waived(const Breach& breach) {
    Json json = place_in_record(breach.where);
    json["rule"] = breach.finding.rule->id;
    return json;
}

Json violation(std::string_view game, const Breach& breach) {
    Json json = waived(breach);
    json["spaces"] = Json::array();
    for (const Place& place : breach.finding.places) json["spaces"].push_back(write(game, place));
    json["message"] = i18n::sentence(game, breach.finding).utf8_string();
    return json;
}

}

std::string json(const Fault& fault) { return json(Refused{fault.path, i18n::expectation(fault)}); }

std::string json(const Refused& refused) {
    return single_line({{"error", {{"path", refused.path}, {"message", refused.sentence.utf8_string()}}}});
}

std::string json(const Record& record, const Report& report) {
    Json json{{"game", game_id(record)}, {"legal", report.legal()}};
    if (report.rounds) json["rounds"] = *report.rounds;
    if (report.turns_played) json["turns_played"] = *report.turns_played;
    if (report.scorings) json["scorings"] = *report.scorings;
    if (report.round) json["round"] = *report.round;
    if (report.rounds_played) {
        json["rounds_played"] = *report.rounds_played;
        json["order"] = report.order;
        json["track"] = report.track;
    }
    if (report.over) json["over"] = *report.over;
    json["violations"] = Json::array();
    json["waived"] = Json::array();
    for (const Breach& breach : report.violations) json["violations"].push_back(violation(game_id(record), breach));
    for (const Breach& breach : report.waived) json["waived"].push_back(waived(breach));
    return single_line(json);
}

std::string for_people(const wxString& text) { return harmless(text).utf8_string(); }

namespace {

/// Of the letter that begins with this byte, in UTF-8.
std::size_t bytes_of_letter(unsigned char first) { return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4; }

unsigned code_of(std::string_view letter) {
    if (letter.size() == 1) return static_cast<unsigned char>(letter[0]);
    unsigned code = static_cast<unsigned char>(letter[0]) & (0x7FU >> letter.size());
    for (const char byte : letter.substr(1)) code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    return code;
}

/// Marks and tags belong to names in some scripts and to flags; a program that reads JSON gets them all the same.
bool is_unseen(unsigned code) {
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0xE0000 && code <= 0xE007F);
}

void write_escaped(std::ostream& out, unsigned code) {
    std::array<char, 16> text{};
    if (code < 0x10000)
        std::snprintf(text.data(), text.size(), "\\u%04x", code);
    else
        std::snprintf(text.data(), text.size(), "\\u%04x\\u%04x", 0xD7C0 + (code >> 10U), 0xDC00 + (code & 0x3FFU));
    out << text.data();
}

}

/// What is no plain letter stands only within its texts, where it may be escaped; the ends of lines stand only between
/// them.
void write_json(std::ostream& out, std::string_view json) {
    const auto plain = [](char letter) { return static_cast<unsigned char>(letter) < 0x7F; };
    while (!json.empty()) {
        const auto next = static_cast<std::size_t>(std::ranges::find_if_not(json, plain) - json.begin());
        out << json.substr(0, next);
        json.remove_prefix(next);
        if (json.empty()) return;
        const std::string_view letter =
            json.substr(0, json[0] == 0x7F ? 1 : bytes_of_letter(static_cast<unsigned char>(json[0])));
        const unsigned code = code_of(letter);
        if (i18n::is_sign(code) || is_unseen(code))
            write_escaped(out, code);
        else
            out << letter;
        json.remove_prefix(letter.size());
    }
}

void print_json(const Json& json) {
    write_json(std::cout, dumped_leniently(json));
    std::cout << '\n';
}

void complain(const wxString& sentence) { std::cerr << "clerk: " << for_people(sentence) << std::endl; }

namespace {

/// The one answer in JSON, or the other for people.
Status no_answer(bool in_json, const std::string& error, const wxString& sentence) {
    if (in_json) {
        write_json(std::cout, error);
        std::cout << std::endl;
    } else {
        complain(sentence);
    }
    return Status::unusable;
}

}

Status refuse(bool in_json, const Fault& fault, const wxString& sentence) {
    return no_answer(in_json, json(fault), sentence);
}

Status refuse(bool in_json, const Refused& refused) { return no_answer(in_json, json(refused), refused.sentence); }

Status written(Status status) {
    if (std::cout.flush()) return status;
    complain(_("the answer could not be written; check the room on the disk and where the output goes"));
    return Status::unusable;
}

}
