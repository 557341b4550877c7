// What the server answers.
#pragma once

#include "db/club/libpq.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace clerk::db {

/// Rows of texts. Whoever reads what is not there gets ClubError::strange_answer.
class Answer {
public:
    Answer(PGresult* result, std::string address) : result_(result, libpq().clear), address_(std::move(address)) {}

    [[nodiscard]] int rows() const { return libpq().rows(result_.get()); }
    [[nodiscard]] std::string text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] double real(int row, int column) const;
    [[nodiscard]] bool truth(int row, int column) const;
    [[nodiscard]] std::string bytes(int row, int column) const;

private:
    std::string_view at(int row, int column) const;

    std::unique_ptr<PGresult, void (*)(PGresult*)> result_;
    std::string address_;
};

}
