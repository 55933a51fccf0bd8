import "../tables.server.ts";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import { freezeLetter } from "../compose/resolve-letter.server.ts";
import type { LetterProblem } from "../compose/resolved-letter.ts";
import type { SenderDeps } from "../sending/sender-deps.server.ts";
import type { LetterDraft } from "./letter-content.ts";
import { nextLetterState } from "./letter-states.ts";
import { countAgain } from "./old-recipients.server.ts";

type Letter = Selectable<Tables["letters"]>;
type Refusal = { ok: false; code: "not_found" | "stale_version" | "letter_not_open" };
type Changed = { ok: true } | Refusal | { ok: false; code: "letter_incomplete"; problems: LetterProblem[] };

/** Stores a new letter, empty or a copy of another one. */
export async function createLetter(
  draft: LetterDraft,
  actor: Actor,
  { db, now }: Pick<SenderDeps, "db" | "now">,
): Promise<string> {
  const id = randomUUID();
  const at = now();
  const { content, topic, locales } = draft;
  await db.transaction().execute(async (trx) => {
    const empty = { frozen: null, slug: null, problem: null, scheduled_at: null, started_at: null, finished_at: null };
    const row = { ...empty, id, topic, locales, content: JSON.stringify(content), author: actor.name };
    await trx
      .insertInto("letters")
      .values({ ...row, state: "draft", created_at: at, updated_at: at })
      .execute();
    await recordChange(trx, actor, at, {
      action: "letter.created",
      object: { kind: "letters", id },
      after: { topic, locales },
    });
  });
  return id;
}

/** Stores what a draft says; a letter that waits for its time or was sent is not changed. */
export async function saveLetter(
  id: string,
  { version, ...draft }: LetterDraft & { version: number },
  actor: Actor,
  { db, now }: Pick<SenderDeps, "db" | "now">,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const letter = await lock(trx, id);
    if (!letter) return { ok: false, code: "not_found" };
    if (letter.version !== version) return { ok: false, code: "stale_version" };
    if (letter.state !== "draft") return { ok: false, code: "letter_not_open" };
    const at = now();
    const { content, topic, locales } = draft;
    await trx
      .updateTable("letters")
      .set({ topic, locales, content: JSON.stringify(content), problem: null, updated_at: at })
      .where("id", "=", id)
      .execute();
    await recordChange(trx, actor, at, {
      action: "letter.saved",
      object: { kind: "letters", id },
      before: {
        topic: letter.topic,
        locales: letter.locales,
        subject: letter.content.subject,
        blocks: letter.content.blocks.length,
      },
      after: { topic, locales, subject: content.subject, blocks: content.blocks.length },
    });
    return { ok: true };
  });
}

/** Sends a letter at a time, or now: only one that lacks nothing. */
export async function scheduleLetter(
  id: string,
  { version, at: time }: { version: number; at: Date | undefined },
  actor: Actor,
  deps: SenderDeps,
): Promise<Changed> {
  const { db, jobs, now } = deps;
  const known = await db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
  if (!known) return { ok: false, code: "not_found" };
  if (known.version !== version) return { ok: false, code: "stale_version" };
  const { problems } = await freezeLetter(known, deps);
  if (problems.length > 0) return { ok: false, code: "letter_incomplete", problems };
  const at = time ?? now();
  return moveLetter(id, { version, event: "schedule" }, actor, deps, async (trx) => {
    await trx.updateTable("letters").set({ scheduled_at: at, problem: null }).where("id", "=", id).execute();
    await jobs.send(trx, "letter-send", {}, { startAfter: at });
    return { scheduled_at: at.toISOString() };
  });
}

/** Takes a letter back before its time, or cancels it for good; who has it, has it. */
export function moveLetter(
  id: string,
  { version, event }: { version: number; event: keyof typeof actions },
  actor: Actor,
  { db, now }: Pick<SenderDeps, "db" | "now">,
  also: (trx: Trx) => Promise<Record<string, unknown>> = async () => ({}),
): Promise<Exclude<Changed, { code: "letter_incomplete" }>> {
  return db.transaction().execute(async (trx) => {
    const letter = await lock(trx, id);
    if (!letter) return { ok: false, code: "not_found" };
    // While a letter is sent its version stays, and it can be cancelled whatever the person saw last.
    if (letter.version !== version && event !== "cancel") return { ok: false, code: "stale_version" };
    const state = nextLetterState(letter.state, event);
    if (!state) return { ok: false, code: "letter_not_open" };
    const at = now();
    await trx.updateTable("letters").set({ state, updated_at: at }).where("id", "=", id).execute();
    await recordChange(trx, actor, at, {
      action: `letter.${actions[event]}`,
      object: { kind: "letters", id },
      before: { state: letter.state },
      after: { state, ...(await also(trx)) },
    });
    return { ok: true };
  });
}

const actions = { schedule: "scheduled", unschedule: "unscheduled", repeat: "repeated", cancel: "cancelled" };

/** Sends again what may have been sent: a person decides that a second copy is better than none. */
export function repeatUncertain(
  id: string,
  version: number,
  actor: Actor,
  deps: Pick<SenderDeps, "db" | "jobs" | "now">,
): Promise<Exclude<Changed, { code: "letter_incomplete" }>> {
  return moveLetter(id, { version, event: "repeat" }, actor, deps, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("letter_recipients")
      .set({ state: "waiting", due_at: deps.now(), sender: null })
      .where("letter_id", "=", id)
      .where("state", "=", "uncertain")
      .executeTakeFirst();
    await trx.updateTable("letters").set({ finished_at: null }).where("id", "=", id).execute();
    if (numUpdatedRows > 0n) await countAgain(trx, id);
    await deps.jobs.send(trx, "letter-send", {});
    return { recipients: Number(numUpdatedRows) };
  });
}

const lock = (trx: Trx, id: string): Promise<Letter | undefined> =>
  trx.selectFrom("letters").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
