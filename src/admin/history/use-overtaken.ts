import { type AuditedKind, auditedKinds } from "#accounts/staff/audited-kinds.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { Words } from "#content/sets.ts";
import { pathTo } from "#contract/calls.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { call } from "../data/call.ts";
import { useRefusalText } from "../layout/loading.tsx";
import { loadWords } from "../words/load-words.ts";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { auditNames } from "./audit-names.tsx";

/** Returns the address of an object's history. */
export const changesOf = (kind: AuditedKind, id: string) => pathTo(`/admin/${auditedKinds[kind]}/:id/changes`, { id });

/** What somebody else did; `at` is a time in ISO 8601. */
interface DoneByOther {
  by: string;
  what: string;
  at: string;
}

/** Returns the sentence about an action that came too late: who did what, and when. */
export function useSayOvertaken(): (done: DoneByOther) => string {
  const words = useWords("admin-reasons");
  const locale = useLocale();
  return (done) => sayOvertaken(done, words, locale);
}

function sayOvertaken({ by, what, at }: DoneByOther, { overtaken }: Words<"admin-reasons">, locale: Locale): string {
  return fill(overtaken, { by, what, when: formatShortMoment(new Date(at), locale) });
}

/**
 * Returns the function that says who was faster with an object, by its last entry in the audit log. An entry that cannot be
 * read leaves it at "somebody else".
 */
export function useOvertakenBy(kind: AuditedKind, id: string): () => Promise<string> {
  const locale = useLocale();
  return () => sayFaster(kind, id, locale);
}

/** Returns the function that says why a change that was shown at once has been taken back: who was faster, or the refusal. */
export function useSayRefused(kind: AuditedKind): (id: string, refusal: Refusal) => Promise<string> {
  const locale = useLocale();
  const textOf = useRefusalText();
  return async (id, refusal) => (refusal.code === "stale_version" ? sayFaster(kind, id, locale) : textOf(refusal));
}

/** Says who was faster. The words are loaded only then: nearly no press comes too late. */
async function sayFaster(kind: AuditedKind, id: string, locale: Locale): Promise<string> {
  const reasons = await loadWords(locale, "admin-reasons");
  const names = auditNames(await loadWords(locale, "admin-audit"));
  const outcome = await call("GET", changesOf(kind, id), { query: { kind, limit: 1 } });
  const [last] = outcome.ok ? outcome.data : [];
  if (!last) return reasons.changed;
  return sayOvertaken({ by: names.actor(last.actor), what: names.action(last.action), at: last.at }, reasons, locale);
}
