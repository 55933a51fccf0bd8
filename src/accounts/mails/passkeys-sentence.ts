import type { Bilingual, Locale } from "#text/locales.ts";

const words: Record<"removed" | "left" | "unnamed", Bilingual<string>> = {
  removed: {
    id: "Passkey berikut ikut dihapus dan tidak dapat dipakai masuk lagi: {names}.",
    en: "These passkeys were removed with it and no longer log in: {names}.",
  },
  left: {
    id: "Passkey berikut masih dapat dipakai untuk masuk: {names}. Hapus yang tidak Anda kenal.",
    en: "These passkeys can still log in: {names}. Remove any that you do not know.",
  },
  unnamed: { id: "tanpa nama", en: "without a name" },
};

/** Returns what became of the passkeys when the password was changed; nothing when there were none. */
export function passkeysSentence(
  { removed, left }: { removed: readonly string[]; left: readonly string[] } = { removed: [], left: [] },
  locale: Locale,
): string {
  const list = (names: readonly string[]) => names.map((name) => name || words.unnamed[locale]).join("; ");
  if (removed.length > 0) return words.removed[locale].replace("{names}", () => list(removed));
  return left.length > 0 ? words.left[locale].replace("{names}", () => list(left)) : "";
}
