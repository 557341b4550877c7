// JSON text as a document. Nothing that a hostile text of the size allowed can say takes long or much room: it is given
// up at the first level too deep, a record also where it has too many values, and the keys of an object, a list in the
// order of the text, are found by their hash.
#include "core/json_reader.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace clerk {

namespace {

/// A list or an object whose end has not come yet.
struct Open {
    Json* value;
    std::unordered_map<std::string, std::size_t> places = {}; ///< of an object's keys, once there are many
    std::size_t place = 0;                                    ///< of the object's member that is being read
};

/// By their place: the library's own iterators would count up to it.
using Members = Json::object_t::Container;
Members& members_of(Json& object) { return *object.get_ptr<Json::object_t*>(); }

constexpr std::size_t many_members = 16;

/// Of a member with that key; the number of members: there is none yet.
std::size_t place_of(Open& open, const std::string& name) {
    const Members& members = members_of(*open.value);
    if (members.size() < many_members)
        return static_cast<std::size_t>(std::ranges::find(members, name, &Members::value_type::first) -
                                        members.begin());
    for (std::size_t place = open.places.size(); place < members.size(); ++place)
        open.places.emplace(members[place].first, place);
    const auto found = open.places.find(name);
    return found == open.places.end() ? members.size() : found->second;
}

/// How much a document may hold while it is read.
struct Room {
    std::size_t children = std::numeric_limits<std::size_t>::max(); ///< of one list or object
    std::size_t bytes = std::numeric_limits<std::size_t>::max();    ///< of all values, about
};

/// More than any list or object of a record may have, and than the values of one need that has few empty ones: those
/// take the most room for their text. The limits themselves are told where the values are read.
constexpr Room room_of_a_record{2 * limits::turns, 12 * limits::bytes};

// What a value takes in the document, with what the heap adds to it.
constexpr std::size_t bytes_of_value = 24, bytes_of_member = 64, bytes_of_container = 48, bytes_of_string = 48;

/// Makes the document from what the parser comes across. As everywhere, of two equal keys the later one holds.
class Builder : public nlohmann::json_sax<Json> {
public:
    explicit Builder(const Room& room, const JsonPart* part = nullptr) : room_(room), part_(part) {}
    Json take() { return std::move(root_); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(Json::number_integer_t value) override { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) override { return add(value); }
    bool number_float(Json::number_float_t value, const Json::string_t& /*text*/) override { return add(value); }
    bool string(Json::string_t& value) override {
        if (!passing_over_) bytes_ += bytes_of_string + value.size();
        return add(std::move(value));
    }
    bool binary(Json::binary_t& value) override { return add(std::move(value)); }
    bool start_object(std::size_t /*size*/) override { return enter(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return enter(Json::array()); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool key(Json::string_t& name) override {
        if (passing_over_) return true;
        if (part_ && open_.size() == 1 && !is_wanted(name)) {
            passing_over_ = true;
            passed_over_ = name;
            return true;
        }
        Members& members = members_of(*open_.back().value);
        open_.back().place = place_of(open_.back(), name);
        if (open_.back().place == members.size()) {
            bytes_ += bytes_of_member + name.size();
            members.emplace_back(std::move(name), nullptr);
            check_room(members.size());
        }
        return true;
    }

    bool parse_error(std::size_t /*byte*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        if (const auto* fault = dynamic_cast<const Json::parse_error*>(&error)) throw *fault;
        if (!passing_over_) next();
        throw expected(path(), phrase("json"), phrase("number-too-large"));
    }

private:
    bool is_wanted(const std::string& key) const {
        return (part_->row && key == part_->rows_of) || std::ranges::find(part_->keys, key) != part_->keys.end();
    }

    /// Whether the value that has just ended is one of the rows that are asked for.
    bool is_row() const {
        return part_ && part_->row && open_.size() == 2 && open_[1].value->is_array() && open_[0].value->is_object() &&
               members_of(*open_[0].value)[open_[0].place].first == part_->rows_of;
    }

    void hand_over_row() {
        Json& rows = *open_.back().value;
        part_->row(row_++, rows.back());
        rows.clear();
        bytes_ = bytes_before_rows_;
    }

    /// What belongs to nothing that is wanted. True: the value with all that is in it is over.
    bool pass_over(int levels) {
        depth_passed_over_ += levels;
        if (open_.size() + static_cast<std::size_t>(depth_passed_over_) > static_cast<std::size_t>(limits::nesting))
            throw Fault{path(), phrase("nesting", limits::nesting)};
        passing_over_ = depth_passed_over_ > 0;
        return true;
    }

    /// Where the next value belongs.
    Json& next() {
        if (open_.empty()) return root_;
        Json& parent = *open_.back().value;
        if (parent.is_object()) return members_of(parent)[open_.back().place].second;
        check_room(parent.size() + 1);
        return parent.emplace_back();
    }

    void check_room(std::size_t children) {
        if (children <= room_.children && bytes_ <= room_.bytes) return;
        open_.pop_back();
        throw expected(path(), phrase("fewer-values"), phrase("more"));
    }

    bool add(Json value) {
        if (passing_over_) return pass_over(0);
        bytes_ += bytes_of_value;
        next() = std::move(value);
        if (is_row()) hand_over_row();
        return true;
    }

    bool enter(Json value) {
        if (passing_over_) return pass_over(1);
        bytes_ += bytes_of_value + bytes_of_container;
        Json& entered = next() = std::move(value);
        if (open_.size() == static_cast<std::size_t>(limits::nesting))
            throw Fault{path(), phrase("nesting", limits::nesting)};
        open_.push_back({&entered});
        if (is_row()) bytes_before_rows_ = bytes_;
        return true;
    }

    bool leave() {
        if (passing_over_) return pass_over(-1);
        open_.pop_back();
        if (is_row()) hand_over_row();
        return true;
    }

    /// To the value that was begun last. What is passed over stands at the root, and is not in the document.
    std::string path() const {
        if (passing_over_) return '/' + escaped(passed_over_);
        std::string path;
        for (const Open& open : open_)
            path += '/' + (open.value->is_array() ? std::to_string(open.value->size() - 1 + row_of(open))
                                                  : escaped(members_of(*open.value)[open.place].first));
        return path;
    }

    /// How many rows of that list were handed over.
    std::size_t row_of(const Open& open) const { return open_.size() > 1 && &open == &open_[1] ? row_ : 0; }

    Room room_;
    const JsonPart* part_;  ///< none: all of it
    std::size_t bytes_ = 0; ///< of the values so far
    std::size_t bytes_before_rows_ = 0;
    std::size_t row_ = 0;
    bool passing_over_ = false;
    std::string passed_over_; ///< its key
    int depth_passed_over_ = 0;
    Json root_;
    std::vector<Open> open_;
};

/// The first byte is 1.
Fault fault_at(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte - 1, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto column = before.size() - (before.rfind('\n') + 1) + 1;
    return expected("", phrase("json"), phrase("fault-at-line", line, column));
}

/// The parser takes the room of a number more than twice beside the text, before it says that it is none.
void require_short_numbers(std::string_view text) {
    constexpr std::size_t longest = 100'000;
    constexpr std::string_view in_numbers = "0123456789+-.eE";
    for (std::size_t at = longest; at < text.size(); at += longest) { // a longer one lies over one of these places
        if (in_numbers.find(text[at]) == std::string_view::npos) continue;
        const std::size_t before = text.find_last_not_of(in_numbers, at),
                          after = text.find_first_not_of(in_numbers, at);
        const std::size_t first = before == std::string_view::npos ? 0 : before + 1;
        if (std::min(after, text.size()) - first > longest) throw fault_at(text, first + 1);
    }
}

Json read_within(const Room& room, std::string_view text, std::size_t most_bytes, const JsonPart* part = nullptr) {
    if (text.size() > most_bytes) throw too_long(most_bytes, text.size());
    if (part) require_short_numbers(text);
    Builder document(room, part);
    try {
        Json::sax_parse(text, &document);
    } catch (const Json::parse_error& error) {
        throw fault_at(text, error.byte);
    }
    // The parser takes it for the end of the text, whatever follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) throw fault_at(text, zero + 1);
    return document.take();
}

}

Json read_json(std::string_view text, std::size_t most_bytes) { return read_within({}, text, most_bytes); }

Json read_record_json(std::string_view text) { return read_within(room_of_a_record, text, limits::bytes); }

Json read_json_part(std::string_view text, std::size_t most_bytes, std::size_t most_room, const JsonPart& part) {
    return read_within({.bytes = most_room}, text, most_bytes, &part);
}

}
