import { writeAddress } from "#address/address.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { goodRequest } from "../support/leads.ts";
import { testBuyer } from "../support/shop-api.ts";
import { testRegistration } from "../support/test-browser.ts";
import { type BrowserKind, SimulatedBrowser } from "./browser.ts";
import { type ExperimentServer, startExperimentServer } from "./experiment-server.ts";
import { emptyFigures, type Figures, readFigures } from "./figures.ts";

const days = 30;
const firstDay = Date.parse("2026-11-01T03:00:00Z");
const oneDay = 24 * 60 * 60 * 1000;
/** Browsers that are open at the same time. */
const atOnce = 32;

export interface Outcome {
  /** What happened in the browsers, by arm. */
  expected: Figures;
  /** What the database says. */
  reported: Figures;
  /** Browsers that were shown more than one arm. */
  changed: number;
}

/**
 * Opens browsers over thirty days on the whole server: visitors return, some send a request, register or pay an order;
 * crawlers, staff, prerendered pages and browsers that must not be tracked are among them.
 */
export async function simulate(base: OpenDatabase, experiment: number, browsers: number): Promise<Outcome> {
  let time = firstDay;
  const server = await startExperimentServer(base, () => new Date(time));
  const random = generator(20_261_123);
  const expected = emptyFigures();
  const opened = Array.from({ length: browsers }, () => new SimulatedBrowser(server, kindOf(random)));
  const first = opened.map(() => Math.floor(random() * days));
  const price = await quote(server);
  for (let day = 0; day < days; day++) {
    time = firstDay + day * oneDay;
    const visits = opened.flatMap((browser, index) => {
      const begins = first[index] === day;
      if (!begins && (first[index]! > day || random() > 0.08)) return [];
      return [{ browser, index, page: random() < 0.5 ? "/" : "/about-us", chance: random() }];
    });
    await inParallel(visits, async ({ browser, index, page, chance }) => {
      if (await browser.open(writeAddress({ locale: browser.is.locale, edition: "v1", path: page })))
        expected[armOf(browser)]!.visitors++;
      if (browser.is.kind === "visitor") await convert(browser, `${index}-${day}`, chance, { expected, price });
    });
  }
  await server.close();
  const reported = await readFigures(base.db, experiment);
  return { expected, reported, changed: opened.filter(({ shown }) => shown.size > 1).length };
}

const armOf = ({ shown }: SimulatedBrowser) => [...shown][0]!.split("=")[1]!;

/** Arm b converts more often than arm a, which the figures must show exactly. */
async function convert(
  browser: SimulatedBrowser,
  name: string,
  chance: number,
  { expected, price }: { expected: Figures; price: number },
): Promise<void> {
  const arm = armOf(browser);
  const figures = expected[arm]!;
  const rate = arm === "b" ? 0.05 : 0.04;
  if (chance < rate) {
    await browser.post("/contact-us", { ...goodRequest, email: `lead-${name}@contoh.co.id` }, 201);
    figures.leads++;
  } else if (chance < rate + 0.01) {
    const person = testRegistration(`user-${name}`, { username: undefined });
    await browser.post("/auth/sign-up/email", person, 200, { origin: "http://localhost:3000" });
    figures.accounts++;
  } else if (chance < rate + 0.02) {
    const order = { ...purchase, expected_total: price, locale: "id", buyer: testBuyer };
    const headers = { authorization: `Bearer buyer-${name}`, "idempotency-key": `order-${name}` };
    const placed = JSON.parse(await browser.post("/orders", order, 201, headers));
    figures.orders++;
    if (chance > rate + 0.015) return;
    await browser.post(`/simulator/payments/${placed.data.number}/pay`, {}, 200);
    figures.paid++;
    figures.revenue += price;
  }
}

const purchase = { package_id: "big-social-starter", months: 1, payment_method: "mandiri_va" };

async function quote(server: ExperimentServer): Promise<number> {
  const { body } = await server.send("POST", "/api/quotes", {}, purchase);
  return JSON.parse(body).data.total;
}

function kindOf(random: () => number): BrowserKind {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const chance = random();
  const kinds = { crawler: 0.03, staff: 0.05, untracked: 0.1, prerender: 0.12 } as const;
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => chance < kinds[name]) ?? "visitor";
  return {
    kind,
    locale: pick(["id", "id", "en"]),
    device: pick(["phone", "phone", "tablet", "desktop"]),
    source: pick(["direct", "direct", "google", "other"]),
  };
}

async function inParallel<T>(list: readonly T[], act: (each: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const work = async () => {
    for (const each of waiting) await act(each);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Returns a generator of numbers from 0 to below 1 that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
