import "../tables.server.ts";
import { type Selectable, sql } from "kysely";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { numberLinks } from "../compose/number-links.ts";
import { type FreezeDeps, freezeLetter } from "../compose/resolve-letter.server.ts";
import { nextLetterState } from "../letters/letter-states.ts";

type Letter = Selectable<Tables["letters"]>;
type StartDeps = FreezeDeps & { db: Database; now: () => Date };

const job = { kind: "job", name: "letter-send" } as const;

/**
 * Starts every letter whose time has come. One that lacks something since is a draft again, and says why.
 * @throws AggregateError of those that failed, after all others are started
 */
export async function startDueLetters(deps: StartDeps): Promise<void> {
  const { db, now } = deps;
  const due = await db
    .selectFrom("letters")
    .selectAll()
    .where("state", "=", "scheduled")
    .where("scheduled_at", "<=", now())
    .orderBy("scheduled_at")
    .execute();
  await attemptEach("letters", async (attempt) => {
    for (const letter of due) await attempt(letter.id, () => startLetter(letter, deps));
  });
}

async function startLetter(letter: Letter, deps: StartDeps): Promise<void> {
  const { db, now } = deps;
  const { frozen, problems } = await freezeLetter(letter, deps);
  const event = problems.length > 0 ? "postpone" : "start";
  await db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom("letters")
      .select(["state", "version"])
      .where("id", "=", letter.id)
      .forUpdate()
      .executeTakeFirst();
    const state = locked && nextLetterState(locked.state, event);
    // Started by another instance, or changed meanwhile: then it is looked at again in the next minute.
    if (!state || locked.version !== letter.version) return;
    const at = now();
    const started = event === "start" && {
      frozen: JSON.stringify(frozen),
      slug: await freeSlug(trx, at),
      started_at: at,
    };
    await trx
      .updateTable("letters")
      .set({ state, updated_at: at, problem: problems[0]?.code ?? null, ...started })
      .where("id", "=", letter.id)
      .execute();
    let recipients = 0;
    if (started) {
      const links = numberLinks(frozen).map((link) => ({ ...link, letter_id: letter.id }));
      if (links.length > 0) await trx.insertInto("letter_links").values(links).execute();
      recipients = await addRecipients(trx, letter, at);
    }
    await recordChange(trx, job, at, {
      action: started ? "letter.started" : "letter.postponed",
      object: { kind: "letters", id: letter.id },
      before: { state: letter.state },
      after: started ? { state, recipients } : { state, problem: problems[0]!.code },
    });
  });
}

/** Adds everybody who confirmed the newsletter and chose the letter's topic, in its languages. */
async function addRecipients(trx: Trx, { id, topic, locales }: Letter, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into letter_recipients (letter_id, subscriber_id, locale, due_at)
    select ${id}, id, locale, ${at} from subscribers
    where state = 'confirmed' and ${topic} = any(topics) and locale = any(${locales}::text[])
    on conflict (letter_id, subscriber_id) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Returns the day, with a number where a letter of the day has it. */
async function freeSlug(trx: Trx, at: Date): Promise<string> {
  const day = jakartaDay(at);
  const taken = await trx.selectFrom("letters").select("slug").where("slug", "like", `${day}%`).execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? day : `${day}-${number}`;
    if (!slugs.has(slug)) return slug;
  }
}
