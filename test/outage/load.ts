import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** What visitors and a customer received during the outages. */
interface Report {
  pages: number;
  /** Pages whose status was not 200. */
  failedPages: string[];
  /** Ids of contact requests whose status was 201. */
  leads: string[];
  /** Ids of orders whose status was 201. */
  orders: string[];
  /** Calls with status 503 and Retry-After, the response during an outage. */
  refused: number;
  /** Calls with any other response. */
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

/** Requests pages, sends contact requests and places orders without pause until it is stopped. */
export function startLoad(url: string, token: () => Promise<string>) {
  const report: Report = { pages: 0, failedPages: [], leads: [], orders: [], refused: 0, failedCalls: [] };
  let running = true;

  const repeat = async (act: (round: number) => Promise<void>, pause: number) => {
    for (let round = 0; running; round++) {
      await act(round);
      await sleep(pause);
    }
  };

  async function requestPage(round: number): Promise<void> {
    const path = paths[round % paths.length]!;
    const outcome = await fetch(url + path).then(
      (response) => response.text().then(() => response.status),
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
      const response = await fetch(`${url}/api${path}`, init);
      const text = await response.text();
      if (response.status === 201) return (JSON.parse(text) as { data: { id: string } }).data.id;
      if (response.status === 503 && response.headers.has("retry-after")) report.refused++;
      else report.failedCalls.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      report.failedCalls.push(`${path}: ${(error as Error).message}`);
    }
    return undefined;
  }

  async function sendContactRequest(round: number): Promise<void> {
    // Each request has its own address, since one mailbox gets three thank-you mails an hour only.
    const email = `sari-${randomUUID()}@contoh.co.id`;
    const person = { name: `Sari ${round}`, company: "PT Contoh", email, job: "Manajer" };
    const body = { ...person, phone: "0812 3456 7890", industry: "retail", product: "big-social", message: "Halo" };
    const id = await call("/contact-us", body, { "idempotency-key": randomUUID() });
    if (id) report.leads.push(id);
  }

  async function placeOrder(): Promise<void> {
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
    ...Array.from({ length: 3 }, () => repeat(requestPage, 10)),
    ...Array.from({ length: 4 }, () => repeat(sendContactRequest, 30)),
    ...Array.from({ length: 2 }, () => repeat(placeOrder, 60)),
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
