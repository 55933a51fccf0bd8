import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";

/** What functions that change leads need. */
export interface LeadDeps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}

/** Payload of the `lead-received` queue. */
export interface LeadReceived {
  lead: string;
  /** It may be spam: only sales are notified. */
  suspect?: boolean;
  /** The sender has had a mail of another kind, as who signed up for an event. */
  thanked?: boolean;
  /** When a suspect was restored (ISO 8601): its earlier jobs ended without sending anything. */
  restored?: string;
}
