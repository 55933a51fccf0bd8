import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { type BuiltSuite, publicUrl, startBuiltSuite } from "../support/built-suite.ts";
import { startControlledPostgres } from "../support/controlled-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { recordingJobs } from "../support/jobs.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";
import { runsAll } from "../support/runs-all.ts";
import { paths, startLoad } from "./load.ts";

/** How long the database is down, in milliseconds; OUTAGE_SECONDS=30 for the longest test. */
const outageLength = Number(process.env.OUTAGE_SECONDS ?? (runsAll ? 6 : 1)) * 1000;

const person = { email: "sari@contoh.co.id", username: "sari.w", password: "becak ungu naik gunung", role: "user" };

let postgres: Awaited<ReturnType<typeof startControlledPostgres>>;
let instances: BuiltSuite[];
let nginx: ReturnType<typeof startNginx>;

beforeAll(async () => {
  if (!hasNginx) return;
  postgres = await startControlledPostgres();
  const base = await openPostgres(postgres.url, 2);
  await migrate(base.db);
  expect(await createAdmin({ db: base.db, jobs: recordingJobs(), now: () => new Date() }, person)).toMatchObject({
    ok: true,
  });
  await base.close();
  const port = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "only-for-this-test-and-long-enough",
    TRUSTED_PROXIES: "loopback",
    RATE_LIMIT_CONTACT: "1000000",
  };
  instances = [await startBuiltSuite(env), await startBuiltSuite(env)];
  nginx = startNginx(port, [instances[0]!.port, instances[1]!.port]);
});

afterAll(async () => {
  if (!hasNginx) return;
  await Promise.all(instances.map((instance) => instance.stop()));
  await nginx.stop();
  await postgres.end();
});

const statusOf = (path: string) =>
  fetch(nginx.url + path).then(
    ({ status }) => status,
    () => 0,
  );

/** Logs the person in; the access token is valid for longer than the test. */
async function accessToken(): Promise<string> {
  const response = await fetch(`${nginx.url}/api/auth/sign-in/username`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: publicUrl },
    body: JSON.stringify({ username: person.username, password: person.password }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const token = await fetch(`${nginx.url}/api/auth/token`, { headers: { cookie, origin: publicUrl } });
  return ((await token.json()) as { token: string }).token;
}

/** Ways in which a database becomes unavailable; after each it is available again. */
const outages: [string, () => Promise<void>][] = [
  [
    "is stopped and started again",
    async () => {
      await postgres.stop();
      await sleep(outageLength);
      await postgres.start();
    },
  ],
  ["is restarted at once", () => postgres.restartImmediately()],
  [
    "hangs",
    async () => {
      postgres.freeze();
      await sleep(outageLength);
      postgres.thaw();
    },
  ],
  [
    "ends its connections, ten times",
    async () => {
      for (let round = 0; round < 10; round++) {
        await postgres.endConnections();
        await sleep(200);
      }
    },
  ],
];

test.skipIf(!hasNginx)(
  "whatever the database does, no process ends, every page is served, and nothing that was confirmed is lost",
  async () => {
    await expect.poll(() => statusOf("/")).toBe(200);
    // On a busy machine the instances may still be rendering; a page that was never rendered needs the database.
    for (const instance of instances)
      for (const path of paths) expect((await fetch(instance.url + path)).status, path).toBe(200);
    const token = await accessToken();
    const load = startLoad(nginx.url, async () => token);
    const { report } = load;
    for (const [name, cause] of runsAll ? outages : outages.slice(0, 1)) {
      await sleep(1000);
      await cause();
      const [leads, orders] = [report.leads.length, report.orders.length];
      await expect.poll(() => report.leads.length, { message: `leads after it ${name}` }).toBeGreaterThan(leads);
      await expect.poll(() => report.orders.length, { message: `orders after it ${name}` }).toBeGreaterThan(orders);
      expect(
        instances.map((instance) => instance.isRunning()),
        name,
      ).toEqual([true, true]);
    }
    await load.stop();

    expect(report.failedPages).toEqual([]);
    expect(report.failedCalls).toEqual([]);
    // The outage did affect calls: a test in which none was refused would prove nothing.
    expect(report.refused).toBeGreaterThan(0);
    const base = await openPostgres(postgres.url, 2);
    const leads = await base.db.selectFrom("leads").select("id").where("id", "in", report.leads).execute();
    const orders = await base.db.selectFrom("orders").select("id").where("id", "in", report.orders).execute();
    expect(leads).toHaveLength(new Set(report.leads).size);
    expect(orders).toHaveLength(new Set(report.orders).size);
    // A lead causes a mail to sales and one to the visitor, also when it was stored at the moment of the outage: they
    // are sent, or their job waits for its next attempt, which takes minutes for an interrupted one.
    const all = await base.db.selectFrom("leads").select("id").execute();
    const withoutMail = async () => {
      const { rows } = await sql<{ data: string }>`select data::text as data from pgboss.job
        where state in ('created', 'retry', 'active')`.execute(base.db);
      const sent = instances.flatMap((instance) => instance.mails()).join("\n");
      const waiting = rows.map(({ data }) => data).join("\n");
      return all.filter(
        ({ id }) => !(sent.includes(`${id}-sales`) && sent.includes(`${id}-thanks`)) && !waiting.includes(id),
      );
    };
    await expect.poll(withoutMail).toEqual([]);
    await base.close();
    console.info(
      `${report.pages} pages, ${report.leads.length} leads, ${report.orders.length} orders, ${report.refused} refused`,
    );
  },
);
