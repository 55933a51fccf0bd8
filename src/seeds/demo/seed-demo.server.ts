import { randomUUID } from "node:crypto";
import type { ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import { moveRequest, recordRequest } from "#accounts/rights/rights-requests.server.ts";
import type { RightsKind } from "#accounts/rights/rights-states.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type DayStore, rebuildFigures } from "#insight/figures/roll-up-figures.server.ts";
import { uploadSettlement } from "#shop/settlements/upload-settlement.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { sortableMinute } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { claimUnused, demoActor, demoIds, markDemo, takeDemo } from "./demo-objects.server.ts";
import { demoCustomers } from "./demo-people.ts";
import { createMovedClock, type MovedClock } from "./moved-clock.ts";
import { seedDemoAttempts, seedDemoMails } from "./seed-conversations.server.ts";
import { readDemoCustomers, type SeededCustomer, seedDemoCustomers } from "./seed-customers.server.ts";
import { seedDemoSales, seedDemoTags } from "./seed-deals.server.ts";
import { seedDemoEvents } from "./seed-events.server.ts";
import { seedDemoExperiments } from "./seed-experiments.server.ts";
import { seedDemoFailure, seedDemoMisses, seedDemoPublication, seedDemoUndelivered } from "./seed-faults.server.ts";
import { seedDemoHelp } from "./seed-help.server.ts";
import { seedDemoLeads } from "./seed-leads.server.ts";
import { seedDemoBatch, seedDemoPrice } from "./seed-offers.server.ts";
import { seedDemoOrders } from "./seed-orders.server.ts";
import { type DemoColleague, type DemoLogin, readDemoColleagues, seedDemoStaff } from "./seed-staff.server.ts";
import { seedDemoProposals, seedDemoRevisions } from "./seed-trouble.server.ts";
import { seedDemoVisits } from "./seed-visits.server.ts";

const hour = 3_600_000;

/** Requests of invented people about their data: one has time, one is due soon, one is fulfilled. */
const requests: readonly { kind: RightsKind; email: string; hoursAgo: number; note: string; isDone?: true }[] = [
  { kind: "access", email: "siti.wulandari@pelanggan.example", hoursAgo: 9, note: "Contoh: lewat surel" },
  { kind: "erase", email: "fajar.maharani@pelanggan.example", hoursAgo: 58, note: "Contoh: lewat telepon" },
  { kind: "withdraw", email: "maya.anggraini@pelanggan.example", hoursAgo: 200, note: "Contoh: surat", isDone: true },
];

async function seedDemoRights(
  { db, secret }: { db: Database; secret: string },
  clock: MovedClock,
  actor: Actor,
): Promise<void> {
  for (const { kind, email, hoursAgo, note, isDone } of requests) {
    clock.setAgo(0, hoursAgo);
    const receivedAt = clock.now();
    await db.transaction().execute(async (trx) => {
      const entry = { kind, email, receivedAt, note, by: actorName(actor) };
      const recorded = await recordRequest(trx, entry, { now: receivedAt, secret });
      if (!recorded.ok) throw new Error(recorded.code);
      const { id, received_at, due_at } = recorded.request;
      const object = { kind: "people", id };
      const change = { action: "people.request_recorded", object, after: { kind, received_at, due_at } };
      await recordChange(trx, actor, receivedAt, change);
      const at = new Date(receivedAt.getTime() + 20 * hour);
      if (isDone) await moveRequest(trx, recorded.request, "fulfil", { by: actorName(actor), at });
      await markDemo(trx, "rights_requests", [id]);
    });
  }
}

const head =
  "Order ID,Transaction ID,Transaction type,Status,Transaction time,Gross amount,Transaction fee,VAT,Net amount";
const [fee, tax] = [4000, 440];
/** Rupiah by which the provider reports one payment too low. */
const difference = 2500;

/**
 * Uploads a settlement file of the sample payments: most agree, one has another amount, one order is unknown, and one
 * payment is missing.
 */
async function seedDemoSettlement(db: Database, clock: MovedClock, actor: Actor): Promise<void> {
  const payments = await db
    .selectFrom("payment_receipts")
    .innerJoin("orders", "orders.id", "payment_receipts.order_id")
    .select(["orders.number", "payment_receipts.amount", "payment_receipts.received_at"])
    .where("payment_receipts.reversed_at", "is", null)
    .orderBy("payment_receipts.received_at", "desc")
    .limit(10)
    .execute();
  const [, differing, missing] = payments;
  const lines = payments
    .filter((payment) => payment !== missing)
    .map(({ number, amount, received_at }, index) =>
      lineOf(number, `contoh-${index + 1}`, received_at, number === differing?.number ? amount - difference : amount),
    );
  clock.setAgo(0, 4);
  lines.push(lineOf("ORD-000000-000000", "contoh-99", clock.now(), 750_000));
  const uploaded = await uploadSettlement({ db, now: clock.now }, actor, {
    name: `contoh-midtrans-${jakartaDay(clock.now())}.csv`,
    text: [head, ...lines].join("\n"),
  });
  if (uploaded.ok) await markDemo(db, "settlement_files", [String(uploaded.id)]);
}

const lineOf = (order: string, id: string, at: Date, gross: number) =>
  [order, id, "Payment", "settlement", `${sortableMinute(at)}:00`, gross, fee, tax, gross - fee - tax].join(",");

interface Deps {
  db: Database;
  shop: Shop;
  now: () => Date;
  /** The secret of this installation (`readAuthSecret`), which also signs for the simulated bank. */
  secret: string;
}

interface LaterDeps extends Deps {
  /** The tables of figures by day, in which days of the past are counted once. */
  stores: readonly DayStore[];
}

interface Piece extends LaterDeps {
  clock: MovedClock;
  colleagues: readonly DemoColleague[];
  customers: ReadonlyMap<number, SeededCustomer>;
}

/** What is seeded once the site is served, in this order. */
const pieces: Record<string, (piece: Piece) => Promise<void>> = {
  leads: ({ db, clock, colleagues }) => seedDemoLeads(db, clock, colleagues),
  mails: ({ db, shop, clock, colleagues }) =>
    seedDemoMails({ db, publicUrl: shop.settings.publicUrl }, clock, colleagues),
  attempts: ({ db, clock, colleagues }) => seedDemoAttempts(db, clock, colleagues),
  tags: ({ db, clock, colleagues }) => seedDemoTags(db, clock, colleagues),
  sales: ({ db, clock, colleagues }) => seedDemoSales(db, clock, colleagues),
  help: ({ db, shop, clock, customers, colleagues }) => seedDemoHelp({ db, shop }, clock, customers, colleagues),
  rights: ({ db, secret, clock }) => seedDemoRights({ db, secret }, clock, demoActor),
  publication: ({ db, clock, colleagues }) => seedDemoPublication(db, clock, colleagues),
  settlement: ({ db, clock }) => seedDemoSettlement(db, clock, demoActor),
  price: ({ db, clock }) => seedDemoPrice(db, clock, demoActor),
  visits: ({ db, now }) => seedDemoVisits(db, now()),
  experiments: ({ db, clock }) => seedDemoExperiments(db, clock),
  events: ({ db, clock }) => seedDemoEvents(db, clock, demoActor),
  subscribers: ({ db, clock }) => seedDemoSubscribers(db, clock),
  misses: ({ db, clock }) => seedDemoMisses(db, clock),
  undelivered: ({ db, clock }) => seedDemoUndelivered(db, clock),
  failure: ({ db, clock }) => seedDemoFailure(db, clock),
  // Nothing is inserted into days that have been counted, but by seeds.
  figures: ({ db, now, stores }) => rebuildFigures({ db, now, stores }),
};

/**
 * Fills an empty database with invented staff, customers and orders, once; `continueDemo` does the rest. Call before the jobs
 * run: they would close orders that are being placed in the past.
 * @returns the logins, which are shown only once; undefined when the database was in use already
 */
export async function beginDemo({
  db,
  shop,
  now,
  secret,
  passwordCost,
}: Deps & { passwordCost?: ScryptCost | undefined }): Promise<DemoLogin[] | undefined> {
  if (!(await claimUnused(db))) return undefined;
  const clock = createMovedClock(now);
  const [logins] = await Promise.all([
    seedDemoStaff({ db, now, secret, passwordCost }),
    seedDemoCustomers(db, clock, passwordCost),
  ]);
  const [colleagues, customers] = await Promise.all([readDemoColleagues(db), readDemoCustomers(db)]);
  await seedDemoBatch(db, clock, demoActor);
  await seedDemoOrders({ db, shop, secret }, clock, customers, colleagues);
  await seedDemoRevisions({ db, shop }, clock, colleagues);
  await seedDemoProposals({ db, shop }, clock, colleagues);
  await muteDemoMails(db, now());
  await markDemo(db, "pending", Object.keys(pieces));
  return logins;
}

/**
 * Seeds what `beginDemo` has left, each piece once; another start goes on where one was cut off. The jobs may run.
 * @param ending ends it after the present piece
 */
export async function continueDemo(deps: LaterDeps, ending?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  if ((await demoIds(db, "pending")).length === 0) return;
  const [colleagues, customers] = await Promise.all([readDemoColleagues(db), readDemoCustomers(db)]);
  for (const [name, seed] of Object.entries(pieces)) {
    if (ending?.aborted) return;
    // Taken first: a piece that was cut off is not begun a second time.
    if (!(await takeDemo(db, "pending", name))) continue;
    const clock = createMovedClock(now);
    await seed({ ...deps, clock, colleagues, customers });
    await muteDemoMails(db, now());
  }
}

/** Marks what the invented staff were told as mailed: nothing is sent to invented people. */
async function muteDemoMails(db: Database, at: Date): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ mailed_at: at })
    .where("mailed_at", "is", null)
    .where("user_id", "in", [...(await demoIds(db, "users")), ""])
    .execute();
}

/**
 * Returns the logins as text for the console.
 * @param factor the second step of one of them, as text
 */
export function loginsAsText(logins: readonly DemoLogin[], publicUrl: string, factor: string | undefined): string {
  return [
    "",
    "The database was empty: it now has invented customers, requests and orders, and these logins of staff, shown only now:",
    ...logins.map(({ username, password }) => `  ${username.padEnd(18)}  ${password}`),
    `Log in at ${publicUrl}/admin. The second step asks for a code, which this prints with a QR code for an authenticator app:`,
    "  npm run admin -- demo-code sales",
    ...(factor ? [factor] : []),
    "Remove all of it with npm run admin -- remove-demo; start without it with DEMO_DATA=false.",
    "",
  ].join("\n");
}

/** Inserts subscribers of the newsletter; two have not confirmed yet, one has left. */
async function seedDemoSubscribers(db: Database, clock: MovedClock): Promise<void> {
  const rows = demoCustomers.map(({ first, locale }, index) => {
    clock.setAgo(85 - index * 6);
    const state = index % 7 === 3 ? ("asked" as const) : index === 5 ? ("ended" as const) : ("confirmed" as const);
    const at = clock.now();
    return {
      id: randomUUID(),
      email: `${first.toLowerCase()}.berita@calon.example`,
      locale,
      state,
      privacy_version: privacyVersion(locale),
      privacy_hash: null,
      text_hash: null,
      asked_at: at,
      confirmed_at: state === "asked" ? null : at,
      ended_at: state === "ended" ? at : null,
    };
  });
  await db.insertInto("subscribers").values(rows).execute();
  await markDemo(
    db,
    "subscribers",
    rows.map(({ id }) => id),
  );
}
