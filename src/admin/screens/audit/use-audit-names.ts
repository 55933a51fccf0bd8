import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../words/use-words.ts";

/** Returns the functions that say in words what the audit log names; what has no words keeps its name in the program. */
export function useAuditNames() {
  const { actions, kinds, fields, actors } = useWords("admin-audit");
  return {
    action: (action: string) => actions[action] ?? action,
    kind: (kind: string) => kinds[kind] ?? kind,
    field: (field: string) => fields[field] ?? field.replaceAll("_", " "),
    actor: ({ kind, name }: AuditEntryView["actor"]) => (kind === "staff" ? name : fill(actors[kind], { name })),
  };
}
