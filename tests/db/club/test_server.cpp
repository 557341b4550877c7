#include "tests/db/club/test_server.h"

#include "db/connection/connection.h"
#include "db/merging/versions.h"
#include "db/nights/nights.h"

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <pwd.h>
#include <sstream>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace clerk::test {

namespace {

namespace fs = std::filesystem;

fs::path programs() {
    for (int version = 40; version >= 15; --version) // the newest that is installed
        if (const fs::path bin = fs::path("/usr/lib/postgresql") / std::to_string(version) / "bin";
            fs::exists(bin / "initdb"))
            return bin;
    throw std::runtime_error("No PostgreSQL server is installed: apt-get install postgresql");
}

/// PostgreSQL refuses to be started by root.
const passwd* servant() {
    static const passwd* const user = geteuid() == 0 ? getpwnam("postgres") : nullptr;
    if (geteuid() == 0 && !user) throw std::runtime_error("root needs a user postgres to start the server");
    return user;
}

void redirect(const std::string& file, int flags, int descriptor) {
    const int opened = open(file.c_str(), flags, 0644);
    if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
}

pid_t start(const std::string& name, std::vector<std::string> arguments, const std::string& output,
            const std::string& input, const std::string& errors) {
    arguments.insert(arguments.begin(), (programs() / name).string());
    std::vector<char*> words;
    for (std::string& one : arguments) words.push_back(one.data());
    words.push_back(nullptr);
    const passwd* const user = servant();
    const pid_t process = fork();
    if (process != 0) return process;
    redirect(input.empty() ? "/dev/null" : input, O_RDONLY, STDIN_FILENO);
    redirect(output.empty() ? "/dev/null" : output, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(errors, O_WRONLY | O_CREAT | O_APPEND, STDERR_FILENO);
    if (user && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT); // it ends with the tests, however they end
    setenv("LC_ALL", "C", 1);
    execv(words.front(), words.data());
    _exit(127);
}

std::string read(const fs::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void hand_over(const fs::path& path) {
    if (const passwd* const user = servant())
        if (chown(path.c_str(), user->pw_uid, user->pw_gid) != 0) throw std::runtime_error("chown");
}

constexpr const char* users = "CREATE ROLE founder LOGIN SUPERUSER; CREATE ROLE anna LOGIN; CREATE ROLE ben LOGIN;"
                              "CREATE ROLE rita LOGIN; CREATE ROLE olga LOGIN; CREATE ROLE nobody LOGIN;"
                              "CREATE ROLE secret LOGIN PASSWORD 'pass''word'";

}

TestServer::TestServer(const std::string& settings) {
    std::string name = (fs::temp_directory_path() / "clubXXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("no folder");
    folder_ = name;
    fs::permissions(folder_, fs::perms::owner_all | fs::perms::group_exec | fs::perms::others_exec);
    hand_over(folder_);
    run_program("initdb", {"-D", (folder_ / "data").string(), "-A", "trust", "-U", "postgres", "-E", "UTF8",
                           "--locale=C", "--no-sync"});
    std::ofstream(folder_ / "data/postgresql.conf", std::ios::app)
        << "listen_addresses = ''\nunix_socket_directories = '" << folder_.string()
        << "'\nmax_connections = 100\nlog_min_messages = fatal\n"
        << settings;
    std::ofstream(folder_ / "data/pg_hba.conf") << "local all secret scram-sha-256\nlocal all all trust\n";
    process_ = start("postgres", {"-D", (folder_ / "data").string()}, "", "", (folder_ / "log").string());
    while (read(folder_ / "data/postmaster.pid").find("ready") == std::string::npos) {
        int status = 0;
        if (waitpid(process_, &status, WNOHANG) != 0) throw std::runtime_error("no server: " + read(folder_ / "log"));
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    db::Watch nobody;
    db::Server postgres({"host=" + folder_.string() + " dbname=postgres user=postgres"}, nobody);
    postgres.run_script(users);
}

TestServer::~TestServer() {
    kill(process_, SIGQUIT);
    int status = 0;
    waitpid(process_, &status, 0);
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

std::string TestServer::address(const std::string& database, const std::string& user) const {
    return "host=" + folder_.string() + " dbname=" + database + " user=" + user;
}

void TestServer::run(const std::string& database, const std::string& sql) const {
    db::Watch nobody;
    db::Server(db::ClubAccess{address(database)}, nobody).run_script(sql);
}

void TestServer::run_program(const std::string& name, std::vector<std::string> arguments, const std::string& output,
                             const std::string& input) const {
    const fs::path errors = folder_ / "errors";
    int status = 0;
    waitpid(start(name, std::move(arguments), output, input, errors.string()), &status, 0);
    if (status != 0) throw std::runtime_error(name + " failed: " + read(errors));
}

double TestServer::processor_time() const {
    {
        db::Watch nobody;
        db::Server last({address("postgres")}, nobody);
        const char* others = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'";
        while (last.ask(others).number(0, 0) > 1) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    constexpr int user_of_children = 16;
    std::istringstream fields(read("/proc/" + std::to_string(process_) + "/stat"));
    std::string ignored;
    for (int i = 1; i < user_of_children; ++i) fields >> ignored;
    long user = 0, system = 0;
    fields >> user >> system;
    return 1000.0 * static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

TestServer& server() {
    static TestServer one;
    return one;
}

TestClub::TestClub() {
    static const bool made = [] {
        server().run("postgres", "CREATE DATABASE club_template");
        const db::ClubAccess founder{server().address("club_template")};
        db::init_club(founder, "Chess & Garden");
        db::admit(founder, "anna", db::ClubRight::member);
        db::admit(founder, "ben", db::ClubRight::member);
        db::admit(founder, "secret", db::ClubRight::member);
        db::admit(founder, "rita", db::ClubRight::reader);
        db::admit(founder, "olga", db::ClubRight::organiser);
        return true;
    }();
    static int count = 0;
    database_ = "club_" + std::to_string(count += made);
    server().run("postgres", "CREATE DATABASE " + database_ + " TEMPLATE club_template STRATEGY file_copy");
}

TestClub::~TestClub() {
    try {
        server().run("postgres", "DROP DATABASE " + database_ + " WITH (FORCE)");
    } catch (const std::exception&) { // the server goes anyway
    }
}

db::ClubAccess TestClub::access(const std::string& user) const { return {server().address(database_, user)}; }

std::string TestClub::text(const std::string& sql) const {
    db::Watch nobody;
    return db::Server(access("founder"), nobody).ask(sql).text(0, 0);
}

std::int64_t TestClub::number(const std::string& sql) const { return std::stoll(text(sql)); }

db::SyncReport Laptop::sync(const db::ClubAccess& access, bool after_restore) {
    return db::sync_club(store, access, db::Time(), after_restore);
}

std::string Laptop::add_photo(const std::string& content, const std::string& name) {
    const std::string night = db::Nights(store).add("2026-11-21", "");
    std::ofstream(folder / name, std::ios::binary) << content;
    return db::Nights(store).add_photo(night, folder / name);
}

std::string jpeg(int size, char filling) { return "\xff\xd8\xff\xe0" + std::string(std::size_t(size - 4), filling); }

std::vector<std::string> Laptop::records() const {
    db::Connection& connection = *store.connection();
    db::Versions versions(connection.db, "main");
    std::vector<std::string> found;
    for (std::size_t table = 0; table < db::record_tables; ++table) {
        const db::RecordTable& one = db::record_table(table);
        for (const std::string& id :
             db::texts(connection.db, (std::string("SELECT ") + one.key + " FROM " + one.name).c_str()))
            found.push_back(std::string(one.name) + ' ' + versions.of(table, id).document);
    }
    std::ranges::sort(found);
    return found;
}

}
