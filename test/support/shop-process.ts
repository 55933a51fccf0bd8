import { guardCalls } from "#api/auth/guard-calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { Api, ApiDeps } from "#api/http/deps.ts";
import { shopCalls } from "#api/shop/shop-calls.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { registerShopJobs, startRounds } from "#shop/shop-jobs.server.ts";
import { testDeps } from "./api.ts";
import { namedLogin } from "./shop-api.ts";

/**
 * Serves the shop's calls as a separate process, for the tests of `kill -9` and of two instances, and for the bench.
 * Every name is logged in (`Bearer sari`), and no mail is sent. Sends the port to its parent process.
 */
const config = readConfig(process.env);
const log = createLog(config);
const base = await openDatabase(config);
await migrate(base.db);
await seedShop(base.db, new Date());
const jobs = createJobs(base, { log, checkSeconds: 0.5 });
const now = () => new Date();
const shop = createShop({ config, company: config.companyDefaults, db: base.db, jobs, now, listen: base.listen });
registerShopJobs({
  jobs,
  shop,
  mailer: { send: async () => {} },
  secret: readAuthSecret(config),
  findColleague: async () => null,
});
await jobs.start();

const deps: ApiDeps = { ...testDeps(base.db), config, jobs, log, shop, authenticate: namedLogin(base.db) };
const app = await buildApi(deps, {
  calls: async (api: Api) => {
    guardCalls(api, deps);
    shopCalls(api, deps);
  },
});
await app.listen({ port: config.port, host: config.host });
await startRounds(jobs, shop);
const address = app.server.address();
process.send?.({ port: typeof address === "object" ? address?.port : undefined });
process.on("SIGTERM", async () => {
  await app.close();
  await jobs.stop();
  await base.close();
  process.exit(0);
});
