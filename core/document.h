// A record as the store keeps it: in sheets, and with the way from one state of a game to the next.
#pragma once

#include "core/game.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clerk {

/// A record in pieces, as the store keeps it: the head without its long lists, and one sheet a turn (or garden).
struct Sheet {
    std::string part; ///< the list it belongs to: "turns", "gardens"
    int number = 0;   ///< its place in that list
    std::string json;
    friend bool operator==(const Sheet&, const Sheet&) = default;
};
struct Sheets {
    std::string head;
    std::vector<Sheet> sheets;
    friend bool operator==(const Sheets&, const Sheets&) = default;
};

/// A record as JSON, made once for all that is asked of it.
class Document {
public:
    Document(const Record& record); ///< a record serves wherever a document does, at the price of making one

private:
    struct Tree;
    std::shared_ptr<const Tree> tree_;

    friend Sheets take_apart(const Document& document);
    friend std::string difference(const Document& from, const Document& to);
    friend Expected<Record> changed(const Document& document, std::string_view difference);
};

Sheets take_apart(const Document& document);
Expected<Record> put_together(const Sheets& sheets);

/// The way from one record to another as text (RFC 6902), for undo and redo that outlive the program.
std::string difference(const Document& from, const Document& to);
Expected<Record> changed(const Document& document, std::string_view difference);

/// A record that goes along its journal, step by step.
class JournalReplay {
public:
    explicit JournalReplay(const Record& record);
    ~JournalReplay();
    JournalReplay(const JournalReplay&) = delete;
    JournalReplay& operator=(const JournalReplay&) = delete;

    const Record& record() const { return record_; } ///< where it has come to
    /// Over a difference that leads to a record, from which `back` leads here again. False: it is none, and the replay
    /// stays where it is.
    [[nodiscard]] bool step(std::string_view forward, std::string_view back);

private:
    struct Trees;

    bool step_in_place(std::string_view forward, std::string_view back);

    Record record_;
    std::unique_ptr<Trees> trees_;
};

}
