// JSON text as a document. Nothing that a hostile text of the size allowed can say takes long or much room: it is given
// up at the first level too deep, and the keys of an object, a list in the order of the text, are found by their hash.
#include "core/json_reader.h"

#include <algorithm>
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

/// Makes the document from what the parser comes across. As everywhere, of two equal keys the later one holds.
class Builder : public nlohmann::json_sax<Json> {
public:
    Json take() { return std::move(root_); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(Json::number_integer_t value) override { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) override { return add(value); }
    bool number_float(Json::number_float_t value, const Json::string_t& /*text*/) override { return add(value); }
    bool string(Json::string_t& value) override { return add(std::move(value)); }
    bool binary(Json::binary_t& value) override { return add(std::move(value)); }
    bool start_object(std::size_t /*size*/) override { return enter(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return enter(Json::array()); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool key(Json::string_t& name) override {
        Members& members = members_of(*open_.back().value);
        const auto [found, is_new] = open_.back().places.try_emplace(name, members.size());
        if (is_new) members.emplace_back(std::move(name), nullptr);
        open_.back().place = found->second;
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
        return parent.emplace_back();
    }

    bool add(Json value) {
        next() = std::move(value);
        return true;
    }

    bool enter(Json value) {
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

    Json root_;
    std::vector<Open> open_;
};

Fault fault_at(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto column = before.size() - (before.rfind('\n') + 1) + 1;
    return expected("", phrase("json"), phrase("fault-at-line", line, column));
}

}

Json read_json(std::string_view text, std::size_t most_bytes) {
    if (text.size() > most_bytes) throw too_long(most_bytes, text.size());
    Builder document;
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
