import { readConfig } from "#infra/config/config.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { simulate } from "./simulate.ts";
import { storeExperiment } from "./store-experiment.ts";

/** Simulates as many browsers as the argument says on a new database, and sends the outcome to the parent process. */
const base = await openDatabase(readConfig(process.env));
await migrate(base.db);
const changes = [{ kind: "edition" as const, edition: "v2" as const }];
const experiment = await storeExperiment(base.db, { pages: ["/", "/about-us"], changes });
process.send!(await simulate(base, experiment, Number(process.argv[2])));
await base.close();
process.exit(0);
