import { isSoldOnline, type LeadProduct } from "#catalogue/products.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { editLead } from "#leads/entry/enter-lead.server.ts";
import { addOwnField, listOwnFields } from "#leads/entry/own-fields.server.ts";
import type { DealLine } from "#leads/pipeline/deal.ts";
import { linkOrder } from "#leads/pipeline/save-deal.server.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import { demoIds, markDemo } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import "#leads/tables.server.ts";
import "#shop/orders/tables.server.ts";
import "#shop/packages/tables.server.ts";

type Prices = ReadonlyMap<string, Rupiah>;

/** Returns the rupiah a month of each package. */
export async function readPrices(db: Database): Promise<Prices> {
  const rows = await db.selectFrom("packages").select(["id", "price"]).execute();
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** Rupiah, paid once, of what is not sold online. */
const agreed: Partial<Record<LeadProduct, Rupiah>> = {
  "end-to-end-platform": rupiah(650_000_000),
  "not-sure": rupiah(45_000_000),
};
const otherwise = rupiah(120_000_000);
/** What some take in addition. */
const addition = { product: "big-view", package_id: "big-view-growth" } as const;

/** Returns what a sample request is worth: a package for some months, some with a second one, or an agreed sum. */
export function dealOf({
  product,
  place,
  prices,
  closes,
}: {
  product: LeadProduct;
  place: number;
  prices: Prices;
  closes: Day;
}) {
  const line = (id: { product: LeadProduct; package_id: string }): DealLine[] => {
    const amount = prices.get(id.package_id);
    return amount === undefined ? [] : [{ ...id, amount }];
  };
  const tier = place % 3 === 0 ? "business" : "growth";
  const lines = isSoldOnline(product) ? line({ product, package_id: `${product}-${tier}` }) : [];
  if (lines.length === 0) {
    const amount = agreed[product] ?? otherwise;
    return { lines: [{ product, package_id: null, amount }], amount: null, months: null, expected_close: closes };
  }
  if (place % 4 === 1 && product !== addition.product) lines.push(...line(addition));
  return { lines: lines as (DealLine & { product: LeadProduct })[], amount: null, months: 12, expected_close: closes };
}

const tags = ["prioritas", "pengadaan", "webinar", "integrasi SAP"] as const;
const field = { kind: "number", name_id: "Jumlah pengguna", name_en: "Number of users", choices: [] } as const;

/** Defines a field of the company's own, and gives some requests tags and a value in it. */
export async function seedDemoTags(
  db: Database,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const deps = { db, now: clock.now };
  const admin = colleagues.find(({ role }) => role === "admin")!;
  clock.setAgo(80);
  const before = new Set((await listOwnFields(db)).map(({ id }) => id));
  const added = await addOwnField({ ...field, choices: [...field.choices] }, admin.actor, deps);
  if (!added.ok) throw new Error(`a sample field was not defined: ${added.code}`);
  const own = (await listOwnFields(db)).find(({ id }) => !before.has(id))!;
  await markDemo(db, "lead_fields", [own.id]);
  const known = new Set((await db.selectFrom("lead_tags").select("key").execute()).map(({ key }) => key));
  const leads = await demoLeads(db).where("state", "in", ["contacted", "qualified", "won"]).execute();
  for (const [index, { id, version, updated_at, owner_id }] of leads.entries()) {
    if (index % 3 === 2) continue;
    const actor = colleagues.find((each) => each.id === owner_id)?.actor ?? admin.actor;
    clock.setAt(new Date(updated_at.getTime() + 60_000));
    const named = [tags[index % tags.length]!, ...(index % 5 === 0 ? [tags[(index + 1) % tags.length]!] : [])];
    const edit = { version, tags: named, own_values: { [own.id]: 5 + ((index * 13) % 90) } };
    const edited = await editLead(id, edit, actor, deps);
    if (!edited.ok) throw new Error(`a sample request was not edited: ${edited.code}`);
  }
  const keys = await db.selectFrom("lead_tags").select("key").execute();
  await markDemo(
    db,
    "lead_tags",
    keys.map(({ key }) => key).filter((key) => !known.has(key)),
  );
}

/** Links requests that were won to an order that the same person has paid. */
export async function seedDemoSales(
  db: Database,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const leads = await demoLeads(db).where("state", "=", "won").execute();
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "email"])
    .where("state", "=", "paid")
    .where("user_id", "in", [...(await demoIds(db, "users")), ""])
    .orderBy("placed_at")
    .execute();
  for (const { id, email, owner_id, updated_at } of leads) {
    const place = orders.findIndex((order) => order.email === email);
    const owner = colleagues.find((each) => each.id === owner_id);
    if (place < 0 || !owner) continue;
    const [order] = orders.splice(place, 1);
    clock.setAt(new Date(updated_at.getTime() + 3_600_000));
    await linkOrder(id, order!, owner.actor, { db, now: clock.now });
  }
}

const demoLeads = (db: Database) =>
  db
    .selectFrom("leads")
    .select(["id", "version", "updated_at", "owner_id", "email"])
    .where("id", "in", (query) =>
      query
        .selectFrom("demo_objects")
        .select((column) => column.cast<string>("id", "uuid").as("id"))
        .where("kind", "=", "leads"),
    )
    .orderBy("received_at");
