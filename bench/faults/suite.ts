import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import { publicUrl, startBuiltSuite } from "../../test/support/built-suite.ts";
import { freePort } from "../../test/support/free-port.ts";
import { recordingJobs } from "../../test/support/jobs.ts";
import { testPassword } from "../../test/support/test-browser.ts";
import { logIn } from "../load/customers.ts";
import { editorName } from "./editor.ts";

/** The account that imports leads. */
export const sellerName = "penjual";
const customer = { username: "pembeli", password: "becak ungu naik gunung" };
const limits = ["CALLS", "CONTACT", "FORMS", "LOGIN"].map((name) => [`RATE_LIMIT_${name}`, "100000000"]);

/** The embedded database of the first suite with its people, since making one takes longer than most faults. */
let template: string | undefined;

export type Suite = Awaited<ReturnType<typeof startSuite>>;

/**
 * Starts the built suite on a new database with one customer, one editor and one seller. It can be ended and started again on the same
 * data and address.
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
    AUTH_SECRET: "only-for-this-measurement-and-long-enough",
    ...env,
  };
  const open = () => openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
  const database = join(dataDir, "database/files");
  if (!databaseUrl && template) cpSync(template, database, { recursive: true });
  else await addPeople(await open());
  if (!databaseUrl && !template) {
    template = mkdtempSync(join(tmpdir(), "bigsuite-faults-database-"));
    cpSync(database, template, { recursive: true });
  }
  let running = await startBuiltSuite(all);
  return {
    url,
    dataDir,
    login: await logIn(url, publicUrl, customer),
    isRunning: () => running.isRunning(),
    logInAgain: () => logIn(url, publicUrl, customer),
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

async function addPeople(base: OpenDatabase): Promise<void> {
  await migrate(base.db);
  const deps = { db: base.db, jobs: recordingJobs(), now: () => new Date() };
  await createAdmin(deps, { ...customer, email: "pembeli@contoh.co.id", role: "user" });
  const staff = { editor: editorName, sales: sellerName };
  for (const [role, username] of Object.entries(staff))
    await createAdmin(deps, { username, password: testPassword, email: `${role}@contoh.co.id`, role });
  await base.close();
}
