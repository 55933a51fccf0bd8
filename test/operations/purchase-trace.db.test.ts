import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { createMailer } from "#infra/mailer/mail.server.ts";
import { observeMails } from "#infra/mailer/observe-mails.server.ts";
import { createTracing } from "#infra/tracing/create-tracing.server.ts";
import { createObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import type { Tracing } from "#infra/tracing/tracing.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { registerShopJobs } from "#shop/shop-jobs.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { namedLogin, testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";
import { type ReceivedSpan, startCollector } from "./collector.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let jobs: Jobs;
  let tracing: Tracing;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let closeMailer: () => void;
  const subjects: string[] = [];
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, _session, done) => {
      subjects.push((await PostalMime.parse(await text(stream))).subject ?? "");
      done();
    },
  });

  beforeAll(async () => {
    collector = await startCollector();
    tracing = await createTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }));
    base = await open({ tracing, onWait: () => {} });
    await seedShop(base.db, new Date());
    await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
    const smtpUrl = `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`;
    const deps = testDeps(base.db, { authenticate: namedLogin(base.db), tracing });
    const observe = createObserveOutbound(createMetrics({ process: false }), tracing);
    const mailer = observeMails(createMailer({ ...deps.config, smtpUrl }), observe);
    closeMailer = mailer.close;
    jobs = createJobs(base, { log: silentLog, tracing });
    const shop = createShop({ ...deps, jobs, tracing, observe });
    registerShopJobs({ jobs, shop, mailer, secret: "secret", findColleague: async () => null });
    await jobs.start();
    app = await buildApi({ ...deps, jobs, shop });
    await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await app.close();
    await jobs.stop();
    closeMailer();
    await new Promise<void>((resolve) => relay.close(resolve));
    await collector.close();
  });

  const post = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api${path}`, {
      method: "POST",
      headers: {
        authorization: "Bearer sari",
        "idempotency-key": crypto.randomUUID(),
        // Of a stranger: not continued.
        traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  test("a purchase is followed from its click to the mail with the invoice by one trace id", async () => {
    const order = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
    const placed = await post("/orders", order);
    expect(placed.status).toBe(201);
    const { data } = (await placed.json()) as { data: { id: string; payment: { reference: string } } };
    await expect.poll(() => subjects.length).toBe(1);
    expect((await post(`/simulator/payments/${data.payment.reference}/pay`)).status).toBe(200);
    await expect.poll(() => subjects.some((subject) => subject.startsWith("Pembayaran diterima"))).toBe(true);
    await expect.poll(() => subjects.length).toBe(3);
    const { spans } = collector;
    // A job ends, and so its span, a little after its mail was accepted.
    await expect.poll(() => spans.map(({ name }) => name)).toContain("job order-paid");
    await tracing.close();

    const click = spans.find(({ name }) => name === "POST /api/orders")!;
    expect(click.parentSpanId ?? "").toBe("");
    expect(click.traceId).not.toBe("a".repeat(32));
    const purchase = spans.filter(({ traceId }) => traceId === click.traceId);
    const names = purchase.map(({ name }) => name);
    for (const name of [
      "insert orders",
      "simulator charge",
      "job order-mail",
      "payment check",
      "simulator status",
      "job order-paid",
    ])
      expect(names).toContain(name);
    const kinds = purchase.filter(({ name }) => name === "mail send").map(({ attributes }) => attributes["mail.kind"]);
    expect(kinds).toContain("order-receipt");

    // Each is below the click, by its parents.
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const rootOf = (span: ReceivedSpan): ReceivedSpan => {
      const parent = byId.get(span.parentSpanId ?? "");
      return parent ? rootOf(parent) : span;
    };
    for (const span of purchase) expect(rootOf(span).name, span.name).toBe("POST /api/orders");

    const bank = spans.find(({ name }) => name === "POST /api/simulator/payments/:reference/:action")!;
    expect(bank.traceId).not.toBe(click.traceId);
    expect(purchase.find(({ name }) => name === "payment check")?.links).toEqual([bank.traceId]);
    expect(click.attributes).toMatchObject({ "http.route": "/api/orders", "http.response.status_code": 201 });

    // Statements have placeholders; nobody's name, address or number is in a span.
    expect(collector.bodies.join()).not.toMatch(/sari@|Sari Dewi|Melati|0123456789012345/);
  });
});
