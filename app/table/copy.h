// What is printed on a table's own copy of a game, while the table writes it down: part by part, each left for later as
// it likes. What is entered of a part is a draft; it counts only once somebody says that it is so.
#pragma once

#include "core/record_copy.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

/// What a draft comes to.
struct Described {
    std::string json = {};  ///< the part, as a record has it
    wxString expected = {}; ///< what is lacking or wrong; empty: it is whole
};

/// One part of what is printed, as its game lists it.
struct CopyPart {
    std::string_view path; ///< in the copy: "/quarry"
    wxString name;
    wxString explained;                                   ///< what to look for, and how it is written down
    Described (*read)(const std::string& draft);          //
    std::string (*draft_of)(const std::string& json);     ///< of a part that is described
    wxString (*in_words)(const std::string& json);        ///< a part in a few words: "1 1 2 3"
    wxString (*doubt)(const std::string& json) = nullptr; ///< what deserves a second look; empty: nothing
};

/// How far the description of a part is.
enum class CopyProgress : std::uint8_t {
    later,  ///< nothing is entered
    begun,  ///< a draft, which counts for nothing yet
    used,   ///< it counts in every new game
    changed ///< it counts as it was; the draft is another
};

/// A value: with a copy of it what was done can be taken back.
class CopyDescription {
public:
    using Drafts = std::map<std::string, std::string, std::less<>>; ///< by path

    CopyDescription() = default; ///< of no game
    /// `kept` and `drafts` may be anything: what cannot be read is as if it were not there.
    CopyDescription(std::string_view game, std::vector<CopyPart> parts, std::string_view kept, Drafts drafts);

    std::string_view game() const { return game_; }
    const std::vector<CopyPart>& parts() const { return parts_; }
    const std::string& copy() const { return copy_; } ///< what counts, for Game's with_copy
    const Drafts& drafts() const { return drafts_; }  ///< of those begun or changed

    std::string draft(const CopyPart& part) const; ///< of what is being entered, else of what counts; empty: neither
    CopyProgress progress(const CopyPart& part) const;
    wxString expected(const CopyPart& part) const; ///< before the draft may be used; empty: nothing
    wxString in_words(const CopyPart& part) const; ///< what counts; empty: it is left for later
    wxString doubt(const CopyPart& part) const;    ///< about the draft

    void edit(const CopyPart& part, const std::string& draft);
    void use(const CopyPart& part);    ///< the draft counts; nothing must be expected of it
    void let_go(const CopyPart& part); ///< the draft; what counts stays
    /// Left for later: neither counts nor is begun. What is said: why it cannot be; empty: it is.
    wxString clear(const CopyPart& part);

    /// Of a file: parts that it has replace those here. A fault changes nothing.
    Expected<std::vector<wxString>> bring_in(std::string_view json); ///< names of the parts
    std::string exported() const { return print_copy_file(game_, copy_); }

private:
    Expected<std::string> with_draft(const CopyPart& part, const Described& described) const;
    wxString words(const Fault& fault) const; ///< what was expected, and of which part

    std::string game_;
    std::vector<CopyPart> parts_;
    std::string copy_{empty_copy};
    Drafts drafts_;
};

// Parts that are numbers in a row: typed with spaces or commas between them.
Described read_numbers(const std::string& draft);
std::string numbers_draft(const std::string& json);          ///< "1 1 2" of "[1,1,2]"
Described read_number(const std::string& draft);             ///< one alone
std::vector<std::string> words_of(const std::string& draft); ///< what stands between spaces, commas and ends of lines

/// The draft of a part that is typed line by line, one below the other; empty ones at the end are left out.
std::vector<std::string> lines_of(const std::string& draft);
std::string lines_draft(std::vector<std::string> lines);

}
