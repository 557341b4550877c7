// How libFuzzer changes a document: mostly one value of its JSON, so that what comes of it is still read far; else
// bytes.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <random>
#include <vector>

#include <nlohmann/json.hpp>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using Json = nlohmann::ordered_json;

class Mutation {
public:
    Mutation(Json& document, unsigned seed) : engine_(seed) { collect(document); }

    void change_one() {
        Json& value = any();
        switch (pick(5)) {
        case 0: value = Json(any()); break;
        case 1: value = scalars()[pick(scalars().size())]; break;
        case 2: change_number(value); break;
        case 3: take_one_out(value); break;
        default: put_one_in(value);
        }
    }

private:
    std::mt19937 engine_;
    std::vector<Json*> values_;

    static const std::vector<Json>& scalars() {
        static const std::vector<Json> all{0,
                                           1,
                                           2,
                                           3,
                                           4,
                                           7,
                                           8,
                                           15,
                                           16,
                                           -1,
                                           255,
                                           256,
                                           4294967296,
                                           1e300,
                                           "",
                                           "a1",
                                           "h8@1",
                                           "d4@2",
                                           true,
                                           false,
                                           nullptr,
                                           Json::array(),
                                           Json::object(),
                                           "\xc3\xa9",
                                           "nw",
                                           "full"};
        return all;
    }
    std::size_t pick(std::size_t count) { return engine_() % count; }
    Json& any() { return *values_[pick(values_.size())]; }

    void collect(Json& value) {
        values_.push_back(&value);
        if (value.is_structured())
            for (Json& child : value) collect(child);
    }
    void change_number(Json& value) {
        if (value.is_boolean()) value = !value.get<bool>();
        if (!value.is_number_integer()) return;
        const auto number = value.get<std::int64_t>();
        value = std::abs(number) < 1'000'000 ? number + static_cast<std::int64_t>(pick(9)) - 4 : number / 2;
    }
    void take_one_out(Json& value) {
        if (value.is_structured() && !value.empty())
            value.erase(std::next(value.begin(), static_cast<std::ptrdiff_t>(pick(value.size()))));
    }
    void put_one_in(Json& value) {
        Json added = any();
        if (value.is_array())
            value.insert(std::next(value.begin(), static_cast<std::ptrdiff_t>(pick(value.size() + 1))),
                         std::move(added));
    }
};

}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    if (seed % 8 == 0) return LLVMFuzzerMutate(data, size, most);
    Json document = Json::parse(data, data + size, nullptr, false);
    if (document.is_discarded()) return LLVMFuzzerMutate(data, size, most);
    for (unsigned times = 1 + seed / 8 % 3; times > 0; --times) Mutation(document, seed + times).change_one();
    const std::string text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
