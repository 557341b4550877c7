# The icon, the version and the manifest within both programs; the tests of what is drawn have the same controls by it.
find_program(RSVG_CONVERT rsvg-convert REQUIRED)
find_program(ICOTOOL icotool REQUIRED)
set(drawing ${CMAKE_CURRENT_SOURCE_DIR}/icons/clerk-of-works.svg)
set(icon ${CMAKE_CURRENT_BINARY_DIR}/clerk-of-works.ico)
foreach(side IN ITEMS 16 24 32 48 64 128 256)
  set(picture ${CMAKE_CURRENT_BINARY_DIR}/icon-${side}.png)
  list(APPEND draw COMMAND ${RSVG_CONVERT} --width ${side} --height ${side} --output ${picture} ${drawing})
  list(APPEND pictures ${picture})
endforeach()
add_custom_command(OUTPUT ${icon} ${draw} COMMAND ${ICOTOOL} --create --output ${icon} ${pictures}
  DEPENDS ${drawing} VERBATIM)

configure_file(clerk-of-works.rc.in clerk-of-works.rc @ONLY)
set(resources ${CMAKE_CURRENT_BINARY_DIR}/clerk-of-works.rc)
set_source_files_properties(${resources} PROPERTIES
  OBJECT_DEPENDS "${icon};${CMAKE_CURRENT_SOURCE_DIR}/clerk-of-works.manifest")
add_library(clerk_resources OBJECT ${resources})
target_include_directories(clerk_resources PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
foreach(program IN ITEMS clerk clerk_of_works drawing_tests window_tests)
  if(TARGET ${program})
    target_link_libraries(${program} PRIVATE clerk_resources)
  endif()
endforeach()
