import type { JSONColumnType } from "kysely";

type Fields = JSONColumnType<Record<string, unknown>> | null;

export interface AuditTable {
  id: number;
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
  previous_hash: string;
  hash: string;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    audit_log: AuditTable;
    /** One row: the last entry, which a writer locks until its transaction ends. */
    audit_head: { id: number; hash: string };
  }
}
