import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** What visitors and a customer met while the database was in trouble. */
export interface Report {
  pages: number;
  /** Pages that were not answered with 200. */
  failedPages: string[];
  /** Ids of contact requests that were answered 201. */
  leads: string[];
  /** Ids of orders that were answered 201. */
  orders: string[];
  /** Calls answered 503 with Retry-After, as a call is while the database is away. */
  refused: number;
  /** Any other answer to a call. */
  failedCalls: string[];
}

/** The pages that visitors read. */
export const paths = [
  "/",
  "/en",
  "/products/big-social",
  "/products/pricing",
  "/en/v2/contact-us",
  "/solutions/retail",
];

/** Visits pages, sends contact requests and places orders without pause until it is stopped. */
export function startLoad(url: string, token: () => Promise<string>) {
  const report: Report = { pages: 0, failedPages: [], leads: [], orders: [], refused: 0, failedCalls: [] };
  let running = true;

  const repeat = async (act: (round: number) => Promise<void>, pause: number) => {
    for (let round = 0; running; round++) {
      await act(round);
      await sleep(pause);
    }
  };

  async function visit(round: number): Promise<void> {
    const path = paths[round % paths.length]!;
    const outcome = await fetch(url + path).then(
      (answer) => answer.text().then(() => answer.status),
      (error: Error) => error.message,
    );
    report.pages++;
    if (outcome !== 200) report.failedPages.push(`${path}: ${outcome}`);
  }

  async function call(path: string, body: object, headers: Record<string, string>): Promise<string | undefined> {
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    };
    try {
      const answer = await fetch(`${url}/api${path}`, init);
      const text = await answer.text();
      if (answer.status === 201) return (JSON.parse(text) as { data: { id: string } }).data.id;
      if (answer.status === 503 && answer.headers.has("retry-after")) report.refused++;
      else report.failedCalls.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      report.failedCalls.push(`${path}: ${(error as Error).message}`);
    }
    return undefined;
  }

  async function sendRequest(round: number): Promise<void> {
    // An address of its own: one mailbox is thanked three times an hour only.
    const email = `sari-${randomUUID()}@contoh.co.id`;
    const person = { name: `Sari ${round}`, company: "PT Contoh", email, job: "Manajer" };
    const body = { ...person, phone: "0812 3456 7890", industry: "retail", product: "big-social", message: "Halo" };
    const id = await call("/contact-us", body, { "idempotency-key": randomUUID() });
    if (id) report.leads.push(id);
  }

  async function order(): Promise<void> {
    const body = {
      package_id: "big-view-starter",
      months: 1,
      payment_method: "mandiri_va",
      expected_total: 666_000,
      buyer: { name: "PT Contoh", address: "Jalan Contoh 1, Makassar" },
    };
    const authorization = `Bearer ${await token()}`;
    const id = await call("/orders", body, { authorization, "idempotency-key": randomUUID() });
    if (id) report.orders.push(id);
  }

  const visitors = [
    ...Array.from({ length: 3 }, () => repeat(visit, 10)),
    ...Array.from({ length: 4 }, () => repeat(sendRequest, 30)),
    ...Array.from({ length: 2 }, () => repeat(order, 60)),
  ];
  return {
    report,
    async stop() {
      running = false;
      await Promise.all(visitors);
      return report;
    },
  };
}
