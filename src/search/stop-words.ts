import type { Locale } from "#text/locales.ts";

const list = (words: string) => new Set(words.split(" "));

/** Words too common to search for. The database's Indonesian dictionary has none; its English list is too long here. */
export const stopWords: Record<Locale, ReadonlySet<string>> = {
  id: list(
    "yang dan di ke dari untuk dengan pada adalah ialah ini itu apa apakah siapa bagaimana gimana cara kapan mana kenapa mengapa saya aku kami kita anda kamu mereka dia ia atau juga tidak tak bukan ada bisa dapat akan sudah telah oleh para sebagai dalam agar supaya jika kalau karena lebih sangat saja the of a an in to for tentang mau ingin",
  ),
  en: list(
    "a an the and or of to in on at by for from with without is are was were be been do does did how what which who whom when where why can could may might will would should i you we they he she it its our your their my me us this that these those as if than then so not no about into yang dan di ke",
  ),
};
