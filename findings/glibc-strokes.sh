#!/usr/bin/env bash
# glibc: zh_TW does not sort by strokes; names come by their numbers in Unicode.
#
# One would expect: zh_TW sorts as a list in Taiwan does, by the number of strokes, as zh_CN sorts by pinyin.
# What happens: zh_TW puts them by code point, so that a name of eleven strokes stands before one of four (張 before 王), in the
# same version in which zh_CN has pinyin.
# With: locales 2.36-9+deb12u14 of Debian 12, compiled by the localedef of the system.
# Source: localedata/locales/zh_TW and zh_CN of glibc; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm locales=2.36-9+deb12u14

sorted() {
    I18NPATH=$root/usr/share/i18n localedef -c -i "$1" -f UTF-8 "./$1.UTF-8" >/dev/null 2>&1 || true
    test -f "$1.UTF-8/LC_COLLATE"
    printf '%s\n' 張 陳 王 人 丁 李 林 一 | LOCPATH=$work LC_ALL=$1.UTF-8 sort | tr -d '\n'
}
seen "zh_TW" "一丁人張李林王陳" "$(sorted zh_TW)"
seen "zh_CN" "陳丁李林人王一張" "$(sorted zh_CN)"
