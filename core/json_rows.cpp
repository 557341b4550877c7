#include "core/json_rows.h"

#include "core/json_reader.h"

#include <optional>
#include <set>
#include <string>

namespace clerk {

namespace {

/// A text that comes bit by bit. What stands before the mark goes.
class Window {
public:
    explicit Window(const NextBytes& text) : text_(text) {}

    /// The next character; zero, which JSON has nowhere: the end.
    char next() { return at_ < bytes_.size() || refill() ? bytes_[at_] : '\0'; }
    void pass() { at_ += next() == '\0' ? 0 : 1; }
    bool is_at_end() { return at_ == bytes_.size() && !refill(); }

    /// The next character where one of them, or the end, comes.
    template <class Stop> char pass_to(Stop stop) {
        do
            while (at_ < bytes_.size() && bytes_[at_] != '\0' && !stop(bytes_[at_])) ++at_;
        while (at_ == bytes_.size() && refill());
        return next();
    }

    void set_mark() { mark_ = at_; }
    std::string_view from_mark() const { return std::string_view(bytes_).substr(mark_, at_ - mark_); }

private:
    bool refill() {
        constexpr std::size_t at_once = 64 * 1024;
        bytes_.erase(0, mark_);
        at_ -= mark_;
        mark_ = 0;
        bytes_.resize(at_ + at_once);
        bytes_.resize(at_ + text_(bytes_.data() + at_, at_once));
        return at_ < bytes_.size();
    }

    const NextBytes& text_;
    std::string bytes_;
    std::size_t at_ = 0, mark_ = 0;
};

constexpr bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
constexpr bool opens(char c) { return c == '{' || c == '['; }
constexpr bool closes(char c) { return c == '}' || c == ']'; }

/// Each function is false where the document is not as it has to be.
class Rows {
public:
    Rows(const NextBytes& document, const JsonRows& rows) : text_(document), rows_(rows) {}

    bool document() {
        if (!comes('{')) return false;
        if (!comes('}')) {
            do
                if (!member()) return false;
            while (comes(','));
            if (!comes('}')) return false;
        }
        skip_blanks();
        return text_.is_at_end();
    }

private:
    void skip_blanks() {
        text_.pass_to([](char c) { return !is_blank(c); });
    }

    /// After blanks.
    bool comes(char c) {
        skip_blanks();
        if (text_.next() != c) return false;
        text_.pass();
        return true;
    }

    bool member() {
        const JsonTree* const key = value();
        if (!key || key->root().kind != JsonNode::Kind::text) return false;
        const std::string name(key->root().text());
        if (!keys_.insert(name).second || !comes(':')) return false;
        skip_blanks();
        const bool is_list = text_.next() == '[';
        if (!rows_.wants(name, is_list)) return pass_value(false);
        return is_list ? items(name) : value() != nullptr;
    }

    bool items(const std::string& key) {
        text_.pass();
        if (comes(']')) return true;
        std::size_t index = 0;
        do {
            const JsonTree* const item = value();
            if (!item) return false;
            rows_.row(key, index++, *item);
        } while (comes(','));
        return comes(']');
    }

    /// None: it is not as it has to be. Throws the Fault of what is no JSON.
    const JsonTree* value() {
        if (!pass_value(true)) return nullptr;
        if (plain_.read_plain(text_.from_mark())) return &plain_;
        other_ = read_json(text_.from_mark());
        return &other_tree_.emplace(other_);
    }

    /// To where a value ends as far as brackets, quotes and commas tell; what is between them may be no JSON. One that
    /// is kept stands from the mark on.
    bool pass_value(bool kept) {
        skip_blanks();
        text_.set_mark();
        if (opens(text_.next())) return pass_inside(kept);
        if (text_.next() == '"') return pass_text();
        text_.pass_to([](char c) { return is_blank(c) || c == ',' || c == ':' || opens(c) || closes(c); });
        return !text_.from_mark().empty();
    }

    bool pass_inside(bool kept) {
        constexpr int deepest = limits::nesting - 2; // it lies in a list, and that in an object
        constexpr std::size_t longest = 256 * 1024;  // bytes: read it takes 24 times as many at most
        int depth = 0;
        do {
            const char c = text_.pass_to([](char c) { return c == '"' || opens(c) || closes(c); });
            if (c == '\0' || (c == '"' && !pass_text())) return false;
            if (c != '"') {
                depth += opens(c) ? 1 : -1;
                text_.pass();
            }
            if (!kept)
                text_.set_mark();
            else if (depth > deepest || text_.from_mark().size() > longest)
                return false;
        } while (depth > 0);
        return true;
    }

    bool pass_text() {
        char end = '\0';
        do {
            text_.pass(); // a quote, or what is escaped
            end = text_.pass_to([](char c) { return c == '"' || c == '\\'; });
            text_.pass();
        } while (end == '\\');
        return end == '"';
    }

    Window text_;
    const JsonRows& rows_;
    std::set<std::string> keys_;
    JsonTree plain_;
    Json other_; ///< what is not plain
    std::optional<JsonTree> other_tree_;
};

}

bool read_json_rows(const NextBytes& document, const JsonRows& rows) { return Rows(document, rows).document(); }

}
