#include "core/fault.h"

namespace clerk {

namespace {

std::string diagnosis(const Phrase& phrase) {
    if (phrase.kind.empty()) return phrase.text;
    std::string arguments;
    for (const Phrase& argument : phrase.arguments) arguments += (arguments.empty() ? "" : ", ") + diagnosis(argument);
    return std::string(phrase.kind) + (arguments.empty() ? "" : '(' + arguments + ')');
}

}

Fault expected(std::string path, Phrase what, Phrase found) {
    return {std::move(path), phrase("expected", std::move(what), std::move(found))};
}

Fault missing(std::string path) { return expected(std::move(path), phrase("value"), phrase("nothing")); }

Fault too_long(std::size_t most_bytes, std::size_t bytes) {
    return expected("", phrase("bytes", most_bytes), literal(bytes));
}

std::string diagnosis(const Fault& fault) { return fault.path + ": " + diagnosis(fault.phrase); }

}
