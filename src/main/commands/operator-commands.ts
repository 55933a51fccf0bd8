import { parseArgs } from "node:util";
import { adminCommands } from "#accounts/registration/admin-commands.server.ts";
import { dayStores } from "#desk/today.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { migrateCommands } from "#infra/database/migrate-commands.server.ts";
import { jobCommands } from "#infra/jobs/job-commands.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { transferCommands } from "#infra/transfer/transfer-commands.server.ts";
import { insightCommands } from "#insight/insight-commands.server.ts";
import { leadCommands } from "#leads/inbox/lead-commands.server.ts";
import { listNewsReaders } from "#leads/newsletter/news-readers.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { mediaCommands } from "#media/media-commands.server.ts";
import { contentCommands } from "#publishing/exchange/content-commands.server.ts";
import { seedVerbs } from "#seeds/seed-commands.server.ts";
import { shopCommands } from "#shop/shop-commands.server.ts";
import { csvHead, csvLine } from "#text/write-csv.ts";
import { sortableMinute } from "#time/format.ts";
import { apiUrlOf } from "../api-url.ts";
import { insightSources } from "./insight-sources.ts";
import { peopleCommands } from "./people-commands.ts";

const seeds = seedVerbs(dayStores);

/** `npm run admin` with the uses that need more than the accounts. */
const adminCommandsWithSeeds: readonly OperatorCommand[] = adminCommands.map((command) =>
  command.name === "admin"
    ? {
        ...command,
        usage: [...command.usage, ...seeds.usage],
        run: async ([verb = "", ...args], deps, print) => {
          const run = Object.hasOwn(seeds.verbs, verb) ? seeds.verbs[verb] : undefined;
          return run ? run(args, deps, print) : command.run([verb, ...args], deps, print);
        },
      }
    : command,
);

const columns = ["email", "locale", "source", "since", "privacy_version", "text_hash", "unsubscribe_url"];

/** `npm run subscribers`: prints who may be sent news, for the program that sends it. */
const subscriberCommands: readonly OperatorCommand[] = [
  {
    name: "subscribers",
    usage: [
      "    who confirmed the newsletter, or allowed news with a request, and since when",
      "--csv > readers.csv (with npm run --silent)    for the program that sends; each line has its own link to unsubscribe",
    ],
    async run(args, { db, config }, print) {
      const { values } = parseArgs({ args, options: { csv: { type: "boolean" } } });
      const readers = await listNewsReaders(db, { apiUrl: apiUrlOf(config), secret: readAuthSecret(config) });
      if (values.csv) {
        // A program reads it: commas, and moments in UTC (ISO 8601).
        print(csvHead(columns, "en"));
        for (const { email, locale, source, since, privacy_version, text_hash, unsubscribeUrl } of readers) {
          const cells = [email, locale, source, since.toISOString(), privacy_version, text_hash, unsubscribeUrl];
          print(csvLine(cells, "en"));
        }
        return true;
      }
      for (const { email, locale, source, since } of readers)
        print(`${sortableMinute(since)}  ${locale}  ${source.padEnd(10)}  ${email}\n`);
      print(readers.length > 0 ? `${readers.length} addresses\n` : "Nobody yet.\n");
      return true;
    },
  },
];

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
