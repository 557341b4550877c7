// Before every source of the Windows build: what windows.h takes for itself of plain words, given back.
#pragma once

#include <windows.h>

#undef far
#undef near
#undef FAR
#undef NEAR
#define FAR
#define NEAR
