import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carryOutDeletions } from "#accounts/person/deletion.server.ts";
import { deleteOldRecipients } from "#growth/newsletter/letters/old-recipients.server.ts";
import { createSender } from "#growth/newsletter/sending/sender.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { registerUpkeep } from "#infra/database/upkeep.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { infraRetention } from "#infra/retention/infra-retention.server.ts";
import { removeFiles, removeFreeFiles } from "#media/files/remove-files.server.ts";
import { publishDue } from "#publishing/publications/end-publication.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { indexPages } from "#search/index-pages.server.ts";
import { expireOrders, reconcilePayments } from "#shop/payments/reconcile-payments.server.ts";
import { applyDuePrices } from "#shop/prices/apply-due-prices.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { insertRow } from "../retention/insert-row.ts";
import { openMigratedDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertDueLetter, insertSubscribers, testLetters } from "../support/letters.ts";
import { placed, testShop } from "../support/shop.ts";

const at = new Date("2026-11-23T02:00:00Z");
const now = () => at;
const jobs = recordingJobs();
const old = new Date(0);

let base: OpenDatabase;
let db: Database;
let shop: ReturnType<typeof testShop>;

beforeAll(async () => {
  base = await openMigratedDatabase();
  db = base.db;
  await seedShop(db, at);
  shop = testShop(db, at.toISOString());
});
afterAll(() => base.close());

let refusals = 0;
/** Has the database refuse every change of one row, as it does when the row breaks a rule that came after it. */
async function refuseChanges(table: string, column: string, value: string): Promise<void> {
  const name = sql.ref(`refuse_${++refusals}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(
    db,
  );
  await sql`create trigger ${name} before update or delete on ${sql.table(table)} for each row
    when (old.${sql.ref(column)}::text = ${sql.lit(value)}) execute function ${name}()`.execute(db);
}

const stateOf = async (table: string, key: string, value: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from ${sql.table(table)} where ${sql.ref(key)}::text = ${value} order by 1 limit 1`.execute(db);
  return rows[0]?.state;
};

/** Runs the sender once; returns whom it sent to. */
async function sendLetters(folder?: string): Promise<string[]> {
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mail.onHandOver?.();
      sent.push(mail);
    },
  };
  const sender = createSender(testLetters({ db, jobs, now, mailer }), folder);
  await sender.run().finally(() => sender.close());
  return sent.map(({ to }) => to);
}

/** Inserts a letter and lets it begin without a mail. */
async function insertStarted(state: string): Promise<string> {
  const id = await insertDueLetter(db, at);
  await sql`update letters set state = ${state}, frozen = '{}', updated_at = ${old} where id = ${id}`.execute(db);
  return id;
}

/** What plants a row at which the work fails, and one behind it; `run` fails naming the bad one, and has done the other. */
interface Planted {
  bad: string;
  run: () => Promise<unknown>;
  /** Returns what is to be true of the row behind the bad one. */
  isDone: () => unknown;
}

const loops: Record<string, () => Promise<Planted>> = {
  async "letters that are due"() {
    const [bad, good] = [await insertDueLetter(db, old), await insertDueLetter(db, at)];
    await refuseChanges("letters", "id", bad);
    return { bad, run: () => sendLetters(), isDone: async () => (await stateOf("letters", "id", good)) === "sent" };
  },
  async "mails of a letter"() {
    const people = await insertSubscribers(db, 4, at);
    const letter = await insertDueLetter(db, at);
    const sent: string[] = [];
    const run = async () => {
      // The letter starts, and the text of one language is gone.
      await sendLetters().catch(() => {});
      await sql`update letters set state = 'sending', frozen = frozen - 'en' where id = ${letter}`.execute(db);
      await sql`update letter_recipients set state = 'waiting', sender = null, attempts = 0,
        due_at = case locale when 'en' then ${old}::timestamptz else ${at}::timestamptz end
        where letter_id = ${letter}`.execute(db);
      await sendLetters(mkdtempSync(join(tmpdir(), "bigsuite-letters-"))).then((to) => sent.push(...to));
    };
    return {
      bad: `Letter ${letter} has no text in en`,
      run,
      isDone: async () => {
        const rows = await db
          .selectFrom("letter_recipients")
          .select(["locale", "state", "due_at"])
          .where("letter_id", "=", letter)
          .execute();
        const isLater = ({ locale, state, due_at }: (typeof rows)[number]) =>
          locale === "id" ? state === "sent" : state === "waiting" && due_at > at;
        return rows.length === people.size && rows.every(isLater);
      },
    };
  },
  async "letters that have ended"() {
    const [bad, good] = [await insertStarted("sending"), await insertStarted("sending")];
    await refuseChanges("letters", "id", bad);
    return { bad, run: () => sendLetters(), isDone: async () => (await stateOf("letters", "id", good)) === "sent" };
  },
  async "journals of processes that died"() {
    const folder = mkdtempSync(join(tmpdir(), "bigsuite-letters-"));
    writeFileSync(join(folder, "a-bad-one.journal"), "boot 0\naccepted no-id\n");
    const good = await insertDueLetter(db, at);
    return {
      bad: "a-bad-one",
      run: () => sendLetters(folder),
      isDone: async () => (await stateOf("letters", "id", good)) === "sent",
    };
  },
  async "recipients that are counted for good"() {
    const [bad, good] = [await insertStarted("cancelled"), await insertStarted("cancelled")];
    await refuseChanges("letters", "id", bad);
    const totals = () => db.selectFrom("letters").select("totals").where("id", "=", good).executeTakeFirst();
    return { bad, run: () => deleteOldRecipients(db, at), isDone: async () => (await totals())?.totals };
  },
  async "publications that are due"() {
    const [bad, good] = [randomUUID(), randomUUID()];
    await insertRow(db, "content_versions", { document: "about-us", locale: "id", words: "{}", origin: "draft" });
    const { id } = await db.selectFrom("content_versions").select("id").executeTakeFirstOrThrow();
    const items = JSON.stringify([{ document: "about-us", locale: "id", version_id: id, replaced_id: null }]);
    await insertRow(db, "content_publications", { id: bad, state: "scheduled", items: "[]", at: old });
    await insertRow(db, "content_publications", { id: good, state: "scheduled", items, at });
    const publishing: Publishing = {
      db,
      now,
      needsReview: false,
      readPictures: async () => new Map(),
      reload: async () => {},
    };
    // Its words fit no page: it is refused in order.
    const isDone = async () => (await stateOf("content_publications", "id", good)) === "refused";
    return { bad, run: () => publishDue(publishing), isDone };
  },
  async "prices that are due"() {
    const [bad, good] = ["big-action-first", "big-social-starter"];
    await sql`insert into packages select (jsonb_populate_record(packages, jsonb_build_object('id', ${bad}::text))).*
      from packages where id = ${good}`.execute(db);
    await refuseChanges("packages", "id", bad);
    for (const package_id of [bad, good])
      await insertRow(db, "price_plans", { package_id, price: 12_000, from_day: "2026-11-01" });
    const price = () => db.selectFrom("packages").select("price").where("id", "=", good).executeTakeFirstOrThrow();
    return { bad, run: () => applyDuePrices(shop.shop), isDone: async () => (await price()).price === 12_000 };
  },
  async "orders that have expired"() {
    const [bad, good] = [placed(await shop.buy("one")), placed(await shop.buy("two"))];
    await refuseChanges("orders", "id", bad);
    shop.setClock(40 * 86_400_000);
    return {
      bad,
      run: () => expireOrders(shop.shop),
      isDone: async () => (await stateOf("orders", "id", good)) === "closed",
    };
  },
  async "payments that are checked"() {
    const [bad, good] = [placed(await shop.buy("three")), placed(await shop.buy("four"))];
    await refuseChanges("payments", "order_id", bad);
    await sql`update payments set checked_at = checked_at - interval '1 day' where order_id = ${good}`.execute(db);
    shop.setClock(600_000);
    const checked = () =>
      db.selectFrom("payments").select("checked_at").where("order_id", "=", good).executeTakeFirstOrThrow();
    return {
      bad,
      run: () => reconcilePayments(shop.shop),
      isDone: async () => (await checked()).checked_at.getTime() === shop.shop.now().getTime(),
    };
  },
  async "subscriptions that go on or end"() {
    const [bad, good] = ["00000000-0000-4000-8000-000000000000", randomUUID()];
    for (const id of [bad, good])
      await insertRow(db, "subscriptions", {
        id,
        state: "active",
        user_id: id,
        product: "big-social",
        last_day: "2026-01-01",
      });
    await refuseChanges("subscriptions", "id", bad);
    return {
      bad,
      run: () => advanceSubscriptions(shop.shop),
      isDone: async () => (await stateOf("subscriptions", "id", good)) === "ended",
    };
  },
  async "tasks of the nightly upkeep"() {
    const done: string[] = [];
    const tasks = { "a bad one": () => Promise.reject(new Error("x")), good: async () => void done.push("good") };
    let run: () => Promise<unknown> = async () => {};
    const work: Jobs["work"] = (_queue, handler) => {
      run = handler as unknown as typeof run;
    };
    registerUpkeep({ db, jobs: { ...jobs, work }, now }, tasks);
    return { bad: "a bad one", run: () => run(), isDone: () => done.length === 1 };
  },
  async "tables of the retention"() {
    await insertRow(db, "rate_limits", { key: "old", resets_at: old });
    const table = { no_such_table: infraRetention.rate_limits, ...infraRetention };
    const left = () => sql`select from rate_limits where key = 'old'`.execute(db);
    return {
      bad: "no_such_table",
      run: () => applyRetention(db, table, at),
      isDone: async () => (await left()).rows.length === 0,
    };
  },
  async "accounts that are erased"() {
    const [bad, good] = ["bad-one", "good-one"];
    for (const id of [bad, good]) {
      await insertRow(db, "users", { id, email: `${id}@contoh.example` });
      await insertRow(db, "account_deletions", { user_id: id, due_at: id === bad ? old : at });
    }
    await refuseChanges("users", "id", bad);
    const left = () => db.selectFrom("users").select("id").where("id", "=", good).execute();
    return {
      bad,
      run: () => carryOutDeletions({ db, jobs, now }, []),
      isDone: async () => (await left()).length === 0,
    };
  },
  async "files of one picture"() {
    const { deps, left } = await insertFiles({ hash: "one", keys: ["bad-file", "good-file"] });
    return { bad: "bad-file", run: () => removeFiles(deps, "one"), isDone: async () => (await left()) === "bad-file" };
  },
  async "pictures that nobody has"() {
    await insertFiles({ hash: "bad-picture", keys: ["bad-file"] });
    const { deps, left } = await insertFiles({ hash: "good-picture", keys: ["good-file"] });
    return {
      bad: "bad-picture",
      run: () => removeFreeFiles(deps, at),
      isDone: async () => (await left()) === "bad-file",
    };
  },
  async "pages that are searched"() {
    const page = (path: string, title: string) =>
      ({ locale: "en", path, kind: "page", title, summary: "x", body: "x", aliases: "" }) as Parameters<
        typeof indexPages
      >[1][number];
    const pages = [page("/bad", "no \0 text"), page("/good", "text")];
    const paths = async () => (await db.selectFrom("search_pages").select("path").execute()).map(({ path }) => path);
    return {
      bad: "en /bad",
      run: () => indexPages(db, pages),
      isDone: async () => (await paths()).join() === "/good",
    };
  },
};

/** Stores files of a picture that no page shows; the storage refuses to remove the bad one. */
async function insertFiles({ hash, keys }: { hash: string; keys: string[] }) {
  await db.deleteFrom("media_files").where("key", "in", keys).execute();
  for (const key of keys) await insertRow(db, "media_files", { key, hash, free_since: old });
  const remove = async (key: string) => {
    if (key === "bad-file") throw new Error("the storage refuses");
  };
  const deps = { db, store: { remove } } as unknown as Parameters<typeof removeFiles>[0];
  const left = async () => (await db.selectFrom("media_files").select("key").execute()).map(({ key }) => key).join();
  return { deps, left };
}

test.each(Object.entries(loops))("one bad row never holds up the rows after it: %s", async (_name, plant) => {
  const { bad, run, isDone } = await plant();
  // The job that runs it counts as failed and is shown with this message.
  await expect(run()).rejects.toThrow(bad);
  expect(await isDone()).toBeTruthy();
  // What was planted is not in the way of the next loop.
  await db
    .deleteFrom("letters")
    .where("state", "<>", "scheduled")
    .execute()
    .catch(() => {});
});

test("a loop ends early where one row after the other fails because a system is away", async () => {
  const { attemptEach } = await import("#infra/jobs/attempt-each.server.ts");
  const away = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const attempted: number[] = [];
  const loop = attemptEach("rows", async (attempt) => {
    for (let row = 1; row <= 100; row++)
      await attempt(row, () => {
        attempted.push(row);
        // A wait for a lock is a matter of one row.
        if (row < 40) throw Object.assign(new Error("canceled"), { code: "55P03" });
        if (row > 50) throw away;
      });
  });
  await expect(loop).rejects.toThrow(/^42 of 53 rows failed, the rest waits; 1: canceled; .*; 10: canceled; \.\.\.$/);
  expect(attempted).toHaveLength(53);
});
