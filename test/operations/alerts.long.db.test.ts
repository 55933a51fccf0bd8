import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Api } from "#api/http/deps.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { countAttempts } from "#infra/jobs/job-metrics.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createMetrics, type Metrics } from "#infra/log/metrics.server.ts";
import { createMailer } from "#infra/mailer/mail.server.ts";
import { observeMails } from "#infra/mailer/observe-mails.server.ts";
import { createObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { noTracing } from "#infra/tracing/tracing.server.ts";
import { registerLeadJobs } from "#leads/lead-jobs.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import { probeCachedPage } from "#main/lifecycle/probe-cached-page.ts";
import { measureSuite } from "#main/measure-suite.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { observedGateway } from "#shop/payments/gateways/observed-gateway.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { testDeps } from "../support/api.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { goodArrival, goodRequest } from "../support/leads.ts";
import { newUser, placed, testShop } from "../support/shop.ts";
import { hasPromtool, unexpectedAlerts } from "./promtool.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Measured {
  base: OpenDatabase;
  metrics: Metrics;
  now: () => Date;
  setNow: (read: () => Date) => void;
}

/** Opens a Postgres with all of its gauges. */
async function measured({ connections = 5, waits = false } = {}): Promise<Measured> {
  const metrics = createMetrics({ process: false });
  // Statements of the other tests wait as well when the machine is busy.
  const onWait = (seconds: number) => void (waits && metrics.databaseWait.observe(seconds));
  const base = await openPostgres(await freshPostgresUrl(), connections, { tracing: noTracing, onWait });
  closers.push(() => base.close());
  let now = () => new Date();
  measureSuite(metrics, base, () => now());
  return {
    base,
    metrics,
    now: () => now(),
    setNow: (read) => {
      now = read;
    },
  };
}

async function startJobs({ base, metrics }: Measured, register: (jobs: Jobs) => void): Promise<Jobs> {
  const onAttempt = countAttempts(metrics);
  const jobs = createJobs(base, { log: silentLog, retryDelay: 1, onAttempt });
  register(jobs);
  await jobs.start();
  closers.push(() => jobs.stop());
  return jobs;
}

const read = ({ registry }: Metrics) => registry.metrics();
const attempts = async ({ jobs }: Metrics, outcome: string) =>
  (await jobs.get()).values.reduce((sum, { labels, value }) => sum + (labels.outcome === outcome ? value : 0), 0);

/** Causes something, and expects exactly these alerts; none without the cause. */
async function expectAlerts(metrics: Metrics, expected: string[], cause: () => Promise<unknown>): Promise<void> {
  const before = await read(metrics);
  expect(unexpectedAlerts(before, before, [])).toBe("");
  await cause();
  expect(unexpectedAlerts(before, await read(metrics), expected)).toBe("");
}

describe.runIf(hasPromtool)("alerts", () => {
  test("a lead that no mail server accepts", async () => {
    const t = await measured();
    const observe = createObserveOutbound(t.metrics);
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
    const { config } = testDeps(t.base.db);
    const mailer = observeMails(createMailer({ ...config, smtpUrl }), observe);
    const { companyDefaults: company, publicUrl } = config;
    const jobs = await startJobs(t, (queue) =>
      registerLeadJobs({
        ...{ db: t.base.db, jobs: queue, mailer, company, publicUrl, now: t.now },
        ...{ apiUrl: `${publicUrl}/api`, secret: "only-for-this-test" },
      }),
    );
    await expectAlerts(t.metrics, ["LeadsNotDelivered", "MailFails"], async () => {
      const request = contactRequestSchema(phoneEverywhere).parse(goodRequest);
      await receiveContactRequest(request, goodArrival, { db: t.base.db, jobs, now: t.now });
      await expect.poll(() => attempts(t.metrics, "failed")).toBeGreaterThan(1);
      // A job that fails just then is a new row, with the time of the old one.
      const makeOlder = async () => {
        await sql`update pgboss.job set created_on = now() - interval '6 minutes'
          where name in ('lead-received', 'lead-delivery')`.execute(t.base.db);
        return /^bigsuite_lead_oldest_seconds (\d+)/m.exec(await read(t.metrics))?.[1];
      };
      await expect.poll(makeOlder).toMatch(/^3\d\d$/);
    });
  });

  test("a payment that was reported while the provider does not respond", async () => {
    const t = await measured();
    await seedShop(t.base.db, new Date());
    const shop = testShop(t.base.db);
    shop.shop.gateway = observedGateway(shop.shop.gateway, createObserveOutbound(t.metrics));
    t.setNow(shop.shop.now);
    const order = placed(await shop.buy(newUser()));
    await expectAlerts(t.metrics, ["PaymentsNotApplied", "PaymentProviderFails"], async () => {
      shop.fault.inject = async () => {
        throw new GatewayError("unavailable", "down");
      };
      expect(await shop.bank(order, "pay")).toBe("done");
      shop.setClock(121_000);
    });
  });

  test("a job that is due and not begun", async () => {
    const t = await measured();
    const jobs = await startJobs(t, () => {});
    await expectAlerts(t.metrics, ["JobsLate"], async () => {
      await jobs.send(t.base.db, "figures", {}, { startAfter: new Date(Date.now() - 11 * 60_000) });
    });
  });

  test("a job that failed for good", async () => {
    const t = await measured();
    const jobs = await startJobs(t, (queue) =>
      queue.work("figures", async () => {
        throw new Error("odd");
      }),
    );
    await expectAlerts(t.metrics, ["JobsGivenUp"], async () => {
      await t.base.db.transaction().execute(async (trx) => {
        await jobs.send(trx, "figures", {});
        await sql`update pgboss.job set retry_limit = 0 where name = 'figures'`.execute(trx);
      });
      await expect.poll(() => attempts(t.metrics, "given_up")).toBe(1);
      // The state is stored with the batch, after the attempt.
      await expect.poll(() => read(t.metrics)).toContain('bigsuite_jobs{queue="figures",state="failed"} 1');
    });
  });

  test("calls that fail", async () => {
    const { base, metrics } = await measured();
    let isBroken = false;
    const app = await buildApi(testDeps(base.db, { metrics }), {
      calls: (api: Api) => {
        api.get("/sometimes", async () => {
          if (isBroken) throw new Error("odd");
          return {};
        });
      },
    });
    const call = () => app.inject({ url: "/api/sometimes" });
    expect((await call()).statusCode).toBe(200);
    await expectAlerts(metrics, ["CallsFail"], async () => {
      isBroken = true;
      expect((await call()).statusCode).toBe(500);
    });
  });

  test("more statements than connections", async () => {
    const { base, metrics } = await measured({ connections: 1, waits: true });
    await expectAlerts(metrics, ["DatabaseBusy"], async () => {
      const slow = base.db.transaction().execute(async (trx) => {
        await sql`select pg_sleep(0.6)`.execute(trx);
      });
      await Promise.all([slow, ...Array.from({ length: 40 }, () => sql`select 1`.execute(base.db))]);
    });
  });

  test("a database that was stopped", async () => {
    const t = await measured();
    await expectAlerts(t.metrics, ["DatabaseAway"], () => t.base.db.destroy());
  });

  test("a process that is busy with one thing", async () => {
    const metrics = createMetrics();
    let isBusy = false;
    const server = createServer((_request, response) => {
      const end = performance.now() + (isBusy ? 700 : 0);
      while (performance.now() < end);
      response.end("page");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const probes: number[] = [];
    const stop = probeCachedPage({ port, host: "127.0.0.1" }, (seconds) => {
      probes.push(seconds);
      metrics.cachedPage.observe(seconds);
    });
    closers.push(stop);
    await expect.poll(() => probes.length).toBe(2);
    // The first connection, and what the tests before left to the collector of garbage.
    metrics.cachedPage.reset();
    await read(metrics);
    await expectAlerts(metrics, ["CachedPagesSlow", "CachedPagesBudget", "EventLoopBlocked"], async () => {
      isBusy = true;
      const before = probes.length;
      await expect.poll(() => probes.length).toBeGreaterThan(before + 1);
    });
  });

  test("an instance that does not answer", () => {
    expect(unexpectedAlerts("up 1\n", "up 1\n", [])).toBe("");
    expect(unexpectedAlerts("up 1\n", "up 0\n", ["InstanceDown"])).toBe("");
  });
});
