import { randomUUID } from "node:crypto";
import type { Client, Reply } from "./client.ts";

/** What visitors do, by its share of a thousand arrivals. Each page sends its event; a few in a hundred write or buy. */
const shares = { page: 480, event: 440, search: 30, quote: 20, lead: 20, order: 10 };
export type Arrival = keyof typeof shares;

/** What follows an order: the bank's notification, and the customer who looks whether it is paid. */
export type Act = Arrival | "notification" | "status";

/** Returns the headers with which a customer is logged in. */
export type Customer = () => Promise<Record<string, string>>;

export interface PlacedOrder {
  id: string;
  number: string;
  payment: { reference: string };
}

/** Pays an order at the bank; returns the calls by which the bank reports it, which may be repeats. */
export type Bank = (order: PlacedOrder) => { path: string; body: object }[];

/** What was answered with success, for the comparison with what is stored. */
export interface Answered {
  leads: string[];
  orders: string[];
  paid: string[];
}

/** Runs a request as a part of an act, so that it is measured. */
export type Measure = (act: Act, send: () => Promise<Reply>) => Promise<Reply | undefined>;

interface TrafficParts {
  client: Client;
  customers: readonly Customer[];
  bank: Bank;
  answered: Answered;
  measure: Measure;
}

const pages = ["/", "/en", "/products/big-social", "/products/pricing", "/en/products/big-lake", "/solutions/retail"];
const words = ["harga", "big social", "data lake", "retail", "wajah", "laporan"];
const quoted = { package_id: "big-view-starter", months: 1, payment_method: "mandiri_va" };
const total = 666_000;
const buyer = { name: "PT Contoh", address: "Jalan Contoh 1, Makassar" };

/** Returns what each arrival does; its number chooses among pages, words and customers. */
export function createTraffic({ client, customers, bank, answered, measure }: TrafficParts) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    client.send(`/api${path}`, { method: "POST", body, headers });
  const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length]!;

  async function sendLead(number: number): Promise<void> {
    // Each has its own address, since one mailbox gets three thank-you mails an hour only.
    const person = { name: `Sari ${number}`, company: "PT Contoh", email: `sari-${randomUUID()}@contoh.co.id` };
    const rest = {
      phone: "0812 3456 7890",
      industry: "retail",
      job: "Manajer",
      product: "big-social",
      message: "Halo",
    };
    const headers = { "idempotency-key": randomUUID() };
    const reply = await measure("lead", () => post("/contact-us", { ...person, ...rest }, headers));
    if (reply?.status === 201) answered.leads.push(dataOf<{ id: string }>(reply).id);
  }

  async function buy(number: number): Promise<void> {
    const login = await pick(customers, number)();
    const headers = { ...login, "idempotency-key": randomUUID() };
    const reply = await measure("order", () => post("/orders", { ...quoted, expected_total: total, buyer }, headers));
    if (reply?.status !== 201) return;
    const order = dataOf<PlacedOrder>(reply);
    answered.orders.push(order.id);
    for (const { path, body } of bank(order)) await measure("notification", () => post(path, body));
    const status = await measure("status", () => client.send(`/api/orders/${order.id}`, { headers: login }));
    if (status?.status === 200 && dataOf<{ status: string }>(status).status === "paid") answered.paid.push(order.id);
  }

  const acts: Record<Arrival, (number: number) => Promise<unknown>> = {
    page: (number) => measure("page", () => client.send(pick(pages, number))),
    event: (number) => measure("event", () => post("/events", { name: "page_view", path: pick(pages, number) })),
    search: (number) =>
      measure("search", () => client.send(`/api/search?q=${encodeURIComponent(pick(words, number))}`)),
    quote: () => measure("quote", () => post("/quotes", quoted)),
    lead: sendLead,
    order: buy,
  };
  return acts;
}

const dataOf = <Data>({ text }: Reply) => (JSON.parse(text) as { data: Data }).data;

/** Returns the arrivals in an order that repeats, in which each is spread evenly; without `order` where nobody can buy. */
export function spreadArrivals(canBuy: boolean): Arrival[] {
  const placed = (Object.entries(shares) as [Arrival, number][])
    .filter(([arrival]) => canBuy || arrival !== "order")
    .flatMap(([arrival, count]) =>
      Array.from({ length: count }, (_, index) => ({ arrival, at: (index + 0.5) / count })),
    );
  return placed.sort((one, other) => one.at - other.at).map(({ arrival }) => arrival);
}
