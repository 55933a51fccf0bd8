import { parseArgs } from "node:util";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { listNewsReaders } from "#leads/newsletter/news-readers.server.ts";
import { csvHead, csvLine } from "#text/write-csv.ts";
import { sortableMinute } from "#time/format.ts";
import { apiUrlOf } from "../api-url.ts";

const columns = ["email", "locale", "source", "since", "privacy_version", "text_hash", "unsubscribe_url"];

/** `npm run subscribers`: prints who may be sent news, for the program that sends it. */
export const subscriberCommands: readonly OperatorCommand[] = [
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
