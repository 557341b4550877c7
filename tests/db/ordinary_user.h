// The rights of an ordinary user, whoever runs the tests.
#pragma once

#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk::test {

/// While it lives, the tests have the rights of an ordinary user; root may do what nobody else may.
class OrdinaryUser {
public:
    OrdinaryUser() {
        if (root_) EXPECT_EQ(seteuid(65534), 0);
    }
    ~OrdinaryUser() {
        if (root_) EXPECT_EQ(seteuid(0), 0);
    }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

private:
    bool root_ = geteuid() == 0;
};

}
