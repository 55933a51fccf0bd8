import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import type { MailedMoney, PasskeysAfterChange } from "./account-mail.ts";

/** Returns what happened to the passkeys when the password was changed; empty when there were none. */
export function passkeysSentence(
  { removed, left }: PasskeysAfterChange = { removed: [], left: [] },
  locale: Locale,
): string {
  const words = readSet(locale, "mails-account").passkeys;
  const list = (names: readonly string[]) => names.map((name) => name || words.unnamed).join("; ");
  if (removed.length > 0) return fill(words.removed, { names: list(removed) });
  return left.length > 0 ? fill(words.remaining, { names: list(left) }) : "";
}

/** Returns which money of the person a deletion waits for, and what they can do; empty when there is none. */
export function openMoneySentences(money: readonly MailedMoney[] = [], locale: Locale): string {
  if (money.length === 0) return "";
  const words = readSet(locale, "mails-account").openMoney;
  const sentences = money.map(({ kind, ...values }) => fill(values.amount ? words[kind] : words.reviewing, values));
  return [words.lead, ...sentences].join(" ");
}
