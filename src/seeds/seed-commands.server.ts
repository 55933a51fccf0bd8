import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { type DayStore, rebuildFigures } from "#insight/figures/roll-up-figures.server.ts";
import { demoFactor, factorAsText } from "./demo/demo-factor.server.ts";
import { demoIds, demoStaff } from "./demo/demo-objects.server.ts";
import { removeDemo } from "./demo/remove-demo.server.ts";
import { seedLarge } from "./large/seed-large.server.ts";

type Run = OperatorCommand["run"];

type LargeCounts = Record<"leads" | "orders", number> & Partial<Record<"accounts" | "events", number>>;

/** Rows that the embedded database takes in a reasonable time. */
const mostEmbedded = 50_000;

/** The uses of `npm run admin` that are about invented data, by their first word. */
export function seedVerbs(stores: readonly DayStore[]): { usage: string[]; verbs: Record<string, Run> } {
  return {
    usage: [
      "demo-code <role or username>    the present code of the second step of an invented login, its secret and its QR code (sales, finance, ...)",
      "remove-demo    remove the invented staff, customers, requests and orders",
      "seed-large [--leads 1000000] [--orders 300000] [--accounts <n>] [--events <n>] [--force]    fill a database for measuring; it cannot be removed again",
    ],
    verbs: {
      "demo-code": showCode,
      "remove-demo": (_args, deps, print) => remove(deps, stores, print),
      "seed-large": (args, deps, print) => fill(args, deps, stores, print),
    },
  };
}

const showCode: Run = async ([name = ""], { db, config }, print) => {
  const logins = await demoStaff(db);
  const login = logins.find(({ username, role }) => username === name || role === name.replace(/^demo\./, ""));
  const factor = login && (await demoFactor(db, login, readAuthSecret(config)));
  if (!factor) {
    print(`There is no invented login ${name}\n`);
    if (logins.length > 0)
      print(`They are: ${logins.map(({ username, role }) => `${role} (${username})`).join(", ")}\n`);
    return false;
  }
  print(`${await factorAsText(factor, { withPicture: true })}\n`);
  return true;
};

async function remove({ db, now }: OperatorDeps, stores: readonly DayStore[], print: (text: string) => void) {
  const removed = await removeDemo(db);
  await rebuildFigures({ db, now, stores });
  await db.transaction().execute((trx) =>
    recordChange(trx, { kind: "operator", name: userInfo().username }, now(), {
      action: "demo.removed",
      object: { kind: "system", id: "demo" },
      after: { ...removed },
    }),
  );
  print(`Removed: ${removed.users} people, ${removed.leads} requests, ${removed.orders} orders\n`);
  return true;
}

async function fill(
  args: string[],
  { db, now, config }: OperatorDeps,
  stores: readonly DayStore[],
  print: (text: string) => void,
): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      leads: { type: "string", default: "1000000" },
      orders: { type: "string", default: "300000" },
      accounts: { type: "string" },
      events: { type: "string" },
      force: { type: "boolean", default: false },
    },
  });
  const { force: _, accounts, events, ...basic } = values;
  const given = { ...basic, ...(accounts && { accounts }), ...(events && { events }) };
  const counts = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, Number(text)])) as LargeCounts;
  const refusal = await refusalToFill(
    {
      counts,
      force: values.force,
      embedded: !config.databaseUrl,
      simulated: config.payment.provider === "simulator",
    },
    db,
  );
  if (refusal) {
    print(`${refusal}\n`);
    return false;
  }
  await seedLarge({ db, now, stores, report: print }, { ...counts, experiment: true });
  return true;
}

async function refusalToFill(
  want: { counts: LargeCounts; force: boolean; embedded: boolean; simulated: boolean },
  db: OperatorDeps["db"],
): Promise<string | undefined> {
  const { counts, force, embedded, simulated } = want;
  if (!Object.values(counts).every((count) => Number.isInteger(count) && count > 0))
    return "Give whole numbers above 0";
  if (!simulated) return "Not with a real payment provider";
  const { events: _, ...rows } = counts;
  if (embedded && Math.max(...Object.values(rows)) > mostEmbedded)
    return `The embedded database takes at most ${mostEmbedded} of each: use Postgres (DATABASE_URL)`;
  const invented = (await demoIds(db, "leads")).length;
  const { count } = await db
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count > invented && !force) return "The database has requests already; --force adds to them";
  return undefined;
}
