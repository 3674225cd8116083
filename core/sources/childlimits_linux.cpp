// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/childlimits.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace lastro::sources {

namespace {

constexpr int outOfMemoryExit = 71;
pid_t parentProcess = 0;
// The handlers' own: the ordinary stack may be used up.
alignas(16) char signalStack[16 * 1024];

bool limit(int resource, rlim_t soft, rlim_t hard)
{
    const struct rlimit value {soft, hard};
    return ::setrlimit(__rlimit_resource_t(resource), &value) == 0;
}

/// The system sends this signal when the parent's thread that started us ends; only its process matters.
extern "C" void onParentSignal(int)
{
    if (::getppid() != parentProcess)
        ::_exit(0);
}

/// Libraries abort or use a null pointer when they get no memory. Whether that was the reason is told by asking for more.
extern "C" void onCrash(int number)
{
    void *probe = ::mmap(nullptr, 48u << 20, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (probe == MAP_FAILED)
        ::_exit(outOfMemoryExit);
    ::signal(number, SIG_DFL);
    ::raise(number);
}

void handle(int number, void (*handler)(int), int flags)
{
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    ::sigaction(number, &action, nullptr);
}

void watchParent()
{
    parentProcess = ::getppid();
    handle(SIGUSR1, onParentSignal, SA_RESTART);
    ::prctl(PR_SET_PDEATHSIG, SIGUSR1);
    if (::getppid() != parentProcess)
        ::_exit(0);
}

void volunteerForTheKiller()
{
    if (std::FILE *file = std::fopen("/proc/self/oom_score_adj", "we")) {
        std::fputs("1000", file);
        std::fclose(file);
    }
}

} // namespace

bool confineProcess(qint64 addressSpaceBytes)
{
    watchParent();
    volunteerForTheKiller();
    ::close_range(3, ~0u, 0);
    const stack_t stack{signalStack, 0, sizeof signalStack};
    ::sigaltstack(&stack, nullptr);
    for (const int number : {SIGABRT, SIGSEGV, SIGBUS})
        handle(number, onCrash, SA_ONSTACK);
    ::signal(SIGXFSZ, SIG_IGN);
    ::signal(SIGPIPE, SIG_IGN);
    bool ok = ::chdir("/") == 0;
    ok &= limit(RLIMIT_CORE, 0, 0);
    ok &= limit(RLIMIT_FSIZE, 0, 0);
    ok &= limit(RLIMIT_NPROC, 0, 0);
    ok &= limit(RLIMIT_NOFILE, 64, 64);
    ok &= limit(RLIMIT_AS, rlim_t(addressSpaceBytes), rlim_t(addressSpaceBytes));
    ok &= ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
    ok &= ::prctl(PR_SET_DUMPABLE, 0) == 0;
    return ok;
}

void grantCpuSeconds(int seconds)
{
    struct rusage used {};
    ::getrusage(RUSAGE_SELF, &used);
    const auto whole = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + 1;
    limit(RLIMIT_CPU, whole + rlim_t(seconds), RLIM_INFINITY);
}

bool shouldRetire(qint64 addressSpaceBytes)
{
    std::FILE *file = std::fopen("/proc/self/statm", "re");
    if (!file)
        return false;
    long long pages = 0;
    const bool read = std::fscanf(file, "%lld", &pages) == 1;
    std::fclose(file);
    return read && pages * ::sysconf(_SC_PAGESIZE) > addressSpaceBytes / 2;
}

ChildEnd childEnd(int exitCode, bool crashed, const QByteArray &lastErrors)
{
    if (!crashed)
        return exitCode == 0 ? ChildEnd::Finished : exitCode == outOfMemoryExit ? ChildEnd::OutOfMemory : ChildEnd::Crashed;
    if (exitCode == SIGXCPU)
        return ChildEnd::CpuUsedUp;
    if (exitCode == SIGKILL)
        return ChildEnd::Killed;
    // A single request beyond the limit leaves memory for the probe; what the libraries print then is the only sign.
    const bool saidSo = lastErrors.contains("Out of memory") || lastErrors.contains("bad_alloc");
    return saidSo ? ChildEnd::OutOfMemory : ChildEnd::Crashed;
}

} // namespace lastro::sources
