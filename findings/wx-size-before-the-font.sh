#!/usr/bin/env bash
# wxWidgets on GTK: a label that is given a larger font asks for the room of the smaller one until events are handled.
#
# One would expect: GetBestSize is the room that a control needs as it is now; SetFont makes wxWidgets forget the size it
# kept and measure anew.
# What happens: it measures anew, but GTK takes over the font only when it handles events. Asked before, also by a sizer
# that lays out at once, the label has the size of its text in the font it had, and is cut off when it is drawn. The
# extent of the same text, asked of the same label, is right from the beginning.
# And half a point is lost: a label of 11.5 points is drawn in 11, where the extent of its text is that of 11.5.
# With: libwxgtk3.2-1 3.2.2+dfsg-2, libgtk-3-0 3.24.38-2~deb12u3 and python3-wxgtk4.0 4.2.0+dfsg-3 of Debian 12.
# Source: wxControl::GTKGetPreferredSize in src/gtk/control.cpp of https://github.com/wxWidgets/wxWidgets at v3.2.2; seen by
# running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >label.py <<'CODE'
import wx

app = wx.App()
frame = wx.Frame(None)
labels = {}
for points in (10, 11, 11.5, 20):
    label = wx.StaticText(frame, label="What the clerk of works has found")
    font = wx.Font(wx.FontInfo(points).FaceName("DejaVu Sans"))
    before = label.GetBestSize().x
    label.SetFont(font)
    labels[points] = label
    if points == 20:
        print(label.GetBestSize().x == before)
        print(label.GetTextExtent(label.GetLabel()).x > 1.5 * before)
frame.Show()

def later():
    print(labels[20].GetBestSize().x >= labels[20].GetTextExtent(labels[20].GetLabel()).x)
    print(labels[11.5].GetBestSize().x == labels[11].GetBestSize().x)
    extent = {points: label.GetTextExtent(label.GetLabel()).x for points, label in labels.items()}
    print(extent[11.5] > extent[11] + 3)
    wx.Exit()

wx.CallLater(500, later)
app.MainLoop()
CODE
with_wxpython label >told
mapfile -t answers < <(tail -n 5 told)
head -n 1 told
seen "the best size right after a font of twice the points is that of before" True "${answers[0]}"
seen "and the extent of the text is not" True "${answers[1]}"
seen "once events were handled the best size is right" True "${answers[2]}"
seen "in 11.5 points a label is as wide as in 11" True "${answers[3]}"
seen "and the extent of its text is wider" True "${answers[4]}"
