// Lists in columns: of each what its head is, and how an item stands in it in a table and in JSON.
#pragma once

#include "app/cli/history_words.h"
#include "app/cli/terminal.h"

#include <algorithm>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::cli {

enum class Align { left, right };

template <class Item> struct Column {
    std::string id; ///< its key in JSON; empty: it is in the table alone
    wxString head;
    Align align = Align::right;                ///< columns to the left stand before those to the right
    std::function<wxString(const Item&)> text; ///< none: it is in JSON alone
    std::function<Json(const Item&)> json;
};
template <class Item> using Columns = std::vector<Column<Item>>;

template <class Item> Json object(const Columns<Item>& columns, const Item& item) {
    Json json = Json::object();
    for (const Column<Item>& column : columns)
        if (!column.id.empty()) json[column.id] = column.json(item);
    return json;
}

template <class Item, class Items>
void write_table(std::ostream& out, const Columns<Item>& columns, const Items& items) {
    const auto is_left = [](const Column<Item>& column) { return column.text && column.align == Align::left; };
    LongTable rows(static_cast<std::size_t>(std::ranges::count_if(columns, is_left)));
    Row head;
    for (const Column<Item>& column : columns)
        if (column.text) head.push_back(column.head);
    rows.add(head);
    for (const Item& item : items) {
        Row row;
        for (const Column<Item>& column : columns)
            if (column.text) row.push_back(column.text(item));
        rows.add(row);
    }
    rows.write(out);
}

/// {"players":[{...},{...}]}
template <class Item, class Items>
void print_list(const std::string& key, const Columns<Item>& columns, const Items& items) {
    JsonList list(key);
    for (const Item& item : items) list.add(object(columns, item));
    list.end();
}

}
