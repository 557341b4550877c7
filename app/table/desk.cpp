#include "app/table/desk.h"

#include "app/table/catalogue.h"
#include "db/connection/daily_back_up.h"
#include "db/connection/moved_history.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <utility>

namespace clerk {

namespace {

using Reason = db::Error::Reason;

/// None when it cannot be read any more, or is another one by now.
template <class Read> std::optional<Record> if_readable(Read read) {
    try {
        return read();
    } catch (const db::Error& error) {
        if (error.reason != Reason::damaged && error.reason != Reason::not_found && error.reason != Reason::changed)
            throw;
        return std::nullopt;
    }
}

std::optional<Record> readable(const db::Store& store, const std::string& id) {
    return if_readable([&] { return std::optional(store.load(id)); });
}

std::optional<Record> game_on_table(const db::Store& store) {
    const std::string id = store.on_table();
    auto record = id.empty() ? std::nullopt : readable(store, id);
    return record && table::is_played(game_id(*record)) ? std::move(record) : std::nullopt;
}

/// What a clock on the wall shows, in minutes.
std::chrono::minutes on_the_clock(const std::tm& time) {
    using namespace std::chrono;
    const year_month_day date{year{time.tm_year + 1900}, month{static_cast<unsigned>(time.tm_mon + 1)},
                              day{static_cast<unsigned>(time.tm_mday)}};
    return sys_days{date}.time_since_epoch() + hours{time.tm_hour} + minutes{time.tm_min};
}

}

Desk::Desk(const std::filesystem::path& file) : store_(file) { show(game_on_table(store_)); }

const Report& Desk::report() const {
    static const Report nothing;
    return game_ ? game_->report() : nothing;
}

void Desk::start(Record record) {
    refused_.reset();
    store_.start(record);
    show(std::move(record));
}

void Desk::open(const std::string& id) {
    refused_.reset();
    Record record = store_.load(id);
    if (!table::is_played(game_id(record))) throw NotPlayed(std::string(game_id(record)));
    store_.put_on_table(id);
    show(std::move(record));
}

void Desk::close() {
    refused_.reset();
    store_.put_on_table("");
    show(std::nullopt);
}

void Desk::add(const Record& record, Origin origin) {
    origin == Origin::sample ? store_.add_sample(record) : store_.add(record);
}

Desk::Imported Desk::import(const Record& record, Origin origin) {
    if (!store_.has(record.head.id)) {
        add(record, origin);
        return Imported::added;
    }
    const auto stored = readable(store_, record.head.id);
    return stored && print(*stored) == print(record) ? Imported::same : Imported::differs;
}

Record Desk::import_as_copy(Record record, Origin origin) {
    record.head.id = new_id();
    add(record, origin);
    return record;
}

void Desk::change(Record next) {
    refused_ = next;
    store_.change(record(), next);
    refused_.reset();
    show(std::move(next));
}

bool Desk::can_undo() const { return game_ && store_.can_undo(record().head.id); }
bool Desk::can_redo() const { return game_ && store_.can_redo(record().head.id); }

std::optional<Record> Desk::after_undo() const {
    return game_ ? if_readable([&] { return store_.after_undo(record()); }) : std::nullopt;
}

std::optional<Record> Desk::after_redo() const {
    return game_ ? if_readable([&] { return store_.after_redo(record()); }) : std::nullopt;
}

void Desk::undo() {
    refused_.reset();
    if (auto earlier = store_.undo(record())) show(std::move(earlier));
}

void Desk::redo() {
    refused_.reset();
    if (auto later = store_.redo(record())) show(std::move(later));
}

void Desk::award() {
    refused_.reset();
    store_.award(record(), *score(), rules_version(game_id(record())), now_rfc3339());
    tell();
}

bool Desk::awarded() const { return game_ && store_.result(record().head.id).has_value(); }

void Desk::back_up(db::Time now) {
    if (db::has_moved(store_))
        db::keep_moved(store_, now);
    else
        db::back_up_daily(store_.file(), now, store_.watch());
}

/// Of the same game only what changed is played.
void Desk::show(std::optional<Record> record) {
    if (!record)
        game_.reset();
    else if (game_)
        game_ = table::FoldedRecord(std::move(*record), std::move(*game_));
    else
        game_.emplace(std::move(*record));
    tell();
}

void Desk::tell() const {
    for (const auto& listener : listeners_) listener();
}

/// RFC 9562, version 4.
std::string new_id() {
    std::random_device device;
    std::uniform_int_distribution<int> digit(0, 15);
    std::string id = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
    for (char& place : id) {
        if (place == 'x') place = "0123456789abcdef"[digit(device)];
        if (place == 'y') place = "89ab"[digit(device) % 4];
    }
    return id;
}

std::string now_rfc3339() {
    const std::time_t now = std::time(nullptr);
    std::tm local{}, utc{};
    localtime_r(&now, &local);
    gmtime_r(&now, &utc);
    const auto ahead = (on_the_clock(local) - on_the_clock(utc)).count();
    std::array<char, 64> text{};
    const int length =
        std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02d%c%02d:%02d", local.tm_year + 1900,
                      local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min, local.tm_sec, ahead < 0 ? '-' : '+',
                      static_cast<int>(std::abs(ahead) / 60), static_cast<int>(std::abs(ahead) % 60));
    return {text.data(), static_cast<std::size_t>(length)};
}

}
