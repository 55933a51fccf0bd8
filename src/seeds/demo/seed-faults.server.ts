import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { hasQueue } from "#infra/jobs/list-jobs.server.ts";
import type { QueueName } from "#infra/jobs/queues.server.ts";
import { recordUnread } from "#infra/mailer/set-aside.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import type { Words } from "#publishing/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { demoIds, markDemo } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import "#leads/tables.server.ts";
import "#search/tables.server.ts";

/** What people searched for without a result, and how often on a day so many days ago. */
const misses: readonly { query: string; locale: Locale; days: readonly (readonly [ago: number, count: number])[] }[] = [
  {
    query: "integrasi accurate",
    locale: "id",
    days: [
      [1, 3],
      [4, 2],
      [9, 4],
    ],
  },
  {
    query: "aplikasi kasir",
    locale: "id",
    days: [
      [2, 2],
      [6, 1],
    ],
  },
  { query: "magang", locale: "id", days: [[3, 5]] },
  { query: "power bi connector", locale: "en", days: [[5, 2]] },
];

/** Counts sample searches without a result, where nobody made the same one on that day. */
export async function seedDemoMisses(db: Database, clock: MovedClock): Promise<void> {
  const today = jakartaDay(clock.realNow());
  const rows = misses.flatMap(({ query, locale, days }) =>
    days.map(([ago, count]) => ({ day: addDays(today, -ago), locale, query, count })),
  );
  const stored = await db
    .insertInto("search_misses")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["day", "locale", "query"])
    .execute();
  await markDemo(
    db,
    "search_misses",
    stored.map(({ day, locale, query }) => JSON.stringify([day, locale, query])),
  );
}

/** The set of which a sentence is changed, in both languages. */
const changedSet = "contact-us";
const changed: Record<Locale, string> = {
  id: "Tulis masalahnya dengan kata-kata Anda sendiri. Orang dari tim kami membacanya dan menjawab paling lambat pada hari kerja berikutnya.",
  en: "Describe the problem in your own words. A person on our team reads it and answers by the next working day.",
};

/** Lets the administrator ask for the approval of a changed sentence, which waits for the editor. */
export async function seedDemoPublication(
  db: Database,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const { actor } = colleagues.find(({ role }) => role === "admin")!;
  const publishing: Publishing = {
    db,
    now: clock.now,
    needsReview: true,
    readPictures: async () => new Map(),
    reload: async () => {},
  };
  const items: { document: string; locale: Locale; version: number }[] = [];
  clock.setAgo(0, 20);
  for (const locale of ["id", "en"] as const) {
    const words = structuredClone(readPublishedDocument(documentOf(changedSet), locale)) as Words & {
      hero: { lead: string };
    };
    words.hero.lead = changed[locale];
    const saved = await saveDraft(publishing, actor, { document: changedSet, locale, words, version: 0 });
    // Somebody has changed it already.
    if (!saved.ok) return;
    items.push({ document: changedSet, locale, version: saved.version });
  }
  const versions = await db
    .selectFrom("content_versions")
    .select("id")
    .where("document", "=", changedSet)
    .where("author_id", "=", actor.id)
    .execute();
  await markDemo(
    db,
    "content_versions",
    versions.map(({ id }) => String(id)),
  );
  clock.addHours(1);
  const note = "Contoh: kapan kami menjawab, dalam satu kalimat yang jelas";
  const asked = await publish(publishing, actor, { items, note });
  if (!asked.ok) throw new Error(`a sample publication was not requested: ${asked.code}`);
  await markDemo(db, "content_publications", [asked.id]);
}

/** Ends a subscription whose mails came back, and sets an answer aside that nobody could read. */
export async function seedDemoUndelivered(db: Database, clock: MovedClock): Promise<void> {
  clock.setAgo(3);
  const subscriber = await db
    .selectFrom("subscribers")
    .select("id")
    .where("id", "in", await demoIds(db, "subscribers"))
    .where("state", "=", "confirmed")
    .orderBy("asked_at")
    .executeTakeFirst();
  if (subscriber)
    await db
      .updateTable("subscribers")
      .set({ state: "ended", ended_at: clock.now(), end_reason: "bounced" })
      .where("id", "=", subscriber.id)
      .execute();
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("id", "in", await demoIds(db, "leads"))
    .where("state", "=", "contacted")
    .orderBy("received_at", "desc")
    .executeTakeFirst();
  const place = { mailbox: "contoh@demo.example/INBOX", uidValidity: "demo", uid: 1 };
  clock.setAgo(0, 7);
  const object = lead && ({ kind: "leads", id: lead.id } as const);
  await recordUnread(db, place, { reason: "not_understood", object, receivedAt: clock.now() }, clock.now());
  const stored = await db
    .selectFrom("mails_set_aside")
    .select("id")
    .where("mailbox", "=", place.mailbox)
    .executeTakeFirstOrThrow();
  await markDemo(db, "mails_set_aside", [stored.id]);
}

/** Its job names a picture that does not exist: whoever retries it ends it. */
const failedQueue: QueueName = "media-resize";

/** Stores a job that was given up after all of its attempts, and tells administrators; it is never run by itself. */
export async function seedDemoFailure(db: Database, clock: MovedClock): Promise<void> {
  // On a database on which no server has run there is no queue.
  if (!(await hasQueue(db))) return;
  const id = randomUUID();
  clock.setAgo(0, 30);
  const created = clock.now();
  clock.setAgo(0, 2);
  const at = clock.now();
  const output = JSON.stringify({ message: "Contoh: connect ECONNREFUSED 127.0.0.1:9000" });
  const attempts = 24;
  await sql`
    insert into pgboss.job (id, name, data, state, retry_limit, retry_count, created_on, start_after, started_on,
      completed_on, output)
    values (${id}::uuid, ${failedQueue}, ${JSON.stringify({ id: "contoh", hash: "contoh" })}::jsonb, 'failed', ${attempts}, ${attempts},
      ${created}, ${created}, ${at}, ${at}, ${output}::jsonb)`.execute(db);
  await markDemo(db, "jobs", [id]);
  await db
    .transaction()
    .execute((trx) => notifyStaff(trx, "job_given_up", { object: failedQueue, params: { queue: failedQueue }, at }));
}
