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
    std::unordered_map<std::string, std::size_t> places = {}; ///< of an object's keys
    std::size_t place = 0;                                    ///< of the object's member that is being read
};

/// By their place: the library's own iterators would count up to it.
using Members = Json::object_t::Container;
Members& members_of(Json& object) { return *object.get_ptr<Json::object_t*>(); }

/// How much a document may hold while it is read.
struct Room {
    std::size_t children = std::numeric_limits<std::size_t>::max(); ///< of one list or object
    std::size_t bytes = std::numeric_limits<std::size_t>::max();    ///< of all values, about
};

/// More than any list or object of a record may have, and than the values of one need that has few empty ones: those
/// take the most room for their text. The limits themselves are told where the values are read.
constexpr Room room_of_a_record{2 * limits::turns, 20 * limits::bytes};

// What a value takes in the document, with what the heap adds to it.
constexpr std::size_t bytes_of_value = 24, bytes_of_member = 64, bytes_of_container = 48, bytes_of_string = 48;

/// Makes the document from what the parser comes across. As everywhere, of two equal keys the later one holds.
class Builder : public nlohmann::json_sax<Json> {
public:
    explicit Builder(const Room& room) : room_(room) {}
    Json take() { return std::move(root_); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(Json::number_integer_t value) override { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) override { return add(value); }
    bool number_float(Json::number_float_t value, const Json::string_t& /*text*/) override { return add(value); }
    bool string(Json::string_t& value) override {
        bytes_ += bytes_of_string + value.size();
        return add(std::move(value));
    }
    bool binary(Json::binary_t& value) override { return add(std::move(value)); }
    bool start_object(std::size_t /*size*/) override { return enter(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return enter(Json::array()); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool key(Json::string_t& name) override {
        Members& members = members_of(*open_.back().value);
        const auto [found, is_new] = open_.back().places.try_emplace(name, members.size());
        open_.back().place = found->second;
        if (is_new) {
            bytes_ += bytes_of_member + name.size();
            members.emplace_back(std::move(name), nullptr);
            check_room(members.size());
        }
        return true;
    }

    bool parse_error(std::size_t /*byte*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        if (const auto* fault = dynamic_cast<const Json::parse_error*>(&error)) throw *fault;
        throw expected("", phrase("json"), phrase("number-too-large"));
    }

private:
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
        bytes_ += bytes_of_value;
        next() = std::move(value);
        return true;
    }

    bool enter(Json value) {
        bytes_ += bytes_of_value + bytes_of_container;
        Json& entered = next() = std::move(value);
        if (open_.size() == static_cast<std::size_t>(limits::nesting))
            throw Fault{path(), phrase("nesting", limits::nesting)};
        open_.push_back({&entered});
        return true;
    }

    bool leave() {
        open_.pop_back();
        return true;
    }

    /// To the value that was entered last.
    std::string path() const {
        std::string path;
        for (const Open& open : open_)
            path += '/' + (open.value->is_array() ? std::to_string(open.value->size() - 1)
                                                  : escaped(members_of(*open.value)[open.place].first));
        return path;
    }

    Room room_;
    std::size_t bytes_ = 0; ///< of the values so far
    Json root_;
    std::vector<Open> open_;
};

Fault fault_at(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto column = before.size() - (before.rfind('\n') + 1) + 1;
    return expected("", phrase("json"), phrase("fault-at-line", line, column));
}

Json read_within(const Room& room, std::string_view text, std::size_t most_bytes) {
    if (text.size() > most_bytes) throw too_long(most_bytes, text.size());
    Builder document(room);
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

}
