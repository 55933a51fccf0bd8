import type { ColumnType, Generated } from "kysely";
import type { NotificationParams, Step, ToldObjectKind } from "./steps.ts";

/** One step, told to one person. */
interface NotificationTable {
  id: Generated<number>;
  step: Step;
  user_id: string;
  object_kind: ToldObjectKind;
  object_id: string;
  params: ColumnType<NotificationParams, string, never>;
  created_at: Date;
  read_at: ColumnType<Date | null, never, Date | null>;
  /** When its mail was given to the queue; null also where the step's own mail tells of it. */
  mailed_at: ColumnType<Date | null, never, Date>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    notifications: NotificationTable;
    /** Steps of which a person wants no mail. */
    muted_steps: { user_id: string; step: Step };
  }
}
