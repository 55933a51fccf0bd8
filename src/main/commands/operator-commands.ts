import { migrateCommands } from "#infra/database/migrate-commands.server.ts";
import { jobCommands } from "#infra/jobs/job-commands.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { transferCommands } from "#infra/transfer/transfer-commands.server.ts";
import { insightCommands } from "#insight/insight-commands.server.ts";
import { leadCommands } from "#leads/inbox/lead-commands.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { mediaCommands } from "#media/media-commands.server.ts";
import { contentCommands } from "#publishing/exchange/content-commands.server.ts";
import { shopCommands } from "#shop/shop-commands.server.ts";
import { adminCommandsWithSeeds } from "./admin-command.ts";
import { insightSources } from "./insight-sources.ts";
import { peopleCommands } from "./people-commands.ts";
import { subscriberCommands } from "./subscriber-commands.ts";

/**
 * Every operator command, one line for each module. Without a running server Node executes this file directly, so .tsx
 * files may only be loaded by `import()`.
 */
export const operatorCommands: readonly OperatorCommand[] = [
  ...leadCommands,
  ...shopCommands,
  ...adminCommandsWithSeeds,
  ...peopleCommands,
  ...subscriberCommands,
  ...insightCommands(insightSources),
  ...jobCommands,
  ...migrateCommands,
  ...transferCommands,
  ...contentCommands(describePictures),
  ...mediaCommands,
];
