import type { Generated, JSONColumnType } from "kysely";

type Fields = JSONColumnType<Record<string, unknown>> | null;

export interface AuditTable {
  entry: Generated<string>;
  /** Position in the chain, from 1 without gaps; set by the database at the commit, as the hashes are. */
  id: Generated<number>;
  at: Date;
  actor_kind: "staff" | "operator" | "job";
  /** Of staff: the account's id. */
  actor_id: string | null;
  actor_name: string;
  network: string | null;
  request_id: string | null;
  action: string;
  object_kind: string;
  object_id: string;
  before: Fields;
  after: Fields;
  reason: string | null;
  /** The hash of the entry before. */
  previous_hash: Generated<string>;
  /** SHA-256 of the entry with `previous_hash`. */
  hash: Generated<string>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    audit_log: AuditTable;
    audit_checks: {
      id: Generated<number>;
      asked_by: string;
      asked_at: Date;
      checked: Generated<number>;
      entries: number;
      ended_at: Date | null;
      first_broken: number | null;
      last_hash: string | null;
    };
    /** One row: the last entry of the chain. */
    audit_head: { id: number; hash: string };
  }
}
