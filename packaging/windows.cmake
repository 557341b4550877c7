# Cross-building for Windows with mingw-w64: the toolchain of the programs and of the libraries.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
# GNU's own takes minutes for an archive of sources that were compiled together.
foreach(tool ar ranlib)
  execute_process(COMMAND bash -c ". '${CMAKE_CURRENT_LIST_DIR}/packages.sh' && clang_tool /usr/bin/llvm-${tool}"
    OUTPUT_VARIABLE program OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(TOUPPER ${tool} tool)
  set(CMAKE_${tool} ${program} CACHE FILEPATH "")
endforeach()

set(windows_libraries ${CMAKE_CURRENT_LIST_DIR}/../build/windows/libraries)
cmake_path(NORMAL_PATH windows_libraries)
set(CMAKE_FIND_ROOT_PATH ${windows_libraries} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
