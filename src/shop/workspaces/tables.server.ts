import type { Day } from "#time/jakarta-day.ts";
import type { WorkspaceState } from "./workspace-states.ts";

/** A paid order of a product whose workspace the team opens. */
interface WorkspacePreparationTable {
  order_id: string;
  subscription_id: string;
  state: WorkspaceState;
  /** When the order was paid. */
  requested_at: Date;
  due_day: Day;
  ended_at: Date | null;
  /** Who or what opened or dropped it. */
  ended_by: string | null;
  /** Days from the payment to the opening, by which the period starts later. */
  days_given_back: number | null;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    workspace_preparations: WorkspacePreparationTable;
  }
}
