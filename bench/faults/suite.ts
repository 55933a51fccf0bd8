import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { startBuiltSuite } from "../../test/support/built-suite.ts";
import { freePort } from "../../test/support/free-port.ts";
import { recordingJobs } from "../../test/support/jobs.ts";
import { logIn } from "../load/customers.ts";

const customer = { username: "pembeli", password: "becak ungu naik gunung" };
const limits = ["CALLS", "CONTACT", "FORMS", "LOGIN"].map((name) => [`RATE_LIMIT_${name}`, "100000000"]);

export type Suite = Awaited<ReturnType<typeof startSuite>>;

/**
 * Starts the built suite on a new database with one customer. It can be ended and started again on the same data and
 * address.
 */
export async function startSuite({
  env = {},
  databaseUrl = "",
  dataDir = mkdtempSync(join(tmpdir(), "bigsuite-faults-")),
} = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const all = {
    ...Object.fromEntries(limits),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    AUTH_SECRET: "only-for-this-measurement-and-long-enough",
    ...env,
  };
  const open = () => openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
  const base = await open();
  await migrate(base.db);
  const person = { ...customer, email: "pembeli@contoh.co.id", role: "user" };
  await createAdmin({ db: base.db, jobs: recordingJobs(), now: () => new Date() }, person);
  await base.close();
  let running = await startBuiltSuite(all);
  return {
    url,
    dataDir,
    login: await logIn(url, url, customer),
    isRunning: () => running.isRunning(),
    logInAgain: () => logIn(url, url, customer),
    /** Ends the process without warning and starts another one on its data. */
    async kill() {
      await running.stop("SIGKILL");
      running = await startBuiltSuite(all);
    },
    stop: () => running.stop(),
    /** Opens its database; on the embedded one only after `stop`. */
    open,
  };
}
