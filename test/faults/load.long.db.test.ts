import { expect, test } from "vitest";
import { compareStored } from "../../bench/load/compare-stored.ts";
import { logIn } from "../../bench/load/customers.ts";
import { judge } from "../../bench/load/objectives.ts";
import { startOwnServer } from "../../bench/load/own-server.ts";
import { runLoad } from "../../bench/load/run-load.ts";

/** The short form of `npm run load`: two small steps, without any judgement of times. */
test("traffic in all its shares is answered, and what was answered is stored", async () => {
  const server = await startOwnServer({ engine: "PGlite", customers: 1, settled: false });
  const customers = await Promise.all(server.logins.map((login) => logIn(server.url, server.url, login)));
  const { steps, answered } = await runLoad({
    url: server.url,
    customers,
    bank: server.bank,
    from: 40,
    to: 60,
    factor: 1.5,
    seconds: 5,
    all: true,
  });
  const differences = await server.stop((base) => compareStored(base.db, answered));
  expect(differences).toEqual([]);
  expect(answered.leads.length).toBeGreaterThan(0);
  expect(answered.paid).toHaveLength(answered.orders.length);
  expect(answered.orders.length).toBeGreaterThan(0);
  const verdicts = steps.flatMap(judge);
  expect(verdicts.reduce((failed, verdict) => failed + verdict.failed, 0)).toBe(0);
  expect(new Set(verdicts.map(({ act }) => act))).toEqual(
    new Set(["page", "event", "search", "quote", "lead", "order", "notification", "status"]),
  );
});
