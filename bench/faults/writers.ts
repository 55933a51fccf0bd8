import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient, type Reply } from "../load/client.ts";
import type { Answered, Customer, PlacedOrder } from "../load/traffic.ts";

interface WriterOptions {
  url: string;
  login: Customer;
  /** Responses besides success that the fault explains, such as `503`; the request is then repeated. */
  expected: readonly number[];
  /** Pays an order; repeated until it returns true. */
  pay?: (order: PlacedOrder, client: Client) => Promise<boolean>;
}

export interface Writers {
  answered: Answered;
  /** The addresses of the requests that were answered, each of which must be stored once. */
  emails: string[];
  /** Attempts without success that the fault explains. */
  repeated: number;
  /** Responses that the fault does not explain. */
  wrong: string[];
  /** Writes so many requests and orders, each repeated with its key until it is answered. */
  write(leads: number, orders: number): Promise<void>;
  /** Lets so many people send requests and buy, one after the other, until the returned function is called. */
  keepWriting(leads: number, orders: number): () => Promise<void>;
  close(): void;
}

const pause = 100;
const total = 666_000;
const buyer = { name: "PT Contoh", address: "Jalan Contoh 1, Makassar" };
const order = { package_id: "big-view-starter", months: 1, payment_method: "mandiri_va", expected_total: total, buyer };

/** Creates people who send requests and buy, and who try again until they are answered, as browsers do. */
export function createWriters({ url, login, expected, pay = payAtSimulator }: WriterOptions): Writers {
  const client = createClient(url);
  const writers: Writers = {
    answered: { leads: [], orders: [], paid: [] },
    emails: [],
    repeated: 0,
    wrong: [],
    async write(leads, orders) {
      await Promise.all([...repeat(leads, sendLead), ...repeat(orders, buy)]);
    },
    keepWriting(leads, orders) {
      let isStopped = false;
      const onAndOn = (act: () => Promise<void>) => async () => {
        while (!isStopped) {
          await act();
          await sleep(pause);
        }
      };
      const writing = Promise.all([...repeat(leads, onAndOn(sendLead)), ...repeat(orders, onAndOn(buy))]);
      return async () => {
        isStopped = true;
        await writing;
      };
    },
    close: () => client.close(),
  };

  /** Sends a call until it is answered with one of the statuses; undefined where the response is a wrong one. */
  async function untilAnswered(path: string, body: object, success: number): Promise<Reply | undefined> {
    let key = randomUUID();
    for (;;) {
      const reply = await login()
        .then((headers) =>
          client.send(`/api${path}`, {
            method: "POST",
            body,
            headers: { ...headers, "idempotency-key": key },
            timeout: 20_000,
          }),
        )
        .catch(() => undefined);
      if (reply?.status === success) return reply;
      if (reply && !expected.includes(reply.status)) {
        writers.wrong.push(`${path}: ${reply.status} ${reply.text.slice(0, 120)}`);
        return undefined;
      }
      writers.repeated++;
      // The bank refused: this order is closed, and the customer places another one.
      if (reply?.status === 502) key = randomUUID();
      await sleep(pause);
    }
  }

  async function sendLead(): Promise<void> {
    const email = `sari-${randomUUID()}@contoh.co.id`;
    const person = { name: "Sari", company: "PT Contoh", email, job: "Manajer", phone: "0812 3456 7890" };
    const reply = await untilAnswered(
      "/contact-us",
      { ...person, industry: "retail", product: "big-social", message: "Halo" },
      201,
    );
    if (!reply) return;
    writers.emails.push(email);
    writers.answered.leads.push((JSON.parse(reply.text) as { data: { id: string } }).data.id);
  }

  async function buy(): Promise<void> {
    const reply = await untilAnswered("/orders", order, 201);
    if (!reply) return;
    const placed = (JSON.parse(reply.text) as { data: PlacedOrder }).data;
    writers.answered.orders.push(placed.id);
    while (!(await pay(placed, client).catch(() => false))) await sleep(pause);
    writers.answered.paid.push(placed.id);
  }
  return writers;
}

/** Pays at the simulated bank; a repeat is refused, since the bank has the money already. */
async function payAtSimulator({ payment }: PlacedOrder, client: Client): Promise<boolean> {
  const { status } = await client.send(`/api/simulator/payments/${payment.reference}/pay`, {
    method: "POST",
    body: {},
  });
  return status === 200 || status === 409;
}

const repeat = (count: number, act: () => Promise<void>) => Array.from({ length: count }, act);
