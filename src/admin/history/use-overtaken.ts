import { type AuditedKind, auditedKinds } from "#accounts/staff/audited-kinds.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { call } from "../data/call.ts";
import { useRefusalText } from "../layout/loading.tsx";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { useAuditNames } from "./audit-names.tsx";

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
  const { overtaken } = useWords("admin-reasons");
  const locale = useLocale();
  return ({ by, what, at }) => fill(overtaken, { by, what, when: formatShortMoment(new Date(at), locale) });
}

/**
 * Returns the function that says who was faster with an object, by its last entry in the audit log. An entry that cannot be
 * read leaves it at "somebody else".
 */
export function useOvertakenBy(kind: AuditedKind, id: string): () => Promise<string> {
  const sayFaster = useSayFaster(kind);
  return () => sayFaster(id);
}

/** Returns the function that says why a change that was shown at once has been taken back: who was faster, or the refusal. */
export function useSayRefused(kind: AuditedKind): (id: string, refusal: Refusal) => Promise<string> {
  const sayFaster = useSayFaster(kind);
  const textOf = useRefusalText();
  return async (id, refusal) => (refusal.code === "stale_version" ? sayFaster(id) : textOf(refusal));
}

function useSayFaster(kind: AuditedKind): (id: string) => Promise<string> {
  const { changed } = useWords("admin-reasons");
  const names = useAuditNames();
  const say = useSayOvertaken();
  return async (id) => {
    const outcome = await call("GET", changesOf(kind, id), { query: { kind, limit: 1 } });
    const [last] = outcome.ok ? outcome.data : [];
    return last ? say({ by: names.actor(last.actor), what: names.action(last.action), at: last.at }) : changed;
  };
}
