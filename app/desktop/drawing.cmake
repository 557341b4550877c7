# What is drawn: the palette, every game's pieces and board, charts and cards, and the files they are written into.
if(NOT TARGET clerk_wx)
  find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base)
  add_library(clerk_wx INTERFACE)
  target_include_directories(clerk_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
  target_compile_definitions(clerk_wx INTERFACE ${wxWidgets_DEFINITIONS})
  target_link_libraries(clerk_wx INTERFACE ${wxWidgets_LIBRARIES})
endif()

add_library(clerk_drawing STATIC
  drawing/screen_reader.cpp
  drawing/canvas_keys.cpp
  drawing/charts/axes.cpp
  drawing/charts/category_chart.cpp
  drawing/charts/chart.cpp
  drawing/charts/chart_canvas.cpp
  drawing/charts/distribution_chart.cpp
  drawing/charts/frame.cpp
  drawing/charts/rating_chart.cpp
  drawing/charts/round_chart.cpp
  drawing/charts/score_chart.cpp
  drawing/charts/series.cpp
  drawing/charts/sketch.cpp
  drawing/charts/sketch_svg.cpp
  drawing/charts/ticks.cpp
  drawing/charts/words.cpp
  drawing/drawing.cpp
  drawing/file_messages.cpp
  drawing/files.cpp
  drawing/line_breaks.cpp
  drawing/marks.cpp
  drawing/one_line.cpp
  drawing/own_pieces.cpp
  drawing/palette.cpp
  drawing/picture_file.cpp
  drawing/resting_picture.cpp
  results/result_card.cpp
  results/result_printout.cpp
  results/result_sketch.cpp
  results/result_summary.cpp
  drawing/shadows.cpp
  drawing/stamps.cpp
  drawing/strokes.cpp)
target_link_libraries(clerk_drawing PUBLIC clerk_core clerk_wx PRIVATE clerk_i18n clerk_warnings ${CMAKE_DL_LIBS})
clerk_precompile(clerk_drawing <wx/graphics.h> <wx/image.h> <wx/window.h> ${CLERK_STD_HEADERS})
