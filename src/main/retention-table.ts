import { accountRetention } from "#accounts/retention.server.ts";
import { growthRetention } from "#growth/retention.server.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import { infraRetention } from "#infra/retention/infra-retention.server.ts";
import type { Retention } from "#infra/retention/retention.server.ts";
import { insightRetention } from "#insight/retention.server.ts";
import { leadRetention } from "#leads/privacy/retention.server.ts";
import { mediaRetention } from "#media/retention.server.ts";
import { notificationRetention } from "#notifications/read-notifications.server.ts";
import { releaseRetention } from "#page-server/releases/released-files.server.ts";
import { publishingRetention } from "#publishing/retention.server.ts";
import { searchRetention } from "#search/missed-searches.server.ts";
import { settingsRetention } from "#settings/settings.server.ts";
import { shopRetention } from "#shop/retention/shop-retention.server.ts";
import { taskRetention } from "#tasks/task-data.server.ts";

/** Tables that are written by statements alone, without a type. */
type UntypedTable =
  | "idempotency_keys"
  | "kysely_migration"
  | "kysely_migration_lock"
  | "order_mails"
  | "pgboss.job"
  | "rate_limits";

/** What becomes of the rows of every table, in the order in which the nightly upkeep works on them. Docs/decisions/0043. */
export const retentionTable: Record<keyof Tables | UntypedTable, Retention> = {
  ...infraRetention,
  ...accountRetention,
  ...settingsRetention,
  ...notificationRetention,
  ...leadRetention,
  ...taskRetention,
  ...growthRetention,
  ...insightRetention,
  ...shopRetention,
  ...mediaRetention,
  ...publishingRetention,
  ...searchRetention,
  ...releaseRetention,
  demo_objects: { permanent: "names the samples, so that one command removes them" },
};
