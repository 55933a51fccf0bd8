import fc from "fast-check";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { refreshAttention } from "#shop/decisions/attention.server.ts";
import { insertRow } from "../retention/insert-row.ts";

/** The moment at which everything is read. */
export const now = () => new Date("2026-11-20T05:00:00Z");
export const period = { from: "2026-10-22", to: "2026-11-20" } as const;
const products = ["big-social", "big-vision"];
export const locales = ["id", "en"];
export const campaigns = ["", "launch", "brand"];

/** Hours before now; what happened is spread over five weeks, so that some of it is outside the period. */
const hoursAgo = fc.nat(35 * 24);
const touch = fc.option(fc.record({ campaign: fc.constantFrom(...campaigns), hoursAgo, v2: fc.boolean() }));
const common = {
  hoursAgo,
  product: fc.constantFrom(...products),
  locale: fc.constantFrom(...locales),
  first: touch,
  last: touch,
  arm: fc.constantFrom(null, "a", "b"),
};
/** Histories of accounts, requests and orders with their money. */
export const history = fc.record({
  accounts: fc.array(fc.record({ ...common, role: fc.constantFrom("user", "user", "user", "sales") }), {
    minLength: 1,
    maxLength: 4,
  }),
  leads: fc.array(
    fc.record({
      ...common,
      who: fc.nat(5),
      state: fc.constantFrom("new", "won", "suspect", "spam"),
      kind: fc.constantFrom("contact", "contact", "api-marketplace"),
      campaign: fc.constantFrom(null, ...campaigns),
      merged: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  orders: fc.array(
    fc.record({
      ...common,
      who: fc.nat(5),
      state: fc.constantFrom("awaiting_payment", "paid", "paid", "closed", "manual_review", "refunded", "reversed"),
      total: fc.constantFrom(1_665_000, 1_114_440, 370_001),
      receipts: fc.array(
        fc.record({
          hoursAgo,
          share: fc.constantFrom(1, 1, 2),
          currency: fc.constantFrom("IDR", "IDR", "USD"),
          reversed: fc.constantFrom(false, false, true),
        }),
        { maxLength: 2 },
      ),
      refunds: fc.array(fc.record({ hoursAgo, amount: fc.integer({ min: 1, max: 1_000_000 }), sent: fc.boolean() }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 5 },
  ),
});
export type History = ReturnType<typeof toRows>;
type Touch = { utm_campaign: string; utm_source: string; landing_page: string; at: string } | null;

/** Returns a history with names, and times that are all different, so that "first" and "last" have one meaning. */
export function toRows(drawn: typeof history extends fc.Arbitrary<infer T> ? T : never) {
  let seconds = 0;
  const time = (hours: number) => new Date(now().getTime() - hours * 3_600_000 - ++seconds * 1000);
  const touchOf = (each: typeof touch extends fc.Arbitrary<infer T> ? T : never): Touch =>
    each && {
      utm_campaign: each.campaign,
      utm_source: each.campaign && "linkedin",
      landing_page: each.v2 ? "/en/v2/products" : "/",
      at: time(each.hoursAgo).toISOString(),
    };
  const base = (
    each: (typeof drawn.accounts)[number] | (typeof drawn.leads)[number] | (typeof drawn.orders)[number],
  ) => ({
    at: time(each.hoursAgo),
    product: each.product,
    locale: each.locale,
    first: touchOf(each.first),
    last: touchOf(each.last),
    arm: each.arm,
  });
  const accounts = drawn.accounts.map((each, index) => ({
    ...base(each),
    id: `account-${index}`,
    email: `person${index}@contoh.id`,
    role: each.role,
  }));
  const leads = drawn.leads.map((each, index) => ({
    ...base(each),
    id: crypto.randomUUID(),
    email: `Person${each.who}@contoh.id`,
    state: each.state,
    kind: each.kind,
    campaign: each.campaign,
    into: each.merged && index > 0 ? 0 : null,
  }));
  const orders = drawn.orders.map((each) => {
    // Nothing happens to an order before it is placed.
    const later = (hours: number) => time(Math.min(hours, each.hoursAgo));
    const isInvoiced = ["paid", "refunded", "reversed"].includes(each.state);
    const receipts = each.state === "awaiting_payment" ? [] : each.receipts;
    return {
      ...base(each),
      id: crypto.randomUUID(),
      who: each.who % accounts.length,
      state: each.state,
      total: each.total,
      ppn: Math.round((each.total * 11) / 111),
      invoicedAt: isInvoiced ? time(each.hoursAgo) : null,
      receipts: receipts.map((receipt) => ({
        ...receipt,
        amount: Math.floor(each.total / receipt.share),
        at: later(receipt.hoursAgo),
      })),
      refunds: each.refunds.map((refund) => ({
        ...refund,
        at: later(refund.hoursAgo),
        // Only what was invoiced is credited.
        credited: isInvoiced && refund.sent ? Math.min(refund.amount, each.total) : 0,
      })),
    };
  });
  return { accounts, leads, orders };
}

/** Replaces all rows by those of a history. */
export async function store(db: Database, { accounts, leads, orders }: History): Promise<void> {
  await sql`truncate leads, users, orders, invoices, credit_notes, payment_receipts, refunds, order_attention,
    figure_days_counted, figure_days, campaign_days, campaign_split_days, contact_days, figure_days_changed cascade`.execute(
    db,
  );
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const exposures = (arm: string | null) => json(arm && { x1: { arm, locale: "id", device: "phone", source: "" } });
  for (const { id, email, role, at, product, locale, first, last, arm } of accounts)
    await insertRow(db, "users", {
      ...{ id, name: id, username: id, email, user_role: role, created_at: at, updated_at: at, locale },
      ...{ products: [product], first_touch: json(first), last_touch: json(last), exposures: exposures(arm) },
    });
  for (const { id, email, state, kind, at, product, locale, first, last, arm, campaign, into } of leads)
    await insertRow(db, "leads", {
      ...{
        id,
        email,
        state,
        kind,
        product,
        locale,
        received_at: at,
        merged_into: into === null ? null : leads[into]!.id,
      },
      ...{ utm_campaign: campaign, first_touch: json(first), last_touch: json(last), exposures: exposures(arm) },
    });
  for (const [index, order] of orders.entries()) {
    const { id, who, state, total, ppn, at, product, locale, first, last, arm, invoicedAt } = order;
    await insertRow(db, "orders", {
      ...{
        id,
        number: id,
        user_id: accounts[who]!.id,
        email: accounts[who]!.email,
        state,
        total,
        ppn,
        product,
        locale,
      },
      ...{ placed_at: at, first_touch: json(first), last_touch: json(last), exposures: exposures(arm) },
      ...{ idempotency_key: String(index), kind: "new" },
    });
    if (invoicedAt) await insertRow(db, "invoices", { number: id, order_id: id, issued_at: invoicedAt });
    for (const { amount, currency, reversed, at: received_at } of order.receipts)
      await insertRow(db, "payment_receipts", {
        ...{ id: ++serial, order_id: id, money_id: String(serial), amount, currency, received_at },
        reversed_at: reversed ? received_at : null,
      });
    for (const { amount, sent, at: ended_at, credited } of order.refunds) {
      const refund = ++serial;
      await insertRow(db, "refunds", {
        ...{ id: refund, order_id: id, amount, kind: "part", state: sent ? "sent" : "recorded" },
        ended_at: sent ? ended_at : null,
      });
      if (credited > 0)
        await insertRow(db, "credit_notes", {
          ...{ number: String(refund), refund_id: refund, order_id: id, amount: credited, issued_at: ended_at },
        });
    }
    await db
      .transaction()
      .execute((trx) => refreshAttention(trx, { id, state: state as "paid", total: rupiah(total) }));
  }
}
let serial = 0;

/** One row of the view, as the model says it. */
export interface Fact {
  measure: string;
  at: Date;
  person: string;
  product: string;
  locale: string;
  first: string;
  last: string;
  arm: string | null;
  kind: string;
  amount: number;
}

/** What the history means, in plain code: the definitions of `facts`, written a second time. */
export function model({ accounts, leads, orders }: History): Fact[] {
  const isSpam = ({ state }: { state: string }) => state === "suspect" || state === "spam";
  /** The campaigns of the first and the last arrival of a person as known at a moment. */
  const arrivals = (account: string | undefined, email: string, until: Date) => {
    const ofUtm = ({ campaign }: (typeof leads)[number]): Touch =>
      campaign === null ? null : { utm_campaign: campaign, utm_source: "", landing_page: "", at: "" };
    const known = [
      ...leads
        .filter((lead) => lead.email.toLowerCase() === email && !isSpam(lead))
        .map(({ first, last, at, ...lead }) => ({
          at,
          first: first ?? last ?? ofUtm({ first, last, at, ...lead }),
          last: last ?? first ?? ofUtm({ first, last, at, ...lead }),
        })),
      ...[
        ...accounts.filter(({ id }) => id === account),
        ...orders.filter(({ who }) => accounts[who]!.id === account),
      ].map(({ at, first, last }) => ({ at, first: first ?? last, last: last ?? first })),
    ].filter(({ at }) => at <= until);
    const arrived = (side: "first" | "last") =>
      known
        .flatMap((each) => (each[side] ? [{ touch: each[side], stored: each.at.toISOString() }] : []))
        .map(({ touch: each, stored }) => ({ ...each, at: each.at && each.at < stored ? each.at : stored }))
        .sort((a, b) => (a.at < b.at ? -1 : 1));
    const lasts = arrived("last");
    return {
      first: arrived("first")[0]?.utm_campaign ?? "",
      last: (lasts.findLast((each) => each.utm_campaign || each.utm_source) ?? lasts.at(-1))?.utm_campaign ?? "",
    };
  };
  const facts: Fact[] = [];
  for (const lead of leads) {
    if (lead.into !== null) continue;
    const email = lead.email.toLowerCase();
    const account = accounts.find((each) => each.email === email)?.id;
    const { at, product, locale, arm, kind } = lead;
    const measure = isSpam(lead) ? "suspect" : "lead";
    facts.push({ measure, at, person: email, product, locale, arm, kind, amount: 0, ...arrivals(account, email, at) });
  }
  for (const { role, at, id, email, product, locale, arm } of accounts)
    if (role === "user")
      facts.push({
        ...{ measure: "registration", at, person: id, product, locale, arm, kind: "", amount: 0 },
        ...arrivals(id, email, at),
      });
  for (const { who, at, state, total, ppn, product, locale, arm, invoicedAt, receipts, refunds } of orders) {
    const { id: person, email } = accounts[who]!;
    const rest = { person, product, locale, arm, kind: "", ...arrivals(person, email, at) };
    facts.push({ ...rest, measure: "order", at, amount: total - ppn });
    if (invoicedAt && state !== "reversed") {
      facts.push({ ...rest, measure: "paid", at: invoicedAt, amount: total - ppn });
      facts.push({ ...rest, measure: "revenue", at: invoicedAt, amount: total - ppn });
      for (const { credited, at: issued } of refunds)
        if (credited > 0) {
          const ofTax = Math.floor((2 * credited * ppn + total) / (2 * total));
          facts.push({ ...rest, measure: "revenue", at: issued, amount: ofTax - credited });
        }
    }
    const ours = receipts.filter(({ currency, reversed }) => currency === "IDR" && !reversed);
    for (const { amount, at: received } of ours) facts.push({ ...rest, measure: "received", at: received, amount });
    const sent = refunds.filter((refund) => refund.sent);
    for (const { amount, at: ended } of sent) facts.push({ ...rest, measure: "refunded", at: ended, amount });
    const sum = (list: { amount: number }[]) => list.reduce((total, each) => total + each.amount, 0);
    const held = sum(ours) - sum(sent) - (state === "paid" ? total : 0);
    if (ours.length > 0 && held > 0) facts.push({ ...rest, measure: "held", at, amount: held });
  }
  return facts;
}

/** Changes what may change of closed days: a request is merged or is spam, a person becomes staff, a payment is reversed. */
export async function change(db: Database, rows: History): Promise<void> {
  for (const [index, lead] of rows.leads.entries()) {
    if (index % 2 === 0) lead.state = lead.state === "new" ? "spam" : "new";
    else lead.into = lead.into === null ? 0 : null;
    await sql`update leads set state = ${lead.state}, merged_into = ${lead.into === null ? null : rows.leads[0]!.id}::uuid
      where id = ${lead.id}::uuid`.execute(db);
  }
  for (const account of rows.accounts) {
    account.role = account.role === "user" ? "sales" : "user";
    await sql`update users set user_role = ${account.role} where id = ${account.id}`.execute(db);
  }
  for (const order of rows.orders.filter(({ state }) => state === "paid")) {
    order.state = "reversed";
    for (const receipt of order.receipts) receipt.reversed = true;
    await sql`update payment_receipts set reversed_at = received_at where order_id = ${order.id}::uuid`.execute(db);
    await sql`update orders set state = 'reversed' where id = ${order.id}::uuid`.execute(db);
    await db
      .transaction()
      .execute((trx) => refreshAttention(trx, { id: order.id, total: rupiah(order.total), state: "reversed" }));
  }
}
