import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { AuditTable } from "./tables.server.ts";

type HashedEntry = Omit<Insertable<AuditTable>, "hash" | "before" | "after"> & { before: unknown; after: unknown };

/** Returns the SHA-256 of an entry and of the hash before it: no entry can be changed without changing all later ones. */
export function hashEntry(entry: HashedEntry): string {
  return createHash("sha256").update(canonicalJson(entry)).digest("hex");
}

/** Returns JSON with sorted keys, because the database does not preserve their order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
