import type { AuditEntryView } from "#accounts/staff/audit-contract.ts";
import type { Words } from "#content/sets.ts";
import { fill } from "#text/fill.ts";
import { useWords, wordFor } from "../words/use-words.ts";

type Actor = Pick<AuditEntryView["actor"], "kind" | "name">;

/** Returns the functions that say in words what the audit log names; what has no words keeps its name in the program. */
export function useAuditNames() {
  return auditNames(useWords("admin-audit"));
}

/** Returns the same of words that were loaded before. */
export function auditNames({ actions, kinds, fields, actors }: Words<"admin-audit">) {
  const actor = ({ kind, name }: Actor) => (kind === "staff" ? name : fill(actors[kind], { name }));
  return {
    action: (action: string) => wordFor(actions, action),
    kind: (kind: string) => wordFor(kinds, kind),
    field: (field: string) => wordFor(fields, field).replaceAll("_", " "),
    /** An object by its kind and its name; one without a name by its id. */
    object: ({ kind, id, name }: AuditEntryView["object"]) =>
      `${wordFor(kinds, kind)} ${name ?? (kind === "setting" ? wordFor(fields, id) : id)}`,
    actor,
    /** The same of a name in a history: somebody of the staff, `operator:<name>` or `job:<name>`. */
    by: (by: string) => actor(actorOf(by)),
  };
}

/** Says in words who did something, as histories name it: somebody of the staff, `operator:<name>` or `job:<name>`. */
export function ActorName({ by }: { by: string }) {
  return useAuditNames().by(by);
}

function actorOf(by: string): Actor {
  const [kind, name] = by.split(":") as [string, string?];
  if (name !== undefined && (kind === "operator" || kind === "job")) return { kind, name };
  return { kind: "staff", name: by };
}
