import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import { freePort } from "../../test/support/free-port.ts";
import { recordingJobs } from "../../test/support/jobs.ts";
import { midtransKey, startMockMidtrans } from "../../test/support/mocks/midtrans.ts";
import { startPostgres } from "../../test/support/postgres.ts";
import { removeData, serve, settle } from "../served.ts";
import type { Bank } from "./traffic.ts";

const password = "becak ungu naik gunung";
const unlimited = ["CALLS", "CONTACT", "FORMS", "SEARCH", "EVENTS", "LOGIN", "VOUCHER"].map((name) => [
  `RATE_LIMIT_${name}`,
  "100000000",
]);

interface OwnServer {
  engine: "PGlite" | "Postgres";
  customers: number;
  /** Waits until all pages are rendered and the process is idle. */
  settled: boolean;
}

/** Starts the built suite on a database of its own with customers and a bank that pays, without limits of requests. */
export async function startOwnServer({ engine, customers, settled }: OwnServer) {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-load-"));
  const postgres = engine === "Postgres" ? await startPostgres() : undefined;
  const open = () => openDatabase({ dataDir, databaseUrl: postgres?.url });
  const usernames = Array.from({ length: customers }, (_, index) => `pembeli.${index}`);
  await insertCustomers(await open(), usernames);
  const bank = await startMockMidtrans();
  const port = await freePort();
  const served = await serve({
    port,
    dataDir,
    env: {
      ...Object.fromEntries(unlimited),
      AUTH_SECRET: "only-for-this-measurement-and-long-enough",
      DATABASE_URL: postgres?.url ?? "",
      PUBLIC_URL: `http://localhost:${port}`,
      PAYMENT_PROVIDER: "midtrans",
      MIDTRANS_SERVER_KEY: midtransKey,
      MIDTRANS_URL: bank.url,
      PAGE_COMPRESSION: "quick",
    },
  });
  if (settled) await settle(served);
  /** Banks report a payment more than once. */
  const pay: Bank = ({ payment }) => {
    const report = {
      path: "/payments/midtrans/notifications",
      body: bank.updateStatus(payment.reference, "settlement"),
    };
    return [report, report];
  };
  return {
    url: served.url,
    logins: usernames.map((username) => ({ username, password })),
    bank: pay,
    /** Ends the server, and hands over its database. */
    async stop<Result>(read: (base: OpenDatabase) => Promise<Result>): Promise<Result> {
      await served.stop();
      const base = await open();
      try {
        return await read(base);
      } finally {
        await base.close();
        await bank.close();
        await postgres?.stop();
        removeData(served);
      }
    },
  };
}

async function insertCustomers(base: OpenDatabase, usernames: string[]): Promise<void> {
  await migrate(base.db);
  for (const username of usernames) {
    const person = { email: `${username}@contoh.co.id`, username, password, role: "user" };
    const created = await createAdmin({ db: base.db, jobs: recordingJobs(), now: () => new Date() }, person);
    if (!created.ok) throw new Error(`${username} could not be registered`);
  }
  await base.close();
}
