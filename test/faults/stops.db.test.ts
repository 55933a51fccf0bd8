import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { expect, onTestFinished, test } from "vitest";
import { findDamage } from "#infra/database/damaged-database.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { differentTables, listTables, readSums, setFormats } from "#infra/transfer/table-list.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { writeMigratedPglite } from "../support/databases.ts";
import { seedDemo } from "../support/demo.ts";
import { freePort } from "../support/free-port.ts";
import { insertDueLetter, insertSubscribers } from "../support/letters.ts";
import { runsAll } from "../support/runs-all.ts";
import { testShop } from "../support/shop.ts";

/** The long form also keeps both processors busy. */
const stops = runsAll ? 30 : 3;
const program = new URL("../../build/server/index.js", import.meta.url).pathname;

/** The stops come while letters are sent, up to three seconds after the address was printed, and during the start. */
const moments = ["address", "letters", "start"] as const;
const plan = Array.from({ length: stops }, (_, index) => ({
  signal: index % 2 === 0 ? ("SIGINT" as const) : ("SIGTERM" as const),
  moment: moments[index % moments.length]!,
  wait: (index * 389) % 3000,
}));

/** Tables that a server changes although nobody asks it to: letters and tasks that are due, jobs, figures, payments it checks. */
const changing =
  /^(letter|tasks$|notifications$|pgboss|rate_limits|figure_|insight_day_sums|contact_days|campaign_\w*days|search_|payments$|subscriptions$|audit_|sent_mails)/;

test(`an embedded database that is stopped ${stops} times keeps every row, and each stop is in order`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-stops-"));
  const files = join(dataDir, "database", "files");
  await writeMigratedPglite(files);
  await fill(dataDir);
  const before = await sumsOf(dataDir);
  const busy = runsAll ? [1, 2].map(() => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" })) : [];
  onTestFinished(() => {
    for (const process of busy) process.kill("SIGKILL");
  });
  const port = String(await freePort());
  for (const { signal, moment, wait } of plan) {
    const known = lettersOf(dataDir).length;
    const { child, output, isAvailable } = start(dataDir, port);
    if (moment !== "start") await isAvailable;
    onTestFinished(() => void child.kill("SIGKILL"));
    const newLetters = () => lettersOf(dataDir).length - known;
    if (moment === "letters") await expect.poll(newLetters).toBeGreaterThan(0);
    else await sleep(wait);
    const exit = once(child, "exit");
    child.kill(signal);
    const [code, endedBy] = await exit;
    // Before the program listens for signals, it has opened nothing.
    expect(moment === "start" ? (endedBy ?? code) : code, output()).toSatisfy((end) => end === 0 || end === signal);
    expect(output()).not.toMatch(/"level":[56]0/);
    expect(findDamage(files)).toBeUndefined();
  }
  for (const process of busy) process.kill("SIGKILL");

  const after = await sumsOf(dataDir);
  expect(differentTables(before, after).filter((table) => !changing.test(table))).toEqual([]);
  const letters = lettersOf(dataDir);
  const { faults, recipients } = await examine(files);
  expect(faults).toEqual([]);
  expect(letters.length).toBeGreaterThan(0);
  expect(recipients).toEqual({ sent: letters.length, uncertain: 0, sending: 0 });
});

/** Returns the files of letters that were sent; each has the name of its recipient's row. */
function lettersOf(dataDir: string): string[] {
  const outbox = join(dataDir, "outbox");
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => /^letter-.*\.eml$/.test(name)) : [];
}

/** Stores data of every kind, and a letter that is due for thousands of subscribers. */
async function fill(dataDir: string): Promise<void> {
  const base = await openDatabase({ dataDir });
  const now = () => new Date();
  await seedShop(base.db, now());
  const secret = "a secret of thirty-two characters";
  await seedDemo({ db: base.db, shop: testShop(base.db).shop, now, secret, passwordCost: { ln: 4, r: 8, p: 1 } });
  await insertSubscribers(base.db, 3000, now());
  await insertDueLetter(base.db, now());
  await base.close();
}

async function sumsOf(dataDir: string) {
  const base = await openDatabase({ dataDir });
  const sums = await base.db.transaction().execute(async (trx) => {
    await setFormats(trx);
    return readSums(trx, await listTables(trx));
  });
  await base.close();
  return sums;
}

function start(dataDir: string, port: string) {
  const child = spawn("node", [program], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_URL: `http://localhost:${port}`,
      PAGE_COMPRESSION: "quick",
      // A slow machine closes in order too.
      SHUTDOWN_TIMEOUT: "600",
      NEWSLETTER_PER_MINUTE: "6000",
    },
  });
  let text = "";
  const available = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part) => {
      text += part;
      if (text.includes("is available at")) available.resolve();
    });
  child.once("exit", () => available.reject(new Error(`It ended before it was available: ${text}`)));
  available.promise.catch(() => {});
  return { child: child as ChildProcess, output: () => text, isAvailable: available.promise };
}

/** Returns what Postgres' own checks of tables and indexes report, and the recipients by state. */
async function examine(files: string) {
  const pglite = await PGlite.create({ dataDir: files, extensions: { pg_trgm, amcheck } });
  await pglite.exec("create extension if not exists amcheck");
  const { rows: heaps } = await pglite.query<{ name: string; msg: string }>(`
    select c.oid::regclass::text as name, v.msg from pg_class c, lateral verify_heapam(c.oid) v
    where c.relkind in ('r', 't', 'm')`);
  const { rows: indexes } = await pglite.query<{ oid: number; name: string }>(`
    select c.oid, c.oid::regclass::text as name from pg_class c join pg_am am on am.oid = c.relam
    join pg_index i on i.indexrelid = c.oid where am.amname = 'btree' and c.relkind = 'i' and i.indisvalid`);
  const faults = heaps.map(({ name, msg }) => `${name}: ${msg}`);
  for (const { oid, name } of indexes)
    await pglite
      .query("select bt_index_check($1, true)", [oid])
      .catch((error) => faults.push(`${name}: ${error.message}`));
  const { rows } = await pglite.query<Record<string, number>>(`
    select count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'uncertain')::int as uncertain,
      count(*) filter (where state = 'sending')::int as sending from letter_recipients`);
  await pglite.close();
  return { faults, recipients: rows[0] };
}
