import type { Generated } from "kysely";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { SubscriptionState } from "./subscription-states.ts";
import type { Term } from "./terms.ts";

interface SubscriptionTable {
  id: string;
  user_id: string;
  product: SoldOnlineId;
  state: SubscriptionState;
  package_id: string;
  last_day: Day;
  anchor: number;
  starts_at: Date;
  renewal_cancelled_at: Date | null;
  updated_at: Date;
  version: Generated<number>;
}

interface SubscriptionTermTable {
  order_id: string;
  position: Generated<number>;
  subscription_id: string;
  kind: Exclude<Term["kind"], "grant">;
  package_id: string;
  first_day: Day;
  last_day: Day;
  months: number;
  granted_at: Date;
  revoked_at: Date | null;
}

/** Days of access without money, given by a person of the company with a reason. */
interface SubscriptionGrantTable {
  id: string;
  /** From the same sequence as that of the terms. */
  position: Generated<number>;
  subscription_id: string;
  package_id: string;
  first_day: Day;
  last_day: Day;
  reason: string;
  granted_by: string;
  granted_at: Date;
  revoked_at: Date | null;
}

interface SubscriptionEventTable {
  id: Generated<number>;
  subscription_id: string;
  at: Date;
  event: string;
  from_state: SubscriptionState | null;
  to_state: SubscriptionState;
  order_id: string | null;
}

interface SubscriptionReminderTable {
  subscription_id: string;
  last_day: Day;
  days: number;
  sent_at: Date;
}

/** A one-time code that hands a customer over to the application of a product. */
interface HandoverCodeTable {
  code_hash: string;
  product: SoldOnlineId;
  user_id: string;
  expires_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    subscriptions: SubscriptionTable;
    subscription_terms: SubscriptionTermTable;
    subscription_grants: SubscriptionGrantTable;
    subscription_events: SubscriptionEventTable;
    subscription_reminders: SubscriptionReminderTable;
    handover_codes: HandoverCodeTable;
  }
}
